import type { Comment, Reactable, Reaction } from '../../../core/forge/forge.ts';
import type { Clock } from '../../../core/ports.ts';
import { createOnce } from '../api/create-once.ts';
import type { ApiResponse, CommonParameters, GithubApi } from '../api/github-api.ts';
import type { Client } from '../api/octokit-client.ts';
import * as answers from './answer-schemas.ts';
import type { Identity } from './token-identity.ts';

const PER_PAGE = 100;
/** GitHub allows at most 2,500 comments on an issue. */
const MAX_PAGES = 30;
/** The largest expected difference between our clock and GitHub's. */
const SKEW_MS = 120_000;
const NEEDS = 'pull-requests: write (for an issue, issues: write)';

export class Comments {
  readonly #api: GithubApi;
  readonly #identity: Identity;
  readonly #clock: Clock;
  readonly #settle: () => Promise<void>;

  constructor(api: GithubApi, identity: Identity, clock: Clock, settle: () => Promise<void>) {
    this.#api = api;
    this.#identity = identity;
    this.#clock = clock;
    this.#settle = settle;
  }

  async react(to: Reactable, reaction: Reaction): Promise<void> {
    const author = await this.#api.request({
      what: `react to ${nameOf(to)}`,
      needs: NEEDS,
      shape: answers.reaction,
      send: (client, common) => sendReaction(client, common, to, reaction),
    });
    this.#identity.learn(author);
  }

  async all(issue: number): Promise<readonly Comment[]> {
    const all: Comment[] = [];
    for await (const page of this.#pages(issue)) all.push(...page);
    return all;
  }

  async sticky(issue: number, marker: string): Promise<Comment | null> {
    for await (const page of this.#pages(issue)) {
      const marked = page.filter(({ body }) => body.startsWith(marker));
      if (marked.length === 0) continue;
      const { id } = await this.#identity.ask();
      const ours = marked.find(({ author }) => author?.id === id);
      if (ours !== undefined) return ours;
    }
    return null;
  }

  async create(issue: number, body: string): Promise<Comment> {
    const since = this.#clock.now() - SKEW_MS;
    const make = () =>
      this.#api.request({
        what: `comment on #${issue}`,
        needs: NEEDS,
        shape: answers.comment,
        once: true,
        send: ({ rest }, common) => rest.issues.createComment({ ...common, issue_number: issue, body }),
      });
    const made = await createOnce(make, () => this.#newest(issue, body, since), this.#settle);
    this.#identity.learn(made.author);
    return made;
  }

  update(id: number, body: string): Promise<Comment> {
    return this.#api.request({
      what: `update comment ${id}`,
      needs: NEEDS,
      shape: answers.comment,
      send: ({ rest }, common) => rest.issues.updateComment({ ...common, comment_id: id, body }),
    });
  }

  /** Returns our newest comment with exactly this text since then, whichever call wrote it. */
  async #newest(issue: number, body: string, since: number): Promise<Comment | null> {
    const { id } = await this.#identity.ask();
    let newest: Comment | null = null;
    for await (const page of this.#pages(issue, since)) {
      const same = page.filter((comment) => comment.author?.id === id && isSameText(comment.body, body));
      newest = same.findLast(({ createdAt }) => createdAt >= since) ?? newest;
    }
    return newest;
  }

  async *#pages(issue: number, since?: number): AsyncGenerator<readonly Comment[]> {
    for (let page = 1; page <= MAX_PAGES; page++) {
      const { value, more } = await this.#api.requestPage({
        what: `read the comments of #${issue}`,
        needs: 'pull-requests: read (for an issue, issues: read)',
        shape: answers.comments,
        send: ({ rest }, common) =>
          rest.issues.listComments({
            ...common,
            issue_number: issue,
            per_page: PER_PAGE,
            page,
            ...(since === undefined ? {} : { since: new Date(since).toISOString() }),
          }),
      });
      yield value;
      if (!more) return;
    }
  }
}

/** GitHub may change line ends and trailing spaces. */
function isSameText(theirs: string, ours: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(theirs) === plain(ours);
}

function nameOf(to: Reactable): string {
  switch (to.kind) {
    case 'issue':
      return `#${to.number}`;
    case 'issue_comment':
      return `comment ${to.id}`;
    case 'review_comment':
      return `review comment ${to.id}`;
  }
}

function sendReaction(
  { rest }: Client,
  common: CommonParameters,
  to: Reactable,
  content: Reaction,
): Promise<ApiResponse> {
  switch (to.kind) {
    case 'issue':
      return rest.reactions.createForIssue({ ...common, issue_number: to.number, content });
    case 'issue_comment':
      return rest.reactions.createForIssueComment({ ...common, comment_id: to.id, content });
    case 'review_comment':
      return rest.reactions.createForPullRequestReviewComment({ ...common, comment_id: to.id, content });
  }
}
