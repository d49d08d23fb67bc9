import { isBareInterpreter, isFile, programAndRest, tidy } from './command-words.ts';

/** A gate's command. The files that it only reads are separate from those that define it. */
export interface ReadOnlyCommand {
  /** The commands that do more than read files. */
  readonly runs: string;
  /** Files whose presence or content decides what the command runs. */
  readonly deciding: readonly string[];
  /** Files or folders with which the command compares others. */
  readonly compared: readonly string[];
}

/** Programs that only read their operands, and simple file commands. They run nothing. */
const READING_PROGRAMS =
  /^(?:test|\[\[?|ls|cat|tac|nl|head|tail|wc|stat|file|du|od|xxd|hexdump|strings|[ef]?grep|rg|ag|zgrep|zcat|cut|sort|uniq|rev|fold|column|tr|diff|cmp|comm|sdiff|colordiff|readlink|realpath|basename|dirname|(?:sha\d*|md5|b2|ck)?sum|rm|rmdir|mkdir|touch|echo|printf|true|false|:)$/;
const GREP = /^(?:[ef]?grep|rg|ag|zgrep)$/;
const COMPARER = /^(?:diff|cmp|comm|sdiff|colordiff)$/;
const SUM = /^(?:sha\d*|md5|b2|ck)sum$/;

/** Names of the expected side of a comparison. */
const EXPECTED =
  /(?:^|[/._-])(?:expect(?:ed|ations?)?|exp|gold(?:en)?s?|want(?:ed)?|ref(?:erence)?s?|baselines?|snap(?:shots?)?|correct|approved|oracle|answers?|good)(?:[/._-]|$)/i;

/** Guards that end the gate red after a failed read-only command: `|| exit 1`, `|| { echo no; exit 1; }`. */
const GUARDS = [
  /\|\|\s*((?:(?:exit|return)\s+[1-9]\d*|false)\b)/g,
  /\|\|\s*\{([^{}]*\b(?:exit|return)\s+[1-9]\d*\s*;?\s*)\}/g,
  /\|\|\s*\(([^()]*\b(?:exit|return)\s+[1-9]\d*\s*;?\s*)\)/g,
];
/** The reader's placeholders for a guard and a substitution. They are removed from commands that contain them. */
const MARKS = /[\u0001\u0002]/g;
const GUARDED = '\u0002';
const SUBSTITUTION = /\$\(([^()]*)\)|<\(([^()]*)\)|`([^`]*)`/;
const PLACEHOLDER = /\u0001(\d+)\u0001/g;
/** Maximum number of substitutions read in one command, innermost first. */
const MOST_SUBSTITUTIONS = 50;
/** Maximum characters of a command. Longer commands are not read. */
const LONGEST = 20_000;
/** Commands that run one part and skip another. */
const BRANCH = /\|\||(?:^|[\s;&({])(?:if|elif|while|until|case|for)\s|\b(?:exit|return)\b(?!\s+[1-9])/;

/** The use of a read-only command's output or exit code. */
type Use = 'only looks' | 'decides' | 'compares' | 'unknown';

interface Found {
  readonly runs: string[];
  readonly deciding: string[];
  readonly compared: string[];
}

/** Reads one command of a gate. Anything that it cannot parse counts as a command that runs. */
export function readOnlyCommand(command: string): ReadOnlyCommand {
  const found: Found = { runs: [], deciding: [], compared: [] };
  if (command.length > LONGEST) return { runs: command, deciding: [], compared: [] };
  let text = command
    .replaceAll(MARKS, ' ')
    .replaceAll('\\\n', ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n+/g, '\n');
  for (const guard of GUARDS) {
    text = text.replaceAll(guard, (_, after: string) => {
      found.runs.push(after);
      return ` ${GUARDED} `;
    });
  }
  const inner: string[] = [];
  for (; inner.length < MOST_SUBSTITUTIONS; ) {
    const match = SUBSTITUTION.exec(text);
    if (match === null) break;
    text = text.replace(match[0], () => `\u0001${inner.length}\u0001`);
    inner.push(match[1] ?? match[2] ?? match[3] ?? '');
  }
  readList(text, 'only looks', inner, found);
  const { deciding, compared } = found;
  return { runs: found.runs.join('\n'), deciding, compared };
}

/** Reads commands that are joined by `;`, `&&` and `||`. */
function readList(text: string, use: Use, inner: readonly string[], found: Found): void {
  const chains = text.split(/[;\n]/).filter((chain) => chain.trim() !== '');
  const onlyLooks = chains.every((chain) => pipesIn(chain).flat().every(isLook));
  const branches = BRANCH.test(text) && !(onlyLooks && !/\b(?:exit|return)\b/.test(text));
  for (const [index, chain] of chains.entries()) {
    const pipes = pipesIn(chain);
    // If a read-only command fails, `&&` skips the commands after it and the gate continues.
    const skips =
      index < chains.length - 1 &&
      pipes.length > 1 &&
      !chain.includes(GUARDED) &&
      !pipes.flat().every(isLook);
    const decides = branches || skips;
    for (const pipe of pipes) readPipe(pipe, use === 'only looks' && decides ? 'decides' : use, inner, found);
  }
}

function pipesIn(chain: string): readonly (readonly string[])[] {
  const parts = chain.replaceAll(GUARDED, ' ').split(/&&|\|\|/);
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) =>
      part.split(/\|&?/).map((each) => each.replace(/(^|\s)[(){}]+(?=\s|$)|^\s*\(+|\)+\s*$/g, ' ')),
    );
}

function isLook(command: string): boolean {
  const { program } = programAndRest(command);
  return READING_PROGRAMS.test(program) || isGitDiff(command) || /^exit\s+[1-9]/.test(command.trim());
}

function isGitDiff(command: string): boolean {
  return /^\s*git\s+diff\s.*--no-index\s/.test(command);
}

function readPipe(pipe: readonly string[], use: Use, inner: readonly string[], found: Found): void {
  const executes = pipe.some(
    (command) => isBareInterpreter(command) || /^\s*(?:xargs|parallel)\b/.test(command),
  );
  const uses = executes && use !== 'unknown' ? 'decides' : use;
  for (const command of pipe) readCommand(command, uses, inner, found);
}

function readCommand(command: string, use: Use, inner: readonly string[], found: Found): void {
  // Output to a file makes a copy that can be used for anything.
  const writes = /[^\s\d&]?>/.test(command.replaceAll(/\d*&?>{1,2}\s*(?:\/dev\/null|&\d)/g, ' '));
  const looks = isLook(command) && !writes;
  readSubstitutions(command, looks ? use : 'unknown', inner, found);
  if (!looks || use === 'unknown') {
    found.runs.push(command.replaceAll(PLACEHOLDER, ' '));
    return;
  }
  const { program, rest } = programAndRest(command);
  const operands = operandsOf(program, rest);
  found.deciding.push(...definingOptions(program, rest));
  if (COMPARER.test(program) || isGitDiff(command)) found.compared.push(...rightSide(operands));
  else if (use === 'compares') found.compared.push(...operands);
  else if (use === 'decides') found.deciding.push(...operands);
}

/** Reads `$(…)` in a command. Its output can be read, compared, or passed to another program. */
function readSubstitutions(command: string, use: Use, inner: readonly string[], found: Found): void {
  const texts = [...command.matchAll(PLACEHOLDER)].map(([, index]) => inner[Number(index)] ?? '');
  const { program } = programAndRest(command);
  const isCompared =
    COMPARER.test(program) ||
    (/^(?:test|\[\[?)$/.test(program) && texts.length > 1 && /\s[!=]?=\s/.test(command));
  const isAssigned = /^\s*(?:export\s+|local\s+)?\w+=/.test(command);
  const given: Use = isAssigned ? 'unknown' : use === 'unknown' ? 'decides' : isCompared ? 'compares' : use;
  for (const text of texts) readList(text, given, inner, found);
}

function operandsOf(program: string, rest: readonly string[]): readonly string[] {
  const hasPattern =
    GREP.test(program) && !rest.some((word) => /^(?:-[A-Za-z]*[ef]|--(?:regexp|file)\b.*)$/.test(word));
  return rest
    .filter((word) => !word.startsWith('-') && !/^[<=!\]]/.test(word))
    .slice(hasPattern ? 1 : 0)
    .filter(isFile)
    .map(tidy);
}

/** Returns the files with patterns or checksums that define the expected result. */
function definingOptions(program: string, rest: readonly string[]): readonly string[] {
  if (SUM.test(program) && rest.some((word) => /^(?:-[a-z]*c|--check)$/.test(word)))
    return operandsOf(program, rest);
  if (!GREP.test(program)) return [];
  return rest.flatMap((word, index) => {
    const value = /^-[A-Za-z]*f$|^--file$/.test(word) ? rest[index + 1] : /^--file=(.+)$/.exec(word)?.[1];
    return value !== undefined && isFile(value) ? [tidy(value)] : [];
  });
}

function rightSide(operands: readonly string[]): readonly string[] {
  const expected = operands.filter((operand) => EXPECTED.test(operand));
  return expected.length > 0 ? expected : operands;
}
