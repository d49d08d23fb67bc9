import { z } from 'zod';

/** A rule: its type, and the ruleset that it comes from. Parameters of other kinds are ignored. */
const rule = z.object({
  type: z.string(),
  ruleset_id: z.number().int().optional(),
  parameters: z.object({ do_not_enforce_on_create: z.boolean().optional() }).optional(),
});

export type RulesetRule = z.output<typeof rule>;

/** Classic protection, as GraphQL shows it to non-administrators. Source: GitHub's GraphQL schema. */
const refUpdateRule = z.object({
  pattern: z.string(),
  viewerCanPush: z.boolean(),
  requiresSignatures: z.boolean(),
  requiredApprovingReviewCount: z.number().nullable(),
  requiredStatusCheckContexts: z.array(z.string().nullable()).nullable(),
});

export type RefUpdateRule = z.output<typeof refUpdateRule>;

/** Schemas of the used parts of GitHub's answers about rules and rights. */
export const ruleAnswers = {
  rules: z.array(rule),

  ruleset: z
    .object({ current_user_can_bypass: z.string().optional() })
    .transform((answer) => answer.current_user_can_bypass ?? null),

  branch: z
    .object({
      repository: z.object({
        viewerPermission: z.string().nullable(),
        ref: z.object({ refUpdateRule: refUpdateRule.nullable() }).nullable(),
      }),
    })
    .transform(({ repository: { viewerPermission, ref } }) => ({ viewerPermission, ref })),

  repository: z
    .object({
      full_name: z.string(),
      private: z.boolean(),
      archived: z.boolean(),
      scopes: z.string().optional(),
    })
    .transform((answer) => ({
      name: answer.full_name,
      isPrivate: answer.private,
      isArchived: answer.archived,
      scopes:
        answer.scopes === undefined ? null : answer.scopes.split(/\s*,\s*/).filter((name) => name !== ''),
    })),

  workflowPermissions: z
    .object({ can_approve_pull_request_reviews: z.boolean() })
    .transform((answer) => answer.can_approve_pull_request_reviews),
};
