import type { Journal } from '../../changes/journal.ts';
import type { ChangeSet, FileChange } from '../../core/git/change.ts';
import type { WorkspacePath } from '../../core/path/path.ts';
import type { Workspace } from '../../core/ports.ts';
import type { Cause } from '../../core/run/outcome.ts';
import { isRefusal } from '../../core/run/refusal.ts';
import {
  type ChangedFile,
  configurationPaths,
  type DefinitionFile,
  definitionPaths,
  describeFinding,
  type Finding,
  findWeakenedTests,
  type GateProtectionInput,
} from '../../gates/gates.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** Reads the files of the start, and the files that are to be committed. */
export interface Readers {
  readonly journal: Pick<Journal, 'startContent' | 'startPaths'>;
  readonly workspace: Pick<Workspace, 'resolve' | 'read'>;
}

type RunServices = Readers &
  Pick<DeliveryContext, 'context' | 'enforcer' | 'budget'> & {
    /** Absent if no gate ran in this job. */
    readonly gatekeeper?: { readonly doubt: () => string | null };
  };

/** Maximum size in bytes of a file that is read. Tests and configuration written by people are smaller. */
const LARGEST = 1024 * 1024;
/** Maximum number of changed files that are read, far above the default of `max_files`. */
const MOST_FILES = 500;
/** Maximum depth of definition files that name other files. */
const MOST_STEPS = 6;
/** Maximum number of findings with their own record. */
const MOST_RECORDS = 50;

/**
 * Searches the final change for edits that weaken tests or gates, and records every finding. Returns why there may be
 * no commit; null if `gate_protection` only reports, or if nothing was found.
 */
export async function checkGateProtection(services: RunServices, changes: ChangeSet): Promise<Cause | null> {
  if (changes.length === 0) return null;
  const { gate_protection: wanted } = services.context.request.settings;
  const evidence = await evidenceOf(services, changes);
  const found = findWeakenedTests(evidence);
  const doubtful = noteDoubt(services);
  const [first] = found;
  if (first === undefined) return doubtful;
  const response = wanted === 'report' ? 'warn_continue' : 'reject';
  for (const finding of found.slice(0, MOST_RECORDS)) record(services, finding, response);
  const rest = found.length - MOST_RECORDS;
  if (rest > 0) note(services, `${rest} more findings of this kind: ${ADVICE[response]}`, response, {});
  if (wanted === 'report') return null;
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
  const reason = `${describeFinding(first)}${more}; gate_protection is ${wanted}, so nothing is committed: ${ADVICE.reject}`;
  return { kind: 'violation', reason };
}

/** Returns what the rules judge: the changed files, and the files that define the gates' commands. */
export async function evidenceOf(services: RunServices, changes: ChangeSet): Promise<GateProtectionInput> {
  const startPaths = await services.journal.startPaths();
  return {
    gates: services.context.request.settings.quality_gates,
    files: await Promise.all(changes.map((change, index) => contentsOf(services, change, index))),
    definitions: await definitionsFor(services, changes, startPaths),
    searchFolders: searchFolders(services.context),
    startPaths,
  };
}

/** Records that gates may have seen ignored files that commands changed. */
function noteDoubt(services: RunServices): Cause | null {
  const doubt = services.gatekeeper?.doubt() ?? null;
  if (doubt === null) return null;
  const refuses = services.context.request.settings.gate_protection !== 'report';
  note(services, doubt, refuses ? 'reject' : 'warn_continue', {});
  if (!refuses) return null;
  const reason = `${doubt}; gate_protection refuses this: let the gates build or install what they need, or name the folder in gate_inputs`;
  return { kind: 'violation', reason };
}

const ADVICE = {
  warn_continue: 'review it before you merge',
  reject: 'do it by hand, or run with gate_protection: report',
} as const;

type Answer = keyof typeof ADVICE;

function record(services: RunServices, finding: Finding, response: Answer): void {
  const { rule, path, line, was, is } = finding;
  const details = line === null ? { rule, was, is } : { rule, line, was, is };
  note(services, `${describeFinding(finding)}; ${ADVICE[response]}`, response, { paths: [path], details });
}

interface More {
  readonly paths?: readonly string[];
  readonly details?: Readonly<Record<string, string | number>>;
}

function note({ enforcer, budget }: RunServices, reason: string, response: Answer, more: More): void {
  const callContext = { turn: budget.turns, effect: 'none' } as const;
  enforcer.note('GATE-02', reason, callContext, { response, constraint: 'gate_protection', ...more });
}

async function contentsOf(services: RunServices, change: FileChange, index: number): Promise<ChangedFile> {
  const { path, status, linesRemoved, binary, oldOid, newOid } = change;
  const known = { path, status, linesRemoved, binary, oldOid, newOid };
  const unread = (why: string): ChangedFile => ({ ...known, before: null, after: null, unreadReason: why });
  if (index >= MOST_FILES) return unread(`not read: only the first ${MOST_FILES} files are read`);
  if (binary) return unread('not read: it is a binary file');
  const before = isRegular(change.oldMode) ? await services.journal.startContent(path) : null;
  if ((before?.length ?? 0) > LARGEST) return unread(`not read: it had ${before?.length} bytes`);
  if (!isRegular(change.newMode))
    return { ...known, before: textOf(before), after: null, unreadReason: null };
  const after = await services.workspace.read(path, LARGEST);
  if (isRefusal(after)) return unread(`not read: ${change.bytes} bytes, or not readable`);
  return { ...known, before: textOf(before), after: textOf(after.bytes), unreadReason: null };
}

/** Returns false for links, submodules and missing files. */
function isRegular(mode: string | null): boolean {
  return mode?.startsWith('100') === true;
}

function textOf(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

/** Returns the unchanged files that define the gates' commands. */
async function definitionsFor(
  services: RunServices,
  changes: ChangeSet,
  startPaths: ReadonlySet<string>,
): Promise<readonly DefinitionFile[]> {
  const changed = new Set<string>(changes.map(({ path }) => path));
  const { quality_gates: gates } = services.context.request.settings;
  const known: DefinitionFile[] = [];
  const asked = new Set<string>(changed);
  // Each file may name others.
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const named = [...definitionPaths(gates, known), ...configurationPaths(known, startPaths)];
    const paths = [...new Set(named)].filter((path) => !asked.has(path));
    if (paths.length === 0) break;
    for (const path of paths) asked.add(path);
    const found = await Promise.all(paths.map((path) => definitionAt(services, path)));
    known.push(...found.filter((each) => each !== null));
  }
  return known;
}

/** Returns the folders of the job's PATH inside the workspace, relative to the root. */
function searchFolders({ hostProcess, place }: DeliveryContext['context']): readonly string[] {
  return (hostProcess.env.PATH ?? '')
    .split(':')
    .filter((folder) => folder.startsWith(`${place.root}/`))
    .map((folder) => folder.slice(place.root.length + 1).replace(/\/+$/, ''));
}

async function definitionAt(
  { journal, workspace }: RunServices,
  path: string,
): Promise<DefinitionFile | null> {
  const place = await workspace.resolve(path, 'read');
  if (isRefusal(place) || place.kind !== 'file') return null;
  const text = textOf(await startText(journal, place.path));
  return text === null ? null : { path, text };
}

async function startText(journal: RunServices['journal'], path: WorkspacePath): Promise<Uint8Array | null> {
  const bytes = await journal.startContent(path);
  return bytes === null || bytes.length > LARGEST ? null : bytes;
}
