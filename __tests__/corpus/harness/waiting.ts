import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const text = (path: string): string =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';
const hasInput = (name: string): boolean => new RegExp(`^  ${name}:`, 'm').test(text('action.yml'));

/** A part of the contract that is not built yet. */
export interface Feature {
  readonly name: string;
  /** Whether it is there by now: then its cases have to be played. */
  readonly isThere: () => boolean;
  /** Cases that mean nothing without it. */
  readonly unplayed: readonly string[];
  /** Cases that are played, though an assertion of theirs has nothing to look at yet. */
  readonly partly: readonly string[];
}

/** What cases wait for, and for which of them. A row that comes true turns its test red: then it is taken out. */
export const WAITING: readonly Feature[] = [
  {
    name: 'runs started by a comment',
    isThere: () => hasInput('trigger-phrase'),
    unplayed: [
      ...['TRIG-001', 'TRIG-002', 'TRIG-004', 'TRIG-005', 'TRIG-007', 'TRIG-014', 'TRIG-016', 'TRIG-017'],
      ...['TRIG-018', 'TRIG-019', 'TRIG-020', 'TRIG-022', 'TRIG-024', 'CFG-003', 'SUP-006'],
      ...['INJ-005', 'INJ-006', 'INJ-007', 'INJ-009', 'INJ-010', 'INJ-011'],
    ],
    partly: [],
  },
  {
    name: 'push and pull request',
    isThere: () => hasInput('auto-push') || hasInput('create-pr'),
    unplayed: [],
    partly: ['GIT-015', 'OUT-001', 'OUT-005', 'OUT-006', 'OUT-007'],
  },
  {
    name: 'upload of the artifact',
    isThere: () => hasInput('upload-artifact'),
    unplayed: [],
    partly: ['ART-001', 'ART-003', 'ART-005'],
  },
];
