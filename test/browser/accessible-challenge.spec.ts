import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import account from '../../web/generated/texts/zh-CN/account.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, picture, type WatchedPage } from './open-page.ts';

const found = await findBrowser();

describe.skipIf(found === null)('who cannot see the picture', () => {
  let site: RunningSite;
  let browser: Browser;
  let watched: WatchedPage;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_SMS_PROOF_TRIES_WITHOUT_SIGHT: '4000' });
    browser = await launch(found);
    watched = await openPage(browser, site.url, { width: 1280 });
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const registration = async () => {
    const { page } = watched;
    await page.goto('/home');
    await page.getByRole('button', { name: account.guest.login, exact: true }).first().click();
    await page.getByRole('button', { name: account.login.toRegister }).click();
    return page.getByRole('dialog', { name: account.register.title });
  };

  it('gets a code by the keyboard alone, while the device works and says how far it is', async () => {
    const { page } = watched;
    const dialog = await registration();
    await dialog.getByLabel(account.fields.phone, { exact: true }).fill('13800007777');
    await dialog.getByRole('button', { name: account.fields.sendCode }).press('Enter');
    const instead = dialog.getByRole('button', { name: account.slider.withoutSight });
    // The picture has the focus when it comes: the button that asked for it can't be used meanwhile.
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'range');
    // How long the work takes is luck, and may be no time at all: it begins half a second late, and the page keeps what it showed.
    await page.route(/proof-worker/, async (route) => {
      await sleep(500);
      await route.continue();
    });
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const look = (): void => {
        const bar = document.querySelector('progress');
        const announced = bar?.closest('section')?.querySelector('[role=status]')?.textContent ?? '';
        if (announced !== '') dataset.announced ??= announced;
        if (document.activeElement?.querySelector('progress') != null) dataset.focused = bar?.ariaLabel ?? 'unnamed';
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
      document.addEventListener('focusin', look);
    });
    await instead.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset.focused !== undefined);
    const { announced, focused } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect([announced, focused]).toEqual([account.slider.working, account.slider.work]);
    await picture(page, 'accessible-challenge');
    expect(await accessibilityProblems(page)).toEqual([]);
    // The code's field has the focus once the code is on its way.
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'smsCode', undefined, {
      timeout: 120_000,
    });
    await dialog.getByRole('button', { name: account.fields.fillCode }).press('Enter');
    expect(await dialog.locator('input[name=smsCode]').inputValue()).toMatch(/^\d{6}$/);
  }, 240_000);

  it('can go back to the picture', async () => {
    const dialog = await registration();
    await dialog.getByLabel(account.fields.phone, { exact: true }).fill('13800007778');
    await dialog.getByRole('button', { name: account.fields.sendCode }).click();
    await dialog.getByRole('button', { name: account.slider.withoutSight }).click();
    await dialog.getByRole('button', { name: account.slider.backToPicture }).click();
    await dialog.getByRole('region', { name: account.slider.title }).getByRole('slider').waitFor();
  }, 120_000);

  it('keeps the focus where they moved it while the picture was on its way', async () => {
    const { page } = watched;
    const dialog = await registration();
    const { promise: late, resolve: come } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (/"operationName":"RequestSlider"/.test(route.request().postData() ?? '')) await late;
      await route.fallback();
    });
    await dialog.getByLabel(account.fields.phone, { exact: true }).fill('13800007779');
    await dialog.getByRole('button', { name: account.fields.sendCode }).press('Enter');
    const instead = dialog.getByRole('button', { name: account.slider.withoutSight });
    await instead.focus();
    come();
    const slider = dialog.getByRole('slider');
    await slider.waitFor();
    expect(await instead.evaluate((control) => control === document.activeElement)).toBe(true);
    // The focus of a player who asks for another picture moves to its slider.
    await dialog.getByRole('button', { name: account.slider.reload }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'range');
  }, 120_000);

  it('goes on with the form while the device works, and is not called back to the code', async () => {
    const { page } = watched;
    const dialog = await registration();
    await dialog.getByLabel(account.fields.phone, { exact: true }).fill('13800007780');
    await dialog.getByRole('button', { name: account.fields.sendCode }).press('Enter');
    const { promise: late, resolve: work } = Promise.withResolvers<void>();
    await page.route(/proof-worker/, async (route) => {
      await late;
      await route.continue();
    });
    await dialog.getByRole('button', { name: account.slider.withoutSight }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.querySelector('progress') != null);
    const password = dialog.locator('input[type=password]').first();
    await password.focus();
    work();
    await dialog.getByRole('button', { name: account.fields.fillCode }).waitFor({ timeout: 120_000 });
    expect(await password.evaluate((control) => control === document.activeElement)).toBe(true);
  }, 240_000);
});
