import type { Project } from '../core/project.ts';
import { ECOSYSTEMS, LAST_RESORT } from './ecosystems.ts';
import type { Found, InitGate, InitStep } from './project/ecosystem.ts';

/** The content of the two files and of the summary. */
export interface Plan {
  readonly labels: readonly string[];
  readonly steps: readonly InitStep[];
  /** The gates, with unique names. */
  readonly gates: readonly InitGate[];
  readonly hasTests: boolean;
  readonly notes: readonly string[];
}

/** Decides what to write for a repository. Pure. */
export function planFor(project: Project): Plan {
  const known = ECOSYSTEMS.map((ecosystem) => ecosystem(project)).filter((found) => found !== null);
  const all = withLastResort(known, project);
  const gates = uniquelyNamed(all);
  const hasTests = gates.some(({ kind }) => kind === 'test');
  return {
    labels: all.map(({ label }) => label),
    steps: withoutRepeats(all.flatMap(({ steps }) => steps)),
    gates,
    hasTests,
    notes: [...project.unread, ...all.flatMap(({ notes }) => notes), ...missing(gates, hasTests)],
  };
}

/**
 * Adds the last resort if there is no test gate, and only its missing kinds of checks. A Makefile usually repeats the
 * commands of the language's tools.
 */
function withLastResort(known: readonly Found[], project: Project): readonly Found[] {
  const kinds = new Set(known.flatMap(({ gates }) => gates.map(({ kind }) => kind)));
  const last = kinds.has('test') ? null : LAST_RESORT(project);
  if (last === null) return known;
  return [...known, { ...last, gates: last.gates.filter(({ kind }) => !kinds.has(kind)) }];
}

/** Makes gate names unique by adding the language, and then the tools if needed. */
function uniquelyNamed(all: readonly Found[]): readonly InitGate[] {
  const rows = all.flatMap((found) =>
    found.gates.map((gate) => ({
      gate,
      names: [gate.name, `${gate.name} (${found.language})`, `${gate.name}: ${found.label}`],
    })),
  );
  return rows.map(({ gate, names }) => {
    const isUnique = (name: string): boolean => rows.filter((row) => row.names.includes(name)).length === 1;
    return { ...gate, name: names.find(isUnique) ?? names.at(-1) ?? gate.name };
  });
}

function withoutRepeats(steps: readonly InitStep[]): readonly InitStep[] {
  const seen = new Set<string>();
  return steps.filter((step) => {
    const text = JSON.stringify(step);
    return seen.has(text) ? false : seen.add(text);
  });
}

function missing(gates: readonly InitGate[], hasTests: boolean): readonly string[] {
  if (gates.length === 0) {
    return [
      'No test or lint command was found, so only the agent itself would say that its work is done. Add your own commands to quality_gates in .forge/headless-config.yml.',
    ];
  }
  if (hasTests) return [];
  return [
    'No test command was found. The gates check that the code builds or lints, not that it works. Add your test command to quality_gates in .forge/headless-config.yml.',
  ];
}
