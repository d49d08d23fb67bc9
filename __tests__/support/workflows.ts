import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { PUBLISHED_ACTION } from '../../src/init/project/pins.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly id?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly concurrency?: unknown;
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly permissions: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface Action {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
}

/** The files that our own `uses:` lines name, in this checkout. */
const OWN_ACTIONS: Readonly<Record<string, string>> = {
  [PUBLISHED_ACTION]: 'action.yml',
  [PUBLISHED_ACTION.replace('@', '/publish@')]: 'publish/action.yml',
};

/** Returns what a `uses:` line of ours names; null for an action of somebody else. */
export function ownAction(uses = ''): Action | null {
  const file = OWN_ACTIONS[uses];
  return file === undefined ? null : (parse(readFileSync(join(ROOT, file), 'utf8')) as Action);
}

/** An action of somebody else is pinned by its commit, with the release behind it. */
export const UNPINNED =
  /uses: (?!org\/forge-headless|\.\/)\S+(?<!@[0-9a-f]{40})(?: |$)|uses: \S+@[0-9a-f]{40}(?! # v?\d+\.\d+\.\d+$)/m;
