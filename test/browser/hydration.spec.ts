import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { launch } from './open-page.ts';
import { makePlayer, openBattle } from './player.ts';

const found = await findBrowser();

/** `npm run e2e -- --all` opens a hundred. */
const BROWSERS = process.env.GLASSCASE_E2E_ALL === '1' ? 100 : 10;
const LOCALES = ['zh-CN', 'en-US', 'ar-EG', 'de-DE', 'fa-IR'] as const;
const ZONES = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati'] as const;
const WIDTHS = [360, 768, 1280] as const;
const HOUR_MS = 3_600_000;

/** Differences between devices before React takes a page over; browsers have them in turn. */
const TWISTS: readonly ((page: Page) => Promise<unknown>)[] = [
  async () => undefined,
  (page) => page.clock.install({ time: Date.now() + 26 * HOUR_MS }).then(() => page.clock.resume()),
  (page) =>
    page.addInitScript(() => {
      const kept = { voice: false, music: true, fast: true, volume: 7, theme: 'device' };
      localStorage.setItem('settings', JSON.stringify(kept));
    }),
  (page) =>
    page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('the browser keeps nothing', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    }),
  // The site seems lost before the page's own code is there.
  async (page) => {
    await page.route('**/health', (route) => route.abort());
    await page.addInitScript(() => {
      window.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('offline')));
    });
  },
];

/** The site at another origin than its configuration says. */
const byOtherName = (url: string): string => {
  const other = new URL(url);
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return other.href;
};

const pause = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Scripts that come late, after the answers to their queries: the rail beside the stage, and the page itself. */
const LATE = [/\/assets\/HeroRail-.*\.js$/, /\/assets\/(?:HomePage|ProofPage)-.*\.js$/] as const;

describe.skipIf(found === null)('a painted page', () => {
  let site: RunningSite;
  let browser: Browser;
  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_DEMO: '1' });
    browser = await launch(found);
    await openBattle(site.url, await makePlayer(site.url, '13800000601'));
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it(`is taken over as it stands by each of ${BROWSERS} fresh browsers`, { timeout: 20 * 60_000 }, async () => {
    for (let place = 0; place < BROWSERS; place += 1) {
      const context = await browser.newContext({
        baseURL: place % 2 === 0 ? site.url : byOtherName(site.url),
        viewport: { width: WIDTHS[place % WIDTHS.length] ?? 360, height: 800 },
        locale: LOCALES[place % LOCALES.length] ?? 'zh-CN',
        timezoneId: ZONES[place % ZONES.length] ?? 'UTC',
        colorScheme: place % 2 === 0 ? 'dark' : 'light',
        reducedMotion: place % 4 < 2 ? 'reduce' : 'no-preference',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      const mismatches: string[] = [];
      const note = (text: string): void => {
        if (/Minified React error|hydrat/i.test(text)) mismatches.push(text);
      };
      page.on('console', (message) => note(message.text()));
      page.on('pageerror', ({ message }) => note(message));
      const late = LATE[place % (LATE.length + 1)];
      if (late !== undefined) await page.route(late, (route) => pause(1_500).then(() => route.continue()));
      const path = place % 3 === 2 ? '/proof' : '/home';
      const arrives = late === undefined ? null : page.waitForResponse(late);
      await TWISTS[place % TWISTS.length]?.(page);
      expect((await page.goto(path))?.status()).toBe(200);
      await page.waitForFunction(() => document.querySelector('[data-painted]') === null);
      // The part whose script comes late is taken over after the page around it.
      await arrives;
      await page.waitForLoadState('networkidle');
      expect.soft(mismatches, `browser ${place} at ${path}`).toEqual([]);
      await context.close();
    }
  });
});
