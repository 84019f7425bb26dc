import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLeafFile } from '../../engine/liabilities/leaf-file.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { decodeEntry } from '../../engine/log/entry.ts';
import { parseVerifierKey } from '../../engine/log/note.ts';
import { parseTlogProof, verifyTlogProof } from '../../engine/log/tlog-proof.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import sandboxPayment from '../../gateway/generated/texts/zh-CN/sandbox-payment.ts';
import account from '../../web/generated/texts/zh-CN/account.ts';
import caseMessages from '../../web/generated/texts/zh-CN/case.ts';
import deposit from '../../web/generated/texts/zh-CN/deposit.ts';
import fairness from '../../web/generated/texts/zh-CN/fairness.ts';
import freeCase from '../../web/generated/texts/zh-CN/free-case.ts';
import home from '../../web/generated/texts/zh-CN/home.ts';
import records from '../../web/generated/texts/zh-CN/records.ts';
import saferPlay from '../../web/generated/texts/zh-CN/safer-play.ts';
import search from '../../web/generated/texts/zh-CN/search.ts';
import shop from '../../web/generated/texts/zh-CN/shop.ts';
import { auditedAs, type RunningSite, startSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture, type WatchedPage } from './open-page.ts';

const found = await findBrowser();

/** One person's way through the site, at the size of a phone and of a desk. */
describe.skipIf(found === null)('a newcomer', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    if (found === null) return;
    site = await startSite();
    browser = await launch(found);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  describe.each([
    { width: 360, phone: '13800000360' },
    { width: 1280, phone: '13800001280' },
  ])('at $width px', ({ width, phone }) => {
    let watched: WatchedPage;
    let casePath: string;

    const lookAt = async (name: string): Promise<void> => {
      await picture(watched.page, `${name}-${width}`);
      expect(await overflow(watched.page), `${name} sticks out`).toBe(0);
      expect(await accessibilityProblems(watched.page), name).toEqual([]);
    };

    beforeAll(async () => {
      watched = await openPage(browser, site.url, { width, worker: true });
    });

    afterAll(async () => {
      await watched?.page.context().close();
    });

    it('comes home and finds cases on their shelves', async () => {
      const { page } = watched;
      await page.goto('/');
      await page.waitForURL('**/home');
      await page
        .getByRole('link', { name: /潮汐档案/ })
        .first()
        .waitFor();
      await lookAt('home');
    });

    it('opens today’s free case within nine taps of coming', async () => {
      const { page } = watched;
      let taps = 0;
      const tap = async (target: Locator): Promise<void> => {
        taps += 1;
        await target.click();
      };
      /** A field that has the focus already needs no tap. */
      const type = async (field: Locator, text: string): Promise<void> => {
        if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
        await page.keyboard.type(text);
      };
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      await lookAt('home-alive');
      await tap(page.getByRole('button', { name: new RegExp(home.side.freeGuest) }));
      const dialog = page.getByRole('dialog', { name: account.register.title });
      await type(dialog.getByLabel(account.fields.phone, { exact: true }), phone);
      await tap(dialog.getByRole('button', { name: account.fields.sendCode }));
      await lookAt('slider');
      await tap(dialog.getByRole('region', { name: account.slider.title }).getByRole('button', { name: /^\d+$/ }));
      // The SMS: its code is typed into the field that waits for it.
      const sms = dialog.getByRole('status').getByText(/^\d{6}$/);
      await type(dialog.getByLabel(account.fields.code, { exact: true }), (await sms.textContent()) ?? '');
      await type(dialog.getByLabel(account.fields.password, { exact: true }), 'a long enough secret');
      await tap(dialog.getByRole('checkbox', { name: account.register.adult }));
      await tap(dialog.getByRole('checkbox', { name: account.register.terms }));
      await lookAt('register');
      await tap(dialog.getByRole('button', { name: account.register.submit, exact: true }));
      const moment = page.getByRole('dialog', { name: freeCase.title });
      await moment.getByRole('button', { name: freeCase.open }).waitFor();
      await lookAt('free-case');
      await tap(moment.getByRole('button', { name: freeCase.open }));
      await page.waitForURL('**/box/*');
      await page
        .getByText(/日志 #[\d,]+/)
        .filter({ visible: true })
        .first()
        .waitFor();
      expect(taps).toBeLessThanOrEqual(9);
    });

    it('keeps the item, and verifies in one tap what was won', async () => {
      const { page } = watched;
      const keep = page.getByRole('button', { name: caseMessages.result.keep({ count: 1 }) });
      await keep.waitFor({ timeout: 15_000 });
      await keep.click();
      const verify = page.getByRole('button', { name: freeCase.after.verify });
      await verify.waitFor();
      await lookAt('after-free');
      await verify.click();
      await page.waitForURL('**/provably-fair/verify/*');
      await page.locator('main [role=status] [data-verdict="match"]').waitFor({ timeout: 40_000 });
      await page.getByText(freeCase.nextCase.title, { exact: true }).waitFor();
      await lookAt('verified-free');
    });

    it('finds a case by its name, and tries it for nothing', async () => {
      const { page } = watched;
      await page.keyboard.press('ControlOrMeta+k');
      const found = page.getByRole('dialog', { name: search.title });
      await found.getByRole('combobox').fill('潮汐档');
      await found.getByRole('option', { name: /潮汐档案/ }).waitFor();
      await lookAt('search');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/box/*');
      await page.getByRole('heading', { name: caseMessages.inside.title }).waitFor();
      await lookAt('case');
      await page.getByRole('button', { name: caseMessages.bar.demo }).click();
      await page.getByRole('button', { name: caseMessages.reel.skip }).click();
      await page.getByRole('button', { name: caseMessages.result.demoEnd }).click();
    });

    it('deposits coin on the sandbox page, and is back at the case', async () => {
      const { page } = watched;
      casePath = new URL(page.url()).pathname;
      await page.getByRole('button', { name: /去充值/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(deposit.other).fill('500');
      await lookAt('deposit');
      await dialog.getByRole('button', { name: /^去支付/ }).click();
      await page.waitForURL('**/sandbox/pay/*');
      await lookAt('sandbox-pay');
      await page.getByRole('button', { name: sandboxPayment.pay, exact: true }).click();
      await page.waitForURL('**/deposit?order=*');
      await page
        .getByText(deposit.order.COMPLETED.title({ amount: '500' }))
        .first()
        .waitFor();
      await lookAt('deposit-done');
      await page.getByRole('link', { name: deposit.toWhereShort }).click();
      await page.waitForURL(`**${casePath}`);
      await page.getByRole('button', { name: /^开启/ }).waitFor();
    });

    it('opens the case, watches the reel and keeps the item', async () => {
      const { page } = watched;
      await page.getByRole('button', { name: /^开启/ }).click();
      await page
        .getByText(/日志 #[\d,]+/)
        .filter({ visible: true })
        .first()
        .waitFor();
      await page.waitForTimeout(2_000);
      await picture(page, `reel-${width}`);
      await page.getByRole('button', { name: caseMessages.result.keep({ count: 1 }) }).waitFor({ timeout: 15_000 });
      await lookAt('result');
      await page.getByRole('button', { name: caseMessages.result.keep({ count: 1 }) }).click();
    });

    it('sees the same outcome after reloading in the middle of the reel, and pays once', async () => {
      const { page } = watched;
      await page.getByRole('button', { name: /^开启/ }).click();
      await page
        .getByText(/日志 #[\d,]+/)
        .filter({ visible: true })
        .first()
        .waitFor();
      await page.reload();
      await page.getByRole('button', { name: caseMessages.result.keep({ count: 1 }) }).waitFor({ timeout: 15_000 });
      await page.getByRole('button', { name: caseMessages.result.keep({ count: 1 }) }).click();
      await page.evaluate(() => localStorage.setItem('sale-question', '0'));
      await page.goto('/personal/bag');
      await page
        .getByRole('button', { name: /^选择 / })
        .nth(1)
        .waitFor();
      expect(await page.getByRole('button', { name: /^选择 / }).count()).toBe(3);
    });

    it('sells an item from the backpack', async () => {
      const { page } = watched;
      await lookAt('backpack');
      await page
        .getByRole('button', { name: /^选择 / })
        .first()
        .click();
      await picture(page, `backpack-selected-${width}`);
      await page.getByRole('button', { name: /^出售得/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^出售得/ })
        .click();
      await page
        .getByText(/已出售 1 件/)
        .first()
        .waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^选择 / }).count()).toBe(2);
    });

    it('buys an item from the shop', async () => {
      const { page } = watched;
      await page.goto('/shop?sort=price-asc');
      await page.getByRole('button', { name: /^选择/ }).first().click();
      await lookAt('shop-chosen');
      await page.getByRole('button', { name: shop.buy({ count: 1 }) }).click();
      await page
        .getByText(/已购买 1 件/)
        .first()
        .waitFor();
    });

    it('finds every movement in the balance journey', async () => {
      const { page } = watched;
      await page.goto('/records?tab=balance');
      await page.getByText(records.actions.SHOP_PURCHASE).filter({ visible: true }).first().waitFor();
      await page.getByText(records.actions.DEPOSIT).filter({ visible: true }).first().waitFor();
      await lookAt('records');
    });

    it('sets a limit, and is stopped by it', async () => {
      const { page } = watched;
      const { limits, reached } = saferPlay;
      await page.goto('/safer-play');
      await page
        .getByRole('button', { name: limits.changeLabel({ kind: limits.kinds.WAGER, period: limits.periods.DAY }) })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(limits.amount).fill('1');
      await lookAt('limit');
      await dialog.getByRole('button', { name: limits.saveAmount({ amount: '1' }) }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.goto(casePath);
      await page.getByRole('button', { name: /^开启/ }).click();
      await page.getByText(reached.title).first().waitFor();
      await lookAt('limit-reached');
    });

    it('rotates the seeds', async () => {
      const { page } = watched;
      await page.goto('/provably-fair');
      await page.getByRole('heading', { name: fairness.current.title }).waitFor();
      await lookAt('seeds');
      await page.getByRole('button', { name: fairness.rotate.submit }).click();
      await page.getByRole('dialog').getByRole('button', { name: fairness.rotate.confirm, exact: true }).click();
      await page.getByText(fairness.rotate.done).first().waitFor();
    });

    it('verifies the draw in the page, down to its place in the signed log', async () => {
      const { page } = watched;
      await page.reload();
      await page
        .getByRole('link', { name: new RegExp(`^${fairness.rounds.verify}.*${fairness.rounds.revealed}`) })
        .first()
        .click();
      await page.waitForURL('**/provably-fair/verify/*');
      await page.locator('main [role=status] [data-verdict="match"]').waitFor({ timeout: 40_000 });
      await lookAt('verify');
    });

    it('compares a deposit with what the log commits to', async () => {
      const { page } = watched;
      const before = page.url();
      await page.goto(`${site.url}/provably-fair`);
      const sealed = page.locator('section', { has: page.locator('#own-openings') });
      await sealed.getByText('PaymentSettled').first().waitFor();
      await sealed.getByRole('button', { name: fairness.openings.check }).first().click();
      await sealed.locator('[role=status] [data-verdict="match"]').waitFor({ timeout: 40_000 });
      await lookAt('sealed');
      await page.goto(before);
      await page.locator('main [role=status] [data-verdict="match"]').waitFor({ timeout: 40_000 });
    });

    it('finds the own balance in what the house states that it owes', async () => {
      const { page } = watched;
      const before = page.url();
      const counted = page.locator('section', { has: page.locator('#own-liability') });
      const check = counted.getByRole('button', { name: fairness.owed.check });
      // The house states it some seconds after the first player came, and then in a week.
      const isFirst = width === 360;
      await expect
        .poll(
          async () => {
            await page.goto(`${site.url}/provably-fair`);
            await counted.getByText(fairness.owed.none).or(check).waitFor();
            return check.isVisible();
          },
          { timeout: 40_000, interval: 1_000 },
        )
        .toBe(isFirst);
      if (isFirst) {
        await check.click();
        await counted.locator('[role=status] [data-verdict="match"]').waitFor({ timeout: 40_000 });
        const downloading = page.waitForEvent('download');
        await counted.getByRole('button', { name: fairness.owed.keep }).click();
        expect(readLeafFile(await readFile(await (await downloading).path()))).not.toBeNull();
      }
      await lookAt('counted');
      await page.goto(before);
      await page.locator('main [role=status] [data-verdict="match"]').waitFor({ timeout: 40_000 });
    });

    it('keeps a receipt that proves it without the site', async () => {
      const { page } = watched;
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: fairness.verify.receipt.download }).click();
      const proof = await readFile(await (await downloading).path());
      const key = parseVerifierKey(nodeHashing, (await readFile(join(site.dataDir, 'log', 'key'), 'utf8')).trim());
      const entryBytes = parseTlogProof(proof)?.extra ?? new Uint8Array(0);
      const tools = { hashing: nodeHashing, verify: verifyEd25519 };
      expect(await verifyTlogProof({ proof, entryBytes, keys: key === null ? [] : [key] }, tools)).toMatchObject({
        ok: true,
      });
      expect(decodeEntry(entryBytes).event.type).toBe('CaseOpened');
    });

    it('met no error on the way', () => {
      expect(watched.troubles).toEqual([]);
    });
  });

  it('leaves a log that replays without a finding', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/audit.ts', ...(await auditedAs(site))]);
    expect(stdout).toContain('CLEAN');
  });
});
