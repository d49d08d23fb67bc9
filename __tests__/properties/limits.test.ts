import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToolCall } from '../../src/core/model/model.ts';
import { crewOf } from '../support/executor-services.ts';
import { runs } from '../support/runs.ts';
import { folder, gitPath, type Repo, repository } from '../unit/adapters/git/fixture.ts';

interface Truth {
  readonly files: number;
  readonly lines: number;
  readonly bytes: number;
}

/** What a reviewer would see: git's own count of the disk against the start, through an index of its own. */
function truthOf(repo: Repo, start: string, scratch: string): Truth {
  const git = (...args: string[]): string =>
    execFileSync(gitPath, args, {
      cwd: repo.root,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: join(scratch, 'index') },
    });
  git('add', '-A');
  const records = git('diff', '--cached', '--numstat', '--no-renames', '-z', start).split('\0').slice(0, -1);
  let [lines, bytes] = [0, 0];
  for (const record of records) {
    const [added = '', removed = '', path = ''] = record.split('\t');
    lines += (Number(added) || 0) + (Number(removed) || 0);
    bytes += lstatSync(join(repo.root, path), { throwIfNoEntry: false })?.size ?? 0;
  }
  return { files: records.length, lines, bytes };
}

const path = fc.constantFrom('a.txt', 'b.txt', 'c/d.txt', 'c/e f.txt', 'new.txt', 'n/new.txt', 'ü.txt');
const count = fc.nat(14);
const linesOf = (word: string, many: number): string =>
  Array.from({ length: many }, (_, at) => `${word} ${at % 5}\n`).join('');
const word = fc.constantFrom('line', 'one', 'other');
const quoted = (text: string): string => `'./${text}'`;

const call = (name: string, args: object): ToolCall => ({ id: 'call', name, arguments: args });
const shell = (command: string): ToolCall => call('execute_command', { command });
const write = fc
  .tuple(path, word, count)
  .map(([name, text, many]) => call('write_file', { path: name, content: linesOf(text, many) }));
const edit = fc.tuple(path, word, count).map(([name, text, many]) =>
  call('apply_diff', {
    path: name,
    edits: [{ search: 'line 1\n', replace: linesOf(text, many), replace_all: true }],
  }),
);
const read = path.map((name) => call('read_file', { path: name }));
const command = fc.oneof(
  fc
    .tuple(path, word, count)
    .map(([name, text, many]) =>
      shell(`mkdir -p c n; for i in $(seq ${many}); do echo ${text} $((i % 5)); done >> ${quoted(name)}`),
    ),
  path.map((name) => shell(`rm -f ${quoted(name)}`)),
  fc.tuple(path, path).map(([from, to]) => shell(`mkdir -p c n; mv -f ${quoted(from)} ${quoted(to)}`)),
  fc.tuple(path, path).map(([from, to]) => shell(`mkdir -p c n; cp -f ${quoted(from)} ${quoted(to)}`)),
  fc
    .tuple(path, fc.nat(3000))
    .map(([name, size]) => shell(`mkdir -p c n; head -c ${size} /dev/zero > ${quoted(name)}`)),
  path.map((name) => shell(`sed -i 's/line/LINE/' ${quoted(name)}`)),
  path.map((name) => shell(`chmod +x ${quoted(name)}`)),
  fc.constant(shell('git checkout -q -- . ; git add -A; git reset -q')),
);
const pause = fc.nat(40_000);
const operation = fc.oneof(write, write, edit, read, command, pause);

const limits = fc.record({
  max_files: fc.nat(5),
  max_lines_changed: fc.nat(60),
  max_bytes_changed: fc.nat(3000),
  max_rejections: fc.constant(1000),
  rate_limits: fc.record({ file_reads: fc.nat(3), file_writes: fc.nat(3) }),
  // Then a sequence goes on behind its first violation; the other half ends there, as a run does.
  on_violation: fc.constantFrom(
    {},
    {
      max_files: 'reject' as const,
      max_lines_changed: 'reject' as const,
      max_bytes_changed: 'reject' as const,
    },
  ),
});

const READS = ['read_file'];
const WRITES = ['write_file', 'apply_diff'];

/** The most of these that came within less than a minute. */
function busiest(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at - from < 60_000).length));
}

describe('no sequence of allowed calls', () => {
  it('leaves more changed than the limits allow, by git’s own count, or comes faster than the rates', async () => {
    let allowed = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        limits,
        fc.array(operation, { minLength: 1, maxLength: 10 }),
        async (held, operations) => {
          const repo = repository({
            'a.txt': linesOf('line', 12),
            'b.txt': linesOf('line', 3),
            'c/d.txt': 'x\n',
          });
          const start = repo.git('rev-parse', 'HEAD').trim();
          const scratch = folder();
          const { executor, netChanges, clock, tree, settings } = await crewOf(repo, held);
          const times: Record<'read' | 'write', number[]> = { read: [], write: [] };
          for (const one of operations) {
            if (typeof one === 'number') {
              await clock.sleep(one);
              continue;
            }
            const { results, end } = await executor.execute([one], 1);
            if (results[0]?.ok === true) {
              allowed += 1;
              if (READS.includes(one.name)) times.read.push(clock.monotonic());
              if (WRITES.includes(one.name)) times.write.push(clock.monotonic());
            } else refused += 1;
            // Whatever was refused left no trace either.
            const truth = truthOf(repo, start, scratch);
            expect(truth.files).toBeLessThanOrEqual(settings.max_files);
            expect(truth.lines).toBeLessThanOrEqual(settings.max_lines_changed);
            expect(truth.bytes).toBeLessThanOrEqual(settings.max_bytes_changed);
            // The ledger's sums may be bounds, and never fall short.
            const told = netChanges.totals();
            expect(told.files).toBeGreaterThanOrEqual(truth.files);
            expect(told.linesAdded + told.linesRemoved).toBeGreaterThanOrEqual(truth.lines);
            expect(told.bytes).toBeGreaterThanOrEqual(truth.bytes);
            if (end !== undefined) break;
          }
          expect(busiest(times.read)).toBeLessThanOrEqual(settings.rate_limits.file_reads);
          expect(busiest(times.write)).toBeLessThanOrEqual(settings.rate_limits.file_writes);
          await tree.close();
        },
      ),
      { numRuns: runs(15, 3) },
    );
    // A property of calls that are all allowed, or all refused, would say nothing.
    expect(Math.min(allowed, refused)).toBeGreaterThan(0);
  }, 240_000);
});
