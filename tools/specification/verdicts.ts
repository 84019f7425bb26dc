import { z } from 'zod';
import type { Chapter, Run } from '../../test/conformance/specified.ts';

/** The result of each test in Vitest's JSON report. */
export const testReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});
type TestReport = z.infer<typeof testReport>;

const PLACEHOLDER = /%(?:\.\d+)?[a-z#%]|\$\{?[\w.]+\}?/;

/** Titles that a test's title stands for, with anything in the place of its placeholders. */
const titlesOf = ({ title, of }: Run): RegExp => {
  const pattern = (of ?? title)
    .split(PLACEHOLDER)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's');
};

/** Why the run is no proof of what the chapters say: tests that did not run, or did not pass. */
export const faultsIn = (chapters: readonly Chapter[], { testResults }: TestReport): readonly string[] =>
  chapters.flatMap(({ sentences }) =>
    sentences.flatMap(({ says, runs }) => {
      if (runs.length === 0) return [`no test: ${says}`];
      return runs.flatMap((run) => {
        const titles = titlesOf(run);
        const ran = testResults
          .filter(({ name }) => name.endsWith(`/${run.spec}`))
          .flatMap(({ assertionResults }) => assertionResults.filter(({ title }) => titles.test(title)));
        const named = `${run.spec}: ${run.of ?? run.title}`;
        if (ran.length === 0) return [`did not run: ${named}`];
        return ran.some(({ status }) => status !== 'passed') ? [`did not pass: ${named}`] : [];
      });
    }),
  );
