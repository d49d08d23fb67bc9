import { describe, expect, it } from 'vitest';
import type { Script } from '../../support/model-server/script.ts';
import {
  type Attempt,
  attempt,
  DONE,
  EDIT,
  expectCommitted,
  expectProblems,
  project,
  reported,
} from './fixture.ts';

const CONFIG = '.forge/headless-config.yml';
const PRICED = 'model: { price: { input: 1, output: 1 } }\n';
const READ = { calls: [{ name: 'read_file', arguments: { path: 'a.txt' } }] };

function under(config: string, script?: Script): Promise<Attempt> {
  const root = project({ [CONFIG]: config });
  return attempt(script === undefined ? { root } : { root, script });
}

/** The run did no work: exit 2 for this reason, and nothing was committed. */
function expectStopped(run: Attempt, reason: string): void {
  expect(run).toMatchObject({ code: 2, outcome: 'constraint_violation', reason, commit: null });
}

function codes(run: Attempt): readonly unknown[] {
  const { violations } = reported(run);
  return Array.isArray(violations) ? violations.map(({ code }) => code) : [];
}

describe.concurrent('a limit of 0', () => {
  it.each([
    ['max_files: 0', 'would change 1 file, max_files is 0: give a smaller task or a higher max_files'],
    [
      'max_lines_changed: 0',
      'would change 2 lines (1 added, 1 removed), max_lines_changed is 0: give a smaller task or a higher max_lines_changed',
    ],
    [
      'max_bytes_changed: 0',
      'the changed files would hold 4 bytes (4 bytes), max_bytes_changed is 0 bytes (0 bytes): give a smaller task or a higher max_bytes_changed',
    ],
    [
      'commit: { max_files: 0 }',
      'the commit has 1 file, commit.max_files is 0: nothing was committed; split the task or raise commit.max_files',
    ],
    [
      'commit: { max_size: 0 }',
      'the commit has 4 bytes (4 bytes), commit.max_size is 0 bytes (0 bytes): nothing was committed; split the task or raise commit.max_size',
    ],
    [
      'rate_limits: { commits: 0 }',
      'rate_limits.commits is 0, which allows no commits of runs on this branch: start fewer runs at once',
    ],
    [
      'rate_limits: { main_commits: 0 }',
      'rate_limits.main_commits is 0, which allows no commits of runs on the main branch: start fewer runs at once, or name another branch in git.branch',
    ],
  ])('%s forbids what it counts', async (limit, reason) => {
    expectStopped(await under(`constraints: { ${limit} }\n`), reason);
  });

  it.each([
    [
      'constraints: { max_tokens: 0 }\n',
      /^0 tokens used and the next call needs at least [\d,]+, max_tokens is 0: give a smaller task or a higher max_tokens$/,
    ],
    [
      `${PRICED}constraints: { max_cost_usd: 0 }\n`,
      /^\$0 spent and the next call costs at least \$[\d.]+, max_cost_usd is \$0: give a smaller task or a higher max_cost_usd$/,
    ],
  ])('in %j leaves the model unasked', async (config, reason) => {
    const run = await under(config);
    expect(run).toMatchObject({ code: 2, outcome: 'constraint_violation', requests: 0, untouched: true });
    expect(run.reason).toMatch(reason);
  });

  it('for the money of a model whose price nobody knows is refused, for it cannot be held', async () => {
    expect(await under('constraints: { max_cost_usd: 0 }\n')).toMatchObject({
      code: 5,
      requests: 0,
      reason:
        'max_cost_usd cannot be enforced because the price of openai-compatible m is unknown: set model.price, or remove max_cost_usd',
    });
  });

  it('for reads refuses each at once, and waits for nothing', async () => {
    const run = await under('constraints: { rate_limits: { file_reads: 0, on_exceed: delay } }\n', [
      READ,
      EDIT,
      DONE,
    ]);
    expectCommitted(run);
    expect(codes(run)).toEqual(['RATE-01']);
    expect(run.stderr).toContain(
      'refused: rate_limits.file_reads is 0, which allows no file reads: read only what the task needs, or search for it',
    );
  });

  it('for writes refuses each at once, and the run is no success', async () => {
    const run = await under('constraints: { rate_limits: { file_writes: 0, on_exceed: delay } }\n');
    expect(run.reason).toMatch(
      /^nothing was changed: 1 edit broke a rule and was refused, the last because rate_limits\.file_writes is 0, which allows no file writes: /,
    );
    expect(run).toMatchObject({ code: 2, outcome: 'constraint_violation', untouched: true });
  });

  it('for the time is no limit', async () => {
    expectCommitted(await under('constraints: { timeout: 0 }\n'));
  });

  it('is not what a tenth of a millisecond is: that is over before it began', async () => {
    const run = await under('constraints: { timeout: 0.0001 }\n');
    expect(run).toMatchObject({ code: 4, outcome: 'timeout', requests: 0, untouched: true });
    expect(run.reason).toMatch(
      /^(\d+(\.\d+)?s|\d+ms) elapsed, timeout is 1ms, of which the last 1ms are reserved for gates and commit: give a smaller task or a higher timeout$/,
    );
  });

  it('for the share to warn from warns, and stops nothing', async () => {
    const run = await under('constraints: { warn_at: 0 }\n');
    expectCommitted(run);
    expect(run.stderr).toContain('1 of 10 used (10% of max_files): finish with what is left');
  });

  it('for the size of a file is a warning where it is soft, and a refusal where it is hard', async () => {
    const soft = await under('constraints: { file_size: { soft: 0 } }\n');
    expectCommitted(soft);
    expect(codes(soft)).toEqual(['FS-09']);
    const hard = await under('constraints: { file_size: { soft: 0, hard: 0 } }\n');
    expect(hard).toMatchObject({ code: 2, outcome: 'constraint_violation', untouched: true });
    expect(hard.reason).toMatch(
      /^nothing was changed: 1 edit broke a rule and was refused, the last because a\.txt is 4 bytes/,
    );
  });
});

