import type { Project } from '../../core/project.ts';

/** A quality gate of the configuration file. */
export interface InitGate {
  readonly kind: 'test' | 'lint' | 'types' | 'build';
  readonly name: string;
  readonly command: string;
  readonly timeout?: string;
  /** `tolerate` for checks that the project does not run itself, because they may be red before the agent starts. */
  readonly baseline?: 'tolerate';
}

/** A workflow step before the action's step: an action of the pin table, or a script. */
export type InitStep =
  | {
      readonly uses: string;
      readonly with?: Readonly<Record<string, string | number | boolean>>;
    }
  | {
      readonly name: string;
      readonly run: string;
      readonly env?: Readonly<Record<string, string>>;
      /** True if the step may fail, because only its downloads are needed. */
      readonly mayFail?: true;
      /** The script is one line that installs a fixed version of a tool, which no lock file can contain. */
      readonly installsTool?: true;
    };

/** An ecosystem found in the repository. */
export interface Found {
  /** Name in the summary: `Python (uv)`. */
  readonly label: string;
  /** Distinguishes its gates from those of other ecosystems: `Python`. */
  readonly language: string;
  readonly steps: readonly InitStep[];
  readonly gates: readonly InitGate[];
  /** Sentences for the user: conditions to check, and checks that were left out. */
  readonly notes: readonly string[];
}

/** Detects one ecosystem from the facts. Pure; null if the repository does not use it. */
export type Ecosystem = (project: Project) => Found | null;

/** Test gates of compiled languages get more time. */
export const SHORT = '5m';
export const LONG = '10m';

export function tests(command: string, timeout: string = SHORT): InitGate {
  return { kind: 'test', name: 'Tests', command, timeout };
}

/** Returns a gate for a check that the project runs itself. */
export function check(kind: 'lint' | 'types' | 'build', name: string, command: string): InitGate {
  return { kind, name, command };
}

/** Returns a gate for a check known only from a configuration file, which may be red already. */
export function tolerated(kind: 'lint' | 'types', name: string, command: string): InitGate {
  return { kind, name, command, baseline: 'tolerate' };
}

export function textOf({ texts }: Project, name: string): string {
  return texts.get(name) ?? '';
}

/** Returns the first of the files that exists in the repository. */
export function firstFile({ files }: Project, names: readonly string[]): string | null {
  return names.find((name) => files.has(name)) ?? null;
}

/** Returns true for names without special characters of a shell or YAML, which may be part of a command. */
export function isPlainPath(name: string): boolean {
  return (
    /^[A-Za-z0-9_][\w.-]*(?:\/[A-Za-z0-9_][\w.-]*)*$/.test(name) && !name.includes('..') && name.length <= 200
  );
}
