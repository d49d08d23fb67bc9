import { type ChangeSet, type FileChange, sumsOf } from '../core/change.ts';
import type { Gravity, Validation } from '../core/constraint.ts';
import { sized } from '../core/sized.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import type { ConstraintDefinition } from './definition.ts';
import { broken, counted, kept, listed, shown } from './validation.ts';

interface Kind {
  readonly seed: string;
  readonly gravity: Gravity;
  readonly rule: string;
  readonly limit: number;
  /** What the model can do, and what people can. */
  readonly remedy: string;
  readonly people: string;
}

const ELSEWHERE = 'keep such data in Git LFS or elsewhere, or write less';

/** The worst kind first. Sources: S-001 and S-002 of the seed, DECISIONS D6. */
function kindsOf({ soft, hard }: ConstraintSettings['file_size']) {
  const kind = (part: Kind, matches: (change: FileChange) => boolean) => ({ ...part, matches });
  return [
    kind(
      {
        seed: 'S-002',
        gravity: { usual: 'reject', least: 'reject' },
        rule: 'file_size.hard',
        limit: hard,
        remedy: ELSEWHERE,
        people: 'keep such data in Git LFS or elsewhere',
      },
      ({ bytes }) => bytes > hard,
    ),
    kind(
      {
        seed: 'S-001',
        gravity: { usual: 'reject' },
        rule: 'file_size.soft for binary files',
        limit: soft,
        remedy: ELSEWHERE,
        people: 'keep such data in Git LFS or elsewhere, or set a higher file_size.soft',
      },
      ({ bytes, binary }) => binary && bytes > soft,
    ),
    kind(
      {
        seed: 'S-001',
        gravity: { usual: 'warn_continue' },
        rule: 'file_size.soft',
        limit: soft,
        remedy: 'better split it',
        people: 'split it, or set a higher file_size.soft',
      },
      ({ bytes }) => bytes > soft,
    ),
  ];
}

/** One function for what an edit would leave, for what a command left and for what is about to be committed. */
function check(changes: ChangeSet, { file_size: sizes }: ConstraintSettings): Validation {
  const { largest } = sumsOf(changes);
  const metrics = { bytes: largest, soft: sizes.soft, hard: sizes.hard };
  if (largest <= Math.min(sizes.soft, sizes.hard)) return kept(metrics);
  for (const { matches, seed, gravity, rule, limit, remedy, people } of kindsOf(sizes)) {
    const found = changes.filter(matches).sort((a, b) => b.bytes - a.bytes);
    const [first] = found;
    if (first === undefined) continue;
    const paths = found.map(({ path }) => path);
    const more =
      found.length > 1
        ? `, with ${counted(found.length - 1, 'more file')} (${listed(paths.slice(1))}) over it`
        : '';
    const what = `${shown(first.path)} is ${sized(first.bytes)} (${first.bytes} bytes), ${rule} is ${sized(limit)} (${limit} bytes)${more}`;
    return broken({
      reason: `${what}: ${remedy}`,
      forPeople: `${what}: ${people}`,
      metrics,
      paths,
      limit: sized(limit),
      actual: sized(first.bytes),
      seed,
      gravity,
    });
  }
  return kept(metrics);
}

export const fileSize: ConstraintDefinition = {
  name: 'file_size',
  code: 'FS-09',
  seed: 'S-001',
  otherSeeds: ['S-002'],
  response: 'warn_continue',
  floor: false,
  summary:
    'bytes of one file: a text over `soft` is a warning, a binary file over `soft` is rejected, and so, with no switch, is anything over `hard`',
  remedy: 'keep such data in Git LFS or elsewhere; `hard` can only be lowered',
  checks: {
    change: ({ step }, { settings }) => check(step, settings),
    commit: ({ changes }, { settings }) => check(changes, settings),
  },
};
