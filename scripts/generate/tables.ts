import { PROVIDER_FACTS } from '../../src/core/model/providers.ts';
import { EXIT_CODES, type OutcomeName } from '../../src/core/run/outcome.ts';
import { REPORT_FILES } from '../../src/core/run/report-files.ts';
import { OPTIONS } from '../../src/settings/options/options.ts';
import { OUTPUTS } from '../../src/settings/options/outputs.ts';
import { PROFILES } from '../../src/settings/schema/profiles.ts';
import { flagsOf } from '../../src/settings/sources/commands.ts';
import { usage } from '../../src/settings/sources/help.ts';
import { isSettingKey } from '../../src/settings/sources/layers.ts';
import { PUBLISH_OPTIONS, PUBLISH_OUTPUTS } from '../../src/settings/sources/publish-inputs.ts';
import { code, table } from './table.ts';

/** When each outcome comes about. Source: docs/configuration.md#exit-codes. An outcome without words does not compile. */
const OUTCOMES: Readonly<Record<OutcomeName, string>> = {
  success: 'the task is complete and every required gate passed',
  skipped: 'the event is not for this action, or its author may not start a run',
  failure: 'the agent gave up or got stuck, the provider failed, or the run was canceled',
  constraint_violation: 'a limit stopped the run',
  quality_gate_failure:
    'a required gate failed after its retries, or could not run; before any model call if its program is missing',
  timeout: 'the time limit was reached',
  config_error: 'the configuration is invalid; nothing ran and no model was called',
  git_error:
    'not a repository, no commit yet, uncommitted changes, a conflict, a branch by someone else, or a delivery that GitHub would refuse',
};

export function exitCodeTable(): string {
  const rows = Object.entries(OUTCOMES).map(([name, when]) => [code(name), exitCode(name), when]);
  return table(['outcome', 'exit', 'when'], rows);
}

function exitCode(name: string): string {
  return String(Object.entries(EXIT_CODES).find(([outcome]) => outcome === name)?.[1]);
}

export function profileTable(): string {
  const flat = Object.entries(PROFILES).map(([name, { constraints }]) => ({
    name,
    values: new Map(leavesOf(constraints ?? {}, '')),
  }));
  const keys = [...new Set(flat.flatMap(({ values }) => [...values.keys()]))];
  const rows = flat.map(({ name, values }) => [
    code(name),
    ...keys.map((key) => String(values.get(key) ?? '')),
  ]);
  return table(['profile', ...keys.map(code)], rows);
}

/** `rate_limits: { commits: 3 }` as `rate_limits.commits` and 3. */
function leavesOf(value: object, prefix: string): readonly (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([key, inner]): readonly (readonly [string, unknown])[] =>
    typeof inner === 'object' && inner !== null
      ? leavesOf(inner, `${prefix}${key}.`)
      : [[`${prefix}${key}`, inner]],
  );
}

export function inputTable(): string {
  const rows = OPTIONS.flatMap(({ input, key, about }) =>
    input === undefined ? [] : [[code(input), isSettingKey(key) ? code(key) : '', about]],
  );
  return table(['input', 'sets', 'meaning'], rows);
}

/** The second job's: what it has by the same name means the same, unless it says otherwise. */
export function publishTable(): string {
  const rows = PUBLISH_OPTIONS.flatMap(({ input, about }) =>
    input === undefined ? [] : [[code(input), about]],
  );
  return table(['input', 'meaning'], rows);
}

export function publishOutputs(): string {
  return PUBLISH_OUTPUTS.map(([name]) => code(name)).join(' ');
}

export function flagTable(): string {
  const rows = flagsOf('run').map((option) => [
    code(usage(option)),
    isSettingKey(option.key) ? code(option.key) : '',
    option.about,
  ]);
  return table(['flag', 'sets', 'meaning'], rows);
}

/** What is in the output folder. */
export function reportsTable(): string {
  const reports = Object.entries(REPORT_FILES).map(([name, { about }]) => [code(name), about]);
  const others = [
    [
      code('events.jsonl'),
      'every event, each line chained to the one before by SHA-256 ([audit.md](audit.md))',
    ],
    [code('quarantine/'), 'patches of steps that were undone'],
    [code('outputs/'), 'long output of commands and gates'],
  ];
  return table(['file', 'content'], [...reports, ...others]);
}

export function outputTable(): string {
  return table(
    ['output', 'meaning'],
    Object.entries(OUTPUTS).map(([name, about]) => [code(name), about]),
  );
}

export function environmentTable(): string {
  const own = Object.entries(PROVIDER_FACTS).flatMap(([provider, { keyVariable }]) =>
    keyVariable === null ? [] : [[code(keyVariable), `the key, for ${code(provider)}`]],
  );
  return table(
    ['variable', 'meaning'],
    [
      [code('FORGE_API_KEY'), 'API key for any provider. Takes precedence over those below.'],
      ...own,
      [code('FORGE_PROVIDER'), `as ${code('--provider')}`],
      [code('FORGE_MODEL'), `as ${code('--model')}`],
      [code('FORGE_BASE_URL'), `as ${code('--base-url')}`],
    ],
  );
}
