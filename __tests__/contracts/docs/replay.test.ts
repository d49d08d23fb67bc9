import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSession } from '../../../src/adapters/models/replay-session.ts';
import { runCli } from '../../support/bundle.ts';
import { makeRepository } from '../../support/repository.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const REPORTS = '.forge/artifacts';

/** The page's blocks in one language. */
function blocks(page: string, language: string): readonly string[] {
  const text = readFileSync(join(DOCS, page), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
    ([, block = '']) => block,
  );
}

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

function sessionFile(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'forge-session-')), 'session.json');
  writeFileSync(file, content);
  return file;
}

function replayed(root: string, session: string, ...more: readonly string[]) {
  return runCli(['--provider', 'replay', '--model', session, '--workspace', root, ...more], { cwd: root });
}

function greeting(root: string): string | null {
  const file = join(root, 'greeting.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

test('the script of the page greets the world, and so does the record of that run', async () => {
  const [script = ''] = blocks('replay.md', 'json');
  const files = { 'README.md': 'Hello.\n' };
  const first = makeRepository(files);
  const task = ['--task', 'Greet the world'];
  expect((await replayed(first, sessionFile(script), ...task)).code).toBe(0);
  expect(greeting(first)).toBe('Hello, world.\n');
  const second = makeRepository(files);
  expect((await replayed(second, join(first, REPORTS, 'events.jsonl'), ...task)).code).toBe(0);
  expect(greeting(second)).toBe('Hello, world.\n');
});

test('the page lists every kind of trouble that a turn may have', () => {
  const row = readFileSync(join(DOCS, 'replay.md'), 'utf8')
    .split('\n')
    .find((line) => line.includes('turns[].error'));
  const [, list = ''] = row?.split('is one of') ?? [];
  const kinds = [...list.matchAll(/`(\w+)`/g)].map(([, kind = '']) => kind);
  const session = (trouble: string): string =>
    JSON.stringify({ version: 1, turns: [{ error: { trouble, message: 'x' } }] });
  for (const kind of kinds) expect(parseSession(session(kind), 's.json').turns).toHaveLength(1);
  const refusal = /expected one of (?<known>[^)]*)/.exec(
    messageOf(() => parseSession(session('other'), 's.json')),
  );
  expect(refusal?.groups?.known?.match(/\w+/g)).toEqual(kinds);
});

test('a key that the page does not know is an error with its place', async () => {
  const [script = ''] = blocks('replay.md', 'json');
  const root = makeRepository({ 'README.md': 'Hello.\n' });
  const run = await replayed(
    root,
    sessionFile(script.replace('"text"', '"txt"')),
    '--task',
    'Greet the world',
  );
  expect([run.code, greeting(root)]).toEqual([5, null]);
  expect(run.stderr).toContain('txt');
});

test.each([
  ['Hello, world.', 0, 'Hello, world.\n'],
  ['Hello, moon.', 3, 'Helo\n'],
])(
  'the controlled edit of the page keeps what its build takes, and nothing else: %s',
  async (text, code, left) => {
    const [config = ''] = blocks('controlled-edit.md', 'yaml');
    const root = makeRepository({ 'greeting.txt': 'Helo\n', '.forge/headless-config.yml': config });
    const edit = { filename: 'greeting.txt', old_text: 'Helo', new_text: text };
    const script = { version: 1, turns: [{ calls: [{ name: 'edit_file', arguments: edit }] }] };
    expect((await replayed(root, sessionFile(JSON.stringify(script)))).code).toBe(code);
    expect(greeting(root)).toBe(left);
    expect(existsSync(join(root, 'docs/telemetry/controlled_edit_report.md'))).toBe(true);
  },
);
