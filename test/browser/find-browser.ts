import { existsSync } from 'node:fs';

/** Where Chromium is and how to start it. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** Draws the same pages with a fifth less work, and knows nothing of a page that is installed. */
const SHELL = '/usr/bin/chromium-headless-shell';
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A test's browser talks to the site under test alone. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--mute-audio',
];

/**
 * A system Chromium, else the one that comes inside an npm package. Null, with a printed reason, where neither runs.
 * `windows`: one that could show windows, too
 */
export const findBrowser = async ({ windows = false } = {}): Promise<FoundBrowser | null> => {
  const paths = [process.env.CHROMIUM_PATH ?? '', ...(windows ? [] : [SHELL]), ...systemPaths];
  const system = paths.find((path) => path !== '' && existsSync(path));
  if (system !== undefined) return { executablePath: system, args: quiet };
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...quiet] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stdout.write(
      `browser tests skipped: no Chromium on this machine, and the packaged one failed (${reason})\n`,
    );
    return null;
  }
};
