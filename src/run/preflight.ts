import { StopRun } from '../core/outcome.ts';
import type { DirtyPath, RepositoryFacts } from '../core/ports.ts';

/** Dirty paths named in the reason; the rest are counted. */
const NAMED_PATHS = 5;

export interface PreflightSettings {
  readonly requireClean: boolean;
  /** Whether the run may change files. */
  readonly writes: boolean;
  /** Whether it is to commit. */
  readonly commits: boolean;
}

/** The repository, and what of it cannot be written though the run needs it; null where all can. */
export interface PreflightFacts extends RepositoryFacts {
  readonly unwritable: string | null;
}

/** Throws StopRun(git_before) where no run can start in this repository. Pure: facts in. */
export function checkRepository(facts: PreflightFacts, settings: PreflightSettings): void {
  const reason = objection(facts, settings);
  if (reason !== null) throw new StopRun({ kind: 'git_before', reason });
}

function objection(facts: PreflightFacts, settings: PreflightSettings): string | null {
  if (facts.head === null) {
    return `${facts.root} has no commit yet: make a first commit, so that there is a start to measure against`;
  }
  if (facts.inProgress !== null) {
    return `a ${facts.inProgress} is under way in ${facts.root}: finish or abort it first`;
  }
  const conflicted = facts.dirty.filter((path) => path.state === 'conflicted');
  if (conflicted.length > 0) return `there are conflicts in ${listed(conflicted)}: resolve them first`;
  if (settings.requireClean && facts.dirty.length > 0) {
    return `the workspace is not clean: ${listed(facts.dirty)}; commit or remove them, or set git.require_clean to false${aboutFilters(facts.dirty)}`;
  }
  if (settings.writes && facts.unwritable !== null) {
    return `${facts.unwritable} cannot be written by this user: mount it writable, give the permission, or run with --read-only`;
  }
  if (settings.writes && settings.commits && facts.indexLock !== null) {
    return `${facts.indexLock} is there: another git is at work, or one ended early; remove it and run again`;
  }
  return null;
}

/** What to do where a file may well be clean. */
function aboutFilters(dirty: readonly DirtyPath[]): string {
  if (!dirty.some(({ state }) => state === 'filtered')) return '';
  return '. Only the git filter of a filtered file can tell whether it is modified, and no filter is run here: if `git status` shows the file as clean, run `git status` before this and the run takes it as clean';
}

function listed(dirty: readonly DirtyPath[]): string {
  const named = dirty.slice(0, NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
  const more = dirty.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
