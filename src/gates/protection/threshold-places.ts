import type { ChangedFile } from './changed-file.ts';
import { countingSections, isGateConfiguration } from './configuration-table.ts';
import type { Finding } from './finding.ts';
import { isMakefile } from './makefile.ts';
import { isPackageFile } from './reach.ts';
import { isGenerated } from './test-path.ts';
import { loosenedThresholds } from './thresholds.ts';

/** Kinds of file that hold flags and settings of tools, and helpers that set them up. */
const HOLDS_SETTINGS =
  /\.(?:sh|bash|zsh|ps1|bat|cmd|ya?ml|toml|ini|cfg|xml|gradle|kts|properties|csproj|props|targets|mk|rake)$|(?:^|\/)(?:Rakefile|(?:spec|test|rails)_helper\.rb|conftest\.py|noxfile\.py)$/;

/** Loosened thresholds in a file that may hold some. */
export function thresholdFindings({ path, before, after }: ChangedFile): readonly Finding[] {
  if (before === null || isGenerated(path)) return [];
  const holds =
    HOLDS_SETTINGS.test(path) ||
    isPackageFile(path) ||
    isMakefile(path) ||
    countingSections(path) !== null ||
    isGateConfiguration(path, [before, after]);
  return holds ? loosenedThresholds(path, before, after) : [];
}
