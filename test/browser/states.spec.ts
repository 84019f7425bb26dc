import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import eventWords from '../../web/generated/texts/zh-CN/event.ts';
import fairnessWords from '../../web/generated/texts/zh-CN/fairness.ts';
import giveawayWords from '../../web/generated/texts/zh-CN/giveaway.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import supportWords from '../../web/generated/texts/zh-CN/support.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();

/** Pages that ask the server for what they show. */
const PAGES = {
  shop: '/shop',
  deposit: '/deposit',
  backpack: '/personal/bag',
  records: '/records',
  settings: '/personal/settings',
  vip: '/personal/vip',
  promo: '/personal/promo',
  promotions: '/promotions',
  'safer-play': '/safer-play',
  help: '/docs/help',
  support: '/docs/support',
  skins: '/skin',
  contract: '/contract',
} as const;

/** `/personal/settings` and the like know nothing without the player; the others say what they miss. */
const sights = Object.entries(PAGES).map(([name, path], index) => ({
  name,
  path,
  width: [360, 768, 1280][index % 3] ?? 360,
}));

const { rotate, verify } = fairnessWords;

/** Forms that are sent without what they need: the first field that must be put right, and what it says. */
const FORMS = [
  {
    name: 'support',
    path: '/docs/support',
    width: 360,
    field: supportWords.form.subject,
    typed: ' ',
    button: supportWords.form.send,
    said: supportWords.form.needSubject,
  },
  {
    name: 'verify',
    path: '/provably-fair/verify',
    width: 768,
    field: verify.enter,
    typed: 'hello',
    button: verify.submit,
    said: verify.enterInvalid,
  },
  {
    name: 'rotate',
    path: '/provably-fair',
    width: 1280,
    field: rotate.newSeed,
    typed: 'a seed',
    button: rotate.submit,
    said: rotate.invalid,
  },
  {
    name: 'giveaway-create',
    path: '/giveaways/create',
    width: 360,
    before: giveawayWords.form.startLater,
    field: giveawayWords.form.startAt,
    typed: '',
    button: giveawayWords.form.submit,
    said: giveawayWords.form.problems.startsAt.missing,
    alert: giveawayWords.form.problems.items.none,
  },
] as const;

describe.skipIf(found === null)('a page', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000004');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** Looks at a page whose questions are answered in that way. */
  const look = async (
    { path, width }: { readonly path: string; readonly width: number },
    answer: (route: Route) => Promise<void>,
    see: (page: Page) => Promise<void>,
    offline = false,
  ): Promise<void> => {
    const { page } = await openPage(browser, site.url, { width });
    await page.context().addInitScript(
      ({ token, gone }) => {
        localStorage.setItem('settings', JSON.stringify({ voice: false, music: false }));
        localStorage.setItem('token', token);
        if (gone) Object.defineProperty(navigator, 'onLine', { get: () => false });
      },
      { token: player.token, gone: offline },
    );
    await page.route('**/graphql', answer);
    try {
      await page.goto(path);
      await see(page);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
    } finally {
      await page.context().close();
    }
  };

  it.each(sights)('waits in its own shape: $name', async (sight) => {
    // Never answered: the page goes before it is.
    await look(
      sight,
      () => new Promise(() => undefined),
      async (page) => {
        await page.locator('main').first().waitFor();
        await page.waitForTimeout(600);
        await picture(page, `loading-${sight.name}-${sight.width}`);
      },
    );
  });

  it.each(sights)('says that the server fails, and offers to try again: $name', async (sight) => {
    await look(
      sight,
      (route) => route.fulfill({ status: 503, body: 'unavailable' }),
      async (page) => {
        await page
          .locator('main')
          .getByRole('button', { name: shell.actions.retry })
          .filter({ visible: true })
          .first()
          .waitFor();
        await picture(page, `error-${sight.name}-${sight.width}`);
      },
    );
  });

  it.each(sights)('says that the device is offline: $name', async (sight) => {
    await look(
      sight,
      (route) => route.abort('internetdisconnected'),
      async (page) => {
        await page.locator('main').getByText(shell.errors.offlineTitle).filter({ visible: true }).first().waitFor();
        await picture(page, `offline-${sight.name}-${sight.width}`);
      },
      true,
    );
  });

  it.each(FORMS)('says beside a field what must be put right, and takes one there: $name', async (form) => {
    await look(
      form,
      (route) => route.continue(),
      async (page) => {
        const main = page.locator('main');
        const field = main.getByLabel(form.field, { exact: true });
        if ('before' in form) await main.getByRole('radio', { name: form.before, exact: true }).check();
        await field.fill(form.typed);
        await main.getByRole('button', { name: form.button, exact: true }).click();
        await page.waitForFunction(() => document.activeElement?.ariaInvalid === 'true');
        const [focused, about] = await field.evaluate((input) => [
          input === document.activeElement,
          document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
        ]);
        expect([focused, about]).toEqual([true, form.said]);
        if ('alert' in form) await main.getByRole('alert').filter({ hasText: form.alert }).waitFor();
        await picture(page, `form-${form.name}-${form.width}`);
        if (form.typed !== '') {
          await field.fill('1');
          await main.getByText(form.said, { exact: true }).waitFor({ state: 'detached' });
        }
      },
    );
  });

  it('shows the contest that a message leads to among those that are over, with a prize that was lost', async () => {
    const { contests: words } = eventWords;
    const contest = (id: string, own: number | null) => {
      const places = [500, own].map((prize, index) => ({
        ...{ __typename: 'ContestPlace', rank: index + 1, playerId: `${index}`.repeat(22), nickname: `P${index}` },
        ...{ avatar: '/art/avatar/a.svg', mine: index === 1, score: 9_000 - index, prize },
      }));
      return {
        ...{ __typename: 'Contest', id, names: { __typename: 'Names', zhCN: '每周', zhTW: '每週', en: 'Weekly' } },
        ...{ ranking: 'OPENINGS', status: 'SETTLED', balance: 'COIN', prizes: [500, 200], position: 1 },
        ...{ startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-02T00:00:00Z', settledPosition: 2, places },
        mine: places[1],
      };
    };
    const coming = { ...contest('next', 200), status: 'COMING', settledPosition: null, places: [], mine: null };
    await look(
      { path: '/event#contest-lost', width: 390 },
      async (route) => {
        if (!/"operationName":"Contests"/.test(route.request().postData() ?? '')) return route.fallback();
        const contests = [coming, ...['a', 'b', 'c'].map((id) => contest(id, 200)), contest('lost', null)];
        return route.fulfill({ json: { data: { contests } } });
      },
      async (page) => {
        const lost = page.getByText(words.lostPrize, { exact: true });
        await lost.waitFor();
        expect(await lost.count()).toBe(1);
        await page.waitForFunction((text) => {
          const note = document.evaluate(`//*[text()="${text}"]`, document).iterateNext();
          if (!(note instanceof HTMLElement)) return false;
          const { top, bottom } = note.getBoundingClientRect();
          return top > 0 && bottom < innerHeight && note.scrollWidth <= note.clientWidth;
        }, words.lostPrize);
        await picture(page, 'contest-lost-390');
      },
    );
  });
});
