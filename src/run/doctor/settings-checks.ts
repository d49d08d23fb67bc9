import type { Check } from '../../core/check.ts';
import type { ConstraintSettings } from '../../settings/schema.ts';

const HERE = { ends: 'config_error' } as const;

/** Every problem of flags, environment and file, in one line each, as a run would name it; one check where there is none. */
export function problemChecks(problems: readonly string[], file: string | null): readonly Check[] {
  const name = 'settings';
  if (problems.length === 0) {
    const what = file === null ? 'valid; there is no configuration file' : `valid: ${file}`;
    return [{ ...HERE, name, state: 'ok', what, mend: null }];
  }
  return problems.map((what) => ({ ...HERE, name, state: 'missing', what, mend: null }));
}

/** Words that a shell knows by itself. Source: bash(1), "Shell Builtin Commands" and "Reserved Words". */
const OWN_WORDS =
  '! [ [[ { ( . : alias bash break builtin case cd command coproc declare do done echo elif else env esac eval exec exit export false fi for function if in let local printf pwd read readonly return select set sh shift shopt source test then time trap true type typeset ulimit umask unset until wait while'.split(
    ' ',
  );

/** The program that a gate starts with; null where that is the shell's own, or cannot be told without running it. */
export function programOf(command: string): string | null {
  const words = command.trim().split(/\s+/);
  const first = words.find((word) => !/^[A-Za-z_]\w*=/.test(word)) ?? '';
  const name = /^[\w./+@-]+/.exec(first)?.[0] ?? '';
  const isWhole = name === first || /^[;|&<>]/.test(first.slice(name.length));
  return name === '' || !isWhole || OWN_WORDS.includes(name) ? null : name;
}

export interface GateProgram {
  readonly gate: string;
  readonly program: string;
  readonly found: boolean;
  /** A run ends before its first request where this gate cannot run. */
  readonly mustPass: boolean;
}

export function gateChecks(programs: readonly GateProgram[]): readonly Check[] {
  if (programs.length === 0) return [];
  const missing = programs.filter(({ found }) => !found);
  if (missing.length === 0) {
    const what = `their programs are there: ${[...new Set(programs.map(({ program }) => program))].join(', ')}`;
    return [{ ...HERE, name: 'gates', state: 'ok', what, mend: null }];
  }
  return missing.map(({ gate, program, mustPass }) => ({
    ...HERE,
    name: 'gates',
    state: mustPass ? 'missing' : 'warning',
    what: `"${gate}" begins with ${program}, which is not there: ${mustPass ? 'a run ends with exit 3 before it calls the model' : 'the gate is red'}`,
    mend: 'install it in a step before this one, or correct the gate’s command',
  }));
}

/** Limits of zero that end a run before its first request. */
export function limitChecks({
  max_tokens: tokens,
  max_cost_usd: cost,
}: ConstraintSettings): readonly Check[] {
  const zero = Object.entries({ max_tokens: tokens, max_cost_usd: cost }).filter(([, limit]) => limit === 0);
  return zero.map(([name]) => ({
    ...HERE,
    name: 'limits',
    state: 'warning',
    what: `constraints.${name} is 0: a run ends with exit 2 before it calls the model`,
    mend: `raise constraints.${name}`,
  }));
}

/** A run without a task ends at once; where an event starts it, the event brings one. */
export function noTaskCheck(): Check {
  const what = 'there is no task: a run with these flags ends with exit 5';
  const mend = 'give --task TEXT, or write it in .forge/headless-config.yml: task: "…"';
  return { ...HERE, name: 'task', state: 'missing', what, mend };
}

/** Without a gate a run that writes is a success by the agent's own word. */
export function noGateCheck(): Check {
  const what = 'none is set: nothing but the agent itself says whether its work is good';
  const mend = 'in .forge/headless-config.yml: quality_gates: [{ name: Tests, command: npm test }]';
  return { ...HERE, name: 'gates', state: 'warning', what, mend };
}

export interface WorkflowReach {
  /** Paths below .github/workflows that the settings let a run write, by way of example. */
  readonly reached: readonly string[];
  readonly pushes: boolean;
  readonly token: 'installation' | 'classic' | 'other';
  /** Of a classic token; null where they are not told. */
  readonly scopes: readonly string[] | null;
}

/** A push with a workflow file in it needs a right of its own, which a workflow's token can never have. */
export function workflowChecks({ reached, pushes, token, scopes }: WorkflowReach): readonly Check[] {
  const [path] = reached;
  if (path === undefined || !pushes) return [];
  if (token === 'classic' && scopes?.includes('workflow') === true) return [];
  const who =
    token === 'installation'
      ? "and a push of one by a workflow's own token is refused always"
      : 'and a push of one needs a token with the scope or permission "workflows: write"';
  const mend = `take it out of open-protected, or give a token that may: github-token: \${{ secrets.FORGE_TOKEN }}`;
  const what = `a run may write ${path}, ${who}`;
  return [{ ends: 'git_error', name: 'workflow files', state: 'warning', what, mend }];
}
