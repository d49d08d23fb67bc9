import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { KEY_VARIABLES } from '../../core/model/providers.ts';
import type { OutputFolder } from '../output/output-folder.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The state that the post step needs if the step does not finish. */
export interface StepState {
  readonly executionId: string;
  /** Wall time of the start, in ms since the epoch. */
  readonly startedAt: number;
  /** The reports' folder, with its identity. */
  readonly folder: OutputFolder;
  /** The artifact to upload; null for none. */
  readonly artifact: { readonly name: string; readonly retentionDays: number | null } | null;
  /** Set once the reports are written. */
  readonly reported: boolean;
  /** `settled`: the artifact exists, or the log says why not. `begun`: its name may already be taken. */
  readonly upload: 'open' | 'begun' | 'settled';
  /** Set once the job summary is written. */
  readonly summarised: boolean;
}

/** The runner passes what is saved under this name to the post step, as `STATE_<name>`. */
const STATE_NAME = 'forge_step';

/**
 * Saves the state. The file has one line for each save, and the last one counts. Saves nothing without a key for the
 * seal.
 */
export function saveStepState(state: StepState, env: Environment): void {
  const file = env.GITHUB_STATE ?? '';
  if (file === '' || keyOf(env) === '') return;
  const text = JSON.stringify(state);
  appendFileSync(file, `${STATE_NAME}=${seal(text, env)}.${Buffer.from(text).toString('base64url')}\n`);
}

/**
 * Returns the saved state; null if there is none. `forged` means that somebody else wrote it, because the seal is not
 * ours. The file is guarded while the step runs, but a command without a sandbox could write there and kill the step.
 */
export function savedStepState(env: Environment): StepState | 'forged' | null {
  const saved = env[`STATE_${STATE_NAME}`] ?? '';
  if (saved === '') return null;
  if (keyOf(env) === '') return 'forged';
  const [sealed = '', body = ''] = saved.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const [given, right] = [sealed, seal(text, env)].map((hex) => Buffer.from(hex, 'utf8'));
  if (given === undefined || right === undefined || given.length !== right.length) return 'forged';
  if (!timingSafeEqual(given, right)) return 'forged';
  const state: unknown = JSON.parse(text);
  return isState(state) ? state : 'forged';
}

function seal(text: string, env: Environment): string {
  return createHmac('sha256', keyOf(env)).update(text).digest('hex');
}

const KEYS = [
  'ACTIONS_RUNTIME_TOKEN',
  'INPUT_API-KEY',
  'INPUT_GITHUB-TOKEN',
  'FORGE_API_KEY',
  ...KEY_VARIABLES,
];

/** Returns a secret that both steps of the job have and commands of the agent never do; '' if there is none. */
function keyOf(env: Environment): string {
  return KEYS.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';
}

/** A sealed text is our own, so this only detects another version's state. */
function isState(data: unknown): data is StepState {
  if (typeof data !== 'object' || data === null) return false;
  return (
    'folder' in data && 'artifact' in data && 'upload' in data && 'reported' in data && 'summarised' in data
  );
}
