import { z } from 'zod';

/** Schemas of the used parts of GitHub's answers about git objects. */

const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const object = z.object({ sha });

/** GitHub omits a name or an address if the account hides it. */
const actor = z
  .object({ name: z.string().nullish(), email: z.string().nullish() })
  .transform(({ name, email }) => `${name ?? 'unknown'} <${email ?? ''}>`);

export const objectId = object.transform((answer) => answer.sha);

export const gitCommit = z
  .object({
    sha,
    message: z.string(),
    tree: object,
    parents: z.array(object),
    author: actor,
    verification: z.object({ verified: z.boolean(), reason: z.string() }),
  })
  .transform((answer) => ({
    sha: answer.sha,
    message: answer.message,
    tree: answer.tree.sha,
    parents: answer.parents.map((parent) => parent.sha),
    author: answer.author,
    isSigned: answer.verification.verified,
    verification: answer.verification.reason,
  }));

export type GitCommit = z.output<typeof gitCommit>;

/** GraphQL names the id of an object `oid`. */
const graphObject = z.object({ oid: sha });

export const committed = z
  .object({
    createCommitOnBranch: z.object({
      commit: z.object({
        oid: sha,
        tree: graphObject,
        author: actor,
        signature: z.object({ isValid: z.boolean() }).nullable(),
      }),
    }),
  })
  .transform(({ createCommitOnBranch: { commit } }) => ({
    sha: commit.oid,
    tree: commit.tree.oid,
    author: commit.author,
    isSigned: commit.signature?.isValid ?? false,
  }));

export const draftId = z
  .object({ repository: z.object({ pullRequest: z.object({ id: z.string(), isDraft: z.boolean() }) }) })
  .transform(({ repository }) => repository.pullRequest);

export const markedReady = z.object({
  markPullRequestReadyForReview: z.object({ pullRequest: z.object({ isDraft: z.literal(false) }) }),
});
