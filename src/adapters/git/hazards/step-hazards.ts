import type { Hazard } from '../../../core/git/change.ts';
import type { RawChange } from '../objects/diff-output.ts';
import { MAX_FILE_BYTES } from '../objects/update-index.ts';
import { isGitRaw, type RawPath } from '../program/raw-path.ts';
import type { DiskEntry } from '../worktree/disk-entry.ts';
import { MAX_FOLDER_PATH_BYTES } from '../worktree/folder-scan.ts';
import { nameProblem, printableName } from '../worktree/path-name-rules.ts';
import type { ForbiddenLink } from './link-hazards.ts';

/** Findings of a measurement besides changed content. */
export interface StepFacts {
  readonly step: readonly RawChange[];
  readonly found: ReadonlyMap<RawPath, DiskEntry>;
  /** Files that gained a name. */
  readonly newlyLinked: readonly RawPath[];
  readonly special: readonly RawPath[];
  readonly gitEntries: readonly RawPath[];
  readonly tooDeep: readonly RawPath[];
  readonly oversized: readonly RawPath[];
  readonly links: readonly ForbiddenLink[];
  /** Files and folders that gained a set-user-id, set-group-id or sticky bit. */
  readonly privileged: readonly RawPath[];
}

const REASONS = {
  special:
    'is a FIFO, socket, device or unreadable folder: only files, folders and links are supported; remove it',
  gitEntry: 'is a nested git directory, which would hide its files from the outer repository; remove it',
  tooDeep: `is too deep to be checked (folder paths over ${MAX_FOLDER_PATH_BYTES} bytes): use shorter names`,
  oversized: `is larger than ${MAX_FILE_BYTES} bytes, the maximum that can be checked; remove it`,
  privileged: 'has a set-user-id, set-group-id or sticky bit, which git does not store; remove the bit',
  newlyLinked:
    'got another hard link in a place that is not measured: a change there would also change this file; copy it instead',
};

export function stepHazards(facts: StepFacts): Hazard[] {
  const changed = new Set(facts.step.map((change) => change.raw));
  return [
    ...facts.special.map((raw) => hazard('FS-03', raw, REASONS.special)),
    ...facts.gitEntries.map((raw) => hazard('GIT-03', raw, REASONS.gitEntry)),
    ...facts.tooDeep.map((raw) => hazard('FS-06', raw, REASONS.tooDeep)),
    ...facts.oversized.map((raw) => hazard('FS-03', raw, REASONS.oversized)),
    ...facts.links.map(({ raw, target, why }) => {
      const link = `is a link to ${shortened(printableName(target))}, ${why}`;
      return hazard('FS-02', raw, `${link}; use a relative link to a tracked path`);
    }),
    ...facts.privileged.map((raw) => hazard('FS-03', raw, REASONS.privileged)),
    ...facts.newlyLinked
      .filter((raw) => !changed.has(raw))
      .map((raw) => hazard('FS-03', raw, REASONS.newlyLinked)),
    ...facts.step.flatMap((change) => changeHazards(change, facts)),
  ];
}

function changeHazards(change: RawChange, facts: StepFacts): Hazard[] {
  const { raw } = change;
  const hazards: Hazard[] = [];
  const problem = nameProblem(raw);
  // The agent did not choose a name that existed before, but the program must be able to spell it.
  if (problem !== null && (change.oldMode === null || problem.includes('UTF-8'))) {
    hazards.push(hazard('FS-06', raw, `cannot be kept: ${problem}; use another name`));
  }
  if (isGitRaw(raw)) {
    hazards.push(hazard('GIT-01', raw, 'is the same as `.git` on some file systems; use another name'));
  }
  const found = facts.found.get(raw);
  if (change.newMode !== null && found?.kind === 'file' && found.links > 1) {
    const reason = `has ${found.links} hard links: a change would affect the others; copy it instead`;
    hazards.push(hazard('FS-03', raw, reason));
  }
  return hazards;
}

function hazard(code: Hazard['code'], raw: RawPath, text: string): Hazard {
  const path = shortened(printableName(raw));
  return { code, path, reason: `${path} ${text}` };
}

/** Maximum number of characters of a path in a message. */
const MAX_PATH_CHARS = 240;

/** Keeps the beginning and the end, which are the most informative. */
function shortened(text: string): string {
  return text.length <= MAX_PATH_CHARS ? text : `${text.slice(0, 160)}…${text.slice(-60)}`;
}
