import { type ChangeSet, type FileChange, sumsOf } from '../../core/git/change.ts';
import type { Gravity, Validation } from '../../core/run/constraint.ts';
import { plural, sized } from '../../core/text/figures.ts';
import type { ConstraintSettings } from '../../settings/schema/schema.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { listed, passed, printableName, violated } from '../definition/validation.ts';

interface SizeLimit {
  readonly seed: string;
  readonly gravity: Gravity;
  readonly rule: string;
  readonly limit: number;
  /** The remedy for the model; `people` is the remedy for people. */
  readonly remedy: string;
  readonly people: string;
}

const LARGE_FILE_ADVICE = 'keep such data in Git LFS or elsewhere, or write less';

/** Returns both limits, the stricter consequence first. Sources: S-001 and S-002 of the seed, decision D6. */
function sizeLimits({ soft, hard }: ConstraintSettings['file_size']) {
  const kind = (part: SizeLimit, matches: (change: FileChange) => boolean) => ({ ...part, matches });
  return [
    kind(
      {
        seed: 'S-002',
        gravity: { usual: 'reject', least: 'reject' },
        rule: 'file_size.hard',
        limit: hard,
        remedy: LARGE_FILE_ADVICE,
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
        remedy: LARGE_FILE_ADVICE,
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
        remedy: 'consider splitting it',
        people: 'split it, or set a higher file_size.soft',
      },
      ({ bytes }) => bytes > soft,
    ),
  ];
}

/** Checks planned edits, finished commands and the final commit with one function. */
function check(changes: ChangeSet, { file_size: sizes }: ConstraintSettings): Validation {
  const { largest } = sumsOf(changes);
  const metrics = { bytes: largest, soft: sizes.soft, hard: sizes.hard };
  if (largest <= Math.min(sizes.soft, sizes.hard)) return passed(metrics);
  for (const { matches, seed, gravity, rule, limit, remedy, people } of sizeLimits(sizes)) {
    const found = changes.filter(matches).sort((a, b) => b.bytes - a.bytes);
    const [first] = found;
    if (first === undefined) continue;
    const paths = found.map(({ path }) => path);
    const more =
      found.length > 1
        ? `, with ${plural(found.length - 1, 'more file')} (${listed(paths.slice(1))}) over it`
        : '';
    const what = `${printableName(first.path)} is ${sized(first.bytes)} (${first.bytes} bytes), ${rule} is ${sized(limit)} (${limit} bytes)${more}`;
    return violated({
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
  return passed(metrics);
}

export const fileSize: ConstraintDefinition = {
  name: 'file_size',
  code: 'FS-09',
  seed: 'S-001',
  otherSeeds: ['S-002'],
  response: 'warn_continue',
  floor: false,
  summary:
    'Bytes of one file. Text over `soft` is a warning, binary content over `soft` is rejected, and anything over `hard` is always rejected.',
  remedy: 'keep such data in Git LFS or outside the repository; `hard` can only be lowered',
  checks: {
    change: ({ step }, { settings }) => check(step, settings),
    commit: ({ changes }, { settings }) => check(changes, settings),
  },
};
