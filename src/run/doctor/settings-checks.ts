import type { Check } from '../../core/run/check.ts';
import type { ConstraintSettings } from '../../settings/schema/schema.ts';

const HERE = { ends: 'config_error' } as const;

/** Returns a check for each problem of flags, environment and file, or one check if all are valid. */
export function problemChecks(problems: readonly string[], file: string | null): readonly Check[] {
  const name = 'settings';
  if (problems.length === 0) {
    const what = file === null ? 'valid; no configuration file' : `valid: ${file}`;
    return [{ ...HERE, name, state: 'ok', what, mend: null }];
  }
  return problems.map((what) => ({ ...HERE, name, state: 'missing', what, mend: null }));
}

/** Builtins and reserved words of a shell. Source: bash(1), "Shell Builtin Commands" and "Reserved Words". */
const OWN_WORDS =
  '! [ [[ { ( . : alias bash break builtin case cd command coproc declare do done echo elif else env esac eval exec exit export false fi for function if in let local printf pwd read readonly return select set sh shift shopt source test then time trap true type typeset ulimit umask unset until wait while'.split(
    ' ',
  );

/** Returns the first program of a gate; null for a shell builtin, and if the name is known only when it runs. */
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
  /** True if a run ends before its first request when this gate cannot run. */
  readonly mustPass: boolean;
}

export function gateChecks(programs: readonly GateProgram[]): readonly Check[] {
  if (programs.length === 0) return [];
  const missing = programs.filter(({ found }) => !found);
  if (missing.length === 0) {
    const what = `their programs are installed: ${[...new Set(programs.map(({ program }) => program))].join(', ')}`;
    return [{ ...HERE, name: 'gates', state: 'ok', what, mend: null }];
  }
  return missing.map(({ gate, program, mustPass }) => ({
    ...HERE,
    name: 'gates',
    state: mustPass ? 'missing' : 'warning',
    what: `gate "${gate}" cannot run: ${program}: command not found; ${mustPass ? 'a run would end with exit 3 before it calls the model' : 'the gate would be red'}`,
    mend: "install it in a step before this one, or correct the gate's command",
  }));
}

/** Returns checks for limits of zero that end a run before its first request. */
export function limitChecks({
  max_tokens: tokens,
  max_cost_usd: cost,
}: ConstraintSettings): readonly Check[] {
  const zero = Object.entries({ max_tokens: tokens, max_cost_usd: cost }).filter(([, limit]) => limit === 0);
  return zero.map(([name]) => ({
    ...HERE,
    name: 'limits',
    state: 'warning',
    what: `constraints.${name} is 0: a run would end with exit 2 before it calls the model`,
    mend: `raise constraints.${name}`,
  }));
}

/** Returns the check for a missing task. A run without one ends at once, unless an event provides it. */
export function noTaskCheck(): Check {
  const what = 'no task is set: a run with these flags would end with exit 5';
  const mend = 'add --task "TEXT", or set it in .forge/headless-config.yml: task: "TEXT"';
  return { ...HERE, name: 'task', state: 'missing', what, mend };
}

/** Returns the check for missing gates. Without gates, the agent alone decides that a run succeeded. */
export function noGateCheck(): Check {
  const what = 'no gate is set: only the agent itself says that its work is good';
  const mend = 'add one in .forge/headless-config.yml: quality_gates: [{ name: Tests, command: npm test }]';
  return { ...HERE, name: 'gates', state: 'warning', what, mend };
}

export interface WorkflowReach {
  /** Examples of paths below .github/workflows that the settings let a run write. */
  readonly reached: readonly string[];
  readonly pushes: boolean;
  readonly token: 'installation' | 'classic' | 'other';
  /** The scopes of a classic token; null if unknown. */
  readonly scopes: readonly string[] | null;
}

/** Checks pushes of workflow files. They need a separate right, which a workflow's token can never have. */
export function workflowChecks({ reached, pushes, token, scopes }: WorkflowReach): readonly Check[] {
  const [path] = reached;
  if (path === undefined || !pushes) return [];
  if (token === 'classic' && scopes?.includes('workflow') === true) return [];
  const who =
    token === 'installation'
      ? "but GitHub refuses every push of a workflow file with a workflow's own token"
      : 'but pushing a workflow file needs a token with the scope or permission "workflows: write"';
  const mend = `remove it from open-protected, or set a token that has the permission: github-token: \${{ secrets.FORGE_TOKEN }}`;
  const what = `the run may write ${path}, ${who}`;
  return [{ ends: 'git_error', name: 'workflow files', state: 'warning', what, mend }];
}
