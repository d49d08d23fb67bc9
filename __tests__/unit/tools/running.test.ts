import { describe, expect, it } from 'vitest';
import { fixture, mustRefuse } from '../adapters/workspace/fixture.ts';
import { contextOf, tool } from './run.ts';

describe('execute_command', () => {
  const command = tool('execute_command');
  const propose = async (args: Record<string, unknown>, made = fixture({ 'src/a.ts': '' })) => {
    if (command.kind !== 'command') throw new Error('not a command');
    return command.propose({ command: 'ls', ...args }, contextOf(made));
  };

  it('gets the configured time, or less where less is asked for', async () => {
    const most = { timeoutMs: 120_000, timeoutBy: 'command_timeout' };
    expect(await propose({})).toEqual({ command: 'ls', cwd: null, ...most });
    expect(await propose({ timeout: 5 })).toMatchObject({ timeoutMs: 5000, timeoutBy: 'call' });
    expect(await propose({ timeout: 9999 })).toMatchObject(most);
  });

  it('runs in a folder of the workspace, and in no other', async () => {
    expect(await propose({ working_dir: './src/' })).toMatchObject({ cwd: 'src' });
    expect(mustRefuse(await propose({ working_dir: '..' })).code).toBe('FS-01');
    expect(mustRefuse(await propose({ working_dir: '.git' })).code).toBe('FS-05');
    expect(mustRefuse(await propose({ working_dir: 'src/a.ts' })).reason).toBe(
      '"working_dir" "src/a.ts" is not a folder: name one, or leave it out',
    );
  });
});

describe('task_completion', () => {
  it('is complete unless it says otherwise', () => {
    const done = tool('task_completion');
    if (done.kind !== 'completion') throw new Error('not a completion');
    expect(done.completion({ result: 'all' })).toEqual({ result: 'all', status: 'complete' });
    expect(done.completion({ result: 'no', status: 'impossible' })).toEqual({
      result: 'no',
      status: 'impossible',
    });
  });
});
