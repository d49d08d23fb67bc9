import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  type CustomSource,
  openCustomConstraints,
} from '../../../../src/adapters/custom/open-custom-constraints.ts';
import type { ProbedSandbox } from '../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { probeSandbox } from '../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import type { CustomConstraints, CustomContext } from '../../../../src/core/run/custom.ts';
import type { SandboxKind } from '../../../../src/core/run/sandbox-kind.ts';
import { needing } from '../../../support/needs.ts';
import { makePlace, optionsFor, type Place, pathWithout } from '../sandbox/fixture.ts';
import { BUBBLEWRAP_LACKS, needsOf } from '../sandbox/ways.ts';

export const KINDS: readonly SandboxKind[] = ['bwrap', 'unshare', 'none'];

/** `describe` for each of these kinds of isolation that this machine has; `%s` in the title is its name. */
export function eachKind<K extends SandboxKind>(
  kinds: readonly K[],
  title: string,
  suite: (kind: K) => void,
): void {
  for (const kind of kinds) needing(...needsOf(kind)).describe(title.replace('%s', kind), () => suite(kind));
}

export const CONTEXT: CustomContext = {
  iteration: 3,
  tokensUsed: 1200,
  costUsd: 0.25,
  elapsedMs: 4000,
  agentState: 'editing',
  changes: [{ path: 'src/a.ts', status: 'modified', lines_added: 2, lines_removed: 1 }],
};

export const NEVER = new AbortController().signal;

export function moduleSource(text: string, at = '.forge/limits.mjs'): CustomSource {
  return { kind: 'module', path: at, bytes: Buffer.from(text) };
}

/** A module whose `validate` has this body. */
export function validating(body: string, name = 'limits'): CustomSource {
  return moduleSource(
    `export default { name: '${name}', async validate(context) { ${body} }, onViolation() { return 'reject'; } };\n`,
  );
}

export function commandSource(command: string, files: Readonly<Record<string, string>> = {}): CustomSource {
  const tracked = Object.entries(files).map(
    ([file, text]) => [file, { bytes: Buffer.from(text), executable: true }] as const,
  );
  return { kind: 'command', name: 'kill_switch', command, files: new Map(tracked) };
}

export interface Ground {
  readonly place: Place;
  readonly temporary: string;
  readonly isolation: ProbedSandbox;
  open(...sources: readonly CustomSource[]): Promise<CustomConstraints | readonly string[]>;
}

/** A workspace, and a sandbox of this kind for everything that runs in it. */
export async function makeGround(kind: SandboxKind): Promise<Ground> {
  const place = makePlace();
  const temporary = path.join(place.top, 'temporary');
  mkdirSync(temporary);
  const plain = optionsFor(place);
  const hidden = kind === 'unshare' ? ['bwrap'] : BUBBLEWRAP_LACKS;
  const PATH = hidden.length === 0 ? plain.hostEnv.PATH : pathWithout(place, hidden);
  const options = { ...plain, hostEnv: { ...plain.hostEnv, PATH } };
  const isolation = await probeSandbox(kind === 'none' ? 'off' : 'auto', options);
  if (isolation.kind !== kind) throw new Error(`no ${kind} here: ${isolation.reason}`);
  const open: Ground['open'] = (...sources) =>
    openCustomConstraints(sources, { isolation, options, temporary });
  return { place, temporary, isolation, open };
}

/** The first of what was opened; throws where it could not be. */
export function first(opened: CustomConstraints | readonly string[]) {
  if (!('all' in opened)) throw new Error(opened.join('; '));
  const [constraint] = opened.all;
  if (constraint === undefined) throw new Error('nothing was opened');
  return { constraint, close: opened.close };
}
