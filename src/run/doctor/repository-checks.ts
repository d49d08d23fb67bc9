import type { Check } from '../../core/run/check.ts';

export interface CheckoutFacts {
  readonly root: string;
  /** The reasons why no run can start in it, in a run's own words. */
  readonly objections: readonly string[];
  readonly isShallow: boolean;
  /** Files that contain git credentials. */
  readonly credentials: readonly string[];
  /** Tracked files that `denied_reads` hides. */
  readonly deniedFiles: readonly string[];
}

/** The repository as a run would find it, or the reason why there is none. */
export type RepositoryCheckFacts = CheckoutFacts | { readonly trouble: string };

const HERE = { ends: 'git_error' } as const;

/** Checks the checkout for problems that would stop a run or limit it. Pure. */
export function repositoryChecks(facts: RepositoryCheckFacts): readonly Check[] {
  if ('trouble' in facts) {
    const mend = 'in a workflow, before this step: - uses: actions/checkout@v6';
    return [{ ...HERE, name: 'repository', state: 'missing', what: facts.trouble, mend }];
  }
  const { root, objections } = facts;
  const name = 'repository';
  const found: readonly Check[] =
    objections.length === 0
      ? [{ ...HERE, name, state: 'ok', what: `${root}: a run can start`, mend: null }]
      : objections.map((objection) => ({ ...HERE, name, state: 'missing', ...parted(objection) }));
  return [...found, historyCheck(facts), ...credentialChecks(facts), ...deniedChecks(facts)];
}

/** Splits a run's reason from its remedy, which follows the last colon or semicolon. */
function parted(reason: string): Pick<Check, 'what' | 'mend'> {
  const at = Math.max(reason.lastIndexOf(': '), reason.lastIndexOf('; '));
  return at === -1 ? { what: reason, mend: null } : { what: reason.slice(0, at), mend: reason.slice(at + 2) };
}

function historyCheck({ isShallow }: CheckoutFacts): Check {
  const name = 'history';
  if (!isShallow) return { ...HERE, name, state: 'ok', what: 'complete', mend: null };
  const what =
    'a shallow clone: gates and commands that need history (git describe, blame, log, a diff against the base) see only part of it';
  return { ...HERE, name, state: 'warning', what, mend: 'on actions/checkout: with: { fetch-depth: 0 }' };
}

function credentialChecks({ credentials }: CheckoutFacts): readonly Check[] {
  const [file] = credentials;
  if (file === undefined) return [];
  const what = `${file} contains a credential: the sandbox hides it from commands, and the run does not need it`;
  const mend = 'on actions/checkout: with: { persist-credentials: false }';
  return [{ ...HERE, name: 'credentials', state: 'warning', what, mend }];
}

/** Number of files named in one line. */
const MAX_NAMED = 5;

/** Checks for tracked files of `denied_reads`. Hiding them on disk is not enough, because git keeps every version. */
function deniedChecks({ deniedFiles }: CheckoutFacts): readonly Check[] {
  if (deniedFiles.length === 0) return [];
  const more = deniedFiles.length - MAX_NAMED;
  const named = deniedFiles.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const what = `git tracks files that denied_reads hides: ${named}; without a sandbox, and in very large repositories, commands can read them in the history`;
  const mend =
    'remove the files with git rm --cached, add them to .gitignore, and replace the secrets in them';
  return [{ ...HERE, name: 'denied_reads', state: 'warning', what, mend }];
}
