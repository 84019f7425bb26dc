import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import sandboxPayment from '../../gateway/generated/texts/zh-CN/sandbox-payment.ts';
import account from '../../web/generated/texts/zh-CN/account.ts';
import battle from '../../web/generated/texts/zh-CN/battle.ts';
import caseMessages from '../../web/generated/texts/zh-CN/case.ts';
import deposit from '../../web/generated/texts/zh-CN/deposit.ts';
import saferPlay from '../../web/generated/texts/zh-CN/safer-play.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { casesOf } from '../player/case.ts';
import { graphql } from '../player/generated/index.ts';
import { askAt } from '../player/http.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import type { Driver } from './driver.ts';
import { findFirefox } from './firefox.ts';
import { translate } from './hostile-browsers.ts';
import { PASSWORD } from './player.ts';
import { findWebKit } from './webkit.ts';

const STANDING = graphql(`
  query OtherBrowserStanding {
    me { wallet { coin } }
    backpack(first: 100) { edges { node { id skin { finishNames { zhCN } } } } }
    deposits(first: 1) { edges { node { amount } } }
    saferPlay { limits { kind period amount } }
  }
`);

const MINUTE = 60_000;
const browsers = [
  { family: 'Firefox', start: findFirefox(), phone: '13800000951' },
  { family: 'WebKit', start: findWebKit(), phone: '13800000952' },
];

/** In the page: the first element of a kind that can be seen and used, by what it is called; brought into sight. */
const named = (css: string, pattern: string): HTMLElement | null => {
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (!element.checkVisibility() || element.matches(':disabled, [aria-disabled=true]')) continue;
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : [];
    const name = element.getAttribute('aria-label') ?? [...labels, element.innerText].join(' ');
    if (!new RegExp(pattern, 'u').test(name.trim())) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element;
  }
  return null;
};

/** In the page: the text of the first element that the selector finds. */
const said = (css: string): string | null => document.querySelector<HTMLElement>(css)?.innerText ?? null;

/** Plays and trades that cost money, in browsers of other families than that of every other spec; translated from the second play on. */
describe('a browser of another family', () => {
  let site: RunningSite;
  let slug = '';

  beforeAll(async () => {
    if (browsers.every(({ start }) => start === null)) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    // Nothing opens it for free.
    slug = (await casesOf(askAt(site.url))).find(({ price }) => price > 300 && price <= 2_000)?.slug ?? '';
  }, 4 * MINUTE);

  afterAll(async () => {
    await site?.stop();
  });

  const journey = async (driver: Driver, phone: string): Promise<void> => {
    const waiting = { timeout: MINUTE, interval: 100 };
    const goto = (path: string): Promise<void> => driver.goto(new URL(path, site.url).href);
    const gotoTranslated = async (path: string): Promise<void> => {
      await goto(path);
      await driver.read(translate);
    };
    const press = (css: string, pattern: string) => vi.waitFor(() => driver.press(named, css, pattern), waiting);
    const type = (text: string, label: string) =>
      vi.waitFor(() => driver.type(text, named, 'input', `^${label}`), waiting);
    const is = (path: RegExp) =>
      expect.poll(() => driver.read(() => location.pathname + location.search), waiting).toMatch(path);
    const standing = async () =>
      askAt(site.url)(STANDING, {}, (await driver.read(() => localStorage.getItem('token'))) ?? '');
    const agrees = async (): Promise<void> => {
      const balance = async () =>
        Math.round(100 * Number((await driver.read(said, 'header bdi'))?.replaceAll(/[^\d.]/g, '')));
      await expect.poll(async () => (await balance()) === (await standing()).me?.wallet.coin, waiting).toBe(true);
      expect(await driver.read(said, 'body')).not.toContain(shell.chunk.title);
    };
    const open = async (count: number): Promise<void> => {
      const before = (await standing()).backpack.edges.map(({ node }) => node.id);
      await press('button', '^开启');
      const keep = caseMessages.result.keep({ count });
      await expect.poll(() => driver.read(said, 'main'), waiting).toContain(keep);
      const won = (await standing()).backpack.edges.filter(({ node }) => !before.includes(node.id));
      expect(won).toHaveLength(count);
      for (const { node } of won) expect(await driver.read(said, 'main')).toContain(node.skin.finishNames.zhCN);
      await press('button', `^${keep}$`);
      await agrees();
    };

    await goto('/home');
    await press('header button', `^${shell.header.register}$`);
    await type(phone, account.fields.phone);
    await press('dialog button', account.fields.sendCode);
    await press('dialog button', '^\\d+$');
    await press('dialog button', `^${account.fields.fillCode}$`);
    await type(PASSWORD, account.fields.password);
    await press('dialog input[type=checkbox]', account.register.adult);
    await press('dialog input[type=checkbox]', account.register.terms);
    await press('dialog button', `^${account.register.submit}$`);
    await expect.poll(() => driver.read(() => localStorage.getItem('token')), waiting).not.toBeNull();
    await agrees();

    await goto('/deposit');
    await type('500', deposit.other);
    await press('main button', '^去支付');
    await is(/^\/sandbox\/pay\//);
    await press('button', `^${sandboxPayment.pay}$`);
    await is(/^\/deposit\?order=/);
    expect((await standing()).deposits.edges[0]?.node.amount).toBe(50_000);
    await agrees();

    await goto(`/box/${slug}`);
    await open(1);
    await driver.read(translate);
    await press('label', '^2$');
    await open(2);

    await gotoTranslated('/upgrade');
    await press('section[aria-labelledby=stake-title] li button', '');
    await press('section[aria-labelledby=target-title] fieldset button:nth-of-type(2)', '');
    await press('[data-wheel-bar] button:last-of-type', '');
    await press('a', '^验算第');
    await agrees();

    await gotoTranslated('/battle/create');
    await press('main button', battle.create.addRound);
    await press('main button', `^${battle.create.submit({ cost: '' }).trim()}`);
    await is(/^\/battle\/[\w-]{22}$/);
    await press('main button', battle.room.addBot);
    await expect.poll(() => driver.read(said, 'main'), waiting).toContain(battle.room.again);
    await agrees();

    await driver.read(
      (key, always) => {
        localStorage.setItem(key, always);
        return null;
      },
      ...['sale-question', '0'],
    );
    await gotoTranslated('/personal/bag');
    await press('button', '^选择 ');
    await press('button', '^出售得');
    await press('dialog button', '^出售得');
    await expect.poll(() => driver.read(said, 'body'), waiting).toMatch(/已出售 1 件/);
    await agrees();

    await gotoTranslated('/safer-play');
    const { limits } = saferPlay;
    await press('button', limits.changeLabel({ kind: limits.kinds.LOSS, period: limits.periods.DAY }));
    await type('1234,50', limits.amount);
    await press('dialog button', limits.saveAmount({ amount: '1,234.50' }));
    const limit = async () =>
      (await standing()).saferPlay.limits.find(({ kind, period }) => kind === 'LOSS' && period === 'DAY')?.amount;
    await expect.poll(limit, waiting).toBe(123_450);
    await agrees();
  };

  for (const { family, start, phone } of browsers) {
    it.skipIf(start === null)(`loses no money of a player: ${family}`, { timeout: 4 * MINUTE }, async () => {
      const driver = await start?.();
      if (driver === undefined) return;
      try {
        await journey(driver, phone);
        expect(driver.troubles).toEqual([]);
        process.stdout.write(`${family} ${driver.version} took part\n`);
      } finally {
        await driver.close();
      }
    });
  }
});
