import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'engine/**/*.spec.ts',
      'gateway/**/*.spec.ts',
      'web/**/*.spec.{ts,tsx}',
      'scripts/**/*.spec.ts',
      'test/**/*.spec.ts',
    ],
    globalSetup: 'test/harness/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
