import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { button, visit } from '../../test/browser/account.ts';
import { findBrowser } from '../../test/browser/find-browser.ts';
import { launch } from '../../test/browser/open-page.ts';
import { makePlayer } from '../../test/browser/player.ts';
import { publishSureWin } from '../../test/browser/sure-win.ts';
import { type RunningSite, startSite } from '../../test/site/start-site.ts';
import { STAGED } from '../../web/features/case/reveal/intensity.ts';

/** How a page turned and revealed, from the press to the last frame, on a processor slowed down. */
export interface RevealRound {
  /** How much was made of the win, 1 to 5. */
  readonly intensity: string;
  readonly seconds: number;
  readonly frames: number;
  /** Frames of a sixtieth of a second that the page had nothing for. */
  readonly dropped: number;
  /** Milliseconds of every task over 50 ms. */
  readonly longTasks: readonly number[];
}

const SIZES = [
  { width: 1280, height: 820 },
  { width: 390, height: 844 },
  { width: 780, height: 360 },
] as const;
const RED = 1;
/** A grade for each intensity, the least first. */
const GRADES = [6, 4, 2, RED, 0] as const;
const SLOWED = 4;
const FRAME_MS = 100;
/** The reel's five seconds and the longest reveal. */
const RECORDED_FRAMES = 80;
/** Time for the part of a reveal that happens inside of the reel. */
const IN_REEL_MS = 500;

/** Counts in the page, from now on. */
const beginCounting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = { frames: 0, dropped: 0, tasks: [] as number[], since: performance.now() };
    Object.assign(globalThis, { counted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) counted.tasks.push(duration);
    }).observe({ type: 'longtask' });
    let before: number | null = null;
    const frame = (now: number): void => {
      counted.frames += 1;
      if (before !== null) counted.dropped += Math.max(0, Math.round(((now - before) * 60) / 1_000) - 1);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const countedIn = (page: Page): Promise<Omit<RevealRound, 'intensity'>> =>
  page.evaluate(() => {
    const { frames, dropped, tasks, since } = Reflect.get(globalThis, 'counted');
    return { seconds: (performance.now() - since) / 1_000, frames, dropped, longTasks: tasks };
  });

/** Waits for the last frame, and answers how much was made of the win. */
const lastFrame = async (page: Page): Promise<string> => {
  const stage = page.locator('dialog[open][data-intensity]:not([data-moving])');
  const reel = page.locator('[data-made]');
  await stage.or(reel).first().waitFor({ timeout: 60_000 });
  const made = await reel.first().getAttribute('data-made');
  if (Number(made) < STAGED) await page.waitForTimeout(IN_REEL_MS);
  else await stage.waitFor({ timeout: 60_000 });
  return made ?? '';
};

/** Measures without pictures, and takes them in another run: a screenshot takes its own time. */
const reveal = async (
  browser: Browser,
  site: RunningSite,
  {
    size,
    grade,
    pictures,
  }: { readonly size: (typeof SIZES)[number]; readonly grade: number; readonly pictures: string | null },
  token: string,
): Promise<RevealRound> => {
  const { slug } = await publishSureWin(site, grade);
  const { page } = await visit(browser, site, { width: size.width, token });
  try {
    await page.setViewportSize(size);
    await page.goto(`/box/${slug}`);
    const pay = button(page, /^开启$/);
    await pay.waitFor();
    if (pictures === null) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    }
    await beginCounting(page);
    await pay.click();
    const begun = Date.now();
    for (let frame = 0; pictures !== null && frame < RECORDED_FRAMES; frame += 1) {
      await page.waitForTimeout(Math.max(0, begun + frame * FRAME_MS - Date.now()));
      const passed = Date.now() - begun;
      if (passed > RECORDED_FRAMES * FRAME_MS) break;
      const name = `${size.width}x${size.height}-grade${grade}-${String(passed).padStart(5, '0')}`;
      await page.screenshot({ path: `${pictures}/${name}.jpg`, type: 'jpeg', quality: 70 });
    }
    return { intensity: await lastFrame(page), ...(await countedIn(page)) };
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
    const { token } = await makePlayer(site.url, '13800000042', 10_000_000);
    const rounds: RevealRound[] = [];
    const [size] = SIZES;
    for (const grade of GRADES) rounds.push(await reveal(browser, site, { size, grade, pictures: null }, token));
    if (pictures !== null) {
      await mkdir(pictures, { recursive: true });
      for (const shown of SIZES) await reveal(browser, site, { size: shown, grade: RED, pictures }, token);
    }
    return rounds;
  } finally {
    await browser.close();
    await site.stop();
  }
};

/** The report for the terminal. */
export const revealText = (rounds: readonly RevealRound[]): string =>
  rounds
    .map(
      ({ intensity, seconds, frames, dropped, longTasks }) =>
        `intensity ${intensity}, processor slowed ${SLOWED} times: ${frames} frames in ${seconds.toFixed(1)} s, ` +
        `${dropped} dropped; ${longTasks.length} tasks over 50 ms, ` +
        `the longest ${Math.round(Math.max(0, ...longTasks))} ms`,
    )
    .join('\n');
