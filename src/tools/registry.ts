import type { Tool } from '../core/tool.ts';
import type { Mode } from '../settings/schema.ts';
import { applyDiff } from './apply-diff.ts';
import { editFile } from './edit-file.ts';
import { executeCommand } from './execute-command.ts';
import { listFiles } from './list-files.ts';
import { readFile } from './read-file.ts';
import { searchFiles } from './search-files.ts';
import { taskCompletion } from './task-completion.ts';
import { writeFile } from './write-file.ts';

/** In this order they are offered, always: a provider's prompt cache wants the same bytes. */
const TOOLS: readonly Tool[] = [
  readFile,
  writeFile,
  applyDiff,
  editFile,
  searchFiles,
  listFiles,
  executeCommand,
  taskCompletion,
];

export interface Offer {
  readonly mode: Mode;
  /** Names; empty for all. The mode controlled-edit has its own. */
  readonly allowedTools: readonly string[];
  /** Whether commands see the workspace read-only: without that, read-only mode has none. */
  readonly readOnlyCommands: boolean;
}

/** The tools the model is offered. `task_completion` always: it is the one way to end well. */
export function toolsFor(offer: Offer): readonly Tool[] {
  return TOOLS.filter((tool) => {
    if (tool.kind === 'completion') return true;
    if (offer.mode === 'controlled-edit') return tool.kind === 'read' || tool === editFile;
    return tool !== editFile && isAllowed(tool, offer) && fits(tool, offer);
  });
}

function isAllowed(tool: Tool, { allowedTools }: Offer): boolean {
  return allowedTools.length === 0 || allowedTools.includes(tool.spec.name);
}

function fits(tool: Tool, { mode, readOnlyCommands }: Offer): boolean {
  if (mode === 'write') return true;
  return tool.kind === 'read' || (tool.kind === 'command' && readOnlyCommands);
}
