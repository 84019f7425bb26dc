/** Where progress is written: a terminal, or a file that remembers every line. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 28;
/** A terminal is redrawn this often; a file gets a line this often. */
const REDRAW_MS = 100;
const LINE_MS = 5_000;
/** A measurement of so long ago counts for about a third of a new one: the rate neither jumps nor lags far behind. */
const MEMORY_MS = 10_000;

const seconds = (ms: number): string => {
  const whole = Math.max(0, Math.round(ms / 1_000));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Things a second, smoothed over the last seconds; the first measurement counts in full. */
const smoothRate = (started: number, first: number) => {
  let [at, done, rate] = [started, first, 0];
  let measured = false;
  return (now: number, doneNow: number): number => {
    const elapsed = now - at;
    if (elapsed <= 0) return rate;
    const current = ((doneNow - done) / elapsed) * 1_000;
    rate = measured ? rate + (1 - Math.exp(-elapsed / MEMORY_MS)) * (current - rate) : current;
    [at, done, measured] = [now, doneNow, true];
    return rate;
  };
};

/**
 * Shows how far something is, how fast it goes and how long it may still take. `now` in milliseconds; `first` was done before it began.
 */
export const progressBar = (output: ProgressOutput, unit: string, now: () => number, first = 0) => {
  const started = now();
  const rateAt = smoothRate(started, first);
  let shownAt = Number.NEGATIVE_INFINITY;
  let drawn = false;
  const every = output.isTTY === true ? REDRAW_MS : LINE_MS;

  const describe = (at: number, done: number, total: number): string => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const begun = `${percent} %  ${done}/${total} ${unit}`;
    const elapsed = at - started;
    if (done >= total) return `${begun}  ${elapsed > 0 ? Math.round(((done - first) / elapsed) * 1_000) : 0}/s`;
    const rate = rateAt(at, done);
    const left = rate > 0 ? `, ${seconds(((total - done) / rate) * 1_000)} left` : '';
    return `${begun}  ${Math.round(rate)}/s${left}`;
  };

  return {
    show: (done: number, total: number): void => {
      const at = now();
      if (at - shownAt < every && done < total) return;
      shownAt = at;
      if (output.isTTY !== true) {
        output.write(`${describe(at, done, total)}\n`);
        return;
      }
      const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
      output.write(`\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${describe(at, done, total)}\u001b[K`);
      drawn = true;
    },
    /** Leaves the bar's line. */
    finish: (): void => {
      if (drawn) output.write('\n');
    },
  };
};
