import type { Function as FunctionNode } from 'unbash';
import type { Notes } from './notes.ts';
import type { ShellRedirect, ShellWord } from './reading.ts';
import type { Scope } from './scope.ts';

/** What a program needs of the walk to run others. Each gives what would be printed. */
export interface Machine {
  readonly notes: Notes;
  script(text: string, scope: Scope): string;
  call(body: FunctionNode['body'], scope: Scope): string;
}

/** A program and all that it is given. */
export interface Step {
  readonly words: readonly ShellWord[];
  readonly env: ReadonlyMap<string, string>;
  readonly scope: Scope;
  readonly redirects: readonly ShellRedirect[];
  readonly input?: string;
  readonly under: readonly string[];
}
