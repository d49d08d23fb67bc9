import type { ShellReading } from '../shell/shell-reading.ts';
import type { AccessContext, OutsideAccess } from './access-context.ts';
import { type CommandUse, commandUse, shownCommand, shownText } from './command-use.ts';
import { isSymbolicLink, outsidePaths, outsidePathsInCode } from './outside-paths.ts';
import { isHelpRequest, SIDE_EFFECTS } from './side-effects.ts';

export type { AccessContext, OutsideAccess } from './access-context.ts';

/**
 * Returns the accesses outside the workspace that a command shows, at most one for each code and kind, in the order of
 * the rules. It looks at the commands that the text would run, so words that are only printed, searched for or written
 * are not accesses. It cannot see commands that are put together at run time. With a sandbox the result is only
 * recorded, because the sandbox blocks the access. Without one, the command is refused. Source: the evasions E1 to E40
 * in docs/threat-model.md.
 */
export function outsideAccesses(reading: ShellReading, facts: AccessContext): readonly OutsideAccess[] {
  const uses = reading.commands.map(commandUse);
  const found = [
    ...pathAccesses(uses, reading, facts),
    ...sideEffects(uses, facts),
    ...textAccesses(uses, reading),
  ];
  const kinds = new Map<string, OutsideAccess>();
  for (const reach of found) {
    const kind = `${reach.code} ${reach.code === 'FS-01' ? '' : reach.what.replace(/ \(.*$/s, '')}`;
    const known = kinds.get(kind);
    if (known === undefined || (reach.harmful && !known.harmful)) kinds.set(kind, reach);
  }
  return [...kinds.values()];
}

/** Programs that may prepare a place for links and use none of them. */
const SETUP_PROGRAMS = /^(?:mkdir|true|:|rm|)$/;

function pathAccesses(
  uses: readonly CommandUse[],
  { broken }: ShellReading,
  facts: AccessContext,
): readonly OutsideAccess[] {
  const onlyLinks = uses.every(
    (use) => use.command.wraps || isSymbolicLink(use) || SETUP_PROGRAMS.test(use.program),
  );
  const own = uses.filter((use) => !hasNoEffect(use, facts));
  const found = own.flatMap((use) => outsidePaths(use, facts, onlyLinks));
  const cwd = facts.cwd === '' ? facts.root : `${facts.root}/${facts.cwd}`;
  return [...found, ...broken.flatMap((text) => outsidePathsInCode(text, cwd, facts))];
}

/** Returns true for commands under a `sudo` that has no effect. */
function hasNoEffect({ command }: CommandUse, { sudoHasNoEffect }: AccessContext): boolean {
  return sudoHasNoEffect && command.wrappedBy.includes('sudo');
}

function sideEffects(uses: readonly CommandUse[], facts: AccessContext): readonly OutsideAccess[] {
  return SIDE_EFFECTS.flatMap(({ code, what, harmful, needsNetwork = false, is }) => {
    if (needsNetwork && facts.network) return [];
    return uses
      .filter((use) => is(use, facts, uses) && !isHelpRequest(use))
      .map((use): OutsideAccess => {
        const isEmpty = hasNoEffect(use, facts) || (facts.sudoHasNoEffect && use.program === 'sudo');
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

/** Returns accesses shown by variable names, by code of other languages and by the shape of the script. */
function textAccesses(uses: readonly CommandUse[], reading: ShellReading): readonly OutsideAccess[] {
  const { variables, hidden, forkBombs, broken, isWhole } = reading;
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
    ...(parent ? [executes('ends processes of others', 'PPID')] : []),
    ...(isWhole ? [] : [executes('hides what it runs', 'too long to read')]),
    ...forkBombs.map((name) => executes('starts copies of itself without end', name)),
    ...hidden.map((what) => executes('hides what it runs', what)),
    ...runner.map(
      (text): OutsideAccess => ({
        code: 'RUN-01',
        what: `uses the runner's files (${shownText(text)})`,
        harmful: true,
      }),
    ),
    ...secrets.map(
      (text): OutsideAccess => ({
        code: 'ENV-01',
        what: `looks for secrets of the run (${shownText(text)})`,
        harmful: false,
      }),
    ),
  ];
}

function executes(what: string, text: string): OutsideAccess {
  return { code: 'EXEC-01', what: `${what} (${shownText(text)})`, harmful: true };
}
