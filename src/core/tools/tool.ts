import type { ToolSpec } from '../model/model.ts';
import type { WorkspacePath } from '../path/path.ts';
import type { Workspace } from '../ports.ts';
import type { Refusal } from '../run/refusal.ts';
import type { TextRedactor } from '../text/redact.ts';

/** The file content that an edit tool proposes. It is written only after the constraints allow it. */
export interface EditProposal {
  readonly path: WorkspacePath;
  /** null if the file does not exist yet. */
  readonly before: Uint8Array | null;
  readonly after: Uint8Array;
  /** The model's result once it is written. */
  readonly message: string;
}

export interface CommandProposal {
  readonly command: string;
  /** Working directory; null for the directory the agent works in. */
  readonly cwd: WorkspacePath | null;
  /** ms; already at most the configured command_timeout. */
  readonly timeoutMs: number;
  /** The source of the limit. `call`: the call asked for less than the setting allows. */
  readonly timeoutBy: 'call' | 'command_timeout';
}

export interface Completion {
  readonly result: string;
  readonly status: 'complete' | 'partial' | 'impossible';
}

/** The file contents that the model has seen. An edit based on outdated content must match exactly. */
export interface ShownFiles {
  /** Notes that the model is shown this content, or a part of it. */
  show(path: WorkspacePath, bytes: Uint8Array): void;
  /** Notes that the model's edit was written. If it knew `before` (null: no file), it now knows `after`. */
  edited(path: WorkspacePath, before: Uint8Array | null, after: Uint8Array): void;
  /** Returns true if the model was shown the file with different content. */
  isStale(path: WorkspacePath, bytes: Uint8Array): boolean;
}

/** The environment of a tool. */
export interface ToolContext {
  readonly workspace: Workspace;
  /** Returns true if the model may see a file (`denied_reads`). */
  readonly mayRead: (path: WorkspacePath) => boolean;
  /** Resolves when `mayRead` knows all names of the denied files. */
  readonly ready: () => Promise<void>;
  /** Redacts text before it is cut, because half a secret is not recognized later. */
  readonly redactor: TextRedactor;
  readonly shownFiles: ShownFiles;
  readonly commandTimeoutMs: number;
  readonly signal: AbortSignal;
}

interface ToolBase<Args> {
  readonly spec: ToolSpec;
  /** Checks the model's arguments. A refusal names the argument, the rule and the remedy. */
  parse(args: unknown): Args | Refusal;
}

/** A tool that reads. `target` returns the path in its arguments, as the model spelled it. */
export interface ReadTool<Args = unknown> extends ToolBase<Args> {
  readonly kind: 'read';
  target(args: Args): string;
  /** Returns the requested lines of a tool that shows a file, to tell reads apart. `end` null: to the end. */
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
