import type { Tool } from '../core/tools/tool.ts';
import type { Mode } from '../settings/schema/schema.ts';
import { applyDiff } from './apply-diff.ts';
import { editFile } from './edit-file.ts';
import { executeCommand } from './execute-command.ts';
import { listFiles } from './list-files.ts';
import { readFile } from './read-file.ts';
import { searchFiles } from './search-files.ts';
import { taskCompletion } from './task-completion.ts';
import { writeFile } from './write-file.ts';

/** The tools in the order in which they are always offered, because a provider's prompt cache needs identical bytes. */
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
  /** Names of the allowed tools; empty for all. The mode controlled-edit has its own tools. */
  readonly allowedTools: readonly string[];
  /** True if commands see the workspace read-only. Otherwise read-only mode offers no commands. */
  readonly readOnlyCommands: boolean;
}

/**
 * Returns the tools offered to the model. `task_completion` is always included, because it is the only way to complete
 * the task.
 */
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
