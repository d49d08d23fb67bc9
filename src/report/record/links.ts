import { isPage } from '../../core/forge/run-pages.ts';
import type { RunRecord } from './run-record.ts';

/** The pages of a run. null: the page is unknown, or does not exist because nothing was pushed. */
export interface RunLinks {
  readonly run: string | null;
  readonly start: string | null;
  readonly commit: string | null;
  readonly pullRequest: string | null;
  /** Returns the page of a file in the pushed commit, at a line of the new file. */
  readonly file: (path: string, line?: number) => string | null;
}

const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * Returns the links of a run. They are built from the runner's variables and GitHub's answers, which the record may
 * hold in any shape. An address that is not a plain http(s) page is no link.
 */
export function linksOf({ pages, head, commit, pushed, pullRequest }: RunRecord): RunLinks {
  const repository = pageOrNull(pages?.repository);
  const commitPage = (sha: string | undefined | null): string | null =>
    repository !== null && OBJECT_ID.test(sha ?? '') ? `${repository}/commit/${sha}` : null;
  const isPushed = commit !== null && pushed !== null;
  return {
    run: pageOrNull(pages?.run),
    start: commitPage(head),
    commit: isPushed ? commitPage(commit.sha) : null,
    pullRequest: pageOrNull(pullRequest?.url),
    file: (path, line) => {
      if (repository === null || !isPushed || !OBJECT_ID.test(commit.sha)) return null;
      const place = path.split('/').map(encodedPart).join('/');
      return pageOrNull(`${repository}/blob/${commit.sha}/${place}${line === undefined ? '' : `#L${line}`}`);
    },
  };
}

/** Encodes a name, and the signs that `encodeURIComponent` keeps but Markdown or HTML may read. */
function encodedPart(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

function pageOrNull(address: unknown): string | null {
  return typeof address === 'string' && isPage(address) ? address : null;
}
