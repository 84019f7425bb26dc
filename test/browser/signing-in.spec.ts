import { describe, expect, it } from 'vitest';
import englishAccount from '../../web/generated/texts/en/account.ts';
import english from '../../web/generated/texts/en/shell.ts';
import account from '../../web/generated/texts/zh-CN/account.ts';
import caseWords from '../../web/generated/texts/zh-CN/case.ts';
import cases from '../../web/generated/texts/zh-CN/cases.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { signIn } from '../player/account.ts';
import { askAt } from '../player/http.ts';
import { button, dialogOf } from './account.ts';
import { around, lookAt, PHONE } from './around.ts';
import { findBrowser } from './find-browser.ts';
import { PASSWORD } from './player.ts';

const found = await findBrowser();

/** How a guest becomes a player, and a player a guest. */
describe.skipIf(found === null)('signing in', () => {
  const { during, player, site, visit } = around(found);

  /** A session that a test may end: sign-out revokes it. */
  const ownSession = async (): Promise<string> => (await signIn(askAt(site().url), PHONE, PASSWORD)).token;

  it('a guest’s paid action asks to log in first, and leaves them where they are', async () => {
    await during({ width: 360 }, async (page) => {
      await page.goto(`/box/${player().slug}`);
      await button(page, caseWords.bar.login).click();
      const tip = dialogOf(page, account.tip.loginTitle);
      await tip.getByText(account.tip.loginText).waitFor();
      await lookAt(page, 'login-tip');
      await button(tip, account.guest.login).click();
      await dialogOf(page, account.login.title).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/box/${player().slug}`);
    });
  });

  it('signing in, registration and a forgotten password take each other’s place', async () => {
    await during({ width: 1280 }, async (page) => {
      await page.goto('/home');
      const dialogs = page.getByRole('dialog');
      const shows = async (title: string): Promise<void> => {
        await dialogOf(page, title).waitFor();
        await expect.poll(() => dialogs.count()).toBe(1);
      };
      await button(page, shell.header.login).click();
      await shows(account.login.title);
      await button(dialogs, account.login.toRegister).click();
      await shows(account.register.title);
      await button(dialogs, account.register.toLogin).click();
      await shows(account.login.title);
      await button(dialogs, account.login.forgot).click();
      await shows(account.recover.title);
    });
  });

  it('a phone number reads from left to right in a mirrored page as well', async () => {
    await during({ width: 360, locale: 'ar-SA' }, async (page) => {
      await page.goto('/provably-fair/verify');
      await page.locator('html[dir=rtl]').waitFor();
      await button(page, english.header.login).click();
      const dialog = dialogOf(page, englishAccount.login.title);
      const left = async (label: string): Promise<number> =>
        (await dialog.getByLabel(label, { exact: true }).boundingBox())?.x ?? Number.NaN;
      expect(await left(englishAccount.fields.prefix)).toBeLessThan(await left(englishAccount.fields.phone));
    });
  });

  it('who signs out stays a guest on a whole page, and nothing went wrong on it', async () => {
    const { page, troubles } = await visit({ width: 360, token: await ownSession() });
    await page.goto('/home');
    // The stage's two links, and a shelf for each theme but the choice of all.
    const links = page.locator('main a[href^="/box/"]');
    const shelves = page.locator('main section[aria-labelledby^="theme-"]');
    const themeLinks = page.getByRole('navigation', { name: cases.themes }).getByRole('link');
    await links.first().waitFor();
    await expect.poll(async () => (await shelves.count()) - (await themeLinks.count()), { timeout: 20_000 }).toBe(-1);
    const there = await links.count();
    expect(there).toBeGreaterThan(2);
    await button(page, shell.header.menu).click();
    await page.getByRole('dialog').getByRole('button', { name: shell.menu.logout }).click();
    await button(page, shell.header.login).waitFor();
    // The page asks for the player's data again: the list may be away for a moment.
    await expect.poll(() => links.count(), { timeout: 20_000 }).toBe(there);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('who signs out of a page of their own is on home', async () => {
    await during({ width: 360, token: await ownSession() }, async (page) => {
      await page.goto('/personal/vip');
      await page.locator('main h1').first().waitFor();
      await button(page, shell.header.menu).click();
      await page.getByRole('dialog').getByRole('button', { name: shell.menu.logout }).click();
      await page.waitForURL('**/home');
      await button(page, shell.header.login).waitFor();
    });
  });
});
