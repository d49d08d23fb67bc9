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
} from '../../core/forge/forge.ts';
import type { ForgeOptions } from './api/forge-options.ts';
import { GithubApi } from './api/github-api.ts';
import type { RepositoryAddress } from './api/repository-address.ts';
import { Comments } from './repository/comments.ts';
import * as pulls from './repository/pull-requests.ts';
import * as reads from './repository/repository-reads.ts';
import { Identity } from './repository/token-identity.ts';

/** The forge of GitHub, or of a GitHub Enterprise Server. */
export class GithubForge implements Forge {
  readonly #api: GithubApi;
  readonly #identity: Identity;
  readonly #comments: Comments;
  readonly #settle: () => Promise<void>;

  constructor(address: RepositoryAddress, token: string, options: ForgeOptions) {
    this.#api = new GithubApi(address, token, options);
    this.#identity = new Identity(this.#api);
    this.#settle = () => options.clock.sleep(SETTLE_MS, options.signal);
    this.#comments = new Comments(this.#api, this.#identity, options.clock, this.#settle);
  }

  permission(login: string): Promise<Permission> {
    return reads.permission(this.#api, login);
  }

  pullRequest(number: number): Promise<PullRequest> {
    return reads.pullRequest(this.#api, number);
  }

  headFacts(sha: string, branch: string): Promise<HeadFacts> {
    return reads.headFacts(this.#api, sha, branch);
  }

  branchHead(branch: string): Promise<string | null> {
    return reads.branchHead(this.#api, branch);
  }

  defaultBranch(): Promise<string> {
    return reads.defaultBranch(this.#api);
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
    return pulls.openOf(this.#api, branch, base);
  }

  createPullRequest(request: NewPullRequest): Promise<PullRequest> {
    return pulls.create(this.#api, request, this.#settle);
  }

  updatePullRequest(number: number, change: PullRequestChange): Promise<PullRequest> {
    return pulls.update(this.#api, number, change);
  }

  addLabels(number: number, labels: readonly string[]): Promise<void> {
    return pulls.addLabels(this.#api, number, labels);
  }

  requestReviewers(number: number, reviewers: Reviewers): Promise<void> {
    return pulls.requestReviewers(this.#api, number, reviewers);
  }
}

/** After a lost answer, GitHub finishes what it was writing within a second. */
const SETTLE_MS = 1000;
