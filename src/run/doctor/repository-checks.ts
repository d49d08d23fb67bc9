import type { Check } from '../../core/check.ts';

export interface CheckoutFacts {
  readonly root: string;
  /** Why no run can start in it, as a run would say it. */
  readonly objections: readonly string[];
  readonly isShallow: boolean;
  /** Files that hold a credential of git's. */
  readonly credentials: readonly string[];
}

/** The repository as a run would find it, or why there is none. */
export type RepositoryCheckFacts = CheckoutFacts | { readonly trouble: string };

const HERE = { ends: 'git_error' } as const;

/** What of the checkout a run would stop for, or be the poorer for. Pure: facts in. */
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
  return [...found, historyCheck(facts), ...credentialChecks(facts)];
}

/** A run's reasons end with their remedy, after the last colon or semicolon. */
function parted(reason: string): Pick<Check, 'what' | 'mend'> {
  const at = Math.max(reason.lastIndexOf(': '), reason.lastIndexOf('; '));
  return at === -1 ? { what: reason, mend: null } : { what: reason.slice(0, at), mend: reason.slice(at + 2) };
}

function historyCheck({ isShallow }: CheckoutFacts): Check {
  const name = 'history';
  if (!isShallow) return { ...HERE, name, state: 'ok', what: 'whole', mend: null };
  const what =
    'a shallow clone: gates and commands that look at history (git describe, blame, log, a diff against the base) find little of it';
  return { ...HERE, name, state: 'warning', what, mend: 'on actions/checkout: with: { fetch-depth: 0 }' };
}

function credentialChecks({ credentials }: CheckoutFacts): readonly Check[] {
  const [file] = credentials;
  if (file === undefined) return [];
  const what = `${file} keeps a credential: commands cannot see it where there is isolation, and this run does not need it`;
  const mend = 'on actions/checkout: with: { persist-credentials: false }';
  return [{ ...HERE, name: 'credentials', state: 'warning', what, mend }];
}
