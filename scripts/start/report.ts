import { type ProgressOutput, progressBar } from '../progress.ts';

/** Tells how many of how many are done. */
export type OnProgress = (done: number, total: number) => void;

/** Tells the person at the terminal what happens, a line for each step. */
export interface Report {
  /** Runs a step and reports how long it took, with the summary of its result. A long step shows how many events are through. */
  step<Result>(
    name: string,
    work: (progress: OnProgress) => Promise<Result>,
    summaryOf?: (result: Result) => string,
  ): Promise<Result>;
  line(text: string): void;
}

/** A shorter step needs no bar. */
const SHORT_MS = 1_000;

export const terminalReport = (output: ProgressOutput, now: () => number): Report => ({
  step: async (name, work, summaryOf) => {
    const started = now();
    const bar = progressBar(output, 'events', now);
    const result = await work((done, total) => {
      if (now() - started >= SHORT_MS) bar.show(done, total);
    }).finally(bar.finish);
    const summary = summaryOf?.(result) ?? '';
    const seconds = ((now() - started) / 1000).toFixed(1);
    output.write(`  ✓ ${name}${summary === '' ? '' : `: ${summary}`} (${seconds} s)\n`);
    return result;
  },
  line: (text) => void output.write(`${text}\n`),
});

/** Says nothing: for tests. */
export const silentReport: Report = { step: (_name, work) => work(() => undefined), line: () => undefined };
