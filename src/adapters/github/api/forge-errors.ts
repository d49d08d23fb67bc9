import { z } from 'zod';
import { ForgeError, type ForgeTrouble } from '../../../core/forge/forge.ts';
import { causes } from '../../http/connection-errors.ts';
import { cleanServerText } from '../../http/server-text.ts';
import { RedirectError } from './redirect-error.ts';

/** The request, in the words of error messages. */
export interface Operation {
  /** The text after "cannot": `read pull request #7`. */
  readonly what: string;
  /** The permission that the token needs, as a workflow spells it: `pull-requests: read`. */
  readonly needs: string;
}

export interface AskedOperation extends Operation {
  /** `owner/name`. */
  readonly repository: string;
  readonly baseUrl: string;
  /** Every spelling of the token that must not appear in messages. */
  readonly secrets: readonly string[];
}

/** An answer other than success. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** Octokit's error for an answer. Without an answer it has no `response`. */
const withAnswer = z.object({
  status: z.number(),
  response: z.object({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }),
});

const graphqlErrors = z.object({
  name: z.literal('GraphqlResponseError'),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).min(1),
});

/** Converts any error that Octokit throws. */
export function failureOfThrown(error: unknown, asked: AskedOperation): ForgeError {
  if (error instanceof ForgeError) return error;
  if (error instanceof RedirectError) {
    return failureOfAnswer({ status: error.answered, headers: {}, data: { message: error.message } }, asked);
  }
  const answered = withAnswer.safeParse(error).data;
  if (answered !== undefined)
    return failureOfAnswer({ status: answered.status, ...answered.response }, asked);
  const refused = graphqlErrors.safeParse(error).data?.errors[0];
  if (refused !== undefined) return failureOfGraphql(refused.type ?? '', refused.message, asked);
  const reason = cleanServerText(causes(error).at(-1)?.message ?? 'unknown reason', asked.secrets);
  return failure(
    asked,
    'unavailable',
    null,
    `no answer from ${asked.baseUrl} (${reason}): try again later, or check GITHUB_API_URL, HTTPS_PROXY and NODE_EXTRA_CA_CERTS`,
  );
}

/** Returns the failure after an abort: the run was cancelled, or its time is over. */
export function failureOfEnd(reason: unknown, asked: AskedOperation): ForgeError {
  const timeout = reason instanceof DOMException && reason.name === 'TimeoutError';
  const why = timeout ? "the run's time ended" : 'the run was stopped';
  const remedy = 'run again, or allow more time';
  return failure(asked, 'unavailable', null, `${why} before ${asked.baseUrl} answered: ${remedy}`);
}

/**
 * Returns the failure for a success answer that does not match the API's description. `where` names the first mismatch,
 * without its value.
 */
export function failureOfShape(where: string, asked: AskedOperation): ForgeError {
  const mismatch = cleanServerText(where, asked.secrets);
  return failure(
    asked,
    'unavailable',
    200,
    `the answer of ${asked.baseUrl} does not match GitHub's API (${mismatch}): check GITHUB_API_URL`,
  );
}

export function failureOfAnswer(answer: ApiAnswer, asked: AskedOperation): ForgeError {
  const said = cleanServerText(messageOf(answer.data), asked.secrets);
  const kind = kindOf(answer, said);
  const words = said === '' ? '' : ` (${said})`;
  return failure(
    asked,
    kind,
    answer.status,
    `GitHub answered ${answer.status}${words}: ${remedyOf(kind, said, asked)}`,
  );
}

const GRAPHQL_KINDS: Readonly<Record<string, ForgeTrouble>> = {
  FORBIDDEN: 'forbidden',
  INSUFFICIENT_SCOPES: 'forbidden',
  NOT_FOUND: 'not_found',
  RATE_LIMITED: 'rate_limited',
  STALE_DATA: 'conflict',
};

function failureOfGraphql(type: string, message: string, asked: AskedOperation): ForgeError {
  const said = cleanServerText(message, asked.secrets);
  const kind = GRAPHQL_KINDS[type] ?? 'invalid';
  return failure(asked, kind, 200, `GitHub answered (${said}): ${remedyOf(kind, said, asked)}`);
}

function failure(
  { what, repository }: AskedOperation,
  kind: ForgeTrouble,
  status: number | null,
  problem: string,
): ForgeError {
  return new ForgeError(kind, status, `cannot ${what} (${repository}): ${problem}`);
}

function kindOf({ status, headers }: ApiAnswer, said: string): ForgeTrouble {
  if (status >= 500) return 'unavailable';
  switch (status) {
    case 401:
      return 'unauthorised';
    case 403:
      return isLimit(headers, said) ? 'rate_limited' : 'forbidden';
    case 404:
    case 410:
      return 'not_found';
    case 409:
      return 'conflict';
    case 422:
      return /already exists/i.test(said) ? 'conflict' : 'invalid';
    case 429:
      return 'rate_limited';
    case 451:
      return 'forbidden';
    default:
      // Redirects are not followed. The repository has another name now.
      return status < 400 ? 'not_found' : 'invalid';
  }
}

/**
 * Distinguishes a rate limit from a missing right, which share a status. Source: GitHub's REST documentation, "Rate
 * limits".
 */
function isLimit(headers: ApiAnswer['headers'], said: string): boolean {
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit|abuse detection/i.test(said)
  );
}

/** Remedies for refusals, matched by GitHub's message, that the permission in question would not fix. */
const REFUSAL_REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /create or update workflow|`workflows?` (?:permission|scope)/i,
    'give github-token a token that has the permission `workflows`, or keep the run out of .github/workflows',
  ],
  [
    /protected branch|rule violations? found/i,
    'name another git.branch and open a pull request, or let this token pass the rule',
  ],
  [
    /not permitted to create or approve pull requests/i,
    'allow it in Settings > Actions > General > Workflow permissions',
  ],
  [/\blocked\b/i, 'unlock the conversation'],
  [/archived/i, 'unarchive the repository'],
  [/SAML/, 'authorize the token for the organization'],
];

function remedyOf(kind: ForgeTrouble, said: string, { needs }: AskedOperation): string {
  const named = REFUSAL_REMEDIES.find(([pattern]) => pattern.test(said))?.[1];
  switch (kind) {
    case 'unauthorised':
      return 'the token is wrong or has expired: set the input github-token';
    case 'forbidden':
      return named ?? `give the job the permission ${needs}, or the input github-token a token that has it`;
    case 'not_found':
      return `check that it still exists, and that the token may read it (${needs})`;
    case 'conflict':
      return 'check what already exists, and run again';
    case 'invalid':
      return named ?? 'fix what GitHub reports';
    case 'rate_limited':
      return 'run again later, or run fewer jobs at a time';
    case 'unavailable':
      return 'try again later';
  }
}

const errorBody = z.object({
  message: z.string().optional(),
  errors: z
    .array(
      z.union([
        z.string(),
        z.object({
          message: z.string().optional(),
          field: z.string().optional(),
          code: z.string().optional(),
        }),
      ]),
    )
    .optional(),
});

/** Returns GitHub's message with the details of its fields; '' if the body has none, such as a proxy's page. */
function messageOf(data: unknown): string {
  const body = errorBody.safeParse(data).data;
  if (body === undefined) return '';
  const details = (body.errors ?? []).map((detail) =>
    typeof detail === 'string'
      ? detail
      : (detail.message ?? `${detail.field ?? ''} ${detail.code ?? ''}`.trim()),
  );
  return [body.message ?? '', ...details].filter((text) => text !== '').join(': ');
}
