import { acceptedGlobsWork, deniedWins } from './globs.ts';
import { exactEdits } from './patches.ts';
import type { Property } from './property.ts';
import { formsAreHidden, reportsHoldNone } from './redaction.ts';

/** An input for which a property was false once. */
export interface Found {
  readonly property: string;
  /** What was wrong, and is not any more. */
  readonly was: string;
  readonly holds: () => Promise<void>;
}

function found<T>(property: Property<T>, was: string, input: T): Found {
  return { property: property.name, was, holds: async () => property.holds(input) };
}

/** What the fuzzer found, the oldest first: each stays a test. */
export const FOUND: readonly Found[] = [
  found(acceptedGlobsWork, 'braces that stand for .. were taken, and the run ended in an exception', {
    glob: '.{.,a}',
    paths: ['a'],
  }),
  found(deniedWins, 'so were braces with .. as an alternative', {
    denied: ['{..,a}'],
    allowed: [],
    path: 'a',
  }),
  found(
    acceptedGlobsWork,
    '.. with an invisible character in front was taken, and was .. once that was left out',
    { glob: '\u200b../*', paths: [''] },
  ),
  found(deniedWins, 'an invisible character that is escaped hid how many patterns the braces stand for', {
    denied: [],
    allowed: ['{a,{b,c}}\\\u200b{1..1000}'],
    path: 'a',
  }),
  found(
    deniedWins,
    'commas in a brace that is never closed were counted as alternatives, so 2,704 patterns as 130',
    { denied: ['{{a..z}{01..10..3},{a..z}'], allowed: [], path: 'a' },
  ),
  found(formsAreHidden, 'a secret with a * was not hidden in the form that a web form sends', {
    secrets: ['*    !'],
    forms: ['form'],
    texts: ['', ''],
  }),
  found(reportsHoldNone, 'nor one with a ~', { value: 'sk-live-~', name: 'form', text: '' }),
  found(exactEdits, 'with a part of a line taken out, the rest of the indentation before it went too', {
    text: '  $1.(',
    search: ' $',
    replace: '',
    replaceAll: false,
  }),
];
