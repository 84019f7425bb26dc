import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import home from '../../web/generated/texts/zh-CN/home.ts';
import inbox from '../../web/generated/texts/zh-CN/inbox.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { button, dialogOf } from './account.ts';
import { around } from './around.ts';
import { findBrowser } from './find-browser.ts';

const found = await findBrowser();

describe.skipIf(found === null)('loading', () => {
  const { during, player } = around(found);

  it('a guest’s page asks for no profile and no unread count, and a player’s counts anew once the messages are closed', async () => {
    const askedBy = async (token: string | undefined, act: (page: Page, asked: () => string) => Promise<void>) =>
      during({ width: 1280, ...(token !== undefined && { token }) }, async (page) => {
        const bodies: string[] = [];
        page.on('request', (request) => bodies.push(request.postData() ?? ''));
        await page.goto('/home');
        await button(page, shell.menu.messages).waitFor();
        await act(page, () => bodies.splice(0).join('\n'));
      });
    await askedBy(undefined, async (page, asked) => {
      await page.waitForLoadState('networkidle');
      expect(asked()).not.toMatch(/"operationName":"(?:Me|UnreadCount)"/);
    });
    await askedBy(player().token, async (page, asked) => {
      await page.waitForLoadState('networkidle');
      const first = asked();
      for (const name of ['Me', 'UnreadCount']) expect(first).toContain(`"operationName":"${name}"`);
      await button(page, shell.menu.messages).click();
      await dialogOf(page, inbox.title).waitFor();
      await page.waitForLoadState('networkidle');
      asked();
      await page.keyboard.press('Escape');
      await expect.poll(asked).toContain('"operationName":"UnreadCount"');
    });
  });

  it.each(['/home', '/battle'])('%s opens the live connection as it is loaded', async (path) => {
    await during({ width: 1280 }, async (page) => {
      const socket = page.waitForEvent('websocket', (one) => new URL(one.url()).pathname === '/graphql');
      await page.goto(path);
      expect((await socket).isClosed()).toBe(false);
    });
  });

  it('the code and texts of a page come as one reaches for it, and those that its manifest names after it', async () => {
    await during({ width: 1280 }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const isAsked = (part: RegExp) => () => asked.some((url) => part.test(url));
      await page.goto('/home');
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      // The page's own parts come first.
      await expect.poll(isAsked(/assets\/CasePage-/), { timeout: 10_000 }).toBe(true);
      expect(isAsked(/assets\/SeedsPage-/)()).toBe(false);
      await page.getByRole('navigation').getByRole('link', { name: shell.nav.fairness }).first().hover();
      await expect.poll(isAsked(/assets\/SeedsPage-/)).toBe(true);
      await expect.poll(isAsked(/assets\/fairness-/)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/home');
    });
  });

  it.each([
    ['is slow', { effectiveType: '3g', saveData: false }],
    ['has to be saved', { effectiveType: '4g', saveData: true }],
  ])('where the network %s no page comes ahead but what one reaches for', async (_how, connection) => {
    await during({ width: 1280 }, async (page) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const isAsked = () => asked.some((url) => /assets\/CasePage-/.test(url));
      await page.goto('/home');
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      // Longer than pages wait that come ahead.
      await page.waitForTimeout(4_000);
      expect(isAsked()).toBe(false);
      await page.getByRole('link', { name: home.open }).hover();
      await expect.poll(isAsked).toBe(true);
    });
  });

  it('who comes back to home finds the free case in the header as it was', async () => {
    await during({ width: 1280, token: player().token }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.postData() ?? ''));
      const times = () => asked.filter((body) => body.includes('"operationName":"TodaysFreeCase"')).length;
      await page.goto('/home');
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      await expect.poll(times).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      const before = times();
      await page.getByRole('navigation').getByRole('link', { name: shell.nav.fairness }).first().click();
      await page.waitForURL('**/provably-fair');
      await page.goBack();
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      expect(times()).toBe(before);
    });
  });
});
