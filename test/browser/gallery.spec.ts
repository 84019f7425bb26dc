import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES } from '../../web/ui/themes.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture, type WatchedPage } from './open-page.ts';

const found = await findBrowser();
const web = join(import.meta.dirname, '../../web');

interface Place {
  readonly name: string;
  readonly start: number;
  readonly width: number;
}

/** Where each example stands, from the side on which reading begins. */
const places = (page: Page): Promise<readonly Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-example]')].map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const start = document.dir === 'rtl' ? document.documentElement.clientWidth - right : left;
      return { name: element.dataset.example ?? '', start: Math.round(start), width: Math.round(width) };
    }),
  );

/** The picture of an example, as a string that differs where a pixel does. */
const look = async (page: Page, name: string): Promise<string> =>
  (await page.locator(`[data-example="${name}"]`).screenshot({ animations: 'disabled' })).toString('base64');

describe.skipIf(found === null)('the primitives', () => {
  let server: ViteDevServer;
  let browser: Browser;
  let url: string;

  const open = async (width: number, theme: string, locale: string): Promise<WatchedPage> => {
    const watched = await openPage(browser, url, { width, locale });
    await watched.page.emulateMedia({ reducedMotion: 'reduce' });
    await watched.page.goto(`/gallery/index.html?theme=${theme}`);
    await watched.page.locator('[data-example]').first().waitFor();
    await watched.page.evaluate(() => document.fonts.ready.then(() => undefined));
    return watched;
  };

  beforeAll(async () => {
    if (found === null) return;
    server = await createServer({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', ws: false },
    });
    await server.listen();
    [url = ''] = server.resolvedUrls?.local ?? [];
    browser = await launch(found);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each(THEMES.flatMap((theme) => [360, 1280].map((width) => ({ theme, width }))))(
    'fit the page and can be told apart by everyone, in $theme at $width px',
    { timeout: 120_000 },
    async ({ theme, width }) => {
      const { page, troubles } = await open(width, theme, 'en-US');
      await picture(page, `gallery-${theme}-${width}`, { whole: true });
      expect.soft(await overflow(page)).toBe(0);
      expect.soft(await accessibilityProblems(page)).toEqual([]);
      expect.soft(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('look different in each theme', { timeout: 120_000 }, async () => {
    const seen = new Set<string>();
    for (const theme of THEMES) {
      const { page } = await open(1280, theme, 'en-US');
      seen.add(await look(page, 'Button: primary'));
      await page.context().close();
    }
    expect(seen.size).toBe(THEMES.length);
  });

  it('stand mirrored where reading begins at the right', { timeout: 120_000 }, async () => {
    const ltr = await open(1280, 'night', 'en-US');
    const rtl = await open(1280, 'night', 'ar-SA');
    await picture(rtl.page, 'gallery-mirrored', { whole: true });
    expect(await places(rtl.page)).toEqual(await places(ltr.page));
    expect(await accessibilityProblems(rtl.page)).toEqual([]);
    await ltr.page.context().close();
    await rtl.page.context().close();
  });

  it('show the words that a narrow page hides, and say them on every page', { timeout: 120_000 }, async () => {
    const shown = async (width: number): Promise<readonly string[]> => {
      const { page } = await open(width, 'night', 'en-US');
      const example = page.locator('[data-example="VisuallyHidden: below a width"]');
      expect(await example.ariaSnapshot()).toMatch(/Restricted.*rifle/s);
      const words = ['Restricted', 'rifle'];
      const widths = await Promise.all(
        words.map((word) =>
          example.getByText(word, { exact: true }).evaluate((span) => span.getBoundingClientRect().width),
        ),
      );
      await page.context().close();
      return words.filter((_word, place) => (widths[place] ?? 0) > 1);
    };
    expect(await shown(767)).toEqual([]);
    expect(await shown(1023)).toEqual(['Restricted']);
    expect(await shown(1024)).toEqual(['Restricted', 'rifle']);
  });

  it('show each state', { timeout: 120_000 }, async () => {
    const { page } = await open(1280, 'night', 'en-US');
    const names = (await places(page)).map(({ name }) => name);
    const looks = new Map<string, string>();
    for (const name of names) looks.set(await look(page, name), name);
    expect([...looks.values()]).toEqual(names);
    await page.context().close();
  });

  it('open above the page, and close by Escape', { timeout: 120_000 }, async () => {
    const { page } = await open(360, 'night', 'en-US');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByText('And another').waitFor();
    await picture(page, 'gallery-menu');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('And another').waitFor({ state: 'hidden' });
    for (const shape of ['Dialog', 'Sheet']) {
      await main.getByRole('button', { name: shape, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await picture(page, `gallery-${shape}`);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.context().close();
  });
});
