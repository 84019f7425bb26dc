import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import cases from '../../web/generated/texts/zh-CN/cases.ts';
import home from '../../web/generated/texts/zh-CN/home.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import trust from '../../web/generated/texts/zh-CN/trust.ts';
import { button } from './account.ts';
import { around } from './around.ts';
import { findBrowser } from './find-browser.ts';
import { overflow, picture } from './open-page.ts';

const found = await findBrowser();

/** The painted page that a guest sees before its scripts have come, and the page that the scripts make of it. */
describe.skipIf(found === null)('what is painted before any script', () => {
  const { during, player, site, visit } = around(found);

  /** Holds the page's scripts back; answers how to let them go. */
  const withoutScripts = async (page: Page): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };

  it.each(['/home', '/', '/home/?promoteCode=abc#content'])(
    'a guest of %s sees the stage before any script has run, and it is the same afterwards',
    async (address) => {
      const { page, troubles } = await visit({ width: 390 });
      const letScriptsRun = await withoutScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('link', { name: home.open }).waitFor();
      const title = page.getByRole('heading', { level: 1 });
      const painted = await title.elementHandle();
      expect(await page.getByRole('button', { name: home.side.freeGuest }).isVisible()).toBe(true);
      expect(await page.getByRole('region', { name: home.banners.label }).isVisible()).toBe(true);
      await picture(page, 'around-painted');
      expect(await overflow(page)).toBe(0);
      letScriptsRun();
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      expect(await title.evaluate((element, before) => element === before, painted)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/home');
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('a guest of /proof reads how the log is audited before any script has run, and so does who was here before', async () => {
    const { page, troubles } = await visit({ width: 390 });
    // The device has checked the log before, which the server knows nothing of.
    const seen = JSON.stringify({ origin: 'log', size: 7, root: '0'.repeat(64), verifierKey: 'log+key' });
    await page.addInitScript((value) => localStorage.setItem('glasscase.seen-log', value), seen);
    const letScriptsRun = await withoutScripts(page);
    await page.goto('/proof', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { name: trust.heading });
    await title.waitFor();
    const painted = await title.elementHandle();
    const command = page.getByText(`npm run audit -- ${site().url}/`).first();
    expect(await command.isVisible()).toBe(true);
    await picture(page, 'proof-painted');
    letScriptsRun();
    await page.getByText(trust.device.whole({ size: '7' })).waitFor();
    await expect.poll(() => page.locator('[data-painted]').count(), { timeout: 10_000 }).toBe(0);
    expect(await title.evaluate((element, before) => element === before, painted)).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['the menu', (page: Page) => button(page, shell.header.menu)],
    ['the way to sign in', (page: Page) => button(page, shell.header.login)],
    ['the account', (page: Page) => page.getByRole('navigation').getByRole('button').last()],
    ['the filter', (page: Page) => page.getByRole('main').getByRole('button', { name: cases.filter })],
    ['what the free case asks of a guest', (page: Page) => page.getByRole('button', { name: home.side.freeGuest })],
  ] as const)('%s opens once its script has come, for who tapped it before', async (_what, control) => {
    const { page, troubles } = await visit({ width: 390 });
    const letScriptsRun = await withoutScripts(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await control(page).tap();
    expect(await page.getByRole('dialog').count()).toBe(0);
    letScriptsRun();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('heading', { name: home.today.title, includeHidden: true }).waitFor({ state: 'attached' });
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expect.poll(() => page.locator('[data-painted], [data-tapped]').count(), { timeout: 10_000 }).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('who sorts the cases and limits their price before any script has come has them so once it has', async () => {
    const { page, troubles } = await visit({ width: 1280 });
    const letScriptsRun = await withoutScripts(page);
    await page.goto('/home', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const sort = main.getByRole('combobox', { name: cases.sort });
    const [lowest, highest] = [cases.minPrice, cases.maxPrice].map((name) => main.getByRole('slider', { name }));
    await sort.selectOption('price-down');
    await lowest?.press('ArrowRight');
    await highest?.press('ArrowLeft');
    const chosen = [await sort.inputValue(), await lowest?.inputValue(), await highest?.inputValue()];
    expect([new URL(page.url()).search, chosen.slice(0, 2)]).toEqual(['', ['price-down', '1']]);
    letScriptsRun();
    await main.getByRole('region', { name: cases.sorts['price-down'] }).getByRole('link').first().waitFor();
    expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(['max', 'min', 'sort']);
    expect([await sort.inputValue(), await lowest?.inputValue(), await highest?.inputValue()]).toEqual(chosen);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['a player', '/home', () => ({ width: 390, token: player().token })],
    ['a reader of English', '/home', () => ({ width: 390, locale: 'en' })],
    ['who sorts the cases', '/home?sort=price-up', () => ({ width: 390 })],
  ] as const)('%s never sees what is painted for others', async (_who, address, options) => {
    await during(options(), async (page) => {
      const letScriptsRun = await withoutScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      const chinese = page.getByText(shell.header.login, { exact: true }).first();
      await chinese.waitFor({ state: 'attached' });
      // The element is there before the stylesheet that hides it; until that has come, the browser paints nothing.
      await expect.poll(() => chinese.isVisible()).toBe(false);
      const painted = await chinese.elementHandle();
      letScriptsRun();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await painted?.evaluate((element) => element.isConnected)).toBe(false);
    });
  });
});
