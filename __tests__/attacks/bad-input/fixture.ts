import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { type BundleRun, runCli } from '../../support/bundle.ts';
import type { Script, ScriptedTurn } from '../../support/model-server/script.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { makeRepository } from '../../support/repository.ts';

// Everything a test makes lies in one folder, which goes when the file is done.
const SCRATCH = mkdtempSync(join(tmpdir(), 'forge-bad-input-'));
process.env.TMPDIR = SCRATCH;
// Runs of another user have their temporary files here too, as in /tmp.
chmodSync(SCRATCH, 0o1777);
afterAll(() => rmSync(SCRATCH, { recursive: true, force: true, maxRetries: 3 }));

export const DONE: ScriptedTurn = { calls: [{ name: 'task_completion', arguments: { result: 'Done.' } }] };
export const EDIT: ScriptedTurn = {
  calls: [{ name: 'write_file', arguments: { path: 'a.txt', content: 'two\n' } }],
};
/** A model that does the task: one edit, and the end. */
export const WELL: readonly ScriptedTurn[] = [EDIT, DONE];

/** A new folder, gone when the file is done. */
export function folder(): string {
  return mkdtempSync(join(SCRATCH, 'place-'));
}

/** A repository with one file, `a.txt`, that holds `one`. */
export function project(more: Readonly<Record<string, string>> = {}): string {
  return makeRepository({ 'a.txt': 'one\n', ...more });
}

export interface Attempt extends BundleRun {
  readonly outcome: string;
  readonly reason: string;
  readonly commit: string | null;
  /** Where the reports are; null where there are none. */
  readonly reports: string | null;
  /** Requests that reached the model. */
  readonly requests: number;
  /** How the server is called in a message. */
  readonly address: string;
  /** Whether workspace and git directory, apart from the reports, are what they were, byte for byte. */
  readonly untouched: boolean;
}

export interface Attempted {
  readonly root: string;
  /** What the model answers. */
  readonly script?: Script;
  readonly args?: readonly string[];
  /** Instead of a task, a model and its address. */
  readonly only?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly user?: number;
}

/** One run of the command line in `root`, against a model on loopback. */
export async function attempt(given: Attempted): Promise<Attempt> {
  await using server = await startModelServer(given.script ?? WELL);
  const address = server.baseUrl('openai-compatible');
  const usual = ['--task', 'Make it two.', '--provider', 'openai-compatible', '--model', 'm'];
  const args = [...(given.only ?? [...usual, '--base-url', address]), ...(given.args ?? []), '--json'];
  const before = fingerprint(given.root);
  const run = await runCli(args, {
    cwd: given.cwd ?? given.root,
    ...(given.env === undefined ? {} : { env: given.env }),
    ...(given.user === undefined ? {} : { user: given.user }),
  });
  const untouched = fingerprint(given.root) === before;
  const said: Readonly<Record<string, unknown>> = JSON.parse(run.stdout.trimEnd().split('\n').at(-1) || '{}');
  const text = (name: string): string | null => (typeof said[name] === 'string' ? said[name] : null);
  expect(said.exit_code).toBe(run.code);
  return {
    ...run,
    outcome: text('outcome') ?? '',
    reason: text('reason') ?? '',
    commit: text('commit_sha'),
    reports: text('report_dir'),
    requests: server.requests.length,
    address,
    untouched,
  };
}

/** Lists of known names grow with the program; that they are there is enough. */
function brief(line: string): string {
  return line.replace(/Known( in \w+)?: [\w-]+(, [\w-]+)+/, 'Known$1: …');
}

/**
 * The configuration is wrong: every problem on stderr, one a line and nothing else; no model was called. A list of
 * known names is written `…`.
 */
export function expectProblems(run: Attempt, lines: readonly string[]): void {
  const said = run.stderr.trimEnd().split('\n');
  expect(said.map(brief)).toEqual(lines);
  expect(run).toMatchObject({ code: 5, outcome: 'config_error', reason: said.join('; '), requests: 0 });
  expectClean(run);
}

export interface Expected {
  readonly code: number;
  readonly outcome: string;
  readonly reason: string;
}

/** The run ended without success: one line says why, in the log, the result and the reports alike. */
export function expectEnd(run: Attempt, { code, outcome, reason }: Expected): void {
  expect(run).toMatchObject({ code, outcome, reason });
  const verdicts = run.stderr.split('\n').filter((line) => /^[a-z_]+ \(exit \d\): /.test(line));
  expect(verdicts).toEqual([`${outcome} (exit ${code}): ${reason}`]);
  expectClean(run);
}

function expectClean(run: Attempt): void {
  expect(run.stderr).not.toMatch(/^\s+at .*:\d+/m);
  expect(run.stderr).not.toContain('defect');
  expect(run.commit).toBeNull();
  expect(run.untouched).toBe(true);
  const { outcome, exit_code: exitCode, reason } = reported(run);
  expect({ outcome, exitCode, reason }).toEqual({
    outcome: run.outcome,
    exitCode: run.code,
    reason: run.reason,
  });
}

/** It went well all the same: the edit is committed. */
export function expectCommitted(run: Attempt): void {
  expect(run.stderr).not.toMatch(/^\s+at .*:\d+/m);
  expect(run).toMatchObject({
    code: 0,
    outcome: 'success',
    reason:
      'the task is complete; no quality gates are set, so nothing checked the work; 1 file changed, +1 -1',
  });
  expect(run.commit).toMatch(/^[0-9a-f]{40}$/);
}

/** execution.json. */
export function reported(run: Attempt): Readonly<Record<string, unknown>> {
  if (run.reports === null) throw new Error(`there are no reports:\n${run.stderr}`);
  return JSON.parse(readFileSync(join(run.reports, 'execution.json'), 'utf8'));
}

/** A hash over every name, mode and content below a folder; the reports' own folder is left out. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    for (const name of readdirSync(join(root, path)).sort()) {
      const inner = path === '' ? name : `${path}/${name}`;
      if (inner === '.forge/artifacts') continue;
      const stat = lstatSync(join(root, inner));
      // The folder above the reports comes with them.
      if (inner !== '.forge') hash.update(`${inner}\0${stat.mode}\0`);
      if (stat.isDirectory()) visit(inner);
      else if (stat.isSymbolicLink()) hash.update(readlinkSync(join(root, inner)));
      else if (stat.isFile()) hash.update(readFileSync(join(root, inner)));
    }
  };
  visit('');
  return hash.digest('hex');
}
