import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/ground.ts'],
    pool: 'forks',
    // A workflow mostly waits for processes of its own.
    maxConcurrency: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
