import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface ScriptedCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export const TASK = 'Rename the counters and add the two new modules.';

/** 42 small files, committed: the repository of the 20-turn task. */
export function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'forge-bench-'));
  for (let index = 0; index < 40; index += 1) write(root, `src/module-${index}.js`, moduleText(index));
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

/** 8 reads, 6 edits, 2 new files and 4 commands, one call a turn, then the completion. */
export function twentyTurns(): readonly ScriptedCall[] {
  const calls: ScriptedCall[] = [];
  for (let index = 0; index < 8; index += 1) {
    calls.push({ name: 'read_file', arguments: { path: `src/module-${index}.js` } });
    if (index < 6) calls.push(edit(index));
    if (index % 2 === 1)
      calls.push({ name: 'execute_command', arguments: { command: 'git status --short' } });
  }
  for (const name of ['alpha', 'beta']) {
    calls.push({ name: 'write_file', arguments: { path: `src/${name}.js`, content: moduleText(99) } });
  }
  return [...calls, { name: 'task_completion', arguments: { result: 'Renamed and added.' } }];
}

/** The work tree must hold the six edits and the two files, else the figure does not count. */
export const EXPECTED_STATUS = ['alpha', 'beta']
  .map((name) => `?? src/${name}.js`)
  .concat([0, 1, 2, 3, 4, 5].map((index) => ` M src/module-${index}.js`));

function edit(index: number): ScriptedCall {
  const edits = [{ search: `let counter${index} = 0;`, replace: `let total${index} = 0;` }];
  return { name: 'apply_diff', arguments: { path: `src/module-${index}.js`, edits } };
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
