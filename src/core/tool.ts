import type { Cleaner } from './cleaner.ts';
import type { ToolSpec } from './model.ts';
import type { WorkspacePath } from './path.ts';
import type { Workspace } from './ports.ts';
import type { Refusal } from './refusal.ts';

/** What an edit tool wants on disk. Nothing is written yet: the chain judges this first. */
export interface EditProposal {
  readonly path: WorkspacePath;
  /** null where the file does not exist yet. */
  readonly before: Uint8Array | null;
  readonly after: Uint8Array;
  /** Told to the model once it is written. */
  readonly message: string;
}

export interface CommandProposal {
  readonly command: string;
  /** Working directory; null for the directory the agent works in. */
  readonly cwd: WorkspacePath | null;
  /** ms; already at most the configured command_timeout. */
  readonly timeoutMs: number;
  /** Whose limit that is: the call asked for less than the setting allows, or it is the setting's. */
  readonly timeoutBy: 'call' | 'command_timeout';
}

export interface Completion {
  readonly result: string;
  readonly status: 'complete' | 'partial' | 'impossible';
}

/** What the model knows of files: an edit made from content that is no longer there must match exactly. */
export interface ShownFiles {
  /** The model is shown this content, or a part of it. */
  show(path: WorkspacePath, bytes: Uint8Array): void;
  /** The model's own edit was written: if it knew `before` (null: no file), it knows `after`. */
  edited(path: WorkspacePath, before: Uint8Array | null, after: Uint8Array): void;
  /** Whether it was shown the file with other content than this. */
  isStale(path: WorkspacePath, bytes: Uint8Array): boolean;
}

/** What a tool hands a tool needs to do its work. */
export interface ToolContext {
  readonly workspace: Workspace;
  /** Whether a file may be shown to the model (`denied_reads`). */
  readonly mayRead: (path: WorkspacePath) => boolean;
  /** Takes secrets out of what is cut before it is handed on: half a secret is none that anybody knows later. */
  readonly cleaner: Cleaner;
  readonly shownFiles: ShownFiles;
  readonly commandTimeoutMs: number;
  readonly signal: AbortSignal;
}

interface ToolBase<Args> {
  readonly spec: ToolSpec;
  /** Checks the model's arguments. A refusal names the argument, the rule and the remedy. */
  parse(args: unknown): Args | Refusal;
}

/** The paths that a call's arguments name, as the model spelled them, for the chain to judge once resolved. */
export interface ReadTool<Args = unknown> extends ToolBase<Args> {
  readonly kind: 'read';
  target(args: Args): string;
  /** Of a tool that shows a file: the lines asked for, so that a read can be told from another. `end` null: to the end. */
  range?(args: Args): { readonly start: number; readonly end: number | null };
  run(args: Args, path: WorkspacePath, context: ToolContext): Promise<string | Refusal>;
}

export interface EditTool<Args = unknown> extends ToolBase<Args> {
  readonly kind: 'edit';
  target(args: Args): string;
  propose(args: Args, path: WorkspacePath, context: ToolContext): Promise<EditProposal | Refusal>;
}

export interface CommandTool<Args = unknown> extends ToolBase<Args> {
  readonly kind: 'command';
  propose(args: Args, context: ToolContext): Promise<CommandProposal | Refusal>;
}

export interface CompletionTool<Args = unknown> extends ToolBase<Args> {
  readonly kind: 'completion';
  completion(args: Args): Completion;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds tools of every argument type; parse() closes the gap.
export type Tool = ReadTool<any> | EditTool<any> | CommandTool<any> | CompletionTool<any>;
