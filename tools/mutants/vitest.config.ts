import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { guardedText } from './guarded-text.ts';
import { readPlan } from './plan.ts';

const { root, specs, mutants } = readPlan();

/** In the order of the plan: specs that reach few files come first, and kill what the whole logs after them need not run. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => specs.indexOf(moduleId.slice(root.length + 1));
    return files.sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (text, id) => {
        const file = id.split('?')[0]?.slice(root.length + 1) ?? '';
        const own = mutants.filter((one) => one.file === file);
        return own.length === 0 ? null : { code: guardedText(file, text, own), map: null };
      },
    },
  ],
  test: {
    include: specs,
    setupFiles: 'test/harness/matchers.ts',
    pool: 'threads',
    runner: fileURLToPath(new URL('runner.ts', import.meta.url)),
    sequence: { sequencer: InOrder },
    // One process after the other: a mutant that one spec killed is gone for those after it.
    maxWorkers: 1,
    isolate: false,
    // A file with other mutants in it is another file.
    fsModuleCache: false,
    testTimeout: 600_000,
  },
});
