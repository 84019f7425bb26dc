import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/harness/longest-first.ts';

const SPECS = ['engine', 'gateway', 'schema', 'scripts', 'test', 'tools', 'web'].map(
  (part) => `${part}/**/*.spec.{ts,tsx}`,
);
/** Specs that hold databases, brokers, browsers or processes: a worker each. */
const OWN_PROCESS = [
  '**/*.int.spec.ts',
  ...['browser', 'cluster', 'releases', 'site'].map((part) => `test/${part}/**/*.spec.ts`),
];
const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  resolve: {
    // Node loads the CommonJS build, and so do libraries; Vite would load the other one beside it, and graphql-js
    // refuses schemas of a second instance.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    globalSetup: 'test/harness/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A state that a test awaits may come late: on a busy machine the preset of a second is too little.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Sites, audits and tools run in processes of their own, by the hundred: each finds what another one compiled.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('.tmp/compile-cache', import.meta.url)) },
    projects: [
      // Specs of pure code keep nothing behind, so a worker runs one after the other and loads what they share once.
      {
        extends: true,
        test: {
          name: 'pure',
          include: SPECS,
          exclude: [...OWN_PROCESS, ...NEVER],
          isolate: false,
          setupFiles: 'test/harness/matchers.ts',
        },
      },
      { extends: true, test: { name: 'whole', include: OWN_PROCESS, exclude: NEVER } },
    ],
  },
});
