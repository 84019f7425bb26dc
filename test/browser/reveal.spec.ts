import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import caseMessages from '../../web/generated/texts/zh-CN/case.ts';
import playMessages from '../../web/generated/texts/zh-CN/play.ts';
import shareMessages from '../../web/generated/texts/zh-CN/share.ts';
import { type RunningSite, startSite } from '../site/start-site.ts';
import { button, dialogOf, visit } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, choose, launch } from './open-page.ts';
import { makePlayer } from './player.ts';
import { publishSureWin } from './sure-win.ts';

const opening = z.object({ variables: z.object({ input: z.object({ commandId: z.string() }) }) });
const opened = z.object({
  data: z.object({
    openCase: z.object({ rounds: z.array(z.object({ id: z.string() })), wallet: z.object({ coin: z.number() }) }),
  }),
});

const found = await findBrowser();

describe.skipIf(found === null)('the moment of a win', () => {
  let site: RunningSite;
  let browser: Browser;
  let sure: Awaited<ReturnType<typeof publishSureWin>>;

  beforeAll(async () => {
    if (found === null) return;
    site = await startSite();
    sure = await publishSureWin(site, 1);
    browser = await launch(found);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('has its stage, jumps to its last frame at Escape, and is told once, the same after a reload', async () => {
    const { token } = await makePlayer(site.url, '13800000041', sure.price * 4);
    const { page } = await visit(browser, site, { width: 1280, token });
    const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null);
    const stage = page.getByRole('dialog', { name: caseMessages.reveal.label });
    const name = stage.getByRole('heading');

    await page.goto(`/box/${sure.slug}`);
    const pay = button(page, /^开启$/);
    await expect.poll(() => pay.isEnabled(), { timeout: 20_000 }).toBe(true);
    await pay.focus();
    await page.keyboard.press('Enter');
    await page.getByText(caseMessages.reel.skip).waitFor();
    expect(await focused(), 'the focus stays on the button that was pressed').toContain(caseMessages.bar.turningNow);

    await stage.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('收进背包');
    const won = await name.textContent();
    expect(await stage.getByRole('status').textContent()).toContain(won);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.reload();
    await stage.waitFor();
    expect(await name.textContent()).toBe(won);
    await expect.poll(focused).toBe('收进背包');
    await page.keyboard.press('Escape');
    await stage.waitFor({ state: 'detached' });

    await page.reload();
    await pay.waitFor();
    expect(await stage.count(), 'what was put away is told no more').toBe(0);
  }, 90_000);

  it('is shared without being put away, and takes its item along to an upgrade', async () => {
    const { token } = await makePlayer(site.url, '13800000043', sure.price * 4);
    const { page } = await visit(browser, site, { width: 1280, token });
    const stage = dialogOf(page, caseMessages.reveal.label);
    const shared = dialogOf(page, shareMessages.title);

    await page.goto(`/box/${sure.slug}`);
    await button(page, /^开启$/).click();
    await stage.waitFor();
    await page.keyboard.press('Escape');
    await button(stage, caseMessages.reveal.share).click();
    await shared.waitFor();
    await page.keyboard.press('Escape');
    await shared.waitFor({ state: 'detached' });
    expect(await stage.count(), 'Escape closes what is on top alone').toBe(1);

    await stage.getByRole('link', { name: caseMessages.reveal.upgrade }).click();
    await page.getByText(playMessages.bag.chosen({ count: 1, max: 10 })).waitFor();
    expect(new URL(page.url()).search, 'the address asks for nothing any more').toBe('');
  }, 90_000);

  it('of several lets one be sold and the rest be kept', async () => {
    const { token } = await makePlayer(site.url, '13800000044', sure.price * 4);
    const { page } = await visit(browser, site, { width: 1280, token });
    const stage = dialogOf(page, caseMessages.reveal.label);
    const items = stage.getByRole('list', { name: caseMessages.result.listTitle }).getByRole('listitem');

    await page.goto(`/box/${sure.slug}`);
    await choose(page, '2');
    await button(page, /^开启 2 个$/).click();
    await stage.waitFor();
    await page.keyboard.press('Escape');
    const [first, second] = [items.nth(0), items.nth(1)];
    await first.getByRole('button').click();
    await first.getByText(caseMessages.reveal.sold).waitFor();
    expect(await second.getByRole('button').count(), 'the other one can still be sold').toBe(1);
    await button(stage, caseMessages.result.keep({ count: 2 })).click();
    await stage.waitFor({ state: 'detached' });
    await button(page, /^开启 2 个$/).waitFor();
  }, 90_000);

  it('is the one that was drawn where the answer is lost on its way: asked for again under one id, paid for once', async () => {
    const { token, slug } = await makePlayer(site.url, '13800000045');
    const { page } = await visit(browser, site, { width: 1280, token });
    const asked: { readonly commandId: unknown; readonly drew: unknown; readonly coin: unknown }[] = [];
    await page.route('**/graphql', async (route) => {
      const sent = route.request().postData() ?? '';
      if (!sent.includes('"operationName":"OpenCase"')) return route.fallback();
      const response = await route.fetch();
      const { data } = opened.parse(await response.json());
      const { rounds, wallet } = data.openCase;
      const { variables } = opening.parse(JSON.parse(sent));
      asked.push({ commandId: variables.input.commandId, drew: rounds[0]?.id, coin: wallet.coin });
      // The house has drawn; the page never hears of it.
      return asked.length === 1 ? route.abort('connectionreset') : route.fulfill({ response });
    });

    await page.goto(`/box/${slug}`);
    await button(page, /^开启$/).click();
    await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(2);
    expect(asked[1]).toEqual(asked[0]);
    await button(page, /^收进背包/).waitFor({ timeout: 30_000 });
    expect(asked).toHaveLength(2);
  }, 90_000);
});
