import type { PROFILE_NAMES, SettingsInput } from './schema.ts';

export type ProfileName = (typeof PROFILE_NAMES)[number];

/**
 * The values that a profile sets, below the file and above the defaults. `moderate` is the schema's defaults, and
 * `conservative` has the seeds' numbers (decision D22). Source: docs/configuration.md, the table of profiles.
 */
export const PROFILES: Readonly<Record<ProfileName, SettingsInput>> = {
  conservative: {
    constraints: {
      max_files: 10,
      max_lines_changed: 500,
      max_tokens: 50_000,
      timeout: '5m',
      rate_limits: { file_reads: 100, file_writes: 10 },
      strict: true,
    },
  },
  moderate: {
    constraints: {
      max_files: 10,
      max_lines_changed: 500,
      max_tokens: 1_000_000,
      timeout: '15m',
      rate_limits: { file_reads: 300, file_writes: 60 },
    },
  },
  aggressive: {
    constraints: {
      max_files: 50,
      max_lines_changed: 5_000,
      max_tokens: 5_000_000,
      timeout: '60m',
      rate_limits: { file_reads: 1_000, file_writes: 300 },
    },
  },
};
