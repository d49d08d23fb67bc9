import type {
  Account,
  Comment,
  Forge,
  HeadFacts,
  NewPullRequest,
  Permission,
  PullRequest,
  PullRequestChange,
  Reactable,
  Reaction,
  Reviewers,
} from '../../core/forge.ts';
import { Comments } from './comments.ts';
import { Identity } from './identity.ts';
import { Line } from './line.ts';
import type { ForgeOptions } from './options.ts';
import * as pulls from './pulls.ts';
import * as reads from './reads.ts';
import type { Site } from './site.ts';

/** GitHub, or a GitHub Enterprise Server. */
export class GithubForge implements Forge {
  readonly #line: Line;
  readonly #identity: Identity;
  readonly #comments: Comments;
  readonly #settle: () => Promise<void>;

  constructor(site: Site, token: string, options: ForgeOptions) {
    this.#line = new Line(site, token, options);
    this.#identity = new Identity(this.#line);
    this.#settle = () => options.clock.sleep(SETTLE_MS, options.signal);
    this.#comments = new Comments(this.#line, this.#identity, options.clock, this.#settle);
  }

  permission(login: string): Promise<Permission> {
    return reads.permission(this.#line, login);
  }

  pullRequest(number: number): Promise<PullRequest> {
    return reads.pullRequest(this.#line, number);
  }

  headFacts(sha: string, branch: string): Promise<HeadFacts> {
    return reads.headFacts(this.#line, sha, branch);
  }

  branchHead(branch: string): Promise<string | null> {
    return reads.branchHead(this.#line, branch);
  }

  defaultBranch(): Promise<string> {
    return reads.defaultBranch(this.#line);
  }

  whoAmI(): Promise<Account> {
    return this.#identity.ask();
  }

  react(to: Reactable, reaction: Reaction): Promise<void> {
    return this.#comments.react(to, reaction);
  }

  comments(issue: number): Promise<readonly Comment[]> {
    return this.#comments.all(issue);
  }

  stickyComment(issue: number, marker: string): Promise<Comment | null> {
    return this.#comments.sticky(issue, marker);
  }

  createComment(issue: number, body: string): Promise<Comment> {
    return this.#comments.create(issue, body);
  }

  updateComment(id: number, body: string): Promise<Comment> {
    return this.#comments.update(id, body);
  }

  openPullRequestOf(branch: string, base: string): Promise<PullRequest | null> {
    return pulls.openOf(this.#line, branch, base);
  }

  createPullRequest(request: NewPullRequest): Promise<PullRequest> {
    return pulls.create(this.#line, request, this.#settle);
  }

  updatePullRequest(number: number, change: PullRequestChange): Promise<PullRequest> {
    return pulls.update(this.#line, number, change);
  }

  addLabels(number: number, labels: readonly string[]): Promise<void> {
    return pulls.addLabels(this.#line, number, labels);
  }

  requestReviewers(number: number, reviewers: Reviewers): Promise<void> {
    return pulls.requestReviewers(this.#line, number, reviewers);
  }
}

/** After a lost answer: what GitHub may still be writing is there within a second or never seen so far. */
const SETTLE_MS = 1000;
