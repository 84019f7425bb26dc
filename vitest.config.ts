import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Node loads the CommonJS build, and so do libraries; Vite would load the other one beside it, and graphql-js
    // refuses schemas of a second instance.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    include: [
      'engine/**/*.spec.ts',
      'gateway/**/*.spec.ts',
      'schema/**/*.spec.ts',
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
