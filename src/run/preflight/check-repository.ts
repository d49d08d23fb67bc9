import type { DirtyPath, RepositoryFacts } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';

/** Dirty paths named in the reason; the rest are counted. */
const NAMED_PATHS = 5;

export interface PreflightSettings {
  readonly requireClean: boolean;
  /** True if the run may change files. */
  readonly writes: boolean;
  /** True if it makes a commit. */
  readonly commits: boolean;
}

/** The repository, and the first path that the run needs but cannot write; null if it can write all. */
export interface PreflightFacts extends RepositoryFacts {
  readonly unwritable: string | null;
}

/** Throws StopRun(git_before) if no run can start in this repository. */
export function checkRepository(facts: PreflightFacts, settings: PreflightSettings): void {
  const reason = objection(facts, settings);
  if (reason !== null) throw new StopRun({ kind: 'git_before', reason });
}

function objection(facts: PreflightFacts, settings: PreflightSettings): string | null {
  if (facts.head === null) {
    return `${facts.root} has no commit yet: make a first commit, which the run's changes are measured against`;
  }
  if (facts.inProgress !== null) {
    return `a ${facts.inProgress} is in progress in ${facts.root}: finish or abort it first`;
  }
  const conflicted = facts.dirty.filter((path) => path.state === 'conflicted');
  if (conflicted.length > 0) return `there are conflicts in ${listed(conflicted)}: resolve them first`;
  if (settings.requireClean && facts.dirty.length > 0) {
    return `the workspace is not clean: ${listed(facts.dirty)}; commit or remove them, or set git.require_clean to false${aboutFilters(facts.dirty)}`;
  }
  if (settings.writes && facts.unwritable !== null) {
    return `this user cannot write ${facts.unwritable}: mount it writable, grant the permission, or run with --read-only`;
  }
  if (settings.writes && settings.commits && facts.indexLock !== null) {
    return `${facts.indexLock} exists: another git process is running, or one crashed; remove the file and run again`;
  }
  return null;
}

/** Returns advice for a filtered file that may be clean. */
function aboutFilters(dirty: readonly DirtyPath[]): string {
  if (!dirty.some(({ state }) => state === 'filtered')) return '';
  return '. Only its git filter can tell whether a filtered file is modified, and filters are not run here: if `git status` shows the file as clean, run `git status` before this, and the run treats it as clean';
}

function listed(dirty: readonly DirtyPath[]): string {
  const named = dirty.slice(0, NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
  const more = dirty.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
