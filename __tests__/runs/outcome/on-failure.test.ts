import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScriptedTurn } from '../../support/model-server/script.ts';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { complete, execute, turn, wholeRun, write } from '../../support/whole-run.ts';

/** Everything in the workspace but git's own and the reports: kind, mode and bytes. */
function census(root: string, below = ''): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(join(root, below))) {
    const path = join(below, name);
    if (path === '.git' || path === '.forge/artifacts') continue;
    const full = join(root, path);
    const stat = lstatSync(full);
    if (stat.isSymbolicLink()) found[path] = `link ${readlinkSync(full)}`;
    else if (stat.isDirectory())
      Object.assign(found, { [`${path}/`]: stat.mode.toString(8) }, census(root, path));
    else found[path] = `${stat.mode.toString(8)} ${readFileSync(full, 'base64')}`;
  }
  return found;
}

/** A start with all that is easily lost: modes, a link, CRLF, bytes of no encoding, ignored and untracked files. */
function repository(config: string): string {
  const root = makeRepository({
    'run.sh': '#!/bin/sh\n',
    'dos.txt': 'a\r\nb\r\n',
    'gone/deep/file.txt': 'gone\n',
    '.gitignore': 'cache/\n',
    '.forge/headless-config.yml': `git: { require_clean: false }\n${config}`,
  });
  writeFileSync(join(root, 'bytes.bin'), Buffer.from([0, 255, 254, 10, 13, 0]));
  symlinkSync('dos.txt', join(root, 'link'));
  chmodSync(join(root, 'run.sh'), 0o755);
  chmodSync(join(root, 'dos.txt'), 0o600);
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'more');
  writeFiles(root, { 'cache/kept.txt': 'ignored\n', 'untracked.txt': 'mine\n' });
  return root;
}

const MESS = turn(
  write('dos.txt', 'mine\n'),
  write('new/file.txt', 'new\n'),
  execute(
    'chmod 644 run.sh; rm -r gone link; ln -s run.sh link; printf x > bytes.bin; mkdir -p a/b; printf y > a/b/c',
  ),
);

interface Cause {
  readonly cause: 'violation' | 'gate' | 'timeout' | 'error';
  readonly config: string;
  readonly end: readonly ScriptedTurn[];
  readonly exit: number;
}

const CAUSES: readonly Cause[] = [
  {
    cause: 'violation',
    config: 'constraints: { max_lines_changed: 40 }\n',
    end: [turn(write('long.txt', 'x\n'.repeat(41)))],
    exit: 2,
  },
  {
    cause: 'gate',
    config: 'quality_gates: [{ name: Never, command: "false", baseline: off }]\n',
    end: [turn(complete())],
    exit: 3,
  },
  {
    cause: 'timeout',
    // Enough for the turn before the end, also on a busy machine.
    config: 'constraints: { timeout: 20 }\n',
    end: [{ ...turn(complete()), fault: 'stall' }],
    exit: 4,
  },
  { cause: 'error', config: '', end: [turn(complete('It cannot be.', 'impossible'))], exit: 1 },
];

async function fail({ config, end }: Cause, workspace: string) {
  const root = repository(`on_failure: { workspace: ${workspace} }\n${config}`);
  const before = census(root);
  const head = git(root, 'rev-parse', 'HEAD');
  const run = await wholeRun({ root, script: [MESS, ...end] });
  expect(git(root, 'rev-parse', 'HEAD')).toBe(head);
  return { run, root, before, after: census(root), patches: run.reports.quarantine };
}

/** Only the policy of the cause at hand is `policy`; every other cause has one that would be seen. */
function onlyFor(cause: string, policy: string): string {
  const other = policy === 'preserve' ? 'rollback' : 'preserve';
  const all = CAUSES.map((each) => `${each.cause}: ${each.cause === cause ? policy : other}`);
  return `{ ${all.join(', ')} }`;
}

describe.concurrent.each(CAUSES)('after a $cause the workspace is', (cause) => {
  test('as the agent left it, with preserve', async () => {
    const { run, before, after } = await fail(cause, onlyFor(cause.cause, 'preserve'));
    expect(run.code, run.stderr).toBe(cause.exit);
    expect(after).not.toEqual(before);
    expect(after['a/b/c']).toMatch(/644 eQ==$/);
    expect(after.link).toBe('link run.sh');
    expect(Object.keys(after)).not.toContain('gone/deep/file.txt');
    expect(run.reports.execution.workspace).toEqual({ policy: 'preserve', patch: null });
  });

  test('as it was at the start, to the byte, with rollback', async () => {
    const { run, before, after, patches } = await fail(cause, onlyFor(cause.cause, 'rollback'));
    expect(run.code, run.stderr).toBe(cause.exit);
    expect(after).toEqual(before);
    expect(patches).toEqual([]);
    expect(run.reports.text('changes.patch')).toContain('new/file.txt');
  });
});

test.concurrent('quarantine rolls back and keeps the work as a patch that applies', async () => {
  const { run, root, before, after, patches } = await fail(CAUSES[1]!, 'quarantine');
  expect(run.code).toBe(3);
  expect(after).toEqual(before);
  expect(patches).toEqual(['0001-run.patch']);
  expect(run.reports.execution.workspace).toEqual({
    policy: 'quarantine',
    patch: 'quarantine/0001-run.patch',
  });
  const patch = join(run.reports.dir, 'quarantine/0001-run.patch');
  git(root, 'apply', '--binary', patch);
  expect(existsSync(join(root, 'a/b/c'))).toBe(true);
  expect(existsSync(join(root, 'gone/deep/file.txt'))).toBe(false);
  expect(readFileSync(join(root, 'untracked.txt'), 'utf8')).toBe('mine\n');
});

test.concurrent('one word is the policy for every cause', async () => {
  const { before, after } = await fail(CAUSES[3]!, 'rollback');
  expect(after).toEqual(before);
});
