import { expect, test } from 'vitest';
import { type IgnoredChange, summaryOf } from '../../../../src/core/git/ignored.ts';
import { executionJson } from '../../../../src/report/files/execution-json.ts';
import { summaryMarkdown } from '../../../../src/report/files/summary-md.ts';
import { reportHtml } from '../../../../src/report/html/page.ts';
import { fold, recorded, started } from '../sample-run.ts';

function runWith(changes: readonly IgnoredChange[], whole = true) {
  return fold(
    recorded([
      [0, started()],
      [0, { type: 'ignored_changed', ...summaryOf({ changes, whole }) }],
    ]),
  );
}

const many: IgnoredChange[] = Array.from({ length: 1000 }, (_, at) => ({
  path: `node_modules/m${String(at).padStart(4, '0')}/index.js`,
  how: 'added',
  executable: false,
}));
const tool: IgnoredChange = { path: 'node_modules/.bin/zz', how: 'modified', executable: true };
const log: IgnoredChange = { path: 'debug.log', how: 'deleted', executable: false };

test('changed ignored files are counted by top folder, and executable ones are named first', () => {
  const record = runWith([...many, log, tool]);
  expect(JSON.parse(executionJson(record, null)).ignored_changes).toMatchObject({
    files: 1002,
    added: 1000,
    modified: 1,
    deleted: 1,
    executable: 1,
    complete: true,
    folders: [
      { folder: 'node_modules', added: 1000, modified: 1, deleted: 0, executable: 1 },
      { folder: '.', added: 0, modified: 0, deleted: 1, executable: 0 },
    ],
    first: expect.arrayContaining([{ path: 'node_modules/.bin/zz', change: 'modified', executable: true }]),
  });
  expect(record.violations).toEqual([]);
  const markdown = summaryMarkdown(record, null);
  expect(markdown).toContain('### Changed in ignored places');
  expect(markdown).toContain('| `node_modules` | 1000 new, 1 modified, 1 executable |');
  expect(markdown.indexOf('node_modules/.bin/zz')).toBeLessThan(markdown.indexOf('debug.log'));
  expect(markdown).toContain('and 972 more files');
  const page = reportHtml(record, '', null);
  expect(page).toContain('node_modules/.bin/zz');
  expect(page).toContain('1000 new, 1 modified, 1 deleted, 1 executable');
});

test('the record stays small however many there are, and says where it looked at a part', () => {
  const record = runWith(many, false);
  expect(executionJson(record, null).length).toBeLessThan(30_000);
  expect(JSON.parse(executionJson(record, null)).ignored_changes.complete).toBe(false);
  expect(summaryMarkdown(record, null)).toContain('The list is incomplete');
  expect(reportHtml(record, '', null)).toContain('The list is incomplete');
});

test('a name in it has no power where it is shown, and a run that changed none says nothing', () => {
  const nasty = 'out/<img src=x> @octocat `x` | \u202e';
  const record = runWith([{ path: nasty, how: 'added', executable: true }]);
  expect(reportHtml(record, '', null)).not.toContain('<img');
  expect(summaryMarkdown(record, null)).not.toContain('\u202e');
  const quiet = fold(recorded([[0, started()]]));
  expect(JSON.parse(executionJson(quiet, null)).ignored_changes).toBeNull();
  expect(summaryMarkdown(quiet, null)).not.toContain('ignored');
});
