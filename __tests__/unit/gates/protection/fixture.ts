import { createHash } from 'node:crypto';
import {
  type ChangedFile,
  describeFinding,
  type Finding,
  findWeakenedTests,
} from '../../../../src/gates/gates.ts';

const oid = (text: string | null) => (text === null ? null : createHash('sha1').update(text).digest('hex'));

/** A change from one text to another; null for a file that is not there. */
export function change(path: string, before: string | null, after: string | null): ChangedFile {
  const status = before === null ? 'added' : after === null ? 'deleted' : 'modified';
  const counts = { linesRemoved: before?.split('\n').length ?? 0, binary: false };
  const ids = { oldOid: oid(before), newOid: oid(after) };
  return { path, status, ...counts, ...ids, before, after, unreadReason: null };
}

export interface Given {
  readonly gates?: readonly string[];
  readonly working_dir?: string;
  /** Files that were not changed. */
  readonly there?: Readonly<Record<string, string>>;
  /** Folders of PATH in the repository. */
  readonly searchFolders?: readonly string[];
  /** Paths of other unchanged files. */
  readonly paths?: readonly string[];
}

export function look(files: readonly ChangedFile[], given: Given = {}): readonly Finding[] {
  const { gates = [], working_dir = '', there = {}, searchFolders = [], paths = [] } = given;
  const changed = files.flatMap(({ path, status }) => (status === 'added' ? [] : [path]));
  return findWeakenedTests({
    files,
    gates: gates.map((command) => ({ command, working_dir })),
    definitions: Object.entries(there).map(([path, text]) => ({ path, text })),
    searchFolders,
    startPaths: new Set([...paths, ...Object.keys(there), ...changed]),
  });
}

/** The rules that found something, in order. */
export function rulesOf(found: readonly Finding[]): readonly string[] {
  return found.map(({ rule }) => rule);
}

export function told(found: readonly Finding[]): string {
  return found.map(describeFinding).join('\n');
}
