import type { ShellReading } from '../shell/reading.ts';
import type { Reach, ReachFacts } from './facts.ts';
import { codePaths, isSymbolicLink, reachedPaths } from './paths.ts';
import { DEEDS, onlyAsks } from './programs.ts';
import { shownCommand, shownText, type Use, useOf } from './uses.ts';

export type { Reach, ReachFacts } from './facts.ts';

/**
 * What a command reaches for beyond the workspace: at most one finding a code and kind, in the order of the rules.
 * It goes by the commands that the text would run, not by the text: what is only printed, searched for or written
 * down is no reach. What is put together at run time it cannot see. So behind walls it only says what was tried,
 * and the walls decide; without walls it is what there is, and a command that shows such a reach is refused.
 * Source: CASES, layer P of "Forty ways around a check of the arguments".
 */
export function reachOf(reading: ShellReading, facts: ReachFacts): readonly Reach[] {
  const uses = reading.commands.map(useOf);
  const found = [...pathReaches(uses, reading, facts), ...deeds(uses, facts), ...textReaches(uses, reading)];
  const kinds = new Map<string, Reach>();
  for (const reach of found) {
    const kind = `${reach.code} ${reach.code === 'FS-01' ? '' : reach.what.replace(/ \(.*$/s, '')}`;
    const known = kinds.get(kind);
    if (known === undefined || (reach.harmful && !known.harmful)) kinds.set(kind, reach);
  }
  return [...kinds.values()];
}

/** Programs that make a place for links and do nothing through them. */
const SETS_UP = /^(?:mkdir|true|:|rm|)$/;

function pathReaches(uses: readonly Use[], { broken }: ShellReading, facts: ReachFacts): readonly Reach[] {
  const onlyLinks = uses.every(
    (use) => use.command.wraps || isSymbolicLink(use) || SETS_UP.test(use.program),
  );
  const own = uses.filter((use) => !isVain(use, facts));
  const found = own.flatMap((use) => reachedPaths(use, facts, onlyLinks));
  const cwd = facts.cwd === '' ? facts.root : `${facts.root}/${facts.cwd}`;
  return [...found, ...broken.flatMap((text) => codePaths(text, cwd, facts))];
}

/** What `sudo` is asked to do where it can do nothing. */
function isVain({ command }: Use, { sudoIsVain }: ReachFacts): boolean {
  return sudoIsVain && command.under.includes('sudo');
}

function deeds(uses: readonly Use[], facts: ReachFacts): readonly Reach[] {
  return DEEDS.flatMap(({ code, what, harmful, needsNetwork = false, is }) => {
    if (needsNetwork && facts.network) return [];
    return uses
      .filter((use) => is(use, facts, uses) && !onlyAsks(use))
      .map((use): Reach => {
        const isEmpty = isVain(use, facts) || (facts.sudoIsVain && use.program === 'sudo');
        return { code, what: `${what} (${shownCommand(use.command)})`, harmful: harmful && !isEmpty };
      });
  });
}

const RUNNER_NAMES = 'GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|EVENT_PATH)|RUNNER_TEMP';
const RUNNER_VARIABLE = new RegExp(`^(?:${RUNNER_NAMES})$`);
const RUNNER_FILE = /_runner_file_commands|(?:^|\/)_actions\//;
const RUNNER_CODE = new RegExp(
  `(?:\\$\\{?|process\\.env\\.|(?:environ|getenv|env|ENV)\\s*[[({]\\s*['"])(?:${RUNNER_NAMES})\\b|_runner_file_commands|\\b_actions\\/`,
);

const SECRET_VARIABLE = /^INPUT_|^ACTIONS_(?:RUNTIME|ID_TOKEN|CACHE|RESULTS)|^(?:GITHUB|GH)_TOKEN$|_API_KEY$/;
const SECRET_CODE =
  /\bINPUT_|\bACTIONS_(?:RUNTIME|ID_TOKEN|CACHE|RESULTS)|\b(?:GITHUB|GH)_TOKEN\b|\b\w*_API_KEY\b/;

/** What the names of variables, code of other languages and the shape of the script show. */
function textReaches(uses: readonly Use[], reading: ShellReading): readonly Reach[] {
  const { variables, hidden, bombs, broken, isWhole } = reading;
  const codes = [...uses.map(({ code }) => code), ...broken].filter((code) => code !== '');
  const words = uses.flatMap(({ used, command }) => [
    ...used,
    ...command.redirects.map(({ target }) => target.text),
  ]);
  const runner = [
    ...[...variables].filter((name) => RUNNER_VARIABLE.test(name)),
    ...words.filter((word) => RUNNER_FILE.test(word)),
    ...codes.flatMap((code) => RUNNER_CODE.exec(code)?.[0] ?? []),
  ];
  const secrets = [
    ...[...variables].filter((name) => SECRET_VARIABLE.test(name)),
    ...codes.flatMap((code) => SECRET_CODE.exec(code)?.[0] ?? []),
  ];
  const parent = variables.has('PPID') && uses.some(({ program }) => program === 'kill');
  return [
    ...(parent ? [executes('ends processes that are not its own', 'PPID')] : []),
    ...(isWhole ? [] : [executes('hides what it runs', 'more than can be read')]),
    ...bombs.map((name) => executes('multiplies without end', name)),
    ...hidden.map((what) => executes('hides what it runs', what)),
    ...runner.map(
      (text): Reach => ({
        code: 'RUN-01',
        what: `seeks the runner's own files (${shownText(text)})`,
        harmful: true,
      }),
    ),
    ...secrets.map(
      (text): Reach => ({
        code: 'ENV-01',
        what: `seeks secrets of the run (${shownText(text)})`,
        harmful: false,
      }),
    ),
  ];
}

function executes(what: string, text: string): Reach {
  return { code: 'EXEC-01', what: `${what} (${shownText(text)})`, harmful: true };
}
