import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a scripted model does in one turn, whatever the agent calls its tools. */
export type Step =
  | { readonly do: 'read'; readonly path: string }
  | { readonly do: 'edit'; readonly path: string; readonly search: string; readonly replace: string }
  | { readonly do: 'write'; readonly path: string; readonly content: string }
  | { readonly do: 'run'; readonly command: string }
  | { readonly do: 'end'; readonly result: string };

/** A task as the turns that do it, and what the work tree then shows. */
export interface Scenario {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Lines of `git status --porcelain -uall`; with others the run does not count. */
  readonly status: readonly string[];
}

export const TASK = 'Rename the counters and add the two new modules.';
const END: Step = { do: 'end', result: 'Renamed and added.' };
const FILES = 40;

/** 42 small files, committed: the repository of every scenario. */
export function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'forge-bench-'));
  for (let index = 0; index < FILES; index += 1) write(root, moduleName(index), moduleText(index));
  write(root, 'README.md', '# Bench\n\nForty small modules.\n');
  write(root, 'package.json', '{ "name": "bench", "version": "1.0.0", "type": "module" }\n');
  const git = (...args: string[]): void => {
    execFileSync('git', ['-C', root, '-c', 'user.name=b', '-c', 'user.email=b@example.com', ...args], {
      stdio: 'ignore',
    });
  };
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'start');
  return root;
}

/** 8 reads, 6 edits, 2 new files and 4 commands, one call a turn, then the end. */
export function twentyTurns(): Scenario {
  const steps: Step[] = [];
  for (let index = 0; index < 8; index += 1) {
    steps.push(read(index));
    if (index < 6) steps.push(edit(index));
    if (index % 2 === 1) steps.push({ do: 'run', command: 'git status --short' });
  }
  const added = ['alpha', 'beta'].map((name) => `src/${name}.js`);
  for (const path of added) steps.push({ do: 'write', path, content: moduleText(99) });
  const status = [0, 1, 2, 3, 4, 5].map((index) => ` M ${moduleName(index)}`);
  return {
    name: '20 turns',
    steps: [...steps, END],
    status: [...status, ...added.map((path) => `?? ${path}`)],
  };
}

/** One read, one edit, one command. */
export function threeTurns(): Scenario {
  const steps: readonly Step[] = [read(0), edit(0), { do: 'run', command: 'git status --short' }, END];
  return { name: '3 turns', steps, status: [` M ${moduleName(0)}`] };
}

/** 150 reads of 40 files, again and again in their order: does a turn cost more the longer the run? */
export function manyReads(): Scenario {
  const reads = Array.from({ length: 150 }, (_, turn) => read(turn % FILES));
  return { name: '150 reads', steps: [...reads, END], status: [] };
}

/** The model is done at once: what is left is start and end. */
export function startUp(): Scenario {
  return { name: 'start-up', steps: [END], status: [] };
}

/** What the model must have been shown by the end for the run to count: of each file read, of each command's output. */
export function shownBy(step: Step): string | null {
  if (step.do === 'read') return step.path.replace(/^src\/module-(\d+)\.js$/, '// module $1\n');
  return step.do === 'run' ? ` M ${moduleName(0)}` : null;
}

function read(index: number): Step {
  return { do: 'read', path: moduleName(index) };
}

function edit(index: number): Step {
  const [search, replace] = [`let counter${index} = 0;`, `let total${index} = 0;`];
  return { do: 'edit', path: moduleName(index), search, replace };
}

function moduleName(index: number): string {
  return `src/module-${index}.js`;
}

function moduleText(index: number): string {
  const lines = [`// module ${index}`, `let counter${index} = 0;`];
  for (let line = 0; line < 54; line += 1)
    lines.push(`export const value${index}_${line} = ${index * line}; // of forty`);
  return `${lines.join('\n')}\n`;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
