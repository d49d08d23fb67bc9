import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { RESPONSE_RULES } from '../../../src/constraints/registry.ts';
import { parseSettingsFile } from '../../../src/settings/sources/parse-file.ts';
import { KINDS } from './kinds.ts';
import { initOf, type Step } from './run-init.ts';

const PINNED = /^([\w-]+\/[\w-]+)@[0-9a-f]{40}$/;

/** Steps between the sandbox's and the action's. */
function between(steps: readonly Step[]): readonly Step[] {
  expect(steps[0]?.uses).toMatch(/^actions\/checkout@/);
  expect(steps[0]?.with).toEqual({ 'persist-credentials': false });
  expect(steps[1]?.run).toContain('bubblewrap');
  expect(steps.at(-1)?.uses).toBe('org/forge-headless@v1');
  return steps.slice(2, -1);
}

describe.each(KINDS)('init in $kind', ({ files, found, gates, uses, runs, notes = [] }) => {
  const written = initOf(files);

  test('finds its tools and its gates', () => {
    expect(written.stdout.split('\n')[0]).toBe(`Found    ${found}`);
    expect((written.config.quality_gates ?? []).map(({ name, command }) => [name, command])).toEqual(gates);
    const listed = /\nCheck\n((?:- .*\n)*)/.exec(written.stdout)?.[1] ?? '';
    const said = listed.split('\n').filter((line) => line !== '');
    expect(said).toHaveLength(notes.length);
    for (const [at, note] of notes.entries()) expect(said[at]).toContain(note);
  });

  test('writes a configuration that the schema accepts', async () => {
    expect(written.configText).toMatch(/^# yaml-language-server: \$schema=https:\S+\.json\n/);
    const { problems, data } = await parseSettingsFile('c', Buffer.from(written.configText), RESPONSE_RULES);
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ version: 1, model: { provider: 'anthropic' } });
    if (gates.length === 0) expect(written.configText).toContain('# quality_gates:\n#   - name: Tests');
    for (const { command } of written.config.quality_gates ?? []) expect(command).not.toContain('${{');
  });

  test('writes a workflow with pinned actions, its dependency steps and no more rights than it needs', () => {
    const steps = between(written.steps);
    const named = steps.flatMap((step) => (step.uses === undefined ? [] : [step.uses]));
    expect(named.map((each) => PINNED.exec(each)?.[1])).toEqual(uses);
    expect(steps.flatMap(({ run }) => (run === undefined ? [] : [run]))).toEqual(runs);
    expect(written.workflowText).not.toMatch(/uses: \S+@[0-9a-f]{40}(?! # v?\d+\.\d+\.\d+$)/m);
    const { permissions, jobs } = parse(written.workflowText);
    expect(permissions).toEqual({});
    expect(jobs.forge.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
    for (const { run = '' } of written.steps) expect(run).not.toContain('${{');
  });
});

test('versions come from the repository', () => {
  const given = (files: Readonly<Record<string, string>>, action: string) =>
    initOf(files).steps.find(({ uses = '' }) => uses.startsWith(`${action}@`))?.with;
  const kind = (name: string) => KINDS.find((each) => each.kind === name)?.files ?? {};
  expect(given(kind('npm with TypeScript and no build'), 'actions/setup-node')).toEqual({
    'node-version-file': '.nvmrc',
  });
  expect(given(kind('Yarn 1'), 'actions/setup-node')).toEqual({ 'node-version-file': 'package.json' });
  expect(given(kind('Python with requirements files'), 'actions/setup-python')).toEqual({
    'python-version-file': '.python-version',
  });
  expect(given(kind('Go'), 'actions/setup-go')).toEqual({ 'go-version-file': 'go.mod' });
  expect(given(kind('Maven'), 'actions/setup-java')).toEqual({
    distribution: 'temurin',
    'java-version': '17',
  });
  expect(given(kind('Gradle with a wrapper'), 'actions/setup-java')).toMatchObject({ 'java-version': '17' });
  expect(given(kind('.NET'), 'actions/setup-dotnet')).toEqual({ 'dotnet-version': '9.0.x' });
  expect(given(kind('.NET with two solutions and no tests'), 'actions/setup-dotnet')).toBeUndefined();
  expect(given(kind('Ruby with RSpec and RuboCop'), 'ruby/setup-ruby')).toEqual({ 'ruby-version': '3.3' });
  expect(given(kind('Ruby with Rake and Minitest'), 'ruby/setup-ruby')).toBeUndefined();
  expect(given(kind('PHP with PHPUnit and PHPStan'), 'shivammathur/setup-php')).toMatchObject({
    'php-version': '8.2',
  });
  expect(given(kind('Bun'), 'oven-sh/setup-bun')).toEqual({ 'bun-version': '1.2.3' });
});
