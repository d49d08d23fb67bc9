import type { ChangedFile } from '../changes/changed-file.ts';
import type { Finding } from '../changes/finding.ts';
import { isGenerated } from '../changes/test-path.ts';
import { isPackageFile } from '../commands/gate-commands.ts';
import { isMakefile } from '../commands/makefile.ts';
import { countingSections, isGateConfiguration } from './configuration-table.ts';
import { loosenedThresholds } from './loosened-thresholds.ts';

/** Files that contain flags and settings of tools, and helpers that set them up. */
const HOLDS_SETTINGS =
  /\.(?:sh|bash|zsh|ps1|bat|cmd|ya?ml|toml|ini|cfg|xml|gradle|kts|properties|csproj|props|targets|mk|rake)$|(?:^|\/)(?:Rakefile|(?:spec|test|rails)_helper\.rb|conftest\.py|noxfile\.py)$/;

/** Finds loosened thresholds in a file that may contain thresholds. */
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
