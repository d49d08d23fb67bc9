import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Job, ownAction, type Step, type Workflow } from '../../support/workflows.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const EXAMPLES = join(ROOT, 'examples/workflows');
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const FILES = globSync('*.yml', { cwd: EXAMPLES }).sort();
const workflowIn = (file: string): Workflow => parse(readFileSync(join(EXAMPLES, file), 'utf8')) as Workflow;
const jobsIn = (file: string): readonly Job[] => Object.values(workflowIn(file).jobs);
const stepsIn = (file: string): readonly Step[] => jobsIn(file).flatMap(({ steps = [] }) => steps);

describe.each(FILES)('examples/workflows/%s', (file) => {
  test('grants nothing at the top, and says for each job what it may do and for how long', () => {
    expect(workflowIn(file).permissions).toEqual({});
    for (const job of jobsIn(file)) {
      expect(job.permissions).toBeDefined();
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
    }
  });

  test('says which of its runs wait for which', () => {
    const { concurrency } = workflowIn(file);
    for (const job of jobsIn(file)) expect(job.concurrency ?? concurrency).toHaveProperty('group');
  });

  test('pins what is not ours by its commit, and keeps no token in the checkout', () => {
    for (const { uses = '', with: given } of stepsIn(file)) {
      if (ownAction(uses) === null && uses !== '') expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      if (uses.startsWith('actions/checkout@')) expect(given).toHaveProperty('persist-credentials', false);
    }
    expect(readFileSync(join(EXAMPLES, file), 'utf8')).not.toMatch(
      /uses: \S+@[0-9a-f]{40}(?! # v\d+\.\d+\.\d+$)/m,
    );
  });

  test('splices nothing into a script', () => {
    for (const { run = '' } of stepsIn(file)) expect(run).not.toContain('${{');
  });

  test('gives our actions only inputs that they have, and asks for outputs that they set', () => {
    for (const { uses, id, with: given = {} } of stepsIn(file)) {
      const action = ownAction(uses);
      if (action === null) continue;
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
      const asked = readFileSync(join(EXAMPLES, file), 'utf8').matchAll(
        /steps\.([\w-]+)\.outputs\.([\w-]+)/g,
      );
      const outputs = [...asked].filter(([, step]) => step === id).map(([, , name]) => name);
      expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(outputs));
    }
  });

  test('stands in the table of examples/README.md, with what it may do', () => {
    const row = text('examples/README.md')
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`(workflows/${file})`));
    const grants = jobsIn(file).flatMap(({ permissions = {} }) => Object.entries(permissions));
    for (const [name, access] of grants) expect(row).toContain(`\`${name}: ${access}\``);
  });
});

describe('a comment', () => {
  const { forge } = workflowIn('comment-fixes.yml').jobs;

  test('starts a runner only where it begins with the trigger phrase', () => {
    expect(Reflect.get(forge ?? {}, 'if')).toContain("startsWith(github.event.comment.body, '/forge')");
  });

  test('that stops a run does not wait for it', () => {
    const group = String(Reflect.get(Object(forge?.concurrency), 'group'));
    expect(group).toMatch(/startsWith\(github\.event\.comment\.body, '\/forge stop'\).*&& github\.run_id/s);
  });

  test('in the sample of the README waits for the same runs', () => {
    const [, sample] = /```yaml\n(name: Forge\n.*?)```/s.exec(text('README.md')) ?? [];
    const group = (workflow: Workflow): string =>
      String(Reflect.get(Object(workflow.jobs.forge?.concurrency), 'group')).replaceAll(/\s/g, '');
    // The sample hears of comments on the pull request alone, not of those on its lines.
    const same = group(workflowIn('comment-fixes.yml')).replace('||github.event.pull_request.number', '');
    expect(group(parse(sample ?? ''))).toBe(same);
  });
});

test('examples/README.md links to every example', () => {
  const named = [...text('examples/README.md').matchAll(/\]\(workflows\/([^)]+)\)/g)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(FILES);
});
