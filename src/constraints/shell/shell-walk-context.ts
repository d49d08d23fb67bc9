import type { Function as FunctionNode } from 'unbash';
import type { ReadingNotes } from './reading-notes.ts';
import type { ShellRedirect, ShellWord } from './shell-reading.ts';
import type { ShellScope } from './shell-scope.ts';

/** Callbacks to run other commands. Each returns what would be printed. */
export interface WalkContext {
  readonly notes: ReadingNotes;
  script(text: string, scope: ShellScope): string;
  call(body: FunctionNode['body'], scope: ShellScope): string;
}

/** A program with its arguments and environment. */
export interface CommandStep {
  readonly words: readonly ShellWord[];
  readonly env: ReadonlyMap<string, string>;
  readonly scope: ShellScope;
  readonly redirects: readonly ShellRedirect[];
  readonly input?: string;
  readonly under: readonly string[];
}
