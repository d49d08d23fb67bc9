import { z } from 'zod';
import { text } from './checked-text.ts';
import { globProblem } from './globs.ts';
import { repositoryFileProblem } from './names.ts';
import { amount, count, size, span } from './units.ts';

const MB = 1024 ** 2;

/** S-002: "This is a hard limit that cannot be overridden", so it can only be lowered. */
export const LARGEST_FILE = 10 * MB;

const repositoryFile = text(repositoryFileProblem);

const fileSize = z.strictObject({
  soft: size
    .prefault('1MB')
    .describe('over it a text is a warning, and a binary file is rejected; 0: all that is not empty'),
  hard: size
    .refine((bytes) => bytes <= LARGEST_FILE, 'expected at most 10MB: the hard limit can only be lowered')
    .prefault('10MB')
    .describe('over it every file is rejected; can only be lowered; 0: all that is not empty'),
});

const commit = z.strictObject({
  max_files: count().default(50).describe('files in the commit; 0: none may be committed'),
  max_size: size.prefault('50MB').describe('bytes of its files together; 0: empty files only'),
});

const rateLimits = z.strictObject({
  file_reads: count().default(300).describe('reads, searches and listings; 0: none may come'),
  file_writes: count()
    .default(60)
    .describe('calls of editing tools; commands do not count; 0: none may come'),
  commits: count().default(10).describe("runs' commits on one branch; 0: none may come"),
  main_commits: count().default(3).describe("runs' commits on the main branch; 0: none may come"),
  on_exceed: z
    .enum(['delay', 'reject'])
    .default('delay')
    .describe(
      'wait until there is room, or refuse at once; where the rate is 0, no waiting helps: refused at once',
    ),
});

const mainBranch = z.strictObject({
  require_changelog: repositoryFile.optional().describe('file that such a commit has to add a line to'),
  validate: z
    .array(
      z.strictObject({
        files: text(globProblem).describe('glob of JSON or YAML files'),
        schema: repositoryFile.describe('file of the JSON Schema, as the start commit has it'),
      }),
    )
    .default([])
    .describe('files that have to be valid, changed or not'),
});

const state = z.strictObject({
  file: repositoryFile.default('STATE.json').describe('relative to the repository root; never committed'),
  max_age: span.prefault('5m').describe('older than this is a warning'),
});

/** The keys of `constraints` for the seed's S-001 to S-008 and S-013 to S-015. */
export const safetyKeys = {
  warn_at: amount(0, 1)
    .default(0.8)
    .describe(
      'share of a limit from which on the model is warned, once for each limit; 0: as soon as it is used',
    ),
  file_size: fileSize.prefault({}).describe('bytes of one file'),
  commit: commit.prefault({}).describe('of one commit'),
  rate_limits: rateLimits.prefault({}).describe('in any minute'),
  main_branch: mainBranch.prefault({}).describe('asked of a commit on the main branch'),
  open_files: count(1).default(100).describe("the harness's own file handles"),
  state: state.optional().describe('a file of JSON that the harness keeps up to date; off unless set'),
};
