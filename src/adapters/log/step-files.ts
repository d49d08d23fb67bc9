import { existsSync, statSync } from 'node:fs';

/** The runner drops a step's whole summary above this. Source: FACTS, "The runner". */
const SUMMARY_LIMIT = 1024 * 1024;

/** The action's outputs, by the library the runner's makers keep: random delimiters, no value can end early. */
export async function setOutputs(outputs: Readonly<Record<string, string>>): Promise<void> {
  // Without the file the library would print the outputs instead: outside the runner nobody reads them.
  if (process.env.GITHUB_OUTPUT === undefined || process.env.GITHUB_OUTPUT === '') return;
  // Late: it costs 46 ms, and only a run's end needs it.
  const { setOutput } = await import('@actions/core');
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

/**
 * Appends to the job summary. `cut` shortens Markdown to a number of bytes (core/markdown-text); what earlier
 * writers of this step have put there counts too. False where there is no summary or no room.
 */
export async function appendJobSummary(
  markdown: string,
  cut: (markdown: string, maxBytes: number) => string,
): Promise<boolean> {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file === undefined || file === '' || !existsSync(file)) return false;
  const room = SUMMARY_LIMIT - statSync(file).size - 1;
  if (room < 1024) return false;
  const { summary } = await import('@actions/core');
  await summary.addRaw(cut(markdown, room), true).write();
  return true;
}
