/** The pages of a run on its forge, built from the runner's own variables. */
export interface RunPages {
  /** `https://host/owner/name`. */
  readonly repository: string;
  /** The page of this attempt of the workflow run; null outside a workflow. */
  readonly run: string | null;
}

/** `owner/name` as GitHub allows it; `_` in an owner comes from managed users. */
export const REPOSITORY_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;

/** Matches an http(s) address that cannot leave an attribute or a Markdown link. */
const PAGE = /^https?:\/\/[\w.~:/?#!$&*+,;=%-]+$/;

/** Returns true if the address may be a link of ours. An address in a text by a model is never one. */
export function isPage(address: string): boolean {
  return PAGE.test(address) && URL.canParse(address);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the pages that GITHUB_SERVER_URL, GITHUB_REPOSITORY and GITHUB_RUN_ID name; null without a repository. */
export function runPages(env: Environment): RunPages | null {
  const name = env.GITHUB_REPOSITORY ?? '';
  const server = (env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '');
  const repository = `${server}/${name}`;
  if (!REPOSITORY_NAME.test(name) || !isPage(repository)) return null;
  const id = positive(env.GITHUB_RUN_ID);
  const attempt = positive(env.GITHUB_RUN_ATTEMPT) ?? 1;
  return { repository, run: id === null ? null : `${repository}/actions/runs/${id}/attempts/${attempt}` };
}

/** Returns a whole number from 1; null for any other text. */
export function positive(text: string | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
}
