import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOverSocket } from '../../scripts/operator/socket.ts';
import englishFrame from '../../web/operator/generated/texts/en/frame.ts';
import english from '../../web/operator/generated/texts/en/now.ts';
import entry from '../../web/operator/generated/texts/zh-CN/entry.ts';
import frame from '../../web/operator/generated/texts/zh-CN/frame.ts';
import journal from '../../web/operator/generated/texts/zh-CN/journal.ts';
import now from '../../web/operator/generated/texts/zh-CN/now.ts';
import operators from '../../web/operator/generated/texts/zh-CN/operators.ts';
import roles from '../../web/operator/generated/texts/zh-CN/roles.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, dialogOf } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, choose, launch, openPage, overflow, picture, type WatchedPage } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

const found = await findBrowser();
const WIDTHS = [1440, 1024, 390] as const;

/** The console of a site with one player: an owner is invited at the terminal, and the others in the console. */
describe.skipIf(found === null)('the console', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;
  /** The page of the owner, on their own device. */
  let owner: WatchedPage;

  const deviceAt = async (address: string, width = 1440): Promise<WatchedPage> => {
    const watched = await openPage(browser, site.url, { width });
    await addVirtualAuthenticator(watched.page);
    await watched.page.goto(address);
    return watched;
  };
  const accept = async (page: Page): Promise<void> => {
    await page.getByLabel(entry.invitation.passkeyName).fill('办公室');
    await button(page, entry.invitation.button).click();
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000391');
    const made = await askOverSocket(site.dataDir, { request: 'make-owner', name: '林墨' });
    owner = await deviceAt(made?.lines.at(-1) ?? '');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('takes an invited owner in by a new passkey, whose secret leaves the address', async () => {
    const { page } = owner;
    await page.getByText(entry.invitation.hello({ name: '林墨' })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await accept(page);
    await heading(page, now.title).waitFor();
    expect(page.url()).toBe(`${site.url}/operator/now`);
    await page.getByRole('table', { name: now.returns.title }).waitFor();
  });

  it('shows Now without a sideways scroll and without a fault of accessibility at every width', async () => {
    const { page } = owner;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await picture(page, `console-now-${width}`, { whole: true });
      expect.soft(await overflow(page), `Now sticks out at ${width}`).toBe(0);
      expect.soft(await accessibilityProblems(page), String(width)).toEqual([]);
      expect.soft(await page.getByRole('main').innerText()).not.toMatch(/NaN|undefined|Infinity/);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('says so where an invitation is used up', async () => {
    const invited = await askOverSocket(site.dataDir, { request: 'make-owner', name: '苏禾' });
    const link = invited?.lines.at(-1) ?? '';
    const { page } = await deviceAt(link);
    await accept(page);
    await heading(page, now.title).waitFor();
    const second = await deviceAt(link);
    await second.page.getByRole('alert').getByText(entry.invitation.invalid).waitFor();
    await page.context().close();
    await second.page.context().close();
  });

  it('opens the palette by keyboard, and finds a player and a page there', async () => {
    const { page } = owner;
    await page.keyboard.press('Control+k');
    const palette = dialogOf(page, frame.search.title);
    await palette.getByRole('combobox').fill(player.nickname.slice(0, 4));
    await palette.getByRole('option', { name: player.nickname }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await palette.getByRole('combobox').fill(journal.title);
    await palette.getByRole('option', { name: journal.title, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, journal.title).waitFor();
    await page.getByRole('cell', { name: journal.kinds.ACCEPTED }).first().waitFor();
    await page.keyboard.press('?');
    await dialogOf(page, frame.keys.title).waitFor();
    await page.keyboard.press('Escape');
  });

  it('invites an operator, whose open page follows a change of role and ends with their session', async () => {
    const { page } = owner;
    await page.getByRole('link', { name: operators.title }).click();
    await button(page, operators.invite).click();
    const form = dialogOf(page, operators.inviting.title);
    await button(form, operators.inviting.send).click();
    await form.getByText(operators.inviting.rolesWrong).waitFor();
    await form.getByLabel(operators.inviting.name, { exact: true }).fill('<b>周宁</b>');
    await form.getByLabel(new RegExp(roles.support)).check();
    await form.getByLabel(operators.inviting.reason, { exact: true }).fill('新来的客服');
    await button(form, operators.inviting.send).click();
    const made = dialogOf(page, operators.inviting.made({ name: '<b>周宁</b>' }));
    const link = await made.getByLabel(operators.inviting.link).inputValue();
    await button(made, operators.inviting.done).click();

    const support = await deviceAt(link);
    await accept(support.page);
    await support.page.getByRole('navigation').first().waitFor();
    await support.page.goto('/operator/now');
    await heading(support.page, frame.notFound.title).waitFor();
    expect(await support.page.getByRole('link', { name: now.title }).count()).toBe(0);

    await page.reload();
    await page.getByRole('button', { name: '<b>周宁</b>' }).waitFor();
    // From the keyboard: to the row, and into it.
    const rows = await page.locator('[data-opener]').allInnerTexts();
    for (let at = 0; at <= rows.indexOf('<b>周宁</b>'); at += 1) await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const sheet = dialogOf(page, '<b>周宁</b>');
    expect(await accessibilityProblems(page)).toEqual([]);
    await sheet.getByLabel(new RegExp(roles.support)).uncheck();
    await sheet.getByLabel(new RegExp(roles.catalog)).check();
    await sheet.getByLabel(operators.inviting.reason, { exact: true }).fill('换岗');
    await button(sheet, operators.editing.save).click();
    await sheet.waitFor({ state: 'detached' });

    // The page that they have open learns of it by the first refusal, and shows the pages of the other role.
    await support.page.keyboard.press('Control+k');
    await support.page.getByRole('combobox').fill(player.nickname);
    await heading(support.page, now.title).waitFor();
    await support.page.keyboard.press('Escape');

    await page.getByRole('button', { name: '<b>周宁</b>' }).click();
    await sheet.getByLabel(operators.inviting.reason, { exact: true }).fill('离职');
    await button(sheet, operators.editing.end).click();
    await sheet.getByText(operators.editing.endSure).waitFor();
    await button(sheet, operators.editing.end).click();
    await sheet.waitFor({ state: 'detached' });

    // The page that they have open ends with their session, and keeps its address.
    await heading(support.page, entry.signIn.title).waitFor();
    await support.page.getByText(entry.signIn.ended).waitFor();
    expect(new URL(support.page.url()).pathname).toBe('/operator/now');
    await support.page.context().close();
  });

  it('draws of a long list the rows near the window alone, and goes through all of it by keyboard', async () => {
    const { page } = owner;
    const entryAt = (at: number) => ({
      ...{ __typename: 'JournalEntry', id: String(at), at: '2026-11-20T10:41:08.123Z', kind: 'SIGNED_IN' },
      ...{ operator: 'o', operatorName: `N${at}`, subject: 'o', subjectName: null, detail: null, reason: null },
    });
    const entries = Array.from({ length: 1_000 }, (_one, at) => entryAt(at));
    const long = { __typename: 'Journal', entries, hasNextPage: false, endCursor: null };
    await page.route('**/operator/graphql', (route) =>
      route.request().postDataJSON().operationName === 'Journal'
        ? route.fulfill({ json: { data: { journal: long } } })
        : route.fallback(),
    );
    await page.goto('/operator/journal');
    const row = (at: number) => page.getByRole('row').filter({ has: page.getByText(`N${at}`, { exact: true }) });
    await row(0).waitFor();
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    expect(await page.getByRole('row').count()).toBeLessThan(100);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await row(999).waitFor();
    expect(await row(0).count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await row(0).waitFor();
    for (let at = 0; at <= 60; at += 1) await page.keyboard.press('j');
    await expect.poll(() => row(60).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.unroute('**/operator/graphql');
  });

  it('changes language at once, and signs out and in again at the same address', async () => {
    const { page } = owner;
    await page.goto('/operator/now');
    await button(page, new RegExp(frame.account)).click();
    await page.getByRole('button', { name: 'English' }).click();
    await heading(page, english.title).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await picture(page, 'console-now-en');
    await choose(page, english.periods[7]);
    await button(page, new RegExp(englishFrame.account)).click();
    await page.getByRole('button', { name: '简体中文' }).click();
    await heading(page, now.title).waitFor();
    await button(page, frame.signOut).click();
    await heading(page, entry.signIn.title).waitFor();
    await picture(page, 'console-sign-in');
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(page, entry.signIn.button).click();
    await heading(page, now.title).waitFor();
  });

  it('answers a page of players at no address of its own, and its own at none of theirs', async () => {
    const html = await (
      await fetch(`${site.url}/operator/players/anything`, { headers: { accept: 'text/html' } })
    ).text();
    expect(html).toContain('/operator/assets/');
    const home = await (await fetch(`${site.url}/home`, { headers: { accept: 'text/html' } })).text();
    expect(home).not.toContain('/operator');
  });

  it('logs no trouble in the owner’s browser besides the questions who is signed in', () => {
    expect(owner.troubles).toEqual([]);
  });
});
