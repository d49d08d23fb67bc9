import { z } from 'zod';
import type { Account, Comment, PullRequest } from '../../../core/forge/forge.ts';

/** Schemas of the used parts of GitHub's answers. An answer that does not fit is refused as a whole. */

const time = z
  .string()
  .transform((text) => Date.parse(text))
  .pipe(z.number());

const account = z.object({ id: z.number().int(), login: z.string() });
const author = account.nullable().transform((user): Account | null => user);
const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const named = z.object({ full_name: z.string() });

export const permission = z
  .object({ permission: z.string(), role_name: z.string() })
  .transform((answer) => ({ permission: answer.permission, roleName: answer.role_name }));

export const pullRequest = z
  .object({
    number: z.number().int(),
    html_url: z.string(),
    title: z.string(),
    body: z.string().nullish(),
    user: author,
    labels: z.array(z.object({ name: z.string() })),
    state: z.enum(['open', 'closed']),
    merged_at: z.string().nullable(),
    locked: z.boolean(),
    draft: z.boolean().optional(),
    head: z.object({ ref: z.string(), sha, repo: named.nullable() }),
    base: z.object({ ref: z.string(), sha, repo: named }),
  })
  .transform(
    (answer): PullRequest => ({
      number: answer.number,
      url: answer.html_url,
      title: answer.title,
      body: answer.body ?? '',
      author: answer.user,
      labels: answer.labels.map(({ name }) => name),
      state: answer.state,
      merged: answer.merged_at !== null,
      locked: answer.locked,
      draft: answer.draft ?? false,
      head: {
        ref: answer.head.ref,
        sha: answer.head.sha,
        repository: answer.head.repo?.full_name ?? null,
      },
      base: { ref: answer.base.ref, sha: answer.base.sha, repository: answer.base.repo.full_name },
    }),
  );

export const pullRequests = z.array(pullRequest);

export const comment = z
  .object({
    id: z.number().int(),
    html_url: z.string(),
    body: z.string().nullish(),
    user: author,
    created_at: time,
    updated_at: time,
  })
  .transform(
    (answer): Comment => ({
      id: answer.id,
      url: answer.html_url,
      body: answer.body ?? '',
      author: answer.user,
      createdAt: answer.created_at,
      updatedAt: answer.updated_at,
    }),
  );

export const comments = z.array(comment);

/** A commit object, without its diff, which can have megabytes. */
export const committed = z
  .object({ committer: z.object({ date: time }), message: z.string() })
  .transform((answer) => ({ committedAt: answer.committer.date, message: answer.message }));

export const activities = z.array(z.object({ after: z.string(), timestamp: time }));

export const reference = z.object({ object: z.object({ sha }) }).transform((answer) => answer.object.sha);

export const defaultBranch = z
  .object({ default_branch: z.string() })
  .transform((answer) => answer.default_branch);

export const reaction = z.object({ user: author }).transform((answer) => answer.user);

/** GraphQL names the id of an account `databaseId`. */
export const viewer = z
  .object({ viewer: z.object({ login: z.string(), databaseId: z.number().int() }) })
  .transform((answer): Account => ({ id: answer.viewer.databaseId, login: answer.viewer.login }));

/** Accepts any answer, if only its success matters. */
export const anything = z.unknown();
