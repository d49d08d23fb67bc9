import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeRepository } from '../../support/repository.ts';
import { complete, execute, turn, wholeRun, write } from '../../support/whole-run.ts';

test('what a command left in ignored places is on record and in the reports, and breaks no rule', async () => {
  const root = makeRepository({ '.gitignore': 'node_modules/\n' });
  const planted =
    'mkdir -p node_modules/.bin && echo x > node_modules/.bin/eslint && chmod +x node_modules/.bin/eslint';
  const run = await wholeRun({ root, script: [turn(execute(planted)), turn(complete())] });
  expect(run.code, run.stderr).toBe(0);
  const said = run.reports.events.find(({ event }) => event.type === 'ignored_changed')?.event;
  expect(said).toMatchObject({ counts: { added: 1, executable: 1 }, whole: true });
  expect(JSON.parse(run.reports.text('execution.json'))).toMatchObject({
    ignored_changes: {
      files: 1,
      first: [{ path: 'node_modules/.bin/eslint', change: 'added', executable: true }],
    },
    violations: [],
  });
  expect(run.reports.text('summary.md')).toContain('node_modules/.bin/eslint');
  expect(run.reports.text('report.html')).toContain('node_modules/.bin/eslint');
});

test('an edit of an ignored path says that it is not committed, also when the run took the rule away', async () => {
  const root = makeRepository({ '.gitignore': 'local.txt\nout/\n', 'kept.txt': 'x\n' });
  const script = [
    turn(write('.gitignore', 'out/\n')),
    turn(write('local.txt', 'one\n')),
    turn(write('local.txt', 'two\n')),
    turn(write('out/tool.sh', 'echo\n')),
    turn(write('new.txt', 'x\n')),
    turn(write('kept.txt', 'y\n')),
    turn(complete()),
  ];
  const run = await wholeRun({ root, script });
  expect(run.code, run.stderr).toBe(0);
  const told = run.reports.events.flatMap(({ event }) =>
    event.type === 'tool_finished' ? [String(event.text).includes('will not be committed')] : [],
  );
  expect(told).toEqual([false, true, true, true, false, false, false]);
  const said = run.reports.events.find(({ event }) => event.type === 'ignored_changed')?.event;
  expect(said).toMatchObject({ counts: { added: 2 } });
});

test.each(['rollback', 'quarantine'])('a run that ends in %s says which files stay', async (policy) => {
  const root = makeRepository({
    '.gitignore': 'out/\n.env.local\n',
    '.forge/headless-config.yml': `on_failure: { workspace: ${policy} }\n`,
  });
  const edits = [write('out/tool.sh', 'echo\n'), write('.env.local', 'A=1\n'), write('new.txt', 'x\n')];
  const impossible = { name: 'task_completion', arguments: { result: 'No.', status: 'impossible' } };
  const run = await wholeRun({ root, script: [turn(...edits), turn(impossible)] });
  expect(run.code).toBe(1);
  expect(existsSync(join(root, 'new.txt'))).toBe(false);
  for (const text of [run.stderr, run.reports.text('summary.md'), run.reports.text('report.html')])
    expect(text).toMatch(/restored to its state at the start, except \d ignored files?/);
  expect(run.reports.events.find(({ event }) => event.type === 'workspace_left')?.event).toMatchObject({
    policy,
    ignoredLeft: existsSync(join(root, '.env.local')) ? 2 : 1,
  });
});
