import type { Comment, Reactable, Reaction } from '../../core/forge.ts';
import type { Clock } from '../../core/ports.ts';
import * as answers from './answers.ts';
import type { Client } from './client.ts';
import type { Identity } from './identity.ts';
import type { Common, Line, Received } from './line.ts';
import { makeOnce } from './once.ts';

const PER_PAGE = 100;
/** GitHub takes no more than 2,500 comments on an issue. */
const MAX_PAGES = 30;
/** How far our clock and GitHub's may be apart. */
const SKEW_MS = 120_000;
const NEEDS = 'pull-requests: write (for an issue, issues: write)';

export class Comments {
  readonly #line: Line;
  readonly #identity: Identity;
  readonly #clock: Clock;
  readonly #settle: () => Promise<void>;

  constructor(line: Line, identity: Identity, clock: Clock, settle: () => Promise<void>) {
    this.#line = line;
    this.#identity = identity;
    this.#clock = clock;
    this.#settle = settle;
  }

  async react(to: Reactable, reaction: Reaction): Promise<void> {
    const author = await this.#line.ask({
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
      this.#line.ask({
        what: `comment on #${issue}`,
        needs: NEEDS,
        shape: answers.comment,
        once: true,
        send: ({ rest }, common) => rest.issues.createComment({ ...common, issue_number: issue, body }),
      });
    const made = await makeOnce(make, () => this.#newest(issue, body, since), this.#settle);
    this.#identity.learn(made.author);
    return made;
  }

  update(id: number, body: string): Promise<Comment> {
    return this.#line.ask({
      what: `update comment ${id}`,
      needs: NEEDS,
      shape: answers.comment,
      send: ({ rest }, common) => rest.issues.updateComment({ ...common, comment_id: id, body }),
    });
  }

  /** What we wrote with exactly this text since then: whichever call it was, the text is there. */
  async #newest(issue: number, body: string, since: number): Promise<Comment | null> {
    const { id } = await this.#identity.ask();
    let newest: Comment | null = null;
    for await (const page of this.#pages(issue, since)) {
      const same = page.filter((comment) => comment.author?.id === id && sameText(comment.body, body));
      newest = same.findLast(({ createdAt }) => createdAt >= since) ?? newest;
    }
    return newest;
  }

  async *#pages(issue: number, since?: number): AsyncGenerator<readonly Comment[]> {
    for (let page = 1; page <= MAX_PAGES; page++) {
      const { value, more } = await this.#line.page({
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

/** GitHub may keep line ends and spaces at the end in its own way. */
function sameText(there: string, ours: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(there) === plain(ours);
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

function sendReaction({ rest }: Client, common: Common, to: Reactable, content: Reaction): Promise<Received> {
  switch (to.kind) {
    case 'issue':
      return rest.reactions.createForIssue({ ...common, issue_number: to.number, content });
    case 'issue_comment':
      return rest.reactions.createForIssueComment({ ...common, comment_id: to.id, content });
    case 'review_comment':
      return rest.reactions.createForPullRequestReviewComment({ ...common, comment_id: to.id, content });
  }
}
