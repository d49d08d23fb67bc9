import type { ChangeSet, FileChange } from '../core/change.ts';
import type { Cause } from '../core/outcome.ts';
import type { WorkspacePath } from '../core/path.ts';
import type { Workspace } from '../core/ports.ts';
import { isRefusal } from '../core/refusal.ts';
import {
  type ChangedFile,
  type DefinitionFile,
  definitionPaths,
  describeFinding,
  type Evidence,
  type Finding,
  lookForBending,
} from '../gates/gates.ts';
import type { Journal } from '../journal/journal.ts';
import type { Courier } from './courier.ts';

/** Who reads the files: those of the start, and those that are to be committed. */
export interface Readers {
  readonly journal: Pick<Journal, 'startContent'>;
  readonly workspace: Pick<Workspace, 'resolve' | 'read'>;
}

type Crew = Readers &
  Pick<Courier, 'desk' | 'referee' | 'budget'> & {
    /** Absent where no gate ran here. */
    readonly gatekeeper?: { readonly doubt: () => string | null };
  };

/** A file larger than this is not read, in bytes: no test or configuration that somebody wrote is. */
const LARGEST = 1024 * 1024;
/** So many changed files are read. Far above what `max_files` lets stand by default. */
const MOST_FILES = 500;
/** So often files that definitions name are read in turn. */
const MOST_STEPS = 6;
/** So many findings get a record of their own. */
const MOST_RECORDS = 50;

/**
 * Looks at the final change for what makes tests and gates mean less, and puts every finding on record. Returns
 * why there may be no commit; null where `gate_protection` only reports, or where nothing was found.
 */
export async function checkGateProtection(crew: Crew, changes: ChangeSet): Promise<Cause | null> {
  if (changes.length === 0) return null;
  const { gate_protection: wanted } = crew.desk.request.settings;
  const evidence = await evidenceOf(crew, changes);
  const found = lookForBending(evidence);
  const doubtful = noteDoubt(crew);
  const [first] = found;
  if (first === undefined) return doubtful;
  const response = wanted === 'report' ? 'warn_continue' : 'reject';
  for (const finding of found.slice(0, MOST_RECORDS)) record(crew, finding, response);
  const rest = found.length - MOST_RECORDS;
  if (rest > 0) note(crew, `${rest} more findings of this kind: ${ADVICE[response]}`, response, {});
  if (wanted === 'report') return null;
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
  const reason = `${describeFinding(first)}${more}; gate_protection is ${wanted}, so nothing is committed: ${ADVICE.reject}`;
  return { kind: 'violation', reason };
}

/** What the rules judge: the changed files, and those that say what the gates run. */
export async function evidenceOf(crew: Crew, changes: ChangeSet): Promise<Evidence> {
  return {
    gates: crew.desk.request.settings.quality_gates,
    files: await Promise.all(changes.map((change, index) => contentsOf(crew, change, index))),
    definitions: await definitionsFor(crew, changes),
    searchFolders: searchFolders(crew.desk),
  };
}

/** Gates that may have seen what commands changed in ignored folders prove less. */
function noteDoubt(crew: Crew): Cause | null {
  const doubt = crew.gatekeeper?.doubt() ?? null;
  if (doubt === null) return null;
  const refuses = crew.desk.request.settings.gate_protection !== 'report';
  note(crew, doubt, refuses ? 'reject' : 'warn_continue', {});
  if (!refuses) return null;
  const reason = `${doubt}; gate_protection refuses that: let the gates build or install what they need, or name the folder in gate_inputs`;
  return { kind: 'violation', reason };
}

const ADVICE = {
  warn_continue: 'look at it before you merge',
  reject: 'do it by hand, or run with gate_protection: report',
} as const;

type Answer = keyof typeof ADVICE;

function record(crew: Crew, finding: Finding, response: Answer): void {
  const { rule, path, line, was, is } = finding;
  const details = line === null ? { rule, was, is } : { rule, line, was, is };
  note(crew, `${describeFinding(finding)}; ${ADVICE[response]}`, response, { paths: [path], details });
}

interface More {
  readonly paths?: readonly string[];
  readonly details?: Readonly<Record<string, string | number>>;
}

function note({ referee, budget }: Crew, reason: string, response: Answer, more: More): void {
  const occasion = { turn: budget.turns, effect: 'none' } as const;
  referee.note('GATE-02', reason, occasion, { response, constraint: 'gate_protection', ...more });
}

async function contentsOf(crew: Crew, change: FileChange, index: number): Promise<ChangedFile> {
  const { path, status, linesRemoved, binary, oldOid, newOid } = change;
  const known = { path, status, linesRemoved, binary, oldOid, newOid };
  const unread = (why: string): ChangedFile => ({ ...known, before: null, after: null, unread: why });
  if (index >= MOST_FILES) return unread(`not read: only ${MOST_FILES} files are`);
  if (binary) return unread('not read: no text');
  const before = isRegular(change.oldMode) ? await crew.journal.startContent(path) : null;
  if ((before?.length ?? 0) > LARGEST) return unread(`not read: it had ${before?.length} bytes`);
  if (!isRegular(change.newMode)) return { ...known, before: textOf(before), after: null, unread: null };
  const after = await crew.workspace.read(path, LARGEST);
  if (isRefusal(after)) return unread(`not read: ${change.bytes} bytes, or not readable`);
  return { ...known, before: textOf(before), after: textOf(after.bytes), unread: null };
}

/** Not a link, a submodule or nothing. */
function isRegular(mode: string | null): boolean {
  return mode?.startsWith('100') === true;
}

function textOf(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

/** What the gates' commands are defined in, where that was not changed itself. */
async function definitionsFor(crew: Crew, changes: ChangeSet): Promise<readonly DefinitionFile[]> {
  const changed = new Set<string>(changes.map(({ path }) => path));
  const { quality_gates: gates } = crew.desk.request.settings;
  const known: DefinitionFile[] = [];
  const asked = new Set<string>(changed);
  // Each file may name others.
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const paths = definitionPaths(gates, known).filter((path) => !asked.has(path));
    if (paths.length === 0) break;
    for (const path of paths) asked.add(path);
    const found = await Promise.all(paths.map((path) => definitionAt(crew, path)));
    known.push(...found.filter((each) => each !== null));
  }
  return known;
}

/** Folders of the job's PATH that lie in the workspace, relative to the root. */
function searchFolders({ around, place }: Courier['desk']): readonly string[] {
  return (around.env.PATH ?? '')
    .split(':')
    .filter((folder) => folder.startsWith(`${place.root}/`))
    .map((folder) => folder.slice(place.root.length + 1).replace(/\/+$/, ''));
}

async function definitionAt({ journal, workspace }: Crew, path: string): Promise<DefinitionFile | null> {
  const place = await workspace.resolve(path, 'read');
  if (isRefusal(place) || place.kind !== 'file') return null;
  const text = textOf(await startText(journal, place.path));
  return text === null ? null : { path, text };
}

async function startText(journal: Crew['journal'], path: WorkspacePath): Promise<Uint8Array | null> {
  const bytes = await journal.startContent(path);
  return bytes === null || bytes.length > LARGEST ? null : bytes;
}
