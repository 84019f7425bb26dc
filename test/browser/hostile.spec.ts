import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sandboxPayment from '../../gateway/generated/texts/zh-CN/sandbox-payment.ts';
import account from '../../web/generated/texts/zh-CN/account.ts';
import battle from '../../web/generated/texts/zh-CN/battle.ts';
import caseMessages from '../../web/generated/texts/zh-CN/case.ts';
import deposit from '../../web/generated/texts/zh-CN/deposit.ts';
import saferPlay from '../../web/generated/texts/zh-CN/safer-play.ts';
import share from '../../web/generated/texts/zh-CN/share.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import upgrade from '../../web/generated/texts/zh-CN/upgrade.ts';
import { graphql } from '../player/generated/index.ts';
import { askAt } from '../player/http.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { HOST_RULE, HOSTILE_BROWSERS, type HostileBrowser, openHostile } from './hostile-browsers.ts';
import { choose, launch, picture } from './open-page.ts';
import { makePlayer, PASSWORD, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();

const STANDING = graphql(`
  query HostileStanding {
    me { wallet { coin } }
    backpack(first: 100) { edges { node { id } } }
    deposits(first: 1) { edges { node { amount } } }
    saferPlay { limits { kind period amount } }
  }
`);

const MINUTE = 60_000;
const everything = process.env.GLASSCASE_E2E_ALL === '1';
/** The others are run by `npm run e2e -- --all`. */
const chosen = everything ? HOSTILE_BROWSERS : HOSTILE_BROWSERS.slice(0, 2);

/** Keeps what the page tells its visitor in passing. */
const noteToasts = (): void => {
  const told: string[] = [];
  Object.assign(window, { told });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('[popover=manual] [data-kind]')) told.push(node.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
};

/** Plays and trades that cost money, in browsers that change a page or keep something from it. */
describe.skipIf(found === null)('a browser', () => {
  let site: RunningSite;
  let browser: Browser;
  let phones = 13_800_000_900;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch({ ...found, args: [...found.args, HOST_RULE] });
  }, 4 * MINUTE);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const standing = ({ token }: SeasonedPlayer) => askAt(site.url)(STANDING, {}, token);
  const coinIn = (text: string): number => Math.round(100 * Number(text.replaceAll(/[^\d.]/g, '')));
  /** The page shows the balance that the site holds, and it hasn't failed. */
  const agrees = async (page: Page, player: SeasonedPlayer): Promise<void> => {
    await expect
      .poll(async () => coinIn(await page.locator('header bdi').first().innerText()), { timeout: MINUTE })
      .toBe((await standing(player)).me?.wallet.coin);
    expect(await page.getByText(shell.chunk.title).count()).toBe(0);
  };

  const signIn = async (
    page: Page,
    hostile: HostileBrowser,
    phone: string,
    { token }: SeasonedPlayer,
    path: string,
  ) => {
    if (hostile.forgets === undefined) {
      await page.addInitScript((kept) => {
        localStorage.setItem('token', kept);
        localStorage.setItem('settings', JSON.stringify({ voice: false, music: false }));
        localStorage.setItem('sale-question', '0');
      }, token);
      await page.goto(path);
      return;
    }
    await page.goto(path);
    await page.getByRole('button', { name: shell.header.login }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(account.fields.phone, { exact: true }).fill(phone);
    await dialog.getByLabel(account.fields.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: account.login.submit, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  /** A guest becomes a player on the page itself. */
  const register = async (page: Page, phone: string): Promise<void> => {
    await page.goto('/home');
    await page
      .getByRole('button', { name: shell.header.register, exact: true })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: account.register.title });
    await dialog.getByLabel(account.fields.phone, { exact: true }).fill(phone);
    await dialog.getByRole('button', { name: account.fields.sendCode }).click();
    const slider = dialog.getByRole('region', { name: account.slider.title });
    await slider.getByRole('button', { name: /^\d+$/ }).click();
    const sms = dialog
      .getByRole('status')
      .getByText(/^\d{6}$/)
      .first();
    await dialog.getByLabel(account.fields.code, { exact: true }).fill((await sms.textContent()) ?? '');
    await dialog.getByLabel(account.fields.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('checkbox', { name: account.register.adult }).click();
    await dialog.getByRole('checkbox', { name: account.register.terms }).click();
    await dialog.getByRole('button', { name: account.register.submit, exact: true }).click();
    await page.getByRole('button', { name: shell.header.deposit }).first().waitFor({ timeout: MINUTE });
  };

  const openCases = async (page: Page, count: number): Promise<void> => {
    await choose(page, String(count));
    await page.getByRole('button', { name: /^开启/ }).click();
    const keep = page.getByRole('button', { name: caseMessages.result.keep({ count }) });
    await keep.waitFor({ timeout: MINUTE });
    await keep.click();
  };

  it.each(chosen)('$name loses no money of a player', { timeout: 6 * MINUTE }, async (hostile) => {
    phones += 1;
    const phone = String(phones);
    const player = await makePlayer(site.url, phone, 500_000);
    const page = await openHostile(browser, site.url, hostile);
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    const before = await standing(player);
    if (hostile.forgets === undefined) await register(page, String(phones + 50));
    await signIn(page, hostile, phone, player, `/box/${player.slug}`);
    if (hostile.forgets !== undefined) {
      // A play that nothing could ask for again isn't sent.
      await page.getByRole('button', { name: /^开启/ }).click();
      await page.getByText(caseMessages.notice.notKept).waitFor();
      await agrees(page, player);
      expect((await standing(player)).me).toEqual(before.me);
      await page.context().close();
      return;
    }
    await openCases(page, 1);
    await agrees(page, player);
    await openCases(page, 5);
    await agrees(page, player);
    expect((await standing(player)).backpack.edges).toHaveLength(before.backpack.edges.length + 6);
    await picture(page, `hostile-${phones}-case`);

    await page.goto('/upgrade');
    const pieces = page.locator('section[aria-labelledby=stake-title] li');
    const worth = await pieces.nth(1).locator('bdi').innerText();
    for (const place of [0, 0, 1]) await pieces.nth(place).getByRole('button').click();
    if (hostile.width < 600) await choose(page, upgrade.view.target);
    await page.locator('section[aria-labelledby=target-title] fieldset button').nth(2).click();
    const play = page.locator('[data-wheel-bar] button').last();
    // The sum is that of the piece that is staked, not of the one that was taken back.
    await expect.poll(() => page.locator('[data-wheel-bar]').innerText()).toContain(worth);
    await play.click();
    await page
      .getByRole('link', { name: /^验算第/ })
      .first()
      .waitFor({ timeout: MINUTE });
    await agrees(page, player);

    await page.addInitScript(noteToasts);
    await page.goto('/battle/create');
    await page
      .getByRole('button', { name: new RegExp(battle.create.addRound) })
      .first()
      .click();
    await page.getByRole('button', { name: battle.create.submit({ cost: '' }).trim() }).click();
    await page.waitForURL(/\/battle\/[A-Za-z0-9_-]{22}/, { waitUntil: 'commit' });
    const addBot = page.getByRole('button', { name: new RegExp(battle.room.addBot) }).first();
    await addBot.waitFor();
    // A name of the site without https: the page has no button to copy the link, shows the link, and says why.
    const insecure = hostile.host !== undefined;
    await expect
      .poll(async () => (await page.evaluate<readonly string[]>('window.told')).toSorted())
      .toEqual([battle.create.created, ...(insecure ? [share.insecure] : [])].toSorted());
    const copies = page.getByRole('button', { name: battle.room.share });
    expect(await copies.filter({ visible: true }).count()).toBe(insecure ? 0 : 1);
    expect(await page.getByText(page.url(), { exact: true }).count()).toBe(insecure ? 1 : 0);
    await addBot.click();
    await page.getByRole('link', { name: battle.room.again }).waitFor({ timeout: MINUTE });
    await agrees(page, player);

    await page.goto('/personal/bag');
    await page
      .getByRole('button', { name: /^选择 / })
      .first()
      .click();
    await page.getByRole('button', { name: /^出售得/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^出售得/ })
      .click();
    await page
      .getByText(/已出售 1 件/)
      .first()
      .waitFor();
    await agrees(page, player);

    await page.goto('/safer-play');
    const { limits } = saferPlay;
    const named = limits.changeLabel({ kind: limits.kinds.LOSS, period: limits.periods.DAY });
    await page.getByRole('button', { name: named }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(limits.amount).fill('12345,50');
    await dialog.getByRole('button', { name: limits.saveAmount({ amount: '12,345.50' }) }).click();
    await dialog.waitFor({ state: 'detached' });
    const limit = (await standing(player)).saferPlay.limits.find(
      ({ kind, period }) => kind === 'LOSS' && period === 'DAY',
    );
    expect(limit?.amount).toBe(1_234_550);

    await page.goto('/deposit');
    await page.getByLabel(deposit.other).fill('77,50');
    const pay = page.getByRole('button', { name: /^去支付/ }).last();
    await expect.poll(() => pay.innerText()).toContain('77.50');
    await pay.click();
    await expect.poll(async () => (await standing(player)).deposits.edges[0]?.node.amount).toBe(7_750);
    await page.waitForURL('**/sandbox/pay/*', { waitUntil: 'commit' });
    const coin = (await standing(player)).me?.wallet.coin ?? 0;
    await page.getByRole('button', { name: sandboxPayment.pay, exact: true }).click();
    await expect.poll(async () => (await standing(player)).me?.wallet.coin, { timeout: MINUTE }).toBe(coin + 7_750);
    await page.waitForURL('**/deposit?order=*', { waitUntil: 'commit' });
    await agrees(page, player);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
