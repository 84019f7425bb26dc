import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import account from '../../web/generated/texts/zh-CN/account.ts';
import security from '../../web/generated/texts/zh-CN/security.ts';
import settings from '../../web/generated/texts/zh-CN/settings.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { recoverPassword } from '../player/account.ts';
import { askAt } from '../player/http.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, confirmBySms, dialogOf, openSecurity, visit as visitSite } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, overflow, picture, type WatchedPage } from './open-page.ts';
import { makePlayer, noticeLinks, PASSWORD, type SeasonedPlayer } from './player.ts';
import { spokenInDialog, tabTo } from './spoken.ts';
import { addVirtualAuthenticator, type VirtualAuthenticator } from './virtual-authenticator.ts';

const found = await findBrowser();

describe.skipIf(found === null)('account security', () => {
  let site: RunningSite;
  let browser: Browser;

  const visit = (width: number, token?: string): Promise<WatchedPage> =>
    visitSite(browser, site, { width, ...(token !== undefined && { token }) });
  const lookAt = async (page: Page, name: string): Promise<void> => {
    await picture(page, `security-${name}`);
    expect.soft(await overflow(page), `${name} sticks out`).toBe(0);
    expect.soft(await accessibilityProblems(page), name).toEqual([]);
  };
  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({
      HOST: 'localhost',
      GLASSCASE_RATE_FACTOR: '1000',
      GLASSCASE_SMS_PROOF_TRIES: '20',
      GLASSCASE_SMS_PROOF_TRIES_WITHOUT_SIGHT: '60',
    });
    browser = await launch(found);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  describe('a passkey and an authenticator', () => {
    const phone = '13800000101';
    let player: SeasonedPlayer;
    let watched: WatchedPage;
    let finger: VirtualAuthenticator;
    let codes: readonly string[];

    beforeAll(async () => {
      if (found === null) return;
      player = await makePlayer(site.url, phone);
      watched = await visit(360, player.token);
      finger = await addVirtualAuthenticator(watched.page);
    }, 120_000);

    afterAll(async () => {
      await watched?.page.context().close();
    });

    it('registers a passkey after a code by SMS', async () => {
      const { page } = watched;
      await openSecurity(page);
      await page.getByText(security.standing.weakTitle).waitFor();
      await lookAt(page, 'weak');
      await button(page, security.passkeys.add).click();
      const dialog = dialogOf(page, security.passkeys.add);
      await dialog.getByLabel(security.passkeys.name).fill('口袋里的手机');
      await button(dialog, security.passkeys.create).click();
      await confirmBySms(page);
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('口袋里的手机').first().waitFor();
      await page.getByText(security.standing.strongTitle).waitFor();
    });

    it('confirms with the passkey what comes next, and adds an authenticator', async () => {
      const { page } = watched;
      await openSecurity(page);
      await button(page, `${security.totp.setUp} · ${security.totp.label}`).click();
      const check = dialogOf(page, account.stepUp.title);
      await check.getByRole('button', { name: account.passkey.use }).waitFor();
      await lookAt(page, 'step-up');
      await button(check, account.passkey.use).click();
      const setup = dialogOf(page, security.totp.title);
      await setup.getByRole('img', { name: security.totp.qr }).waitFor();
      await lookAt(page, 'authenticator');
      const secret = (await setup.locator('bdi').innerText()).replaceAll(' ', '');
      await setup.getByLabel(security.totp.enter).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
      await button(setup, security.totp.confirm).click();
      const kept = dialogOf(page, security.codes.title);
      await kept.getByRole('listitem').first().waitFor();
      codes = await kept.getByRole('listitem').allInnerTexts();
      expect(new Set(codes).size).toBe(10);
      await lookAt(page, 'recovery-codes');
      await button(kept, security.codes.saved).click();
      await page.getByText(security.codes.left({ left: 10 })).waitFor();
    });

    it('signs in with the passkey that the browser offers where the number is typed', async () => {
      const { page } = watched;
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.goto('/provably-fair/verify');
      await button(page, shell.header.login).click();
      await page.getByText(account.login.welcome({ nickname: player.nickname })).waitFor();
      expect(await dialogOf(page, account.login.title).count()).toBe(0);
    });

    it('signs in with the passkey alone', async () => {
      const { page } = watched;
      await finger.lift();
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.goto('/provably-fair/verify');
      await button(page, shell.header.login).click();
      const dialog = dialogOf(page, account.login.title);
      await dialog.locator('input[autocomplete="username webauthn"]').waitFor();
      await lookAt(page, 'login');
      await finger.rest();
      await button(dialog, account.login.withPasskey).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(account.login.welcome({ nickname: player.nickname })).waitFor();
    });

    it('signs in with the password and, as the second step, a recovery code that works once', async () => {
      const { page } = watched;
      await finger.lift();
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.goto('/provably-fair/verify');
      await button(page, shell.header.login).click();
      const dialog = dialogOf(page, account.login.title);
      await dialog.getByLabel(account.fields.phone, { exact: true }).fill(phone);
      await dialog.getByLabel(account.fields.password, { exact: true }).fill(PASSWORD);
      await button(dialog, account.login.submit).click();
      const second = dialogOf(page, account.secondFactor.title);
      await button(second, account.secondFactor.useRecovery).click();
      await second.getByLabel(account.secondFactor.recovery.label).fill(codes[0] ?? '');
      await lookAt(page, 'second-step');
      await button(second, account.secondFactor.submit).click();
      await second.waitFor({ state: 'detached' });
      await openSecurity(page);
      await page.getByText(security.codes.left({ left: 9 })).waitFor();
    });

    it('met no error but the refusal that asked for the second step', () => {
      expect(watched.troubles).toEqual([]);
    });
  });

  it('stops a change that waits by the link of its notice, signed in or not', { timeout: 120_000 }, async () => {
    const player = await makePlayer(site.url, '13800000103');
    const { page } = await visit(768, player.token);
    const guest = await visit(360);
    try {
      await page.goto('/personal/settings');
      for (const [action, link] of [
        [settings.add, 'https://steamcommunity.com/tradeoffer/new/?partner=1234567&token=aB3_-xYz'],
        [settings.change, 'https://steamcommunity.com/tradeoffer/new/?partner=7654321&token=zY9_-aBc'],
      ] as const) {
        await button(page, `${action} · ${settings.tradeLink.label}`).click();
        const dialog = dialogOf(page, settings.tradeLink.label);
        await dialog.getByRole('textbox', { name: settings.tradeLink.label }).fill(link);
        await button(dialog, settings.save).click();
        if (action === settings.add) await confirmBySms(page);
        await dialog.waitFor({ state: 'detached' });
      }
      await openSecurity(page);
      await page.getByText(security.pending.kinds.TRADE_LINK).first().waitFor();
      await lookAt(page, 'pending');
      const links = await noticeLinks(site.url, player.token);
      const stop = links.find((link) => link.startsWith('/security/stop-change#')) ?? '';
      await guest.page.goto(stop);
      const words = security.link.actions.STOP_CHANGE;
      await guest.page.getByRole('heading', { name: words.title }).waitFor();
      await lookAt(guest.page, 'link');
      await button(guest.page, words.button).click();
      await guest.page.getByRole('heading', { name: words.doneTitle }).waitFor();
      expect(new URL(guest.page.url()).hash).toBe('');
      await guest.page.goto('/home');
      await guest.page.goto(stop);
      await guest.page.getByRole('heading', { name: security.link.goneTitle }).waitFor();
      await openSecurity(page);
      expect(await page.getByRole('heading', { name: security.pending.title }).count()).toBe(0);
    } finally {
      await page.context().close();
      await guest.page.context().close();
    }
  });

  it('offers who was signed out by a recovery to stop it, on the page where they stand', {
    timeout: 120_000,
  }, async () => {
    const phone = '13800000105';
    const player = await makePlayer(site.url, phone);
    const { page } = await visit(360, player.token);
    try {
      await openSecurity(page);
      // The site would refuse a request that is in flight, and the page would lose its token before it is opened again.
      await page.waitForLoadState('networkidle');
      await recoverPassword(askAt(site.url), phone, 'purple walrus 9 lamps');
      await page.goto('/personal/security');
      const offer = dialogOf(page, shell.recovered.title);
      await offer.waitFor();
      await lookAt(page, 'recovered');
      await button(offer, shell.recovered.stop).click();
      const words = security.link.actions.STOP_RECOVERY;
      await page.getByRole('heading', { name: words.title }).waitFor();
      await button(page, words.button).click();
      await page.getByRole('heading', { name: words.doneTitle }).waitFor();
      expect(new URL(page.url()).hash).toBe('');
    } finally {
      await page.context().close();
    }
  });

  it('freezes an account in two taps, and thaws it for who confirms that it is them', {
    timeout: 120_000,
  }, async () => {
    const player = await makePlayer(site.url, '13800000104');
    const { page } = await visit(360, player.token);
    try {
      await openSecurity(page);
      await button(page, security.freeze.action).click();
      await button(dialogOf(page, security.freeze.title), security.freeze.confirm).click();
      await page.getByRole('heading', { name: security.standing.frozenTitle }).waitFor();
      expect(await button(page, `${settings.change} · ${settings.password.label}`).isDisabled()).toBe(true);
      await lookAt(page, 'frozen');
      await button(page, security.thaw.action).click();
      await button(dialogOf(page, security.thaw.title), security.thaw.confirm).click();
      await confirmBySms(page);
      await page.getByRole('heading', { name: security.standing.holdTitle }).waitFor();
      await page.getByText(security.standing.holdReasons.THAWED).waitFor();
      await lookAt(page, 'thawed');
    } finally {
      await page.context().close();
    }
  });

  it('can be registered by who sees nothing: names, order and the way by keyboard alone', {
    timeout: 120_000,
  }, async () => {
    const { page } = await visit(1280);
    const { fields, register, slider } = account;
    try {
      await page.goto('/provably-fair/verify');
      await button(page, shell.header.register).focus();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page, register.title);
      await dialog.getByLabel(fields.phone, { exact: true }).waitFor();
      expect(await spokenInDialog(page)).toEqual([
        `dialog ${register.title}`,
        `heading ${register.title}`,
        `button ${shell.actions.close}`,
        `combobox ${fields.prefix}`,
        `textbox ${fields.phone}`,
        `textbox ${fields.code}`,
        `button ${fields.sendCode}`,
        `textbox ${fields.password}`,
        `button ${fields.showPassword}`,
        `textbox ${register.invite}`,
        `checkbox ${register.adult}`,
        `checkbox ${register.terms}`,
        `DisclosureTriangle ${register.termsTitle}`,
        `button ${register.submit}`,
        `button ${register.toLogin}`,
        `button ${register.benefit}`,
      ]);
      await tabTo(page, fields.phone);
      await page.keyboard.type('13800000102');
      await tabTo(page, fields.sendCode);
      await page.keyboard.press('Enter');
      await dialog.getByRole('slider', { name: slider.label }).waitFor();
      const met = await spokenInDialog(page);
      const way = [`textbox ${fields.code}`, `slider ${slider.label}`, `button ${slider.withoutSight}`];
      expect(met.filter((spoken) => way.includes(spoken))).toEqual(way);
      await tabTo(page, slider.withoutSight);
      await page.keyboard.press('Enter');
      // The device has done the check, and the place for the code has the focus.
      await dialog.getByRole('textbox', { name: fields.code }).and(page.locator(':focus')).waitFor({ timeout: 60_000 });
      const status = await dialog.getByRole('status').filter({ hasText: fields.devCode }).innerText();
      await page.keyboard.type(/\d{6}/.exec(status)?.[0] ?? '');
      await tabTo(page, fields.password);
      await page.keyboard.type('password1');
      await tabTo(page, register.adult);
      await page.keyboard.press('Space');
      await tabTo(page, register.terms);
      await page.keyboard.press('Space');
      await tabTo(page, register.submit);
      await page.keyboard.press('Enter');
      // Refused: the focus is where it is put right, and the reason is said with the field's name.
      const refused = dialog.locator('input[name=password][aria-invalid=true]');
      await refused.and(page.locator(':focus')).waitFor();
      const reason = refused.evaluate(
        (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      );
      expect(await reason).toBe(account.invalid.weak.common);
      await page.keyboard.press('Control+A');
      await page.keyboard.type('a long enough secret');
      await tabTo(page, register.submit);
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: register.welcome }).waitFor();
      await dialog.waitFor({ state: 'detached' });
    } finally {
      await page.context().close();
    }
  });
});
