import { z } from 'zod';
import { globProblem } from '../values/globs.ts';
import { repositoryFileProblem } from '../values/names.ts';
import { amount, count, size, span } from '../values/units.ts';
import { text } from './checked-text.ts';

const MB = 1024 ** 2;

/** Maximum of `file_size.hard`. S-002: "This is a hard limit that cannot be overridden", so it can only be lowered. */
export const LARGEST_FILE = 10 * MB;

const repositoryFile = text(repositoryFileProblem);

const fileSize = z.strictObject({
  soft: size
    .prefault('1MB')
    .describe(
      'Size above which text is a warning and binary content is rejected. 0 covers every file that is not empty.',
    ),
  hard: size
    .refine((bytes) => bytes <= LARGEST_FILE, 'expected at most 10MB: the hard limit can only be lowered')
    .prefault('10MB')
    .describe(
      'Size above which every file is rejected. Can only be lowered. 0 rejects every file that is not empty.',
    ),
});

const commit = z.strictObject({
  max_files: count().default(50).describe('Maximum files in the commit. 0 allows none.'),
  max_size: size
    .prefault('50MB')
    .describe('Maximum bytes of all files in the commit. 0 allows only empty files.'),
});

const rateLimits = z.strictObject({
  file_reads: count().default(300).describe('Maximum reads, searches and listings. 0 allows none.'),
  file_writes: count()
    .default(60)
    .describe('Maximum calls of editing tools. Commands do not count. 0 allows none.'),
  commits: count().default(10).describe('Maximum commits by runs on one branch. 0 allows none.'),
  main_commits: count().default(3).describe('Maximum commits by runs on the main branch. 0 allows none.'),
  on_exceed: z
    .enum(['delay', 'reject'])
    .default('delay')
    .describe(
      '`delay` waits until the rate allows the call; `reject` refuses it at once. With a rate of 0, calls are always refused.',
    ),
});

const mainBranch = z.strictObject({
  require_changelog: repositoryFile.optional().describe('File to which the commit must add a line.'),
  validate: z
    .array(
      z.strictObject({
        files: text(globProblem).describe('Glob of JSON or YAML files.'),
        schema: repositoryFile.describe('JSON Schema file, read from the start commit.'),
      }),
    )
    .default([])
    .describe('Files that must match a schema, changed or not.'),
});

const state = z.strictObject({
  file: repositoryFile
    .default('STATE.json')
    .describe('Path relative to the repository root. Never committed.'),
  max_age: span.prefault('5m').describe('Age above which the state file is a warning.'),
});

/** The keys of `constraints` for the seed's S-001 to S-008 and S-013 to S-015. */
export const safetyKeys = {
  warn_at: amount(0, 1)
    .default(0.8)
    .describe('Share of a limit at which the model is warned, once per limit. 0 warns at the first use.'),
  file_size: fileSize.prefault({}).describe('Size limits for one file.'),
  commit: commit.prefault({}).describe('Limits for one commit.'),
  rate_limits: rateLimits.prefault({}).describe('Limits per minute.'),
  main_branch: mainBranch.prefault({}).describe('Requirements for commits on the main branch.'),
  open_files: count(1)
    .default(100)
    .describe('Number of open file handles of forge-headless above which there is a warning.'),
  state: state.optional().describe('JSON state file that forge-headless keeps up to date. Off unless set.'),
};
