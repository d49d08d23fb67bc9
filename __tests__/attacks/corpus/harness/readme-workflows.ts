import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const README = join(resolve(import.meta.dirname, '../../../..'), 'README.md');

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Permissions;
  readonly concurrency?: unknown;
  readonly steps: readonly Step[];
}

type Permissions = string | Readonly<Record<string, string>>;

interface Workflow {
  readonly on: unknown;
  readonly permissions?: Permissions;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** What a case says that the README's workflows have to be. */
export interface ReadmeRule {
  readonly 'on.issue_comment.types'?: readonly string[];
  readonly permissions_max?: Readonly<Record<string, string>>;
  readonly 'jobs.*.timeout-minutes'?: 'present';
  readonly 'checkout.persist-credentials'?: false;
}

/** What speaks against the workflows that the README offers to copy: each of them, and that there is one for comments. */
export function readmeComplaints(rule: ReadmeRule): readonly string[] {
  const workflows = workflowsIn(readFileSync(README, 'utf8'));
  const comments = workflows.filter(
    ({ on }) => typeof on === 'object' && on !== null && 'issue_comment' in on,
  );
  const { 'on.issue_comment.types': types, ...each } = rule;
  return [
    ...(types !== undefined && comments.length === 0 ? ['the README has no workflow for comments'] : []),
    ...comments.flatMap((workflow) => commentComplaints(workflow, types ?? [])),
    ...workflows.flatMap((workflow) => workflowComplaints(workflow, each)),
  ];
}

function workflowsIn(page: string): readonly Workflow[] {
  return [...page.matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)]
    .map(([, text = '']): unknown => parse(text))
    .filter((value): value is Workflow => typeof value === 'object' && value !== null && 'jobs' in value);
}

function commentComplaints({ on, concurrency, jobs }: Workflow, types: readonly string[]): readonly string[] {
  const { issue_comment: trigger } = on as {
    readonly issue_comment?: { readonly types?: readonly string[] };
  };
  const isSame = JSON.stringify(trigger?.types) === JSON.stringify(types);
  const alone = Object.values(jobs).every((job) => (job.concurrency ?? concurrency) !== undefined);
  return [
    ...(isSame ? [] : [`a workflow for comments runs on ${JSON.stringify(trigger?.types)}`]),
    ...(alone ? [] : ['a workflow for comments lets two runs go at once']),
  ];
}

function workflowComplaints(workflow: Workflow, rule: ReadmeRule): readonly string[] {
  const jobs = Object.values(workflow.jobs);
  const checkouts = jobs
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  const found: string[] = [];
  for (const job of jobs) {
    const { permissions = workflow.permissions } = job;
    found.push(...permissionComplaints(permissions, rule.permissions_max ?? {}));
    if (rule['jobs.*.timeout-minutes'] === 'present' && job['timeout-minutes'] === undefined)
      found.push('a job of the README has no timeout-minutes');
  }
  if (rule['checkout.persist-credentials'] === false)
    for (const { with: given } of checkouts)
      if (given?.['persist-credentials'] !== false)
        found.push('a checkout of the README leaves its credential');
  return found;
}

const RANKS = ['none', 'read', 'write'];

function permissionComplaints(
  given: Permissions | undefined,
  most: Readonly<Record<string, string>>,
): readonly string[] {
  if (typeof given !== 'object') return [`a job of the README has the permissions ${String(given)}`];
  return Object.entries(given)
    .filter(([name, level]) => RANKS.indexOf(level) > RANKS.indexOf(most[name] ?? 'none'))
    .map(([name, level]) => `a job of the README has ${name}: ${level}`);
}
