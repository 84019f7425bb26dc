/** Where progress is written: a terminal, or a file that remembers every line. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 28;
/** A terminal is redrawn this often; a file gets a line this often. */
const REDRAW_MS = 100;
const LINE_MS = 5_000;

const seconds = (ms: number): string => {
  const whole = Math.max(0, Math.round(ms / 1_000));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Shows how far something is, how fast it goes and how long it may still take. `now` in milliseconds. */
export const progressBar = (output: ProgressOutput, unit: string, now: () => number) => {
  const started = now();
  let shownAt = Number.NEGATIVE_INFINITY;
  let drawn = false;
  const every = output.isTTY === true ? REDRAW_MS : LINE_MS;

  const describe = (done: number, total: number): string => {
    const elapsed = now() - started;
    const rate = elapsed > 0 ? (done / elapsed) * 1_000 : 0;
    const left = rate > 0 ? `, ${seconds(((total - done) / rate) * 1_000)} left` : '';
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    return `${percent} %  ${done}/${total} ${unit}  ${Math.round(rate)}/s${left}`;
  };

  return {
    show: (done: number, total: number): void => {
      const at = now();
      if (at - shownAt < every && done < total) return;
      shownAt = at;
      if (output.isTTY !== true) {
        output.write(`${describe(done, total)}\n`);
        return;
      }
      const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
      output.write(`\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${describe(done, total)}\u001b[K`);
      drawn = true;
    },
    /** Leaves the bar's line. */
    finish: (): void => {
      if (drawn) output.write('\n');
    },
  };
};
