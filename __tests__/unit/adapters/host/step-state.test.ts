import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type StepState, savedStepState, saveStepState } from '../../../../src/adapters/host/step-state.ts';
import { stateEnvironment } from '../../../support/step-state.ts';

const STATE: StepState = {
  executionId: 'run-1',
  startedAt: 1_700_000_000_000,
  folder: { dir: '/work/a "b"\n=c', device: 1, inode: 2 },
  artifact: { name: 'forge', retentionDays: null },
  reported: false,
  upload: 'open',
  summarised: false,
};

/** What the post step is given after these were saved. */
function afterSaving(states: readonly StepState[], env: Readonly<Record<string, string>>) {
  const file = join(mkdtempSync(join(tmpdir(), 'forge-state-')), 'state');
  writeFileSync(file, '');
  for (const state of states) saveStepState(state, { ...env, GITHUB_STATE: file });
  return stateEnvironment(readFileSync(file, 'utf8'));
}

describe("the step's state", () => {
  const env = { ACTIONS_RUNTIME_TOKEN: 'token of the job' };

  test('comes back to the post step as it was saved last', () => {
    const saved = afterSaving([STATE, { ...STATE, reported: true }], env);
    expect(savedStepState({ ...env, ...saved })).toEqual({ ...STATE, reported: true });
  });

  test('is null where nothing was saved', () => {
    expect(savedStepState(env)).toBeNull();
    expect(() => saveStepState(STATE, {})).not.toThrow();
  });

  test('is not believed from somebody who does not know the secrets of the job', () => {
    const forged = afterSaving([{ ...STATE, folder: { ...STATE.folder, dir: '/home/runner/.ssh' } }], {
      ACTIONS_RUNTIME_TOKEN: 'guessed',
    });
    expect(savedStepState({ ...env, ...forged })).toBe('forged');
    const [name = '', value = ''] = Object.entries(afterSaving([STATE], env))[0] ?? [];
    const [seal = ''] = value.split('.');
    for (const other of [`${seal}.e30`, seal, '.', 'x', `${value}A`])
      expect(savedStepState({ ...env, [name]: other }), other).toBe('forged');
  });

  test('is sealed by any key that the job has, and saved by none where it has none', () => {
    for (const name of ['INPUT_API-KEY', 'INPUT_GITHUB-TOKEN', 'FORGE_API_KEY', 'ANTHROPIC_API_KEY']) {
      const key = { [name]: 'the key of the job' };
      expect(savedStepState({ ...key, ...afterSaving([STATE], key) }), name).toEqual(STATE);
    }
    expect(afterSaving([STATE], {})).toEqual({});
  });

  test('is not believed where no key could have sealed it', () => {
    const text = JSON.stringify(STATE);
    const sealed = createHmac('sha256', '').update(text).digest('hex');
    const forged = `${sealed}.${Buffer.from(text).toString('base64url')}`;
    expect(savedStepState({ STATE_forge_step: forged })).toBe('forged');
  });

  test('holds no secret', () => {
    const saved = JSON.stringify(afterSaving([STATE], env));
    expect(saved).not.toContain(env.ACTIONS_RUNTIME_TOKEN);
  });
});
