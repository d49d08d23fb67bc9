import { describe, expect, test } from 'vitest';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { makePull } from '../../support/github/state.ts';
import type { RecordedRequest, ScriptedTurn } from '../../support/model-server/script.ts';
import { git } from '../../support/repository.ts';
import {
  complete,
  fileIn,
  PROVIDERS,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const LAST = /This is your last reply: [^"]*Call task_completion now/;
const PRICE = 'model: { price: { input: 10, output: 50 } }\n';

const isTold = ({ body }: RecordedRequest): boolean => LAST.test(body);

function costing(input: number, output: number, ...calls: readonly ReturnType<typeof write>[]): ScriptedTurn {
  return { ...turn(...calls), usage: { input, output } };
}

describe.concurrent('a budget that lands', () => {
  test('tells the model once which answer is its last, so that the run ends by its own word', async () => {
    const run = await wholeRun({
      config: 'constraints: { max_tokens: 50000 }\nquality_gates: [{ name: Green, command: "true" }]\n',
      script: [
        costing(18_000, 1000, write('work.txt', 'half\n')),
        turn(complete('Half of it is done; the tests are missing.', 'partial')),
      ],
    });
    expect(run.requests.map(isTold)).toEqual([false, true]);
    expect(run.code, run.stderr).toBe(0);
    const { execution } = run.reports;
    expect(execution).toMatchObject({ outcome: 'success', partial: true, commit: null });
    expect(execution.reason).toMatch(
      /^the agent calls the work partial, the gates passed; 1 file changed.*not committed$/,
    );
    expect(execution.gates).toMatchObject([{ status: 'passed' }]);
    expect(fileIn(run.root, 'work.txt')).toBe('half\n');
    expect(run.reports.text('summary.md')).toContain('Unfinished: the agent called the task partial');
    expect(run.stderr).toContain('the agent called the task partial');
    expect(run.reports.text('report.html')).toContain('Unfinished: the agent called the task partial');
  });

  test('tells it once, also where an answer that was to be the last left room for another', async () => {
    const run = await wholeRun({
      config: 'constraints: { max_tokens: 50000 }\n',
      script: [
        costing(18_000, 1000, write('a.txt', 'a\n')),
        costing(15_000, 100, write('b.txt', 'b\n')),
        turn(complete()),
      ],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.requests.map(({ body }) => body.split('This is your last reply').length - 1)).toEqual([
      0, 1, 1,
    ]);
  });

  test.each(PROVIDERS)('says so on the last turn, through %s, and takes it', async (provider) => {
    const run = await wholeRun({
      provider,
      config: 'constraints: { max_turns: 3 }\n',
      script: [turn(write('a.txt', 'a\n')), turn(write('b.txt', 'b\n')), turn(complete())],
    });
    expect(run.requests.map(isTold)).toEqual([false, false, true]);
    expect(run.requests[2]?.body).not.toContain('% of max_turns');
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.execution.commit).not.toBeNull();
  });

  test('prices the next call before it is sent, and makes none that cannot be paid', async () => {
    const run = await wholeRun({
      config: `${PRICE}constraints: { max_cost_usd: 1 }\nquality_gates: [{ name: Red, command: "false" }]\n`,
      script: [costing(60_000, 1000, write('work.txt', 'half\n')), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(2);
    expect(run.requests).toHaveLength(1);
    const { execution } = run.reports;
    expect(execution.reason).toMatch(
      /^\$0\.65 spent and the next call costs at least \$0\.6\d+, max_cost_usd is \$1/,
    );
    expect(execution.reason).toMatch(/; the work so far is partial$/);
    expect(execution).toMatchObject({ partial: true, commit: null });
    expect(execution.gates).toMatchObject([{ status: 'failed' }]);
    expect(run.reports.codes).toContain('LIM-07');
    expect(run.reports.text('summary.md')).toContain('Unfinished: a limit ended the run');
  });

  test('tells the model where the money pays one more answer', async () => {
    const run = await wholeRun({
      config: `${PRICE}constraints: { max_cost_usd: 1.2 }\n`,
      script: [costing(40_000, 1000, write('work.txt', 'whole\n')), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.requests.map(isTold)).toEqual([false, true]);
    expect(run.requests[1]?.body).toContain('$0.45 of $1.20 is spent');
  });

  test.each(['preserve', 'rollback', 'quarantine'])(
    'leaves what a limit cut short as %s says',
    async (policy) => {
      const run = await wholeRun({
        config: `on_failure: { workspace: ${policy} }\nconstraints: { max_turns: 1 }\n`,
        script: [turn(write('work.txt', 'half\n'))],
      });
      expect(run.code, run.stderr).toBe(2);
      expect(run.reports.execution.partial).toBe(true);
      expect(fileIn(run.root, 'work.txt')).toBe(policy === 'preserve' ? 'half\n' : null);
      expect(run.reports.quarantine).toHaveLength(policy === 'quarantine' ? 1 : 0);
      expect(run.reports.text('changes.patch')).toContain('work.txt');
    },
  );

  test('is not partial where a limit ended it before anything was done', async () => {
    const run = await wholeRun({
      config: 'constraints: { max_turns: 1 }\n',
      script: [{ text: 'Let me think.' }],
    });
    expect(run.reports.execution).toMatchObject({ outcome: 'constraint_violation', partial: false });
  });
});

const DRAFT = { 'create-pr': 'true', 'pr-labels': 'bot', 'pr-reviewers': 'mia' };
const BRANCH = 'forge/Nightly-care-lint';
const HALF = [turn(write('work.txt', 'half\n'))];

function scene(config: string, state = {}): Promise<ForgeScene> {
  return forgeScene(
    { 'README.md': 'Hello.\n', '.forge/headless-config.yml': `git: { partial: draft_pr }\n${config}` },
    state,
  );
}

function expectKept(at: ForgeScene, run: WholeRun, code: number): void {
  expect(run.code, run.stdout).toBe(code);
  expect(at.server.pushes).toEqual([]);
  expect(at.writes).toEqual([]);
  expect(git(run.root, 'log', '--format=%s', '--all')).toBe('start');
  expect(fileIn(run.root, 'work.txt')).toBe('half\n');
}

describe.concurrent('partial: draft_pr', () => {
  test('offers what a limit cut short as a draft, with the state of its gates; the exit code stays', async () => {
    await using at = await scene(
      'on_failure: { workspace: rollback }\nconstraints: { max_turns: 1 }\nquality_gates: [{ name: Never, command: "false" }]\n',
    );
    const run = await at.run({ script: HALF, inputs: DRAFT });
    expect(run.code, run.stdout).toBe(2);
    expect(at.pulls).toMatchObject([
      {
        title: 'Unfinished: Fix the lint errors',
        draft: true,
        head: { ref: BRANCH },
        labels: ['bot'],
        reviewers: { users: [] },
      },
    ]);
    const body = at.pulls[0]?.body ?? '';
    expect(body).toContain('**Unfinished.** A limit ended the run: 1 turn taken');
    expect(body).toContain('| Never | red | 🔴 red |');
    const { execution } = run.reports;
    expect(execution).toMatchObject({ partial: true, outcome: 'constraint_violation', workspace: null });
    expect(at.tip(BRANCH)).toBe(execution.commit?.sha);
    expect(at.git('log', '-1', '--format=%b', BRANCH)).toContain(
      'Unfinished: this commit contains only part of the task',
    );
    expect(at.git('log', '-1', '--format=%s', 'main')).toBe('start');
    expect(git(run.root, 'status', '--porcelain', '--untracked-files=no')).toBe('');
    expect(run.outputs).toMatchObject({
      'pull-request-operation': 'created',
      'commit-sha': execution.commit?.sha,
    });
  });

  test('offers what the agent calls partial, and the next run goes on from there', async () => {
    await using at = await scene('');
    const first = await at.run({ script: [...HALF, turn(complete('Half.', 'partial'))], inputs: DRAFT });
    expect(first.code, first.stdout).toBe(0);
    expect(at.pulls).toMatchObject([{ draft: true }]);
    expect(first.reports.execution.reason).not.toContain('not committed');
    const rest = [turn(write('rest.txt', 'rest\n'), complete('Whole.'))];
    const second = await at.run({ script: rest, inputs: DRAFT });
    expect(second.code, second.stdout).toBe(0);
    expect(fileIn(second.root, 'work.txt')).toBe('half\n');
    expect(at.pulls).toMatchObject([{ title: 'Fix the lint errors', reviewers: { users: ['mia'] } }]);
    expect(second.outputs['pull-request-operation']).toBe('updated');
    expect(at.pulls).toMatchObject([{ draft: false }]);
  });

  test('puts no unfinished work into a pull request that is ready', async () => {
    const head = { ref: BRANCH, sha: '0'.repeat(40), repository: 'acme/app' };
    await using at = await scene('constraints: { max_turns: 1 }\n', {
      pulls: [makePull({ number: 9, head })],
    });
    const run = await at.run({ script: HALF, inputs: DRAFT });
    expectKept(at, run, 2);
    expect(run.summary).toContain('is ready for review, and unfinished work would be merged with it');
  });

  test('puts none onto the default branch', async () => {
    await using at = await scene('constraints: { max_turns: 1 }\n');
    const run = await at.run({
      script: HALF,
      inputs: { 'auto-push': 'true', branch: 'main', 'pr-base': 'develop' },
    });
    expectKept(at, run, 2);
    expect(run.summary).toContain('main is the default branch');
  });

  test('offers none after an emergency stop', async () => {
    await using at = await scene(
      'constraints: { max_turns: 1, on_violation: { max_turns: emergency_stop } }\n',
    );
    expectKept(at, await at.run({ script: HALF, inputs: DRAFT }), 2);
  });

  test('offers none with a secret in it', async () => {
    await using at = await scene('constraints: { max_turns: 1 }\n');
    const key = ['AKIA', 'Q3EGRT7WXY2ZABCD'].join('');
    const run = await at.run({ script: [turn(write('work.txt', `id = "${key}"\n`))], inputs: DRAFT });
    expect(run.code).toBe(2);
    expect(at.server.pushes).toEqual([]);
    expect(run.reports.codes).toContain('SEC-01');
    expect(run.summary).toContain('not committed');
  });

  test('keeps the exit code of the limit where the draft could not be opened, and says where the commit is', async () => {
    await using at = await scene('constraints: { max_turns: 1 }\n');
    const script = () => {
      // After the preflight, which would have refused it.
      at.api.state.actionsMayOpenPullRequests = false;
      return HALF[0]!;
    };
    const run = await at.run({ script, inputs: DRAFT });
    expect(run.code, run.stdout).toBe(2);
    expect(at.tip(BRANCH)).toBe(run.outputs['commit-sha']);
    expect(run.summary).toContain('no draft pull request');
    expect(run.summary).toContain('Workflow permissions');
  });

  test('keeps the work where GitHub cannot be asked', async () => {
    await using at = await scene('constraints: { max_turns: 1 }\n');
    at.api.fail('pulls/list', 403);
    expectKept(at, await at.run({ script: HALF, inputs: DRAFT }), 2);
  });

  test('never commits unfinished work without it', async () => {
    await using at = await forgeScene({ 'README.md': 'Hello.\n' });
    const script = [...HALF, turn(complete('Half.', 'partial'))];
    expectKept(at, await at.run({ script, inputs: DRAFT }), 0);
  });
});
