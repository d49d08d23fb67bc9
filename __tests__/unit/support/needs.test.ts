import { afterEach, describe, expect, it, vi } from 'vitest';
import { needing } from '../../support/needs.ts';

describe('what a test needs', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is a failure in CI where it is missing, with what to install', () => {
    vi.stubEnv('PATH', '/nonexistent');
    vi.stubEnv('FORGE_TESTS_REQUIRE_ALL', '1');
    expect(() => needing('cmake')).toThrow('this machine lacks cmake (install cmake and g++)');
  });

  it('skips the test elsewhere, and a test that needs nothing is a plain one', () => {
    vi.stubEnv('FORGE_TESTS_REQUIRE_ALL', '');
    expect(needing().test).toBe(it);
    vi.stubEnv('PATH', '/nonexistent');
    expect(needing('curl').test).not.toBe(it);
  });
});
