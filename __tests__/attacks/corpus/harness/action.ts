import { cpSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODE_CACHE, DIST } from '../../../support/bundle.ts';
import { writeFiles } from '../../../support/repository.ts';
import type { SecurityCase } from './case.ts';
import { differing, type Snapshot, snapshot } from './snapshot.ts';

/** The action as a runner has it, beside another one. */
export interface Action {
  /** Laid out as on a runner: `_actions/<owner and name>/<tag>`. */
  readonly folder: string;
  /** More variables for its process. */
  readonly env: Readonly<Record<string, string>>;
}

interface SharedAction extends Action {
  readonly actions: string;
  readonly asMade: Snapshot;
}

let shared: SharedAction | null = null;

/**
 * A case that names the action's folder gets a copy of its own, below `top`. All others share one, whose compiled code
 * Node keeps: copying, hashing and compiling 11 MB for each play would take longer than the play.
 */
export function actionFor(single: SecurityCase, top: string): Action {
  if (JSON.stringify(single).includes('{{ACTION}}'))
    return { folder: makeAction(`${top}/work/_actions`), env: {} };
  shared ??= shareAction();
  return shared;
}

function shareAction(): SharedAction {
  const actions = join(realpathSync(mkdtempSync(join(tmpdir(), 'fa-'))), 'work/_actions');
  const folder = makeAction(actions);
  return { folder, env: CODE_CACHE, actions, asMade: snapshot(actions) };
}

function makeAction(actions: string): string {
  const folder = join(actions, 'forge-headless/v1');
  cpSync(DIST, join(folder, 'dist'), { recursive: true });
  writeFiles(join(actions, 'actions/github-script/v7'), { 'dist/index.js': '// another action\n' });
  return folder;
}

/** Paths of the shared actions that a play has changed. */
export function changesOfSharedActions(): readonly string[] {
  return shared === null ? [] : differing(shared.asMade, snapshot(shared.actions));
}
