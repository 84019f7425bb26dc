import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, visit } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { launch } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();

const at = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

/** How many entries the visit has made so far. */
const entries = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

describe.skipIf(found === null)('Back', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000311');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const visiting = async (width: number, path: string, act: (page: Page) => Promise<void>): Promise<void> => {
    const { page } = await visit(browser, site, { width, token: player.token });
    try {
      await page.goto(path);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await act(page);
    } finally {
      await page.context().close();
    }
  };

  describe.each([360, 768, 1280])('at %i px', (width) => {
    const on = (path: string, act: (page: Page) => Promise<void>) => visiting(width, path, act);
    /** The page's own button, in the phone's header or before the title. */
    const back = (page: Page, to: string) =>
      page.locator(`header a[href="${to}"]:has(svg), main a[href="${to}"]:has(svg)`).filter({ visible: true }).first();
    const follow = async (page: Page, to: string): Promise<void> => {
      await page.locator(`footer a[href="${to}"]`).click();
      await page.waitForURL(`**${to}`);
    };
    const isAt = (page: Page, address: string) => expect.poll(() => at(page)).toBe(address);

    it('the button and the browser go one step back, to the address that was left', () =>
      on('/records?tab=games', async (page) => {
        await follow(page, '/safer-play');
        await back(page, '/personal').click();
        await isAt(page, '/records?tab=games');
        await page.goForward();
        await isAt(page, '/safer-play');
        await page.goBack();
        await isAt(page, '/records?tab=games');
      }));

    it('where the visit began, the page above takes the place, and leads up from there, not down again', () =>
      on('/safer-play', async (page) => {
        const before = await entries(page);
        await back(page, '/personal').click();
        await isAt(page, '/personal');
        expect(await entries(page)).toBe(before);
        expect(await page.evaluate(() => window.history.state.idx)).toBe(0);
      }));

    it('a skin that was opened above the list is closed onto the list that it was opened from', () =>
      on('/safer-play', async (page) => {
        await page.evaluate(() => window.history.replaceState(window.history.state, '', '/skin'));
        await page.reload();
        await page.locator('main li button').first().click();
        await page.getByRole('dialog').waitFor();
        await expect.poll(() => at(page)).toMatch(/^\/skin\?skin=/);
        await button(page.getByRole('dialog'), shell.actions.close).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await isAt(page, '/skin');
        expect(await page.evaluate(() => window.history.state.idx)).toBe(0);
        await page.goForward();
        await page.getByRole('dialog').waitFor();
        await page.goBack();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await isAt(page, '/skin');
      }));

    it('a skin that the visit began with is closed without a further entry', () =>
      on('/skin', async (page) => {
        await page.locator('main li button').first().click();
        await expect.poll(() => at(page)).toMatch(/^\/skin\?skin=/);
        const address = at(page);
        await page.goto('/safer-play');
        await page.goto(address);
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        const before = await entries(page);
        await button(dialog, shell.actions.close).click();
        await isAt(page, '/skin');
        expect(await entries(page)).toBe(before);
        await page.goBack();
        await isAt(page, '/safer-play');
      }));

    it('a filter, a tab and the way to the content make no entry', () =>
      on('/records', async (page) => {
        const before = await entries(page);
        await page.getByRole('tab').nth(1).click();
        await expect.poll(() => at(page)).toMatch(/^\/records\?tab=/);
        await page.locator('a[href="#content"]').focus();
        await page.keyboard.press('Enter');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
        expect(await entries(page)).toBe(before);
      }));

    it('a dialog doesn’t stay above the page that one goes back to', () =>
      on('/records', async (page) => {
        await follow(page, '/safer-play');
        if (width < 768) await button(page, shell.header.menu).click();
        else await button(page, shell.header.search).click();
        await page.getByRole('dialog').waitFor();
        await page.goBack();
        await isAt(page, '/records');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }));

    it('a link leads to the top of a page, and Back to where the one before was read', () =>
      on('/docs/terms', async (page) => {
        const read = await page.evaluate(() => {
          window.scrollTo(0, 300);
          return window.scrollY;
        });
        expect(read).toBeGreaterThan(0);
        await page.locator('footer a[href="/safer-play"]').dispatchEvent('click');
        await page.waitForURL('**/safer-play');
        await expect
          .poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.id]))
          .toEqual([0, 'content']);
        await page.goBack();
        await isAt(page, '/docs/terms');
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(read);
      }));
  });

  it('Back goes one step back, and to the page above where the visit began', async () => {
    await visiting(360, '/records?tab=games', async (page) => {
      await button(page, shell.header.menu).click();
      await page.getByRole('dialog').locator('a[href="/personal/security"]').click();
      await page.waitForURL('**/personal/security');
      await page.locator('header a[href="/personal"]').click();
      await page.waitForURL((url) => url.pathname === '/records' && url.searchParams.get('tab') === 'games');
    });
    await visiting(360, '/personal/security', async (page) => {
      await page.locator('header a[href="/personal"]').click();
      await page.waitForURL((url) => url.pathname === '/personal');
    });
  });
});
