import type { Browser, Locator, Page } from 'playwright-core';
import account from '../../web/generated/texts/zh-CN/account.ts';
import security from '../../web/generated/texts/zh-CN/security.ts';
import type { RunningSite } from '../site/start-site.ts';
import { openPage, type PageOptions, type WatchedPage } from './open-page.ts';

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name }).filter({ visible: true }).first();

export const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** A silent page of the site; signed in with the token until the page itself signs out. */
export const visit = async (
  browser: Browser,
  { url }: RunningSite,
  { token, ...options }: PageOptions & { readonly token?: string },
): Promise<WatchedPage> => {
  const watched = await openPage(browser, url, options);
  await watched.page.context().addInitScript((kept) => {
    localStorage.setItem('settings', JSON.stringify({ voice: false, music: false }));
    if (kept !== null && sessionStorage.getItem('begun') === null) localStorage.setItem('token', kept);
    sessionStorage.setItem('begun', 'yes');
  }, token ?? null);
  return watched;
};

/** Solves the slider with the answer that the sandbox shows, and types the code that it sends. */
export const takeSmsCode = async (within: Locator): Promise<void> => {
  await button(within, account.fields.sendCode).click();
  await within.getByRole('region', { name: account.slider.title }).getByRole('button', { name: /^\d+$/ }).click();
  await button(within, account.fields.fillCode).click();
};

/** "Confirm it's you" by the SMS code that the sandbox shows. */
export const confirmBySms = async (page: Page): Promise<void> => {
  const dialog = dialogOf(page, account.stepUp.title);
  await takeSmsCode(dialog);
  await button(dialog, account.fields.confirmCode).click();
  await dialog.waitFor({ state: 'detached' });
};

export const openSecurity = async (page: Page): Promise<void> => {
  await page.goto('/personal/security');
  await page.getByRole('heading', { name: security.proofs.title }).waitFor();
};
