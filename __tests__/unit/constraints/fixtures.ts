import type { FileChange } from '../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../src/core/path/path.ts';
import type { BudgetFacts, CallFacts, ChangeFacts, CommitFacts } from '../../../src/core/run/constraint.ts';
import { type ConstraintSettings, settingsSchema } from '../../../src/settings/schema/schema.ts';

export const asPath = (text: string): WorkspacePath => text as WorkspacePath;

export type SettingsPart = Partial<ConstraintSettings>;

export function settingsWith(part: SettingsPart = {}): ConstraintSettings {
  return { ...settingsSchema.parse({}).constraints, ...part };
}

export function change(path: string, part: Partial<FileChange> = {}): FileChange {
  return {
    path: asPath(path),
    status: 'modified',
    linesAdded: 1,
    linesRemoved: 1,
    binary: false,
    bytes: 100,
    oldMode: '100644',
    newMode: '100644',
    oldOid: 'a'.repeat(40),
    newOid: 'b'.repeat(40),
    ...part,
  };
}

export function deletion(path: string): FileChange {
  return change(path, { status: 'deleted', bytes: 0, newMode: null, newOid: null });
}

export function call(part: Partial<CallFacts> = {}): CallFacts {
  return { phase: 'call', tool: 'write_file', known: true, reads: [], writes: [], ...part };
}

export function writing(...paths: string[]): CallFacts {
  return call({ writes: paths.map(asPath) });
}

export function reading(...paths: string[]): CallFacts {
  return call({ tool: 'read_file', reads: paths.map(asPath) });
}

export function step(part: Partial<ChangeFacts> = {}): ChangeFacts {
  return {
    phase: 'change',
    by: 'command',
    step: [],
    total: { files: 0, linesAdded: 0, linesRemoved: 0, bytes: 0 },
    hazards: [],
    startFiles: 42,
    startFilesGone: 0,
    ...part,
  };
}

export function budget(part: Partial<BudgetFacts> = {}): BudgetFacts {
  return {
    phase: 'budget',
    turns: 0,
    tokensUsed: 0,
    costUsd: 0,
    elapsedMs: 0,
    nextInput: 1,
    ...part,
  };
}

export function committing(part: Partial<CommitFacts> = {}): CommitFacts {
  return { phase: 'commit', secrets: [], linksOut: [], changes: [], ages: [], main: null, ...part };
}
