import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import settings from '../../web/generated/texts/zh-CN/settings.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, dialogOf, visit } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, overflow, picture } from './open-page.ts';
import { makePlayer, openBattle, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();
const words = settings.nickname;
const NAME = '夜行者';

describe.skipIf(found === null)('a name', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;
  let battleId: string;
  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_SMS_PROOF_TRIES: '20' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000501');
    battleId = await openBattle(site.url, player);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const lookAt = async (page: Page, name: string): Promise<void> => {
    await picture(page, `names-${name}`);
    expect.soft(await overflow(page), `${name} sticks out`).toBe(0);
    expect.soft(await accessibilityProblems(page), name).toEqual([]);
  };

  it('of one’s own says what it links before it is saved, and is hidden from everybody by one switch', {
    timeout: 120_000,
  }, async () => {
    const { page, troubles } = await visit(browser, site, { width: 1280, token: player.token });
    const stranger = await visit(browser, site, { width: 360 });
    const seat = async (name: string): Promise<void> => {
      await stranger.page.goto(`/battle/${battleId}`);
      await stranger.page.getByText(name, { exact: true }).first().waitFor();
    };

    await page.goto('/personal/settings');
    await button(page, `${settings.change} · ${words.label}`).click();
    const dialog = dialogOf(page, words.label);
    await dialog.getByText(words.linksText).waitFor();
    await lookAt(page, 'dialog');
    await dialog.getByRole('textbox', { name: words.label }).fill(NAME);
    await button(dialog, words.save).click();
    await dialog.waitFor({ state: 'detached' });
    await seat(NAME);

    const hide = page.getByRole('switch', { name: words.hide });
    expect(await hide.isChecked()).toBe(false);
    await hide.click();
    await page.getByText(words.hidden, { exact: true }).waitFor();
    expect(await hide.isChecked()).toBe(true);
    await lookAt(page, 'hidden');
    await seat(shell.hiddenPlayer);
    expect(await stranger.page.getByText(NAME).count()).toBe(0);

    await hide.click();
    await page.getByText(words.shown, { exact: true }).waitFor();
    await seat(NAME);
    expect([troubles, stranger.troubles]).toEqual([[], []]);
  });
});
