import { textOf, workspaceOf } from '../sources/find-file.ts';
import type { GivenValue } from '../sources/given.ts';
import { isRecord } from '../sources/layers.ts';
import { outputFolderProblem } from '../values/names.ts';

/** The reports folder of a run that cannot start. */
export interface ReportsAt {
  /** Absolute; it exists. */
  readonly workspace: string;
  /** `artifacts.output_dir` as configured; null for the default. */
  readonly outputDir: string | null;
}

/** Finds the reports folder as far as faulty settings allow. `file`: the content of the configuration. */
export function reportsAt(values: ReadonlyMap<string, GivenValue>, base: string, file: unknown): ReportsAt {
  const { path, problems } = workspaceOf(values, base);
  const artifacts = isRecord(file) ? file.artifacts : undefined;
  const inFile = isRecord(artifacts) ? artifacts.output_dir : undefined;
  const named = textOf(values, 'artifacts.output_dir') ?? inFile;
  const isUsable = typeof named === 'string' && outputFolderProblem(named) === null;
  return { workspace: problems.length > 0 ? base : path, outputDir: isUsable ? named : null };
}