describe.concurrent('all limits at once', () => {
  const MOST = Number.MAX_SAFE_INTEGER;

  it('as high as they go let a run work', async () => {
    const config = [
      'constraints:',
      `  { max_files: ${MOST}, max_lines_changed: ${MOST}, max_bytes_changed: 1000000GB, max_tokens: ${MOST}, max_cost_usd: 1000000,`,
      `    max_turns: ${MOST}, max_calls_per_turn: ${MOST}, timeout: 596h, command_timeout: 596h, max_rejections: ${MOST}, warn_at: 1,`,
      `    file_size: { soft: 10MB, hard: 10MB }, commit: { max_files: ${MOST}, max_size: 1000000GB }, open_files: ${MOST}, state: { max_age: 596h },`,
      `    rate_limits: { file_reads: ${MOST}, file_writes: ${MOST}, commits: ${MOST}, main_commits: ${MOST} } }`,
      `model: { max_output_tokens: ${MOST}, temperature: 2, price: { input: 1000000, output: 0, cache_read: 0, cache_write: 1000000 } }`,
      `quality_gates: [{ name: g, command: "true", timeout: 596h, max_retries: ${MOST} }]`,
      '',
    ].join('\n');
    const run = await under(config);
    expect(run, run.stderr).toMatchObject({ code: 0, outcome: 'success' });
    expect(run.stderr).not.toMatch(/NaN|Infinity|null/);
  });

  it('as low as they go say which one ended the run', async () => {
    const config = [
      'constraints: { max_turns: 1, max_calls_per_turn: 1, command_timeout: 1ms, max_rejections: 1, open_files: 1, state: { max_age: 1ms } }',
      'model: { max_output_tokens: 1, temperature: 0 }',
      'quality_gates: [{ name: g, command: "true", timeout: 1ms }]',
      '',
    ].join('\n');
    const run = await under(config);
    expectStopped(
      run,
      '1 turn taken, max_turns is 1: give a smaller task or a higher max_turns; the work so far is partial',
    );
    expect(run.stderr).not.toMatch(/NaN|Infinity/);
  });

  it('that are wrong are refused together, each with its place', async () => {
    const config =
      'constraints:\n  max_files: 1e308\n  timeout: .nan\n  max_cost_usd: -1\n  commit: { max_size: 5 apples }\n';
    const root = project({ [CONFIG]: config });
    expectProblems(await attempt({ root, args: ['--max-turns', '0'] }), [
      `${CONFIG}:2:14: constraints.max_files: expected a whole number of at least 0 and at most 9007199254740991, got 1e+308`,
      `${CONFIG}:3:12: constraints.timeout: expected seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days, got NaN`,
      `${CONFIG}:4:17: constraints.max_cost_usd: expected a number from 0 to 1000000, got -1`,
      `${CONFIG}:5:23: constraints.commit.max_size: expected whole bytes as a number, or a size such as 500kB or 1MB, at most 1000000GB, got "5 apples"`,
      '--max-turns: expected a whole number of at least 1, got 0',
    ]);
  });
});
