import type { ChangedFile } from '../changes/changed-file.ts';
import type { Finding } from '../changes/finding.ts';
import type { GateReach } from '../commands/gate-commands.ts';
import { isLockFile } from './lock-file-hosts.ts';

/** Dependencies copied into the repository, in the folders that their tools use. */
const VENDORED_COPY =
  /(?:^|\/)node_modules\/|(?:^|\/)\.yarn\/cache\/|(?:^|\/)\.pnp\.(?:c?js|loader\.mjs|data\.json)$/;
const VENDOR = /(?:^|\/)vendor\//;
const VENDOR_TOOLS = /^(?:go|gotestsum|ginkgo|composer|phpunit|pest|php|bundle|rake|rspec|cargo)$/;
/** Files that decide if a tool uses the copies at all. */
const SWITCH = /(?:^|\/)(?:vendor\/modules\.txt|\.pnp\.(?:c?js|loader\.mjs))$/;
const MANIFEST = /(?:^|\/)(?:package\.json|go\.mod|composer\.json|Gemfile|Cargo\.toml)$/;

/** Finds copies of dependencies that were changed by hand, without a change to a manifest or lock file. */
export function vendoredFindings(
  { path, status }: ChangedFile,
  all: readonly ChangedFile[],
  reach: GateReach,
): readonly Finding[] {
  const isHeld = VENDORED_COPY.test(path) || (VENDOR.test(path) && reach.uses(VENDOR_TOOLS));
  if (!isHeld || (status === 'added' && !SWITCH.test(path))) return [];
  if (all.some((file) => !isVendoredPath(file.path) && (isLockFile(file.path) || MANIFEST.test(file.path))))
    return [];
  const was = 'the copy of a dependency';
  return [
    { rule: 'gate_definition', path, line: null, was, is: `${status} without a change of the lock file` },
  ];
}

function isVendoredPath(path: string): boolean {
  return VENDORED_COPY.test(path) || VENDOR.test(path);
}
