import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { checkProofFile, readProofFile } from '../../engine/log/read-proof-file.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { spanOf } from '../../web/features/giveaway/create-form.ts';
import battleWords from '../../web/generated/texts/zh-CN/battle.ts';
import contractWords from '../../web/generated/texts/zh-CN/contract.ts';
import errors from '../../web/generated/texts/zh-CN/errors.ts';
import fairness from '../../web/generated/texts/zh-CN/fairness.ts';
import giveawayWords from '../../web/generated/texts/zh-CN/giveaway.ts';
import playWords from '../../web/generated/texts/zh-CN/play.ts';
import { graphql } from '../player/generated/index.ts';
import { askAt } from '../player/http.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import { auditedAs, type RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, choose, launch, openPage, overflow, picture, type WatchedPage } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';

const SEATS = graphql(`
  query BroughtSeats {
    draws { lanedSeats looseSeats }
  }
`);

const found = await findBrowser();
const run = promisify(execFile);

const MINUTES = 60_000;
/** A game's whole wheel or reels, on a slow machine. */
const A_GAME = 40_000;
/** Enough for every game here, in minor units. */
const COIN = 5_000_000;

/** Every game played through by people, each in a browser of their own. */
describe.skipIf(found === null)('the games', () => {
  let site: RunningSite;
  let browser: Browser;
  let ada: SeasonedPlayer;
  let ben: SeasonedPlayer;
  const opened: WatchedPage[] = [];

  const open = async (width: number, token: string | null): Promise<Page> => {
    const watched = await openPage(browser, site.url, { width });
    opened.push(watched);
    await watched.page.context().addInitScript((kept) => {
      localStorage.setItem('settings', JSON.stringify({ voice: false, music: false }));
      if (kept !== null) localStorage.setItem('token', kept);
    }, token);
    return watched.page;
  };
  const lookAt = async (page: Page, name: string): Promise<void> => {
    await picture(page, name);
    expect(await overflow(page), `${name} sticks out`).toBe(0);
    expect(await accessibilityProblems(page), name).toEqual([]);
  };
  /** It stands whole between the header and what is fixed to the lower edge, where a player sees it. */
  const isSeen = (element: Locator): Promise<boolean> =>
    element.evaluate((seen) => {
      const { top, bottom } = seen.getBoundingClientRect();
      const bar = document.querySelector('[data-wheel-bar]')?.getBoundingClientRect().top ?? window.innerHeight;
      return top >= 0 && bottom <= bar;
    });
  const operator = (...words: readonly string[]) =>
    run(process.execPath, ['scripts/operator.ts', ...words], { env: { ...process.env, DATA_DIR: site.dataDir } });

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    ada = await makePlayer(site.url, '13800000101', COIN);
    ben = await makePlayer(site.url, '13800000102', COIN);
  }, 4 * MINUTES);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** The texts of a battle's page at its end: the winner, and every seat with its total. */
  const endOf = async (page: Page): Promise<readonly string[]> => {
    await page.getByRole('link', { name: battleWords.room.again }).waitFor({ timeout: A_GAME });
    return page.evaluate(() => {
      const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
      const seats = [...document.querySelectorAll('li:has(.name)')].map((seat) => {
        const bdi = [...seat.querySelectorAll('bdi')].map(textOf).join(' ');
        return `${textOf(seat.querySelector('.name'))}: ${bdi}`;
      });
      return [textOf(document.querySelector('#battle-winner')), ...seats];
    });
  };

  it('let three browsers see one battle end alike, though one of them came late', {
    timeout: 4 * MINUTES,
  }, async () => {
    const host = await open(1280, ada.token);
    await host.goto('/battle/create');
    const add = host.getByRole('button', { name: new RegExp(battleWords.create.addRound) });
    await add.first().click();
    await add.nth(1).click();
    await choose(host, battleWords.create.seating['3']);
    await host.getByRole('button', { name: battleWords.create.submit({ cost: '' }).trim() }).click();
    await host.waitForURL(/\/battle\/[A-Za-z0-9_-]{22}/, { waitUntil: 'commit' });
    const room = new URL(host.url()).pathname;
    await host
      .getByRole('button', { name: new RegExp(battleWords.room.addBot) })
      .first()
      .waitFor();
    await lookAt(host, 'battle-waiting-1280');

    const guest = await open(360, ben.token);
    await guest.goto(room);
    await guest.getByRole('button', { name: battleWords.room.join({ cost: '' }).trim() }).click();
    await host.getByText(ben.nickname, { exact: true }).first().waitFor();
    await host
      .getByRole('button', { name: new RegExp(battleWords.room.addBot) })
      .first()
      .click();

    await host.getByText(battleWords.room.addBot).first().waitFor({ state: 'detached' });
    await host.waitForTimeout(7_000);
    await picture(host, 'battle-running-1280');
    await picture(guest, 'battle-running-360');
    const late = await open(768, null);
    await late.goto(room);

    const ends = await Promise.all([host, guest, late].map(endOf));
    expect(ends[0]?.[0]).not.toBe('');
    expect(ends[0]?.length).toBeGreaterThanOrEqual(4);
    const bare = (end: readonly string[] | undefined) => end?.map((line) => line.trim());
    expect(bare(ends[1])).toEqual(bare(ends[0]));
    expect(bare(ends[2])).toEqual(bare(ends[0]));
    await lookAt(host, 'battle-finished-1280');
    await lookAt(guest, 'battle-finished-360');

    await late.getByRole('link', { name: battleWords.room.verify }).click();
    await late.waitForURL('**/provably-fair/verify/*');
    await late.locator('main [role=status] [data-verdict="match"]').waitFor({ timeout: A_GAME });
    await lookAt(late, 'battle-verified-768');

    await picture(late, 'battle-kept-768', { whole: true });
    const save = late.getByRole('button', { name: fairness.verify.keep.save }).first();
    const [saved] = await Promise.all([late.waitForEvent('download'), save.click()]);
    expect(saved.suggestedFilename()).toBe(`${room.split('/').at(-1)}.glasscase-proof`);
    const read = readProofFile(await readFile(await saved.path()), null);
    if (!read.ok) throw new Error(read.fault);
    const checked = await checkProofFile(read.file, null, { hashing: nodeHashing, verify: verifyEd25519 });
    expect(checked.ok && checked.places.map(({ verdict }) => verdict)).toEqual(read.file.entries.map(() => 'match'));
  });

  it('turn the wheel of an upgrade to its ticket', { timeout: 3 * MINUTES }, async () => {
    const page = await open(1280, ada.token);
    await page.goto('/upgrade');
    await page.locator('section[aria-labelledby=stake-title] li button').first().click();
    await page.locator('section[aria-labelledby=target-title] fieldset button').nth(2).click();
    const fits = (): Promise<boolean> =>
      page
        .locator('[data-wheel-bar] button')
        .evaluateAll((buttons) => buttons.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
    expect(await fits()).toBe(true);
    await lookAt(page, 'upgrade-chosen-1280');
    await page.locator('[data-wheel-bar] button').last().click();
    await page
      .getByRole('link', { name: /^验算第/ })
      .first()
      .waitFor({ timeout: A_GAME });
    expect(await fits()).toBe(true);
    await lookAt(page, 'upgrade-result-1280');
    await page
      .getByRole('link', { name: /^验算第/ })
      .first()
      .click();
    await page.waitForURL('**/provably-fair/verify/*');
    await page.locator('main h1').first().waitFor();
    await page.locator('main [role=status] [data-verdict]').waitFor({ timeout: A_GAME });
    await lookAt(page, 'upgrade-verify-1280');
  });

  it('chase a dream for the fee that was shown', { timeout: 3 * MINUTES }, async () => {
    const page = await open(360, ben.token);
    await page.goto('/dream');
    await page.locator('section[aria-labelledby=dream-targets] li button').first().click();
    await lookAt(page, 'dream-chosen-360');
    const amountIn = async (place: string): Promise<number> =>
      Math.round(100 * Number((await page.locator(place).first().innerText()).replaceAll(/[^\d.]/g, '')));
    const fee = await amountIn('[data-wheel-bar] bdi');
    const before = await amountIn('header bdi');
    const toTargets = () => page.locator('section[aria-labelledby=dream-targets] li').last().scrollIntoViewIfNeeded();
    const wheel = page.locator('main svg[role=img]').first();
    const refusal = { message: '', extensions: { code: 'TERMS_CHANGED', details: {} } };
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ChaseDream') === true
        ? route.fulfill({ json: { data: null, errors: [refusal] } })
        : route.continue(),
    );
    await toTargets();
    expect(await isSeen(wheel)).toBe(false);
    await page.locator('[data-wheel-bar] button').last().click();
    // A refusal that nothing signs is no answer: the very same goes out again, and what comes then counts.
    await page.getByText(playWords.confirming).first().waitFor();
    expect(await page.getByText(errors.codes.TERMS_CHANGED).count()).toBe(0);
    await picture(page, 'dream-unanswered-360');
    await page.unroute('**/graphql');
    await expect.poll(() => isSeen(wheel), { timeout: A_GAME }).toBe(true);
    const paid = async () => before - (await amountIn('header bdi'));
    await expect.poll(paid, { timeout: A_GAME }).toBe(fee);
    await page
      .getByRole('link', { name: /^验算追/ })
      .first()
      .waitFor();
    await lookAt(page, 'dream-result-360');
  });

  it('draw one item for the three that a contract takes', { timeout: 4 * MINUTES }, async () => {
    const page = await open(360, ben.token);
    await page.goto('/contract');
    const bag = page.locator('section[aria-labelledby=stake-title] li');
    await bag.first().waitFor();
    await lookAt(page, 'contract-empty-360');
    const held = await bag.count();
    for (const place of [0, 1, 2]) await bag.nth(place).getByRole('button').click();
    const entries = page.locator('section[aria-labelledby=table-title] article');
    await entries.first().waitFor({ state: 'attached' });
    await lookAt(page, 'contract-chosen-360');
    await page.getByRole('button', { name: contractWords.pay.action }).click();
    await page.getByText(playWords.skip).waitFor();
    expect(await bag.count(), 'items leave the backpack before the reel stands').toBe(held);
    // The reload resumes the very same play.
    await page.reload();
    const proof = page.getByRole('link', { name: /^验算第/ }).first();
    await proof.waitFor({ timeout: A_GAME });
    await expect.poll(() => bag.count()).toBe(held - 2);
    await lookAt(page, 'contract-result-360');
    const verifies = await proof.getAttribute('href');

    await page.goto('/records?tab=games');
    const record = page.locator(`a[href="${verifies}"]`).first();
    await record.waitFor();
    await lookAt(page, 'contract-record-360');
    await record.click();
    await page.waitForURL('**/provably-fair/verify/*');
    await page.getByRole('button', { name: fairness.verify.hidden.rotate }).click();
    await page.getByRole('dialog').getByRole('button', { name: fairness.rotate.confirm, exact: true }).click();
    await page.locator('main [role=status] [data-verdict="match"]').waitFor({ timeout: A_GAME });
    await lookAt(page, 'contract-verified-360');
  });

  it('draw a giveaway at its time and show who won', { timeout: 4 * MINUTES }, async () => {
    await operator(
      ...['giveaway', 'create', 'kestrel-tidal:FN', '--minutes', '1', '--password', 'sesame', '--yes'],
      ...['--title-zh-CN', '今晚的灯', '--title-zh-TW', '今晚的燈', '--title-en', 'Tonight’s lamp'],
    );
    const page = await open(1280, ada.token);
    await page.goto('/giveaways');
    await page
      .getByRole('link', { name: /今晚的灯/ })
      .first()
      .click();
    await page.waitForURL('**/giveaways/*');
    await page.getByLabel(giveawayWords.room.password).fill('open');
    await page.getByRole('button', { name: giveawayWords.room.enter, exact: true }).click();
    await page.getByText(errors.codes.PASSWORD_INVALID).first().waitFor();
    await page.getByLabel(giveawayWords.room.password).fill('sesame');
    await page.getByRole('button', { name: giveawayWords.room.enter, exact: true }).click();
    await page
      .getByText(giveawayWords.room.entered({ code: '1' }))
      .first()
      .waitFor();
    await lookAt(page, 'giveaway-entered-1280');
    await page
      .getByText(giveawayWords.room.toBackpack)
      .first()
      .waitFor({ timeout: 2 * MINUTES });
    await lookAt(page, 'giveaway-drawn-1280');
    await page.getByRole('link', { name: giveawayWords.room.verify }).first().click();
    await page.waitForURL('**/provably-fair/verify/*');
    await page.locator('main [role=status] [data-verdict="match"]').waitFor({ timeout: A_GAME });
    await lookAt(page, 'giveaway-verified-1280');
  });

  it('let a player host a giveaway with a prize from the backpack', { timeout: 2 * MINUTES }, async () => {
    const { form } = giveawayWords;
    const page = await open(360, ben.token);
    await page.goto('/giveaways/create');
    const prize = page.getByRole('button', { name: new RegExp(`^${form.choose({ name: '' })}`) }).first();
    await prize.click();
    await page.getByText(form.chosen({ count: 1, max: 3 }), { exact: true }).waitFor();
    await page.getByLabel(form.draw).selectOption(form.openFor({ span: form.span(spanOf(360)) }));
    await lookAt(page, 'giveaway-create-360');
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await page.waitForURL(/\/giveaways\/[A-Za-z0-9_-]{22}$/);
    await page.getByText(form.done).first().waitFor();
  });

  it('show what happened in feed, arena and rankings', { timeout: 2 * MINUTES }, async () => {
    const page = await open(360, null);
    await page.goto('/event');
    await page.locator('main h1').first().waitFor();
    await lookAt(page, 'event-360');
    await page.goto('/battle?tab=history');
    await page
      .getByRole('link', { name: new RegExp(battleWords.arena.result) })
      .first()
      .waitFor();
    await lookAt(page, 'arena-history-360');
    await page.goto('/battle?tab=leaderboard');
    await page
      .getByText(new RegExp(`${ada.nickname}|${ben.nickname}`))
      .first()
      .waitFor();
    await lookAt(page, 'arena-leaderboard-360');
  });

  it('took each seat, room and entry of a page on its lane', { timeout: MINUTES }, async () => {
    const ask = askAt(site.url);
    await expect.poll(async () => (await ask(SEATS, {})).draws.lanedSeats, { timeout: 30_000 }).toBeGreaterThan(3);
    expect((await ask(SEATS, {})).draws.looseSeats).toBe(0);
  });

  it('leave a log that replays without a finding', { timeout: 2 * MINUTES }, async () => {
    const { stdout } = await run(process.execPath, ['scripts/audit.ts', ...(await auditedAs(site))]);
    expect(stdout).toContain('CLEAN');
  });

  it('met no error on the way', () => {
    const lawful = /401|wrong password/;
    expect(opened.flatMap(({ troubles }) => troubles).filter((line) => !lawful.test(line))).toEqual([]);
  });
});
