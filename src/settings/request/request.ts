import type { ArtifactWish } from '../../core/forge/artifact.ts';
import type { ProviderName } from '../../core/model/providers.ts';
import type { OutcomeName } from '../../core/run/outcome.ts';
import type { Settings } from '../schema/schema.ts';
import type { Origin } from '../sources/layers.ts';
import type { FallbackModel } from './fallback.ts';

/** A result that fails the action's step: an outcome, or a success without changes. */
export type FailOn = OutcomeName | 'no-change';

/** The GitHub server and repository of a run, as the runner names them. */
export interface ForgeAccess {
  /** GITHUB_SERVER_URL: the server for git fetches and pushes. */
  readonly serverUrl: string;
  /** GITHUB_API_URL; undefined for the API of github.com. */
  readonly apiUrl: string | undefined;
  /** `owner/name`. */
  readonly repository: string;
  /** The default branch if GitHub's event names it; null if git must be asked. */
  readonly mainBranch: string | null;
  /** Secret: for the redactor, for API calls, and for one git command at a time. */
  readonly token: string;
}

/** The start commit if it is not the one checked out: a pull request's head, fixed beforehand. */
export interface PinnedStart {
  readonly sha: string;
  /** Its branch on GitHub, to which the run's commit is pushed. */
  readonly branch: string;
  /** Set if the start is the default branch, so the commit is pushed to the settings' branch. */
  readonly leaves?: true;
}

/** The authorized event that started this run. */
export interface Trigger {
  /** The event's name. */
  readonly source: string;
  readonly start: PinnedStart | null;
  /** The issue of the event; the pull request names it. */
  readonly issue?: number;
  /** The commit whose files are trusted, if it is not the one checked out: the pull request's base (decision D28). */
  readonly trusted: string | null;
  /** Texts by other people, cleaned and fenced; '' if there are none. */
  readonly context: string;
  /** Descriptions of what was removed from them. */
  readonly cleaned: readonly string[];
}

/** Everything a run needs, complete and checked. Frozen, except for the maps, which are read-only by type. */
export interface RunRequest {
  readonly settings: Settings;
  /** Maps the dotted key of every setting to the source of its value. */
  readonly origins: ReadonlyMap<string, Origin>;
  readonly task: string;
  /** Standing instructions, or ''. */
  readonly instructions: string;
  readonly provider: ProviderName;
  /** As the provider names it; for `replay`, a file (relative to `cwd`). */
  readonly model: string;
  /** null if no key is needed: `replay`, or a gateway without keys. Secret: for the redactor, then the provider. */
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  /** Models to try in order if that model fails. */
  readonly fallbacks: readonly FallbackModel[];
  /** Protected paths that this run may write: globs as given, each to be matched against `protected_paths`. */
  readonly openProtected: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  /** Absolute: the repository's root, or the only folder below it that may be written. */
  readonly workspace: string;
  /** Absolute path of the configuration file, or null. */
  readonly configPath: string | null;
  /** null without a token or a repository; then nothing is pushed. */
  readonly forge: ForgeAccess | null;
  /** null if no event started the run. */
  readonly trigger: Trigger | null;
  /** The way in which reports are uploaded; the command line does not upload. */
  readonly artifact: ArtifactWish;
  readonly failOn: readonly FailOn[];
  /** Print the result as one JSON line. */
  readonly json: boolean;
  /** Notes for the user about the settings, one line each. */
  readonly notices: readonly string[];
}
