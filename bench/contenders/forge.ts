import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Answer, call } from '../model-answers.ts';
import type { Step } from '../scenario.ts';
import { type Contender, KEY } from './contender.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** FORGE_DIST names another build, to compare with. */
export const CLI = join(resolve(process.env.FORGE_DIST ?? join(ROOT, 'dist')), 'cli/index.js');

/** The flags after the model's name give room for 150 turns; nothing else is set. */
export const forge: Contender = {
  name: `forge-headless ${versionOf(join(ROOT, 'package.json'))}`,
  args: ({ url, workspace }, task) => [
    ...[CLI, '--task', task, '--workspace', workspace],
    ...['--provider', 'openai-compatible', '--base-url', url, '--model', 'm'],
    ...['--max-turns', '200', '--max-tokens', '100000000', '--no-commit', '--quiet'],
  ],
  env: () => ({ FORGE_API_KEY: KEY }),
  answer,
};

/** The least a Node program can do for the same conversation. */
export const floor: Contender = {
  name: 'bare loop (floor)',
  args: ({ url }, task) => [join(ROOT, 'bench/floor-loop.mjs'), url, task],
  env: () => ({}),
  answer,
};

export function versionOf(manifest: string): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

function answer(step: Step): Answer {
  switch (step.do) {
    case 'read':
      return call('read_file', { path: step.path });
    case 'edit': {
      const edits = [{ search: step.search, replace: step.replace }];
      return call('apply_diff', { path: step.path, edits });
    }
    case 'write':
      return call('write_file', { path: step.path, content: step.content });
    case 'run':
      return call('execute_command', { command: step.command });
    case 'end':
      return call('task_completion', { result: step.result });
  }
}
