import { describe, expect, test } from 'vitest';
import { complete, execute, fileIn, turn, wholeRun } from '../../support/whole-run.ts';

const FILES = { 'a.txt': 'a\n' };

describe.concurrent('a command that pushes by force', () => {
  test('does not run, leaves no trace, and is on record as S-012', async () => {
    const run = await wholeRun({
      files: FILES,
      script: [turn(execute('touch trace; x=--for; git push ${x}ce origin main')), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(fileIn(run.root, 'trace')).toBeNull();
    expect(run.reports.toolTexts[0]).toContain('forced push (git push with --force)');
    expect(run.reports.violations).toContainEqual(
      expect.objectContaining({
        code: 'GIT-06',
        type: 'branch_protection',
        constraint: 'S-012',
        action: 'blocked',
        response: 'reject',
        effect: 'prevented',
        tool: 'execute_command',
      }),
    );
  });

  test('stops the run under strict, with exit 2', async () => {
    const run = await wholeRun({
      files: FILES,
      config: 'constraints: { strict: true, on_violation: { force_push: reject } }\n',
      script: [turn(execute('git push origin +main'), execute('touch later')), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(2);
    expect(fileIn(run.root, 'later')).toBeNull();
    expect(run.reports.violations).toContainEqual(
      expect.objectContaining({ code: 'GIT-06', response: 'emergency_stop', action: 'stopped' }),
    );
  });

  test('is not taken for one that only says so', async () => {
    const run = await wholeRun({
      files: FILES,
      script: [turn(execute('echo "never git push --force" > notes.md')), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(fileIn(run.root, 'notes.md')).toBe('never git push --force\n');
    expect(run.reports.codes).not.toContain('GIT-06');
  });
});
