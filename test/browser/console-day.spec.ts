import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOverSocket } from '../../scripts/operator/socket.ts';
import actTexts from '../../web/operator/generated/texts/zh-CN/acts.ts';
import campaigns from '../../web/operator/generated/texts/zh-CN/campaigns.ts';
import entry from '../../web/operator/generated/texts/zh-CN/entry.ts';
import orders from '../../web/operator/generated/texts/zh-CN/orders.ts';
import playerTexts from '../../web/operator/generated/texts/zh-CN/player.ts';
import players from '../../web/operator/generated/texts/zh-CN/players.ts';
import reportTexts from '../../web/operator/generated/texts/zh-CN/report.ts';
import { newCommandId } from '../../web/platform/commands/command-id.ts';
import { graphql } from '../player/generated/index.ts';
import { askAt } from '../player/http.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, dialogOf } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, picture } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

const REDEEM = graphql(`
  mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {
    redeemGoldenCode(commandId: $commandId, code: $code) { points }
  }
`);

const found = await findBrowser();

describe.skipIf(found === null)('a day of an operator in the console', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;
  let page: Page;
  const details = () => page.getByRole('complementary');

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000393');
    const made = await askOverSocket(site.dataDir, { request: 'make-owner', name: '林墨' });
    page = (await openPage(browser, site.url, { width: 1440 })).page;
    await addVirtualAuthenticator(page);
    await page.goto(made?.lines.at(-1) ?? '');
    await page.getByLabel(entry.invitation.passkeyName).fill('办公室');
    await button(page, entry.invitation.button).click();
    await page.getByRole('link', { name: players.title }).waitFor();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('follows a complaint from a nickname to the round, which the site’s own page verifies', async () => {
    await page.goto('/operator/players');
    await page.getByLabel(players.label).fill(player.nickname.slice(0, 4));
    await page.getByRole('row', { name: player.nickname }).getByRole('link').click();
    await page.getByRole('heading', { name: player.nickname, level: 1 }).waitFor();
    const verify = page
      .getByRole('link', { name: playerTexts.timeline.verify })
      .and(page.locator(`[href$="${player.roundId}"]`));
    const address = await verify.first().getAttribute('href');
    const verified = (await openPage(browser, site.url, { width: 1280 })).page;
    await verified.goto(address ?? '');
    await verified
      .getByText(/计算全部一致/)
      .first()
      .waitFor();
    await verified.context().close();
  });

  it('finds a webhook that the provider did not sign, and none of its words', async () => {
    const words = JSON.stringify({ id: 'evt_of_a_stranger' });
    const answer = await fetch(`${site.url}/webhooks/sandbox`, { method: 'POST', body: words });
    expect(answer.status).toBe(400);
    await page.goto('/operator/orders');
    await page.getByText(orders.refused.reasons.UNSIGNED).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('evt_of_a_stranger');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('takes a refunded payment back, with before and after, and shows what is owed beyond the balance', async () => {
    await page.getByRole('row', { name: player.nickname }).getByRole('button').first().click();
    await button(details(), orders.reversal.open).click();
    const dialog = dialogOf(page, orders.reversal.open);
    await dialog.getByText(/→/).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await picture(page, 'console-reversal-1440');
    await dialog.getByLabel(playerTexts.correction.reason, { exact: true }).fill('银行退回了付款');
    await button(dialog, playerTexts.correction.send).click();
    await button(details(), new RegExp(actTexts.steps.carryOut)).click();
    await page.getByText(actTexts.done.carryOut).waitFor();
    await page.goto(`/operator/players/${player.playerId}`);
    await page.getByText(playerTexts.wallet.receivable).first().waitFor();
    await picture(page, 'console-receivable-1440');
  });

  it('issues a hundred codes, which the file has once, and of which players redeem one', async () => {
    await page.goto('/operator/campaigns');
    await button(page, campaigns.actions.codes).click();
    const dialog = dialogOf(page, campaigns.issuing.title);
    await dialog.getByLabel(campaigns.issuing.points).fill('5');
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(dialog, campaigns.issuing.send).click();
    const issued = dialogOf(page, campaigns.issuing.issued({ count: 100 }));
    const download = page.waitForEvent('download');
    await button(issued, campaigns.issuing.save).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [head = '', ...rows] = file.trim().split('\n');
    expect(head).toMatch(/^code,/);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(100);
    await button(issued, campaigns.issuing.done).click();
    const code = rows[41]?.split(',')[0] ?? '';
    const { redeemGoldenCode } = await askAt(site.url)(REDEEM, { commandId: newCommandId(), code }, player.token);
    expect(redeemGoldenCode.points).toBe(500);
    expect(await page.getByRole('main').innerText()).not.toContain(code);
  });

  it('reads the report of the day, which counts what the log has', async () => {
    await page.goto('/operator/report?period=today');
    const total = page.getByRole('row').filter({ hasText: reportTexts.total }).first();
    // Five openings of one player.
    await total.getByRole('cell', { name: '5', exact: true }).first().waitFor();
  });
});
