import type { ArtifactWish } from '../core/artifact.ts';
import type { OutcomeName } from '../core/outcome.ts';
import type { ProviderName } from './environment.ts';
import type { FallbackModel } from './fallback.ts';
import type { Origin } from './layers.ts';
import type { Settings } from './schema.ts';

/** What fails the action's step: outcomes, and a success that changed nothing. */
export type FailOn = OutcomeName | 'no-change';

/** The forge that a run may talk to: GitHub, as the runner names it. */
export interface ForgeAccess {
  /** GITHUB_SERVER_URL: where git fetches and pushes. */
  readonly serverUrl: string;
  /** GITHUB_API_URL; undefined for github.com's own. */
  readonly apiUrl: string | undefined;
  /** `owner/name`. */
  readonly repository: string;
  /** The default branch, where the forge has said it; null where git has to be asked. */
  readonly mainBranch: string | null;
  /** Secret: for the redactor, for API calls, and for one git command at a time. */
  readonly token: string;
}

/** The commit to start from instead of the one that is checked out: a pull request's head, fixed beforehand. */
export interface PinnedStart {
  readonly sha: string;
  /** Where it stands on the forge, and where the run's commit is pushed. */
  readonly branch: string;
  /** The commit is pushed to the settings' branch instead: where it starts is the default branch. */
  readonly leaves?: true;
}

/** The event that asked for this run, once it was authorised. */
export interface Trigger {
  /** The event's name. */
  readonly source: string;
  readonly start: PinnedStart | null;
  /** The issue that it was given; its pull request names it. */
  readonly issue?: number;
  /** The commit whose files are trusted, where that is not the one checked out: the pull request's base (DECISIONS D28). */
  readonly trusted: string | null;
  /** Texts of others, cleaned and fenced; '' where there are none. */
  readonly context: string;
  /** What was taken out of them, in words. */
  readonly cleaned: readonly string[];
}

/** All that a run goes by, complete and checked. Frozen, but for the maps, which are read-only by type. */
export interface RunRequest {
  readonly settings: Settings;
  /** Dotted key of every setting to where its value came from. */
  readonly origins: ReadonlyMap<string, Origin>;
  readonly task: string;
  /** Standing instructions; '' where there are none. */
  readonly instructions: string;
  readonly provider: ProviderName;
  /** As the provider names it; for `replay`, a file (relative to `cwd`). */
  readonly model: string;
  /** null where none is needed: `replay`, and a gateway that asks for none. Secret: for the redactor, then the provider. */
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  /** Who is asked where that model does not answer, in order. */
  readonly fallbacks: readonly FallbackModel[];
  /** Protected paths that this run may write: globs as given, each to be held against `protected_paths`. */
  readonly openProtected: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  /** Absolute: the repository's root, or the folder below it that alone may be written. */
  readonly workspace: string;
  /** Absolute path of the file that was read; null where there was none. */
  readonly configPath: string | null;
  /** null where there is no token or no repository: then nothing is pushed. */
  readonly forge: ForgeAccess | null;
  /** null where nobody but the one who started the program asked. */
  readonly trigger: Trigger | null;
  /** What becomes of the reports on the forge; the command line leaves them where they are. */
  readonly artifact: ArtifactWish;
  readonly failOn: readonly FailOn[];
  /** Print the result as one JSON line. */
  readonly json: boolean;
  /** What the user should know about how this came together, one line each. */
  readonly notices: readonly string[];
}
