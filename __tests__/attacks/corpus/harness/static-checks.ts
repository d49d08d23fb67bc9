import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { type ReadmeRule, readmeComplaints } from './readme-workflows.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

type Check = Readonly<Record<string, unknown>>;

/** What speaks against a case that is no play but a look at what is shipped. Throws on a check nobody knows. */
export function staticComplaints(check: Check): readonly string[] {
  const { action_yml: action, regex_none: pattern, in: globs, workflow_contains: texts, ...others } = check;
  const { readme_yaml: readme, ...rest } = others;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`no such check: ${unknown}`);
  return [
    ...(action === undefined ? [] : actionComplaints(action as Check)),
    ...(typeof pattern === 'string' ? textComplaints(new RegExp(pattern), globs as readonly string[]) : []),
    ...(readme === undefined ? [] : readmeComplaints(readme as ReadmeRule)),
    ...(texts === undefined ? [] : workflowComplaints(texts as readonly string[])),
  ];
}

/** Dotted keys of action.yml: a pattern that the value matches, or null where there may be none. */
function actionComplaints(wanted: Check): readonly string[] {
  const action: unknown = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
  return Object.entries(wanted).flatMap(([key, rule]) => {
    const value = key.split('.').reduce((at: unknown, name) => field(at, name), action);
    const fits = rule === null ? value === undefined : new RegExp(String(rule)).test(String(value));
    return fits ? [] : [`action.yml: ${key} is ${String(value)}, wanted ${String(rule)}`];
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function textComplaints(pattern: RegExp, globs: readonly string[]): readonly string[] {
  return shipped(globs).flatMap((path) => {
    const at = readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((line) => pattern.test(line));
    return at < 0 ? [] : [`${path}:${at + 1} matches ${pattern}`];
  });
}

function workflowComplaints(texts: readonly string[]): readonly string[] {
  const all = shipped(['.github/workflows/*.yml']).map((path) => readFileSync(path, 'utf8'));
  return texts
    .filter((text) => !all.some((workflow) => workflow.includes(text)))
    .map((text) => `no workflow has ${text}`);
}

/** `x/**` is everything below x. */
function shipped(globs: readonly string[]): readonly string[] {
  return globs
    .flatMap((glob) => globSync(glob.replace(/\/\*\*$/, '/**/*.ts'), { cwd: ROOT }))
    .map((path) => join(ROOT, path));
}
