import { expect, test } from 'vitest';
import { makeRepository } from '../support/repository.ts';
import { complete, execute, turn, wholeRun } from '../support/whole-run.ts';

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
