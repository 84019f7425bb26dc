import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { button, visit } from '../../test/browser/account.ts';
import { findBrowser } from '../../test/browser/find-browser.ts';
import { forceWin } from '../../test/browser/forced-win.ts';
import { launch } from '../../test/browser/open-page.ts';
import { makePlayer } from '../../test/browser/player.ts';
import { type RunningSite, startSite } from '../../test/site/start-site.ts';

/** How a page turned and revealed, from the press to the last frame, on a processor slowed down. */
export interface RevealRound {
  readonly size: string;
  readonly seconds: number;
  readonly frames: number;
  /** Milliseconds of every task over 50 ms. */
  readonly longTasks: readonly number[];
}

const SIZES = [
  { width: 1280, height: 820 },
  { width: 390, height: 844 },
  { width: 780, height: 360 },
] as const;
const RED = 1;
const SLOWED = 4;
const FRAME_MS = 100;
/** The reel's five seconds and the longest reveal. */
const RECORDED_FRAMES = 80;

/** Counts in the page, from now on. */
const beginCounting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = { frames: 0, tasks: [] as number[], since: performance.now() };
    Object.assign(globalThis, { counted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) counted.tasks.push(duration);
    }).observe({ type: 'longtask' });
    const frame = (): void => {
      counted.frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const countedIn = (page: Page): Promise<Omit<RevealRound, 'size'>> =>
  page.evaluate(() => {
    const { frames, tasks, since } = Reflect.get(globalThis, 'counted');
    return { seconds: (performance.now() - since) / 1_000, frames, longTasks: tasks };
  });

const lastFrame = (page: Page): Promise<void> =>
  page.locator('dialog[open]:not([data-moving])').waitFor({ timeout: 60_000 });

/** Measures without pictures, and takes them in another run: a screenshot takes its own time. */
const reveal = async (
  browser: Browser,
  site: RunningSite,
  size: (typeof SIZES)[number],
  { token, slug }: { readonly token: string; readonly slug: string },
  pictures: string | null,
): Promise<RevealRound> => {
  const { page } = await visit(browser, site, { width: size.width, token });
  const name = `${size.width}x${size.height}`;
  try {
    await page.setViewportSize(size);
    await forceWin(page, RED);
    await page.goto(`/box/${slug}`);
    const pay = button(page, /^开启$/);
    await pay.waitFor();
    if (pictures === null) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    }
    await beginCounting(page);
    await pay.click();
    if (pictures === null) await lastFrame(page);
    else {
      const begun = Date.now();
      for (let frame = 0; frame < RECORDED_FRAMES; frame += 1) {
        await page.waitForTimeout(Math.max(0, begun + frame * FRAME_MS - Date.now()));
        const at = String(Date.now() - begun).padStart(5, '0');
        await page.screenshot({ path: `${pictures}/${name}-${at}.jpg`, type: 'jpeg', quality: 70 });
        if (Date.now() - begun > RECORDED_FRAMES * FRAME_MS) break;
      }
    }
    return { size: name, ...(await countedIn(page)) };
  } finally {
    await page.context().close();
  }
};

/** @param pictures folder for a picture each 100 ms, as far as the machine can; null for none */
export const measureReveal = async (pictures: string | null): Promise<readonly RevealRound[]> => {
  const found = await findBrowser();
  if (found === null) throw new Error('there is no browser');
  const site = await startSite();
  const browser = await launch(found);
  try {
    const player = await makePlayer(site.url, '13800000042', 1_000_000);
    const rounds: RevealRound[] = [];
    for (const size of SIZES) rounds.push(await reveal(browser, site, size, player, null));
    if (pictures !== null) {
      await mkdir(pictures, { recursive: true });
      for (const size of SIZES) await reveal(browser, site, size, player, pictures);
    }
    return rounds;
  } finally {
    await browser.close();
    await site.stop();
  }
};

/** What a person reads at the terminal. */
export const revealText = (rounds: readonly RevealRound[]): string =>
  rounds
    .map(
      ({ size, seconds, frames, longTasks }) =>
        `${size}, processor slowed ${SLOWED} times: ${frames} frames in ${seconds.toFixed(1)} s, ` +
        `${(frames / seconds).toFixed(0)} a second; ${longTasks.length} tasks over 50 ms, ` +
        `the longest ${Math.round(Math.max(0, ...longTasks))} ms`,
    )
    .join('\n');
