/** Tells the person at the terminal what happens, a line for each step. */
export interface Report {
  /** Runs a step and says how long it took; `tell` adds what came of it. */
  step<Result>(name: string, work: () => Promise<Result>, tell?: (result: Result) => string): Promise<Result>;
  line(text: string): void;
}

export const terminalReport = (write: (text: string) => void, now: () => number): Report => ({
  step: async (name, work, tell) => {
    const started = now();
    const result = await work();
    const told = tell?.(result) ?? '';
    const seconds = ((now() - started) / 1000).toFixed(1);
    write(`  ✓ ${name}${told === '' ? '' : `: ${told}`} (${seconds} s)\n`);
    return result;
  },
  line: (text) => write(`${text}\n`),
});

/** Says nothing: for tests. */
export const silentReport: Report = { step: (_name, work) => work(), line: () => undefined };
