import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { OutputFolder } from './output-folder.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the post step has to know, should the step itself not come to its end. */
export interface StepState {
  readonly executionId: string;
  /** Wall time of the beginning, ms since the epoch. */
  readonly startedAt: number;
  /** The reports' folder, by more than its name. */
  readonly folder: OutputFolder;
  /** The artifact to be made; null for none. */
  readonly artifact: { readonly name: string; readonly retentionDays: number | null } | null;
  /** Whether the reports are written. */
  readonly reported: boolean;
  /** `settled`: there is an artifact, or it was said why there is none. `begun`: its name may be taken already. */
  readonly upload: 'open' | 'begun' | 'settled';
  /** Whether the job summary is written. */
  readonly summarised: boolean;
}

/** The runner hands what is saved under this name to the post step, as `STATE_<name>`. */
const NAME = 'forge_step';

/** One line a time, and the last one counts: a file that the runner reads once the step is over. */
export function saveStepState(state: StepState, env: Environment): void {
  const file = env.GITHUB_STATE ?? '';
  if (file === '') return;
  const text = JSON.stringify(state);
  appendFileSync(file, `${NAME}=${seal(text, env)}.${Buffer.from(text).toString('base64url')}\n`);
}

/**
 * What the step saved; null where it saved nothing. `forged`: somebody else wrote it, for the seal is not ours. The
 * state's file is guarded as long as the step lives, but a command without walls could write there and kill the step.
 */
export function savedStepState(env: Environment): StepState | 'forged' | null {
  const saved = env[`STATE_${NAME}`] ?? '';
  if (saved === '') return null;
  const [sealed = '', body = ''] = saved.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const [given, right] = [sealed, seal(text, env)].map((hex) => Buffer.from(hex, 'utf8'));
  if (given === undefined || right === undefined || given.length !== right.length) return 'forged';
  if (!timingSafeEqual(given, right)) return 'forged';
  const state: unknown = JSON.parse(text);
  return isState(state) ? state : 'forged';
}

/** By a secret that both steps of the job are given and no command of the agent's ever is. */
function seal(text: string, env: Environment): string {
  const secrets = ['ACTIONS_RUNTIME_TOKEN', 'INPUT_API-KEY', 'INPUT_GITHUB-TOKEN'];
  const key = secrets.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';
  return createHmac('sha256', key).update(text).digest('hex');
}

/** A sealed text is our own: this only tells another version's apart. */
function isState(data: unknown): data is StepState {
  if (typeof data !== 'object' || data === null) return false;
  return (
    'folder' in data && 'artifact' in data && 'upload' in data && 'reported' in data && 'summarised' in data
  );
}
