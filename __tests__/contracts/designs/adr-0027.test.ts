import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { STRICT_TYPES } from '../../../src/constraints/definition/responses.ts';
import { buildChain } from '../../../src/constraints/registry.ts';
import { CODES } from '../../../src/core/run/codes.ts';
import { EXIT_CODES } from '../../../src/core/run/outcome.ts';
import { PROFILES } from '../../../src/settings/schema/profiles.ts';
import { settingsSchema } from '../../../src/settings/schema/schema.ts';
import { change, step, writing } from '../../unit/constraints/fixtures.ts';

const CONSERVATIVE = settingsSchema.parse(PROFILES.conservative).constraints;
const CHAIN = buildChain(CONSERVATIVE, { openProtected: [], costKnown: true });

describe('ADR-0027 in the profile conservative', () => {
  it('has every value of DefaultConstraintConfig, and stops at the first violation', () => {
    expect(CONSERVATIVE).toMatchObject({
      max_files: 10,
      max_lines_changed: 500,
      allowed_patterns: [],
      denied_patterns: ['.git/**', 'vendor/**', 'node_modules/**', '**/*_generated.*'],
      allowed_tools: [
        'read_file',
        'write_file',
        'apply_diff',
        'search_files',
        'list_files',
        'execute_command',
        'task_completion',
      ],
      max_tokens: 50_000,
      timeout: 300_000,
      strict: true,
    });
  });

  it('takes the tenth file, and stops at one more beside 10 of 10', () => {
    const files = (count: number) =>
      step({ by: 'edit', total: { files: count, linesAdded: count, linesRemoved: 0, bytes: count } });
    expect(judge(CHAIN, files(10)).response).toBe('allow');
    expect(judge(CHAIN, files(11)).response).toBe('emergency_stop');
  });

  it('stops at exactly its five kinds of violation, each with the exit code 2 but for the time', () => {
    expect([...STRICT_TYPES].sort()).toEqual(
      ['file_modification', 'tool_restriction', 'token_limit', 'timeout', 'pattern'].sort(),
    );
    expect(EXIT_CODES).toMatchObject({ constraint_violation: 2, timeout: 4 });
    for (const type of STRICT_TYPES) expect(Object.values(CODES).map((each) => each.type)).toContain(type);
  });
});

describe("ADR-0027's PatternMatcher, with the patterns of its YAML,", () => {
  const chain = buildChain(
    {
      ...CONSERVATIVE,
      allowed_patterns: ['src/**/*.go', 'pkg/**/*.go', 'docs/**/*.md'],
      denied_patterns: ['vendor/**', '.git/**', '**/*_generated.go'],
    },
    { openProtected: [], costKnown: true },
  );

  it.each([
    ['src/main.go', 'allow'],
    ['src/deep/er/a.go', 'allow'],
    ['pkg/a.go', 'allow'],
    ['docs/guide.md', 'allow'],
    ['src/main.js', 'emergency_stop'],
    ['README.md', 'emergency_stop'],
    ['vendor/lib.go', 'emergency_stop'],
    ['src/vendor_generated.go', 'emergency_stop'],
    ['src/deep/api_generated.go', 'emergency_stop'],
  ])('answers %s with %s', (path, response) => {
    expect(judge(chain, writing(path)).response).toBe(response);
    expect(judge(chain, step({ step: [change(path)] })).response).toBe(response);
  });

  it('never lets .git be written: that is rejected by a rule that no pattern is asked before', () => {
    expect(judge(chain, writing('.git/config')).response).not.toBe('allow');
  });
});
