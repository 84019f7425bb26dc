import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import { NOTICE_MS } from '../../engine/terms/in-force.ts';
import account from '../../web/generated/texts/zh-CN/account.ts';
import caseMessages from '../../web/generated/texts/zh-CN/case.ts';
import live from '../../web/generated/texts/zh-CN/live.ts';
import play from '../../web/generated/texts/zh-CN/play.ts';
import sent from '../../web/generated/texts/zh-CN/sent.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import {
  accessibilityProblems,
  bareTexts,
  countShifts,
  launch,
  misplacedStops,
  openPage,
  overflow,
  picture,
  shifts,
  type WatchedPage,
} from './open-page.ts';
import { makePlayer, makeRooms, PASSWORD, type Rooms, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();

const LOCALES = ['zh-CN', 'zh-TW', 'en-US', 'ar-SA'] as const;
const WIDTHS = [360, 768, 1280] as const;
const VISITORS = ['guest', 'player'] as const;
const PAGES = [
  'home',
  'cases',
  'case',
  'backpack',
  'seeds',
  'verify',
  'round',
  'arena',
  'arena-create',
  'waiting-room',
  'finished-room',
  'battle-proof',
  'reverse',
  'upgrade',
  'dream',
  'contract',
  'giveaways',
  'giveaway',
  'giveaway-create',
  'news',
  'skins',
  'shop',
  'shop-points',
  'deposit',
  'profile',
  'settings',
  'security',
  'records',
  'balance',
  'flow',
  'games',
  'retrievals',
  'vip',
  'promo',
  'transfer',
  'promotions',
  'safer-play',
  'help',
  'help-topic',
  'support',
  'support-topic',
  'terms',
  'privacy',
  'about',
  'disclaimer',
  'steam',
  'lost',
  'fairness-log',
  'proof',
  'lab',
  'player',
] as const;

/** Answers take their time, so that what stands in for them is seen, and moves nothing as they come. */
const ANSWER_MS = 120;

const PHONE = '13800000001';

const everything = process.env.GLASSCASE_E2E_ALL === '1';
/** A sight of every page takes a minute or two, and a sample of them less. */
const MOST_MS = everything ? 600_000 : 120_000;

/** Pages that show a guest the way to sign in, and little else: a sample sees them as their player does. */
const OWN: ReadonlySet<(typeof PAGES)[number]> = new Set([
  ...(['backpack', 'deposit', 'profile', 'settings', 'security', 'records', 'balance', 'flow', 'games'] as const),
  ...(['retrievals', 'vip', 'promo', 'transfer', 'promotions', 'safer-play', 'giveaway-create'] as const),
]);

/**
 * `npm run e2e -- --all` looks at every page in every language, at every width and for both visitors. Otherwise each page
 * is seen once at each width: in Chinese, mirrored, and in a language between them. Those languages and the visitors take turns.
 */
const isChosen = (place: number, row: number, column: number, layer: number): boolean => {
  const page = PAGES[place];
  const isBetween = row > 0 && row < LOCALES.length - 1;
  const isAtTurn = !isBetween || Math.floor(place / VISITORS.length) % (LOCALES.length - 2) === row - 1;
  const turn = row === 0 ? 0 : isBetween ? 1 : 2;
  const visitor = page !== undefined && OWN.has(page) ? 'player' : VISITORS[(place + row) % VISITORS.length];
  return everything || (isAtTurn && visitor === VISITORS[layer] && (place + turn) % WIDTHS.length === column);
};

const sights = LOCALES.flatMap((locale, row) =>
  VISITORS.flatMap((visitor, layer) =>
    WIDTHS.map((width, column) => ({
      locale,
      visitor,
      width,
      pages: PAGES.filter((_page, place) => isChosen(place, row, column, layer)),
    })),
  ),
).filter(({ pages }) => pages.length > 0);

/** The page's own content stands: neither its code nor its data are on their way. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('main [class*="_skeleton_"]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const amountShown = (page: Page): Promise<string> => page.locator('header bdi').first().innerText();

describe.skipIf(found === null)('the screens', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;
  let rooms: Rooms;
  let oddsBefore: string;

  const open = async (width: number, token?: string, locale?: string): Promise<WatchedPage> => {
    const watched = await openPage(browser, site.url, { width, ...(locale !== undefined && { locale }) });
    await watched.page.context().addInitScript((kept) => {
      localStorage.setItem('settings', JSON.stringify({ voice: false, music: false }));
      if (kept !== null) localStorage.setItem('token', kept);
    }, token ?? null);
    return watched;
  };
  const operator = (...words: readonly string[]) =>
    promisify(execFile)(process.execPath, ['scripts/operator.ts', ...words], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    });
  const oddsInForce = async (): Promise<string> => {
    const body = JSON.stringify({ query: `{ case(slug: "${player.slug}") { oddsHash } }` });
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    return (await fetch(`${site.url}/graphql`, asked)).text();
  };
  /** Announces other odds of the player's case, by one row that has more tickets and one that has fewer. */
  const announceOdds = async (): Promise<void> => {
    const catalog = shippedCatalog();
    const cases = catalog.cases.map((box) => ({
      ...box,
      entries: box.entries.map((entry, index, { length }) => {
        const change = box.slug === player.slug ? { [length - 1]: 100_000, [length - 2]: -100_000 }[index] : 0;
        return { ...entry, tickets: entry.tickets + (change ?? 0) };
      }),
    }));
    const file = join(site.dataDir, 'changed-catalog.json');
    await writeFile(file, JSON.stringify({ ...catalog, cases }));
    await operator('catalog', 'import', file, '--yes');
  };
  const during = async <Result>({ page }: WatchedPage, act: (page: Page) => Promise<Result>): Promise<Result> => {
    try {
      return await act(page);
    } finally {
      await page.context().close();
    }
  };

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000' });
    browser = await launch(found);
    player = await makePlayer(site.url, PHONE);
    rooms = await makeRooms(site.url, player);
    oddsBefore = await oddsInForce();
    // In force a minute later, when the last tests ask for it.
    await announceOdds();
    expect(await oddsInForce()).toBe(oddsBefore);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it.each(sights)('hold for a $visitor in $locale at $width px', { timeout: MOST_MS }, async (sight) => {
    const { locale, width, visitor, pages } = sight;
    const watched = await open(width, visitor === 'player' ? player.token : undefined, locale);
    await countShifts(watched.page);
    await watched.page.route('**/graphql', (route) => pause(ANSWER_MS).then(() => route.fallback()));
    const paths = {
      home: '/home',
      cases: '/box',
      case: `/box/${player.slug}`,
      backpack: '/personal/bag',
      seeds: '/provably-fair',
      verify: '/provably-fair/verify',
      round: `/provably-fair/verify/${player.roundId}`,
      arena: '/battle',
      'arena-create': '/battle/create',
      'waiting-room': `/battle/${rooms.waiting}`,
      'finished-room': `/battle/${rooms.finished}`,
      'battle-proof': `/provably-fair/verify/${rooms.finished}`,
      reverse: '/reverse',
      upgrade: '/upgrade',
      dream: '/dream',
      contract: '/contract',
      giveaways: '/giveaways',
      giveaway: `/giveaways/${rooms.giveaway}`,
      'giveaway-create': '/giveaways/create',
      news: '/event',
      skins: '/skin',
      shop: '/shop',
      'shop-points': '/shop?with=points',
      deposit: '/deposit',
      profile: '/personal',
      settings: '/personal/settings',
      security: '/personal/security',
      records: '/records',
      balance: '/records?tab=balance',
      flow: '/personal/flow',
      games: '/records?tab=games',
      retrievals: '/records?tab=retrievals',
      vip: '/personal/vip',
      promo: '/personal/promo',
      transfer: '/personal/transfer',
      promotions: '/promotions',
      'safer-play': '/safer-play',
      help: '/docs/help',
      'help-topic': '/docs/help/opening-cases',
      support: '/docs/support',
      'support-topic': '/docs/support/deposit-missing',
      terms: '/docs/terms',
      'terms-of-play': '/docs/terms-of-play',
      privacy: '/docs/privacy',
      about: '/docs/about',
      disclaimer: '/docs/disclaimer',
      steam: '/login/steamCallback?openid.mode=cancel',
      lost: '/no/such/page',
      'fairness-log': '/fairness-log',
      proof: '/proof',
      lab: '/proof/lab',
      player: `/player/${player.playerId}`,
    };
    await during(watched, async (page) => {
      for (const name of pages) {
        const path = paths[name];
        const status = (await page.goto(path))?.status();
        await settled(page);
        const where = `${path} for a ${visitor} in ${locale} at ${width} px`;
        await picture(page, `${name}-${visitor}-${locale}-${width}`);
        expect.soft(await shifts(page), `${where} moves`).toEqual([]);
        expect.soft(await overflow(page), `${where} sticks out`).toBe(0);
        expect.soft(await accessibilityProblems(page), where).toEqual([]);
        expect.soft(await bareTexts(page), where).toEqual([]);
        if (locale === 'ar-SA') expect.soft(await misplacedStops(page), where).toEqual([]);
        // The browser takes the status of the page itself for trouble.
        const troubles = watched.troubles.splice(0).filter((line) => name !== 'lost' || !line.includes('404'));
        expect.soft([status, ...troubles], where).toEqual([name === 'lost' ? 404 : 200]);
      }
    });
  });

  it('are seen to move where a part comes above what stands there', async () => {
    await during(await open(360), async (page) => {
      await countShifts(page);
      await page.goto('/docs/about');
      await settled(page);
      expect(await shifts(page)).toEqual([]);
      await page.evaluate(() => {
        const late = document.createElement('p');
        late.style.height = '300px';
        document.querySelector('main')?.prepend(late);
      });
      await expect.poll(() => shifts(page)).not.toEqual([]);
    });
  });

  it('can be read by daylight, and follow the device into the night', { timeout: 240_000 }, async () => {
    const watched = await open(1280, player.token);
    await during(watched, async (page) => {
      await page.context().addInitScript(() => {
        localStorage.setItem('settings', JSON.stringify({ voice: false, music: false, theme: 'device' }));
      });
      await page.emulateMedia({ colorScheme: 'light' });
      const paths = [
        ...['/home', '/battle', '/battle/create', '/upgrade', '/dream', '/contract', '/personal/bag', '/promotions'],
        ...[
          '/records',
          '/personal',
          '/deposit',
          '/proof',
          '/proof/lab',
          '/fairness-log',
          '/docs/help',
          '/no/such/page',
        ],
        `/box/${player.slug}`,
        `/battle/${rooms.finished}`,
        `/giveaways/${rooms.giveaway}`,
        `/provably-fair/verify/${player.roundId}`,
      ];
      for (const path of paths) {
        await page.goto(path);
        await settled(page);
        await picture(page, `daylight${path.replaceAll('/', '-')}`);
        expect.soft(await accessibilityProblems(page), path).toEqual([]);
      }
      const colours = () =>
        page.evaluate(() => [
          document.documentElement.dataset.theme,
          document.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
        ]);
      expect(await colours()).toEqual(['daylight', 'light']);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(colours).toEqual(['night', 'dark']);
    });
  });

  it('offer to try again where a part of the page did not load', async () => {
    await during(await open(1280), async (page) => {
      await page.route('**/assets/SeedsPage-*.js', (route) => route.abort());
      await page.goto('/home');
      await settled(page);
      await page.getByRole('navigation').getByRole('link', { name: shell.nav.fairness }).first().click();
      const failure = page.getByRole('alert').filter({ hasText: shell.chunk.title });
      await failure.waitFor();
      await picture(page, 'chunk-failed');
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.unroute('**/assets/SeedsPage-*.js');
      await failure.getByRole('button', { name: shell.actions.retry }).click();
      await settled(page);
      await failure.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/provably-fair');
    });
  });

  it.each([
    { part: 'its outcome', loads: true },
    { part: 'where to look', loads: false },
  ])('say of a play on a page that fails after it $part', async ({ loads }) => {
    await during(await open(1280, player.token), async (page) => {
      if (!loads) await page.route('**/assets/KeptPlay-*.js', (route) => route.abort());
      const ids = new Set<string>();
      // The first answer names what was won in no language, so that the page can't draw it.
      await page.route('**/graphql', async (route) => {
        const { operationName, variables } = route.request().postDataJSON() ?? {};
        if (operationName !== 'OpenCase') return route.fallback();
        const isFirst = ids.size === 0;
        ids.add(variables.input.commandId);
        const response = await route.fetch();
        const body = await response.text();
        return route.fulfill({
          response,
          body: isFirst ? body.replaceAll(/"familyNames":\{[^}]*\}/g, '"familyNames":null') : body,
        });
      });
      await page.goto(`/box/${player.slug}`);
      await settled(page);
      const before = await amountShown(page);
      await page.getByRole('button', { name: /^开启/ }).click();
      const failure = page.getByRole('alert').filter({ hasText: shell.chunk.sent.title });
      await failure.waitFor();
      expect(await failure.getByRole('link', { name: shell.menu.records }).count()).toBe(1);
      if (loads) {
        await failure.getByText(play.kept.stands).waitFor();
        await failure.getByRole('link', { name: /^验算第/ }).waitFor();
        await expect.poll(() => amountShown(page)).not.toBe(before);
      }
      expect(ids.size).toBe(1);
      await picture(page, `failed-after-play-${loads}`);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });

  it('say of a play that was seen, and of a sale, what came of it where the frame around the pages fails', async () => {
    await during(await open(1280, player.token), async (page) => {
      const opened = async (): Promise<void> => {
        await page.goto(`/box/${player.slug}`);
        await settled(page);
        await page.getByRole('button', { name: /^开启/ }).click();
        await page.getByRole('button', { name: /^出售/ }).first().waitFor({ timeout: 30_000 });
      };
      // The elements that React would remove are gone: no page below the frame can say so.
      const failed = async () => {
        await page.evaluate(() => document.querySelector('main')?.replaceChildren());
        await page.getByRole('navigation').getByRole('link', { name: shell.nav.fairness }).first().click();
        return page.getByRole('alert').filter({ hasText: shell.chunk.sent.title });
      };
      await opened();
      const afterPlay = await failed();
      await afterPlay.getByText(sent.done({ what: sent.commands.openCase })).waitFor();
      await afterPlay.getByRole('link', { name: /^验算第/ }).waitFor();
      await picture(page, 'frame-failed-after-play');
      expect(await accessibilityProblems(page)).toEqual([]);
      await opened();
      await page.getByRole('button', { name: /^出售/ }).first().click();
      await page.getByText(/^已出售/).waitFor();
      const afterSale = await failed();
      await afterSale.getByText(sent.done({ what: sent.commands.sellItems })).waitFor();
      await afterSale.getByText(/^\+\d/).waitFor();
      await afterSale.getByText(sent.given({ count: 1 })).waitFor();
    });
  });

  it('keep a winning from everyone until the reel stands, then show it to all', async () => {
    const winner = await makePlayer(site.url, '13800000002');
    const watcher = await open(1280);
    await during(watcher, async (home) => {
      await home.goto('/home');
      await settled(home);
      const drops = home.getByRole('region', { name: live.title }).getByText(winner.nickname);
      await expect.poll(() => drops.count(), { timeout: 15_000 }).toBe(5);
      await during(await open(360, winner.token), async (page) => {
        await page.goto(`/box/${winner.slug}`);
        await settled(page);
        await page.getByRole('button', { name: /^开启/ }).waitFor();
        const before = await amountShown(page);
        await page.getByRole('button', { name: /^开启/ }).click();
        await page
          .getByText(/日志 #[\d,]+/)
          .filter({ visible: true })
          .first()
          .waitFor();
        // The page takes the price off at once; it doesn't show the win before the reel stands.
        await expect.poll(() => amountShown(page)).not.toBe(before);
        expect(await drops.count()).toBe(5);
        await page.getByRole('button', { name: caseMessages.result.keep({ count: 1 }) }).waitFor();
        await expect.poll(() => drops.count(), { timeout: 15_000 }).toBe(6);
      });
      await picture(home, 'live-strip');
    });
  });

  it.each([
    { callback: '/personal/bag?state=sold', follows: true, does: 'follow' },
    { callback: 'https://elsewhere.test/', follows: false, does: 'ignore' },
  ])('remember where a guest came from, and $does $callback after the login', async (way) => {
    await during(await open(1280), async (page) => {
      const codes = 'utm_source=mail&promoteCode=ABC123&channelCode=tv';
      await page.goto(`/?${codes}&callbackUrl=${encodeURIComponent(way.callback)}`);
      await page.waitForURL((url) => url.pathname === '/home' && url.searchParams.get('promoteCode') === 'ABC123');
      await settled(page);
      await page.goto(`${page.url()}&theme=embers`);
      await settled(page);
      expect(new URL(page.url()).searchParams.get('theme')).toBe('embers');
      await page.getByRole('link', { name: shell.nav.fairness }).first().click();
      await page.waitForURL((url) => url.pathname === '/provably-fair' && url.searchParams.get('channelCode') === 'tv');
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
        utm_source: 'mail',
        theme: 'embers',
      });
      expect(await page.evaluate(() => localStorage.getItem('channelCode'))).toBe('tv');
      await page.getByRole('navigation').getByRole('link', { name: shell.nav.cases }).first().click();
      await page.waitForURL((url) => url.pathname !== '/provably-fair' && url.search !== '');
      const cases = new URL(page.url()).pathname;
      await page.getByRole('button', { name: shell.header.register, exact: true }).click();
      expect(await page.getByRole('dialog').getByLabel(account.register.invite).inputValue()).toBe('ABC123');
      await page.getByRole('dialog').getByRole('button', { name: account.register.toLogin }).click();
      const dialog = page.getByRole('dialog', { name: account.login.title });
      await dialog.getByLabel(account.fields.phone, { exact: true }).fill(PHONE);
      await dialog.getByLabel(account.fields.password, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: account.login.submit, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: shell.header.deposit }).waitFor();
      const { pathname, search, origin } = new URL(page.url());
      expect(origin).toBe(site.url);
      if (way.follows) expect(`${pathname}${search}`).toBe(way.callback);
      else expect(pathname).toBe(cases);
    });
  });

  it('fade to the winner without any travel where motion is to be reduced', async () => {
    await during(await open(1280), async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/box/${player.slug}`);
      await settled(page);
      await page.evaluate(() => {
        const animate = Element.prototype.animate;
        const moved: string[] = [];
        Object.assign(window, { moved });
        Element.prototype.animate = function (this: Element, frames, timing) {
          moved.push(JSON.stringify(frames));
          return animate.call(this, frames, timing);
        };
      });
      await page.getByRole('button', { name: caseMessages.bar.demo }).filter({ visible: true }).first().click();
      await page.getByRole('button', { name: caseMessages.result.demoEnd }).waitFor();
      const moved: unknown = await page.evaluate('window.moved');
      expect(moved).toEqual([JSON.stringify([{ opacity: 0 }, { opacity: 1 }])]);
    });
  });

  it('bring new odds with a notice, and take no money for the old ones', async () => {
    const watched = await open(360, player.token);
    await during(watched, async (page) => {
      await page.goto(`/box/${player.slug}`);
      await settled(page);
      const chances = page.getByText(/^\d+\.\d{5}%$/);
      const balance = await amountShown(page);
      // Announced for 60 s, by the clock of a site that runs.
      await expect.poll(oddsInForce, { timeout: 90_000, interval: 1_000 }).not.toBe(oddsBefore);
      // The site honours replaced odds for 60 s, so the page gets, and asks with, the hash of odds that never existed.
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('"operationName":"Case"')) return route.fallback();
        const response = await route.fetch();
        const body = (await response.text())
          .replace(/"oddsHash":"[0-9a-f]{64}"/, `"oddsHash":"${'0'.repeat(64)}"`)
          .replace(/"lastTicket":\d+/, `"lastTicket":12344`);
        return route.fulfill({ response, body });
      });
      await page.reload();
      await settled(page);
      const before = await chances.allInnerTexts();
      expect(before).toContain('0.12345%');
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: /^开启/ }).click();
      await page.getByText(caseMessages.notice.changed).waitFor();
      await expect.poll(() => chances.allInnerTexts()).not.toEqual(before);
      expect(await amountShown(page)).toBe(balance);
      await picture(page, 'case-changed');
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }, 150_000);

  it('say that cases are stopped, and go on when they are resumed', { timeout: MOST_MS }, async () => {
    await during(await open(360, player.token), async (page) => {
      await page.goto(`/box/${player.slug}`);
      await settled(page);
      const button = page.getByRole('button', { name: /^开启/ });
      await button.waitFor();
      await operator('game', 'stop', 'case', '--reason', 'a drill');
      await page.waitForTimeout(NOTICE_MS);
      await button.click();
      await page.getByText(caseMessages.notice.stopped).waitFor();
      await page.getByRole('button', { name: caseMessages.bar.stopped }).waitFor();
      await picture(page, 'game-stopped');
      expect(await accessibilityProblems(page)).toEqual([]);
      await operator('game', 'resume', 'case');
      // The read model follows a moment later.
      const offered = async (): Promise<number> => {
        await page.reload();
        await settled(page);
        return button.count();
      };
      await expect.poll(offered, { timeout: 20_000 }).toBe(1);
    });
  });
});
