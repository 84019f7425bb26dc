import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript } from '../../test/harness/run-script.ts';
import type { Ask } from '../../test/player/ask.ts';
import { askAt } from '../../test/player/http.ts';
import { startSite } from '../../test/site/start-site.ts';

const SHIFTED_CLOCK = new URL('../../test/cluster/shifted-clock.ts', import.meta.url).href;

/** A site in processes of their own, as an operator would run it, whose clock is set. */
export interface RecordedSite {
  readonly url: string;
  readonly ask: Ask;
  /** The present time by the site's clock. */
  now(): number;
  /** Lets time pass in a moment. */
  pass(ms: number): Promise<void>;
  /** A command of the operator, and what it answered. @throws Error where it was refused */
  operate(...words: readonly string[]): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** The clock is looked at every 50 ms. */
const CLOCK_SEEN_MS = 200;

/**
 * @param folder holds the clock, and `data` which the site leaves behind
 * @param database variables that name a server; none for the embedded one
 * @param shift by how many milliseconds its clock is off
 */
export const startRecordedSite = async (
  folder: string,
  database: Readonly<Record<string, string>>,
  shift: number,
): Promise<RecordedSite> => {
  const clock = join(folder, 'clock');
  let shifted = shift;
  const setClock = () => writeFile(clock, String(shifted));
  await mkdir(folder, { recursive: true });
  await setClock();
  const environment = {
    ...database,
    DATA_DIR: join(folder, 'data'),
    CLOCK_SHIFT_FILE: clock,
    NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`,
    // One machine does what many players do.
    GLASSCASE_RATE_FACTOR: '20',
  };
  const site = await startSite(environment);
  return {
    url: site.url,
    ask: askAt(site.url),
    now: () => Date.now() + shifted,
    pass: async (ms) => {
      shifted += ms;
      await setClock();
      await new Promise((resolve) => setTimeout(resolve, CLOCK_SEEN_MS));
    },
    operate: async (...words) => {
      const { code, out, err } = await runScript('scripts/operator.ts', environment, [...words, '--yes']);
      if (code !== 0) throw new Error(`operator ${words.join(' ')}: ${out}${err}`);
      return out.trimEnd().split('\n');
    },
    stop: site.stop,
  };
};
