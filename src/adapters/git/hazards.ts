import type { Hazard } from '../../core/change.ts';
import { LARGEST_FILE } from './candidates.ts';
import type { RawChange } from './diff-output.ts';
import { LONGEST_FOLDER } from './folders.ts';
import type { Found } from './found.ts';
import type { BadLink } from './links.ts';
import { looksLikeDotGit, nameTrouble, shown } from './names.ts';
import type { RawPath } from './raw-path.ts';

/** What was found besides changed content. Reasons are: what, rule, remedy. */
export interface HazardFacts {
  readonly step: readonly RawChange[];
  readonly found: ReadonlyMap<RawPath, Found>;
  /** Files that have a name more than they had. */
  readonly gained: readonly RawPath[];
  readonly special: readonly RawPath[];
  readonly dotGit: readonly RawPath[];
  readonly tooDeep: readonly RawPath[];
  readonly oversized: readonly RawPath[];
  readonly links: readonly BadLink[];
  /** Files and folders with a set-user-id, set-group-id or sticky bit that they did not have. */
  readonly privileged: readonly RawPath[];
}

export function hazardsOf(facts: HazardFacts): Hazard[] {
  const changed = new Set(facts.step.map((change) => change.raw));
  return [
    ...facts.special.map((raw) =>
      hazard(
        'FS-03',
        raw,
        'is a FIFO, socket, device or unreadable folder: only files, folders and links can be kept; remove it',
      ),
    ),
    ...facts.dotGit.map((raw) =>
      hazard(
        'GIT-03',
        raw,
        'is a git directory inside the workspace: a repository in the repository would hide its files; remove it',
      ),
    ),
    ...facts.tooDeep.map((raw) =>
      hazard(
        'FS-06',
        raw,
        `lies deeper than can be looked into (folders over ${LONGEST_FOLDER} bytes of path): use shorter names`,
      ),
    ),
    ...facts.oversized.map((raw) =>
      hazard('FS-03', raw, `is larger than ${LARGEST_FILE} bytes, the most that is read; remove it`),
    ),
    ...facts.links.map(({ raw, target, why }) =>
      hazard(
        'FS-02',
        raw,
        `is a link to ${clipped(shown(target))}, ${why}; link to a tracked path, relatively`,
      ),
    ),
    ...facts.privileged.map((raw) =>
      hazard('FS-03', raw, 'has a set-user-id, set-group-id or sticky bit: git keeps none; take it off'),
    ),
    ...facts.gained
      .filter((raw) => !changed.has(raw))
      .map((raw) =>
        hazard(
          'FS-03',
          raw,
          'has got another name (hard link) where nothing is measured: a change there would be one here; copy it instead',
        ),
      ),
    ...facts.step.flatMap((change) => changeHazards(change, facts)),
  ];
}

function changeHazards(change: RawChange, facts: HazardFacts): Hazard[] {
  const { raw } = change;
  const hazards: Hazard[] = [];
  const trouble = nameTrouble(raw);
  // A name that was there before is no invention of the agent, unless the rest of the program cannot spell it.
  if (trouble !== null && (change.oldMode === null || trouble.includes('UTF-8'))) {
    hazards.push(hazard('FS-06', raw, `cannot be kept: ${trouble}; use another name`));
  }
  if (looksLikeDotGit(raw)) {
    hazards.push(hazard('GIT-01', raw, 'is `.git` to file systems that fold names; use another name'));
  }
  const found = facts.found.get(raw);
  if (change.newMode !== null && found?.kind === 'file' && found.links > 1) {
    hazards.push(
      hazard(
        'FS-03',
        raw,
        `has ${found.links} names (hard links): a change would reach the others; copy it instead`,
      ),
    );
  }
  return hazards;
}

function hazard(code: Hazard['code'], raw: RawPath, text: string): Hazard {
  const path = clipped(shown(raw));
  return { code, path, reason: `${path} ${text}` };
}

/** Characters of a path that a message bears. */
const LONGEST_SHOWN = 240;

/** Its beginning and its end, which tell the most. */
function clipped(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, 160)}…${text.slice(-60)}`;
}
