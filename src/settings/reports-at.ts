import type { GivenValue } from './given.ts';
import { isRecord } from './layers.ts';
import { outputFolderProblem } from './names.ts';
import { textOf, workspaceOf } from './sources.ts';

/** Where a run that cannot start leaves its reports. */
export interface ReportsAt {
  /** Absolute; it exists. */
  readonly workspace: string;
  /** `artifacts.output_dir` as it was given; null for the default. */
  readonly outputDir: string | null;
}

/** As much of it as can be told of settings that are wrong. `file`: what the configuration holds. */
export function reportsAt(values: ReadonlyMap<string, GivenValue>, base: string, file: unknown): ReportsAt {
  const { path, problems } = workspaceOf(values, base);
  const artifacts = isRecord(file) ? file.artifacts : undefined;
  const inFile = isRecord(artifacts) ? artifacts.output_dir : undefined;
  const named = textOf(values, 'artifacts.output_dir') ?? inFile;
  const isUsable = typeof named === 'string' && outputFolderProblem(named) === null;
  return { workspace: problems.length > 0 ? base : path, outputDir: isUsable ? named : null };
}
