import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../..');

/** Every page with code: the README, the docs, and the pages beside them. Relative to the root. */
export const PAGES: readonly string[] = globSync(
  ['*.md', 'docs/**/*.md', 'examples/*.md', '.github/**/*.md'],
  { cwd: ROOT },
)
  .filter((page) => page !== 'CHANGELOG.md')
  .sort();

export interface Block {
  readonly page: string;
  /** `docs/gates.md:12`, for messages. */
  readonly at: string;
  /** '' if the fence names none. */
  readonly language: string;
  readonly text: string;
}

const FENCE = /^(?<indent> *)```(?<language>\w*)\n(?<text>[\s\S]*?)^\k<indent>```$/gm;

/** Every fenced block of every page, in order. The indentation of a list item is removed. */
export const BLOCKS: readonly Block[] = PAGES.flatMap((page) => {
  const content = readFileSync(join(ROOT, page), 'utf8');
  return [...content.matchAll(FENCE)].map((match) => {
    const { indent = '', language = '', text = '' } = match.groups ?? {};
    return {
      page,
      at: `${page}:${content.slice(0, match.index).split('\n').length}`,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
});

export function blocksIn(...languages: readonly string[]): readonly Block[] {
  return BLOCKS.filter(({ language }) => languages.includes(language));
}

export type YamlKind = 'workflow' | 'steps' | 'dependabot' | 'configuration';

/** What a block of YAML is a part of. All that is nothing else is a configuration file of ours. */
export function kindOf({ text }: Block): YamlKind {
  const value: unknown = parse(text);
  if (Array.isArray(value)) return 'steps';
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.includes('jobs')) return 'workflow';
  return keys.includes('updates') ? 'dependabot' : 'configuration';
}

/** A block as a whole workflow: steps get a job, and jobs without a trigger are started by hand. */
export function workflowOf(block: Block): string {
  if (kindOf(block) === 'workflow')
    return 'on' in (parse(block.text) as object) ? block.text : `on: workflow_dispatch\n${block.text}`;
  const steps = block.text.replaceAll(/^/gm, '      ');
  return `on: workflow_dispatch\njobs:\n  job:\n    runs-on: ubuntu-24.04\n    steps:\n${steps}`;
}

/** A command line of ours in a block, as the shell would split it. */
export interface Command {
  readonly at: string;
  readonly page: string;
  readonly args: readonly string[];
}

const OURS = /^(?:[A-Z_]+=\S* )*(?:forge-headless|node dist\/cli\/index\.js)(?: |$)/;

/** Every command line of ours in the blocks of shell. */
export const COMMANDS: readonly Command[] = blocksIn('sh', 'bash').flatMap(({ page, at, text }) =>
  text
    .replaceAll(/\\\n\s*/g, ' ')
    .split(/\n|&&|\|/)
    .map((line) => line.trim())
    .filter((line) => OURS.test(line))
    .map((line) => ({ page, at, args: wordsOf(line.replace(OURS, '')) })),
);

function wordsOf(line: string): readonly string[] {
  const words = line.replace(/ #.*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g);
  return [...words].map(([, single, double, bare]) => single ?? double ?? bare ?? '');
}
