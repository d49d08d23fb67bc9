import { existsSync, statSync } from 'node:fs';

/** The runner drops a step's whole summary above this size. Source: docs/internals/github-actions.md. */
const SUMMARY_LIMIT = 1024 * 1024;

/** Sets the action's outputs with the runner's library, whose random delimiters keep values from ending early. */
export async function setOutputs(outputs: Readonly<Record<string, string>>): Promise<void> {
  // Without the file, the library would print the outputs, which nobody reads outside the runner.
  if (process.env.GITHUB_OUTPUT === undefined || process.env.GITHUB_OUTPUT === '') return;
  // Imported late, because it takes 46 ms and only the end of a run needs it.
  const { setOutput } = await import('@actions/core');
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

const LEAST_ROOM = 1024;

/** Returns the bytes that this step may still add to the job summary; null if there is no summary. */
export function summaryRoom(): number | null {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file === undefined || file === '' || !existsSync(file)) return null;
  return Math.max(0, SUMMARY_LIMIT - statSync(file).size - 1);
}

/**
 * Appends to the job summary. `cut` shortens Markdown to a number of bytes (core/markdown-text). Earlier text of this
 * step counts too. Returns false if there is no summary or no space.
 */
export async function appendJobSummary(
  markdown: string,
  cut: (markdown: string, maxBytes: number) => string,
): Promise<boolean> {
  const left = summaryRoom();
  if (left === null || left < LEAST_ROOM) return false;
  const { summary } = await import('@actions/core');
  await summary.addRaw(cut(markdown, left), true).write();
  return true;
}
