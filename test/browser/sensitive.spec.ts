import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SteamStandIn, steamStandIn } from '../../gateway/testing/steam-stand-in.ts';
import account from '../../web/generated/texts/zh-CN/account.ts';
import inbox from '../../web/generated/texts/zh-CN/inbox.ts';
import security from '../../web/generated/texts/zh-CN/security.ts';
import settings from '../../web/generated/texts/zh-CN/settings.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, confirmBySms, dialogOf, openSecurity, takeSmsCode, visit } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, overflow, picture } from './open-page.ts';
import { makePlayer, PASSWORD } from './player.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

const found = await findBrowser();

const STEAM_ID = '76561198000000042';

describe.skipIf(found === null)('a sensitive change', () => {
  let site: RunningSite;
  let browser: Browser;
  let steam: SteamStandIn;

  beforeAll(async () => {
    if (found === null) return;
    steam = await steamStandIn();
    site = await startFreshSite({
      HOST: 'localhost',
      GLASSCASE_RATE_FACTOR: '1000',
      GLASSCASE_SMS_PROOF_TRIES: '20',
      GLASSCASE_STEAM: 'on',
      GLASSCASE_STEAM_URL: steam.endpoint,
    });
    browser = await launch(found);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await steam?.close();
  });

  const lookAt = async (page: Page, name: string): Promise<void> => {
    await picture(page, `sensitive-${name}`);
    expect.soft(await overflow(page), `${name} sticks out`).toBe(0);
    expect.soft(await accessibilityProblems(page), name).toEqual([]);
  };

  /** Runs an act with two pages: the player's own, and one that isn't signed in. */
  const during = async (
    phone: string,
    width: number,
    act: (page: Page, stranger: Page) => Promise<void>,
  ): Promise<void> => {
    const { token } = await makePlayer(site.url, phone);
    const own = await visit(browser, site, { width, token });
    const other = await visit(browser, site, { width });
    try {
      await act(own.page, other.page);
    } finally {
      await own.page.context().close();
      await other.page.context().close();
    }
  };

  it('of the address for notices counts once its mail was answered, on whatever device', {
    timeout: 240_000,
  }, async () => {
    await during('13800000201', 360, async (page, stranger) => {
      await openSecurity(page);
      await button(page, `${settings.add} · ${settings.email.label}`).click();
      const dialog = dialogOf(page, settings.email.label);
      await dialog.getByRole('textbox').fill('a.rather.long.name@post.example.org');
      await button(dialog, settings.save).click();
      await confirmBySms(page);
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(settings.email.unconfirmed).waitFor();
      await lookAt(page, 'unconfirmed');
      const mailed = await page.getByRole('link', { name: settings.email.devOpen }).getAttribute('href');
      const words = security.link.actions.CONFIRM_EMAIL;
      await stranger.goto(mailed ?? '');
      await stranger.getByRole('heading', { name: words.title }).waitFor();
      await lookAt(stranger, 'confirm-email');
      await button(stranger, words.button).click();
      await stranger.getByRole('heading', { name: words.doneTitle }).waitFor();
      await openSecurity(page);
      await page.getByText(settings.email.confirmed, { exact: true }).waitFor();
      expect(await page.getByText(settings.email.unconfirmed).count()).toBe(0);
    });
  });

  it('that the owner did not make ends with a freeze by the link of its notice, and they thaw', {
    timeout: 240_000,
  }, async () => {
    const phone = '13800000202';
    await during(phone, 1280, async (page) => {
      await page.goto('/personal/settings');
      await button(page, `${settings.add} · ${settings.tradeLink.label}`).click();
      const dialog = dialogOf(page, settings.tradeLink.label);
      await dialog
        .getByRole('textbox', { name: settings.tradeLink.label })
        .fill('https://steamcommunity.com/tradeoffer/new/?partner=1234567&token=aB3_-xYz');
      await button(dialog, settings.save).click();
      await confirmBySms(page);
      await dialog.waitFor({ state: 'detached' });
      await button(page, new RegExp(`^${shell.menu.messages}`)).click();
      const messages = dialogOf(page, inbox.title);
      await messages.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
      await lookAt(page, 'notice');
      await messages.getByRole('link', { name: inbox.security.freeze }).click();
      const words = security.link.actions.FREEZE;
      await page.getByRole('heading', { name: words.title }).waitFor();
      await lookAt(page, 'freeze-link');
      await button(page, words.button).click();
      await page.getByRole('heading', { name: words.doneTitle }).waitFor();
      // The freeze has ended every session, the one of this device too: the page says so itself, with no dialog before it.
      const login = dialogOf(page, account.login.title);
      await page.getByRole('banner').getByRole('button', { name: shell.header.login }).waitFor();
      expect(await login.count()).toBe(0);
      await lookAt(page, 'frozen');
      await page.getByRole('main').getByRole('link', { name: security.link.toSecurity }).click();
      await page.getByRole('main').getByRole('button', { name: account.guest.login }).click();
      await login.getByLabel(account.fields.phone, { exact: true }).fill(phone);
      await login.getByLabel(account.fields.password, { exact: true }).fill(PASSWORD);
      await button(login, account.login.submit).click();
      await login.waitFor({ state: 'detached' });
      await openSecurity(page);
      await page.getByRole('heading', { name: security.standing.frozenTitle }).waitFor();
      await button(page, security.thaw.action).click();
      await button(dialogOf(page, security.thaw.title), security.thaw.confirm).click();
      await confirmBySms(page);
      await page.getByText(security.standing.holdReasons.THAWED).waitFor();
      await lookAt(page, 'thawed');
    });
  });

  it('that removes a proof waits for a day and is stopped with one press', { timeout: 240_000 }, async () => {
    await during('13800000203', 768, async (page) => {
      await addVirtualAuthenticator(page);
      await openSecurity(page);
      await button(page, security.passkeys.add).click();
      const naming = dialogOf(page, security.passkeys.add);
      await naming.getByLabel(security.passkeys.name).fill('钥匙');
      await button(naming, security.passkeys.create).click();
      await confirmBySms(page);
      await naming.waitFor({ state: 'detached' });
      await page.getByText(security.standing.strongTitle).waitFor();
      // A page without a ticket asks again, for the best proof that the account has by now.
      await openSecurity(page);
      await button(page, `${security.totp.setUp} · ${security.totp.label}`).click();
      await button(dialogOf(page, account.stepUp.title), account.passkey.use).click();
      const setup = dialogOf(page, security.totp.title);
      const secret = (await setup.locator('bdi').innerText()).replaceAll(' ', '');
      await setup.getByLabel(security.totp.enter).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
      await button(setup, security.totp.confirm).click();
      await button(dialogOf(page, security.codes.title), security.codes.saved).click();

      const waits = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: security.pending.title }) });
      const { REMOVE_PASSKEY, REMOVE_TOTP } = security.pending.kinds;
      await button(page, security.passkeys.removeLabel({ name: '钥匙' })).click();
      await button(dialogOf(page, security.passkeys.removeTitle), security.passkeys.remove).click();
      await waits.getByText(REMOVE_PASSKEY).waitFor();
      await button(page, `${security.totp.remove} · ${security.totp.label}`).click();
      await button(dialogOf(page, security.totp.removeTitle), security.totp.remove).click();
      await waits.getByText(REMOVE_TOTP).waitFor();
      expect(await waits.getByText(/还有 (24|23) 小时/).count()).toBe(2);
      await lookAt(page, 'removals');
      // Until then both are what they were.
      await page.getByText(security.codes.left({ left: 10 })).waitFor();
      await button(waits, security.pending.stopLabel({ change: REMOVE_TOTP })).click();
      await waits.getByText(REMOVE_TOTP).waitFor({ state: 'detached' });
      await button(waits, security.pending.stopLabel({ change: REMOVE_PASSKEY })).click();
      await waits.waitFor({ state: 'detached' });
      await page.getByText('钥匙').first().waitFor();
    });
  });

  it('that parts with Steam takes effect at once', { timeout: 240_000 }, async () => {
    const { page } = await visit(browser, site, { width: 1280 });
    // Steam, where the player agrees, sends the browser back.
    await page.route(`${steam.endpoint}**`, async (route) => {
      const answer = steam.assertion(route.request().url(), STEAM_ID, Date.now());
      await route.fulfill({ status: 302, headers: { location: `${site.url}/login/steamCallback?${answer}` } });
    });
    try {
      await page.goto('/provably-fair/verify');
      await button(page, shell.header.login).click();
      await button(dialogOf(page, account.login.title), account.login.withSteam).click();
      await button(dialogOf(page, account.steam.title), account.steam.action).click();
      const dialog = dialogOf(page, account.register.title);
      await dialog.getByText(account.register.steamTicket).waitFor();
      await dialog.getByLabel(account.fields.phone, { exact: true }).fill('13800000204');
      await takeSmsCode(dialog);
      await dialog.getByLabel(account.fields.password, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('checkbox', { name: account.register.adult }).check();
      await dialog.getByRole('checkbox', { name: account.register.terms }).check();
      await button(dialog, account.register.submit).click();
      await dialog.waitFor({ state: 'detached' });
      await openSecurity(page);
      await page.getByText(STEAM_ID).waitFor();
      await button(page, `${settings.steam.unlink} · ${settings.steam.label}`).click();
      await button(dialogOf(page, settings.steam.unlinkTitle), settings.steam.unlink).click();
      await confirmBySms(page);
      await page.getByText(settings.steam.unlinked).waitFor();
      expect(await page.getByText(STEAM_ID).count()).toBe(0);
    } finally {
      await page.context().close();
    }
  });
});
