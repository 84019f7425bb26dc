import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import englishAccount from '../../web/generated/texts/en/account.ts';
import english from '../../web/generated/texts/en/shell.ts';
import account from '../../web/generated/texts/zh-CN/account.ts';
import backpack from '../../web/generated/texts/zh-CN/backpack.ts';
import battle from '../../web/generated/texts/zh-CN/battle.ts';
import caseWords from '../../web/generated/texts/zh-CN/case.ts';
import cases from '../../web/generated/texts/zh-CN/cases.ts';
import home from '../../web/generated/texts/zh-CN/home.ts';
import inbox from '../../web/generated/texts/zh-CN/inbox.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import themes from '../../web/generated/texts/zh-CN/themes.ts';
import trust from '../../web/generated/texts/zh-CN/trust.ts';
import traditional from '../../web/generated/texts/zh-TW/shell.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, dialogOf, visit } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, choose, launch, openPage, overflow, type PageOptions, picture } from './open-page.ts';
import { makePlayer, openBattle, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();

/** What stands around every page, and what leads from one to another. */
describe.skipIf(found === null)('around the pages', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000301');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const during = async (options: PageOptions & { readonly token?: string }, act: (page: Page) => Promise<void>) => {
    const { page } = await visit(browser, site, options);
    try {
      await act(page);
    } finally {
      await page.context().close();
    }
  };
  const lookAt = async (page: Page, name: string): Promise<void> => {
    await picture(page, `around-${name}`);
    expect.soft(await overflow(page), `${name} sticks out`).toBe(0);
    expect.soft(await accessibilityProblems(page), name).toEqual([]);
  };

  it.each([
    ['en', english, [768, 1200, 1280]],
    ['zh-CN', shell, [1280]],
  ] as const)('the header of %s has its sections in one row', async (locale, { nav: names }, widths) => {
    for (const width of widths) {
      await during({ width, locale, token: player.token }, async (page) => {
        await page.goto('/home');
        const nav = page.getByRole('navigation', { name: names.label, exact: true });
        await page
          .getByRole('banner')
          .getByText(/\d\.\d/)
          .first()
          .waitFor();
        for (const name of [names.backpack, names.fairness])
          expect(await nav.getByRole('link', { name }).isVisible()).toBe(width >= 1200);
        expect(await nav.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
      });
    }
  });

  it.each([
    ['zh-CN', shell.nav],
    ['zh-TW', traditional.nav],
    ['en', english.nav],
    ['ar-SA', english.nav],
  ] as const)(
    'a phone in %s has the six areas of the site as tabs, each with room for its name',
    async (locale, names) => {
      const areas = [names.cases, names.battles, names.dreamTab, names.shop, names.news, names.account];
      for (const width of [320, 360]) {
        await during({ width, locale }, async (page) => {
          await page.goto('/event');
          const bar = page.getByRole('navigation', { name: names.bottom, exact: true });
          const tabs = bar.locator('a, button');
          await expect.poll(() => tabs.allInnerTexts()).toEqual(areas);
          expect(await bar.locator('[aria-current="page"]').innerText()).toBe(names.news);
          const spilt = await tabs.evaluateAll(
            (all) =>
              all.filter((tab) => {
                const [around, name] = [tab, tab.querySelector('span')].map((one) => one?.getBoundingClientRect());
                if (around === undefined || name === undefined) return true;
                const outside = around.left < 0 || around.right > window.innerWidth + 0.5;
                return (
                  outside ||
                  around.width < 44 ||
                  name.left < around.left ||
                  name.right > around.right ||
                  name.height > 14
                );
              }).length,
          );
          expect(spilt, `${width}`).toBe(0);
          await lookAt(page, `tabs-${locale}-${width}`);
        });
      }
    },
  );

  /** Holds the page's scripts back; answers how to let them go. */
  const withoutScripts = async (page: Page): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };

  it.each(['/home', '/', '/home/?promoteCode=abc#content'])(
    'a guest of %s sees the stage before any script has run, and it is the same afterwards',
    async (address) => {
      const { page, troubles } = await visit(browser, site, { width: 390 });
      const letScriptsRun = await withoutScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('link', { name: home.open }).waitFor();
      const title = page.getByRole('heading', { level: 1 });
      const painted = await title.elementHandle();
      expect(await page.getByRole('button', { name: home.side.freeGuest }).isVisible()).toBe(true);
      expect(await page.getByRole('region', { name: home.banners.label }).isVisible()).toBe(true);
      await picture(page, 'around-painted');
      expect(await overflow(page)).toBe(0);
      letScriptsRun();
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      expect(await title.evaluate((element, before) => element === before, painted)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/home');
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('a guest of /proof reads how the log is audited before any script has run, and so does who was here before', async () => {
    const { page, troubles } = await visit(browser, site, { width: 390 });
    // The device has checked the log before, which the server knows nothing of.
    const seen = JSON.stringify({ origin: 'log', size: 7, root: '0'.repeat(64), verifierKey: 'log+key' });
    await page.addInitScript((value) => localStorage.setItem('glasscase.seen-log', value), seen);
    const letScriptsRun = await withoutScripts(page);
    await page.goto('/proof', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { name: trust.heading });
    await title.waitFor();
    const painted = await title.elementHandle();
    const command = page.getByText(`npm run audit -- ${site.url}/`).first();
    expect(await command.isVisible()).toBe(true);
    await picture(page, 'proof-painted');
    letScriptsRun();
    await page.getByText(trust.device.whole({ size: '7' })).waitFor();
    await expect.poll(() => page.locator('[data-painted]').count(), { timeout: 10_000 }).toBe(0);
    expect(await title.evaluate((element, before) => element === before, painted)).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['the menu', (page: Page) => button(page, shell.header.menu)],
    ['the way to sign in', (page: Page) => button(page, shell.header.login)],
    ['the account', (page: Page) => page.getByRole('navigation').getByRole('button').last()],
    ['the filter', (page: Page) => page.getByRole('main').getByRole('button', { name: cases.filter })],
    ['what the free case asks of a guest', (page: Page) => page.getByRole('button', { name: home.side.freeGuest })],
  ] as const)('%s opens once its script has come, for who tapped it before', async (_what, control) => {
    const { page, troubles } = await visit(browser, site, { width: 390 });
    const letScriptsRun = await withoutScripts(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await control(page).tap();
    expect(await page.getByRole('dialog').count()).toBe(0);
    letScriptsRun();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('heading', { name: home.today.title, includeHidden: true }).waitFor({ state: 'attached' });
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expect.poll(() => page.locator('[data-painted], [data-tapped]').count(), { timeout: 10_000 }).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('who sorts the cases and limits their price before any script has come has them so once it has', async () => {
    const { page, troubles } = await visit(browser, site, { width: 1280 });
    const letScriptsRun = await withoutScripts(page);
    await page.goto('/home', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const sort = main.getByRole('combobox', { name: cases.sort });
    const [lowest, highest] = [cases.minPrice, cases.maxPrice].map((name) => main.getByRole('slider', { name }));
    await sort.selectOption('price-down');
    await lowest?.press('ArrowRight');
    await highest?.press('ArrowLeft');
    const chosen = [await sort.inputValue(), await lowest?.inputValue(), await highest?.inputValue()];
    expect([new URL(page.url()).search, chosen.slice(0, 2)]).toEqual(['', ['price-down', '1']]);
    letScriptsRun();
    await main.getByRole('region', { name: cases.sorts['price-down'] }).getByRole('link').first().waitFor();
    expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(['max', 'min', 'sort']);
    expect([await sort.inputValue(), await lowest?.inputValue(), await highest?.inputValue()]).toEqual(chosen);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['a player', '/home', () => ({ width: 390, token: player.token })],
    ['a reader of English', '/home', () => ({ width: 390, locale: 'en' })],
    ['who sorts the cases', '/home?sort=price-up', () => ({ width: 390 })],
  ] as const)('%s never sees what is painted for others', async (_who, address, options) => {
    await during(options(), async (page) => {
      const letScriptsRun = await withoutScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      const chinese = page.getByText(shell.header.login, { exact: true }).first();
      await chinese.waitFor({ state: 'attached' });
      // The element is there before the stylesheet that hides it; until that has come, the browser paints nothing.
      await expect.poll(() => chinese.isVisible()).toBe(false);
      const painted = await chinese.elementHandle();
      letScriptsRun();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await painted?.evaluate((element) => element.isConnected)).toBe(false);
    });
  });

  it('a note says how far the site is after its start, with a bar, until it is there', async () => {
    await during({ width: 360 }, async (page) => {
      let percent: number | null = 37;
      await page.route('**/graphql', async (route) => {
        if (!/"operationName":"Site"/.test(route.request().postData() ?? '')) return route.fallback();
        const response = await route.fetch();
        const { data } = await response.json();
        return route.fulfill({ response, json: { data: { ...data, site: { ...data.site, catchingUp: percent } } } });
      });
      await page.goto('/provably-fair/verify');
      const note = page.getByRole('complementary', { name: shell.catchingUp({ percent: '37' }) });
      await note.waitFor();
      const bar = note.getByRole('progressbar', { name: shell.catchingUp({ percent: '37' }) });
      expect(await bar.evaluate((element) => element instanceof HTMLProgressElement && element.position)).toBe(0.37);
      await lookAt(page, 'catching-up');
      percent = 80;
      await page.getByRole('progressbar', { name: shell.catchingUp({ percent: '80' }) }).waitFor();
      percent = null;
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
    });
  });

  it('home shows four battles that one can join or watch, and leads to all of them', {
    timeout: 240_000,
  }, async () => {
    for (let made = 0; made < 5; made += 1) await openBattle(site.url, player);
    await during({ width: 1280 }, async (page) => {
      await page.goto('/home');
      const preview = page.getByRole('region', { name: battle.title });
      await preview.getByRole('listitem').nth(3).waitFor();
      await expect.poll(() => preview.locator(':scope > ul > li').count()).toBe(4);
      await lookAt(page, 'home-battles');
      await preview.getByRole('link', { name: battle.preview.all }).click();
      await page.waitForURL((url) => url.pathname === '/battle');
      // Whoever sits in one is a way to their page.
      await page.getByRole('main').locator('a[href^="/player/"]').first().click();
      await page.waitForURL((url) => url.pathname.startsWith('/player/'));
    });
  });

  it.each([360, 1280])(
    'what a battle can hold, and what a seat costs, is told before one goes there from a list: at %i px',
    async (width) => {
      const id = await openBattle(site.url, player);
      await during({ width }, async (page) => {
        await page.goto('/battle');
        await page
          .locator('main li', { has: page.getByRole('button') })
          .first()
          .getByRole('button')
          .click();
        const dialog = dialogOf(page, battle.arena.open.title);
        await dialog.getByText(battle.create.cost).waitFor();
        await dialog.locator('details summary').first().waitFor();
        if (
          !(await dialog
            .locator('details')
            .first()
            .evaluate((details) => details.hasAttribute('open')))
        )
          await dialog.locator('details summary').first().click();
        await dialog.getByText(/%$/).first().waitFor();
        await lookAt(page, `battle-open-${width}`);
        await dialog.getByRole('link', { name: battle.arena.open.enter }).click();
        await page.waitForURL((url) => url.pathname.startsWith('/battle/'));
        await dialog.waitFor({ state: 'detached' });
        await page.goto(`/battle/${id}`);
        await button(page, battle.room.login).click();
        await dialogOf(page, account.tip.loginTitle).waitFor();
      });
    },
  );

  it('a guest’s paid action asks to log in first, and leaves them where they are', async () => {
    await during({ width: 360 }, async (page) => {
      await page.goto(`/box/${player.slug}`);
      await button(page, caseWords.bar.login).click();
      const tip = dialogOf(page, account.tip.loginTitle);
      await tip.getByText(account.tip.loginText).waitFor();
      await lookAt(page, 'login-tip');
      await button(tip, account.guest.login).click();
      await dialogOf(page, account.login.title).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/box/${player.slug}`);
    });
  });

  it('a reverse room like a classic one is a reverse one, and its page says one mode, whichever is chosen', async () => {
    const id = await openBattle(site.url, player);
    await during({ width: 1280, token: player.token }, async (page) => {
      await page.goto(`/reverse/create/${id}`);
      const title = page.getByRole('heading', { level: 1 });
      const mode = page.getByRole('group', { name: battle.create.mode });
      await expect.poll(() => mode.getByRole('radio', { name: battle.modes.UNDERDOG }).isChecked()).toBe(true);
      expect(await title.innerText()).toBe(battle.create.reverseTitle);
      await choose(page, battle.modes.CLASSIC);
      await expect.poll(() => title.innerText()).toBe(battle.create.title);
    });
  });

  it('signing in, registration and a forgotten password take each other’s place', async () => {
    await during({ width: 1280 }, async (page) => {
      await page.goto('/home');
      const dialogs = page.getByRole('dialog');
      const shows = async (title: string): Promise<void> => {
        await dialogOf(page, title).waitFor();
        await expect.poll(() => dialogs.count()).toBe(1);
      };
      await button(page, shell.header.login).click();
      await shows(account.login.title);
      await button(dialogs, account.login.toRegister).click();
      await shows(account.register.title);
      await button(dialogs, account.register.toLogin).click();
      await shows(account.login.title);
      await button(dialogs, account.login.forgot).click();
      await shows(account.recover.title);
    });
  });

  it('a guest’s page asks for no profile and no unread count, and a player’s counts anew once the messages are closed', async () => {
    const askedBy = async (token: string | undefined, act: (page: Page, asked: () => string) => Promise<void>) =>
      during({ width: 1280, ...(token !== undefined && { token }) }, async (page) => {
        const bodies: string[] = [];
        page.on('request', (request) => bodies.push(request.postData() ?? ''));
        await page.goto('/home');
        await button(page, shell.menu.messages).waitFor();
        await act(page, () => bodies.splice(0).join('\n'));
      });
    await askedBy(undefined, async (page, asked) => {
      await page.waitForLoadState('networkidle');
      expect(asked()).not.toMatch(/"operationName":"(?:Me|UnreadCount)"/);
    });
    await askedBy(player.token, async (page, asked) => {
      await page.waitForLoadState('networkidle');
      const first = asked();
      for (const name of ['Me', 'UnreadCount']) expect(first).toContain(`"operationName":"${name}"`);
      await button(page, shell.menu.messages).click();
      await dialogOf(page, inbox.title).waitFor();
      await page.waitForLoadState('networkidle');
      asked();
      await page.keyboard.press('Escape');
      await expect.poll(asked).toContain('"operationName":"UnreadCount"');
    });
  });

  it.each(['/home', '/battle'])('%s opens the live connection as it is loaded', async (path) => {
    await during({ width: 1280 }, async (page) => {
      const socket = page.waitForEvent('websocket', (one) => new URL(one.url()).pathname === '/graphql');
      await page.goto(path);
      expect((await socket).isClosed()).toBe(false);
    });
  });

  it('the sound of the site is turned on and set from its header, by keyboard alone', async () => {
    await during({ width: 1280 }, async (page) => {
      await page.goto('/home');
      const menuButton = page.getByRole('banner').getByRole('button', { name: themes.sound });
      await menuButton.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('group', { name: themes.sound });
      const effects = menu.getByRole('switch', { name: themes.switches.voice.title });
      const volume = menu.getByRole('slider', { name: themes.volume });
      await effects.waitFor();
      expect([await effects.isChecked(), await volume.isEnabled()]).toEqual([false, false]);
      await effects.focus();
      await page.keyboard.press('Space');
      expect(await effects.isChecked()).toBe(true);
      await volume.focus();
      await page.keyboard.press('ArrowLeft');
      await menu.getByText('75%').waitFor();
      await lookAt(page, 'sound-menu');
      await page.keyboard.press('Escape');
      expect(await menu.isVisible()).toBe(false);
      const kept = await page.evaluate(() => localStorage.getItem('settings'));
      expect(JSON.parse(kept ?? '{}')).toMatchObject({ voice: true, music: false, volume: 75 });
    });
  });

  it.each([360, 1280])('music begins with the first press, and one tap mutes it for good, at %s px', async (width) => {
    const { page } = await openPage(browser, site.url, { width });
    await page.addInitScript(() => {
      Reflect.set(window, 'contexts', 0);
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          Reflect.set(window, 'contexts', Reflect.get(window, 'contexts') + 1);
        }
      };
    });
    const contexts = () => page.evaluate(() => Reflect.get(window, 'contexts'));
    const press = () => page.mouse.click(2, 300);
    await page.goto('/home');
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    expect(await contexts()).toBe(0);
    const mute = page.getByRole('button', { name: themes.mute, exact: true });
    await expect
      .poll(async () => {
        await press();
        return mute.isVisible();
      })
      .toBe(true);
    await page.getByText(themes.musicPlays).waitFor();
    await lookAt(page, `music-${width}`);
    await mute.click();
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '{}').music);
    await expect.poll(kept).toBe(false);
    await page.reload();
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await press();
    await page.waitForLoadState('networkidle');
    expect([await kept(), await contexts(), await mute.count()]).toEqual([false, 0, 0]);
    await page.context().close();
  });

  it('the code and texts of a page come as one reaches for it, and those that its manifest names after it', async () => {
    await during({ width: 1280 }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const isAsked = (part: RegExp) => () => asked.some((url) => part.test(url));
      await page.goto('/home');
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      // What the page itself shows comes first.
      await expect.poll(isAsked(/assets\/CasePage-/), { timeout: 10_000 }).toBe(true);
      expect(isAsked(/assets\/SeedsPage-/)()).toBe(false);
      await page.getByRole('navigation').getByRole('link', { name: shell.nav.fairness }).first().hover();
      await expect.poll(isAsked(/assets\/SeedsPage-/)).toBe(true);
      await expect.poll(isAsked(/assets\/fairness-/)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/home');
    });
  });

  it.each([
    ['is slow', { effectiveType: '3g', saveData: false }],
    ['has to be saved', { effectiveType: '4g', saveData: true }],
  ])('where the network %s no page comes ahead but what one reaches for', async (_how, connection) => {
    await during({ width: 1280 }, async (page) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const isAsked = () => asked.some((url) => /assets\/CasePage-/.test(url));
      await page.goto('/home');
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      // Longer than pages wait that come ahead.
      await page.waitForTimeout(4_000);
      expect(isAsked()).toBe(false);
      await page.getByRole('link', { name: home.open }).hover();
      await expect.poll(isAsked).toBe(true);
    });
  });

  it('who comes back to home finds the free case in the header as it was', async () => {
    await during({ width: 1280, token: player.token }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.postData() ?? ''));
      const times = () => asked.filter((body) => body.includes('"operationName":"TodaysFreeCase"')).length;
      await page.goto('/home');
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      await expect.poll(times).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      const before = times();
      await page.getByRole('navigation').getByRole('link', { name: shell.nav.fairness }).first().click();
      await page.waitForURL('**/provably-fair');
      await page.goBack();
      await page.getByRole('heading', { name: home.today.title }).waitFor();
      expect(times()).toBe(before);
    });
  });

  it('Back goes one step back, and to the page above where the visit began', async () => {
    await during({ width: 360, token: player.token }, async (page) => {
      await page.goto('/records?tab=games');
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await button(page, shell.header.menu).click();
      await page.getByRole('dialog').locator('a[href="/personal/security"]').click();
      await page.waitForURL('**/personal/security');
      const back = page.locator('header a[href="/personal"]');
      await back.click();
      await page.waitForURL((url) => url.pathname === '/records' && url.searchParams.get('tab') === 'games');
    });
    await during({ width: 360, token: player.token }, async (page) => {
      await page.goto('/personal/security');
      await page.locator('header a[href="/personal"]').click();
      await page.waitForURL((url) => url.pathname === '/personal');
    });
  });

  it('work that takes long says so, until what came of it is said', async () => {
    await during({ width: 360, token: player.token }, async (page) => {
      let goOn = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/graphql', async (route) => {
        if (/"operationName":"Sell/.test(route.request().postData() ?? '')) await held;
        await route.fallback();
      });
      await page.addInitScript(() => localStorage.setItem('sale-question', '0'));
      await page.goto('/personal/bag');
      await button(page, /^选择 /).click();
      await button(page, /^出售得/).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^出售得/ })
        .click();
      const status = page.getByRole('status').getByText(backpack.sellingItems({ count: 1 }));
      await status.waitFor();
      await lookAt(page, 'loading');
      goOn();
      await status.waitFor({ state: 'detached' });
      await page
        .getByRole('status')
        .getByText(/已出售 1 件/)
        .waitFor();
    });
  });

  it('a phone number reads from left to right in a mirrored page as well', async () => {
    await during({ width: 360, locale: 'ar-SA' }, async (page) => {
      await page.goto('/provably-fair/verify');
      await page.locator('html[dir=rtl]').waitFor();
      await button(page, english.header.login).click();
      const dialog = dialogOf(page, englishAccount.login.title);
      const left = async (label: string): Promise<number> =>
        (await dialog.getByLabel(label, { exact: true }).boundingBox())?.x ?? Number.NaN;
      expect(await left(englishAccount.fields.prefix)).toBeLessThan(await left(englishAccount.fields.phone));
    });
  });

  it('who signs out stays a guest on a whole page, and nothing went wrong on it', async () => {
    const { page, troubles } = await visit(browser, site, { width: 360, token: player.token });
    await page.goto('/home');
    // The stage's two links, and a shelf for each theme but the choice of all.
    const links = page.locator('main a[href^="/box/"]');
    const shelves = page.locator('main section[aria-labelledby^="theme-"]');
    const themeLinks = page.getByRole('navigation', { name: cases.themes }).getByRole('link');
    await links.first().waitFor();
    await expect.poll(async () => (await shelves.count()) - (await themeLinks.count()), { timeout: 20_000 }).toBe(-1);
    const there = await links.count();
    expect(there).toBeGreaterThan(2);
    await button(page, shell.header.menu).click();
    await page.getByRole('dialog').getByRole('button', { name: shell.menu.logout }).click();
    await button(page, shell.header.login).waitFor();
    // What was the player's is asked for anew: the list may be away for a moment.
    await expect.poll(() => links.count(), { timeout: 20_000 }).toBe(there);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('who signs out of a page of their own is on home', async () => {
    await during({ width: 360, token: player.token }, async (page) => {
      await page.goto('/personal/vip');
      await page.locator('main h1').first().waitFor();
      await button(page, shell.header.menu).click();
      await page.getByRole('dialog').getByRole('button', { name: shell.menu.logout }).click();
      await page.waitForURL('**/home');
      await button(page, shell.header.login).waitFor();
    });
  });

  it.each(['/home', '/battle', '/personal', '/deposit'])(
    '%s fits on both sides of each width at which either set of breakpoints has one',
    async (path) => {
      await during({ width: 1280, token: player.token }, async (page) => {
        await page.goto(path);
        await page.locator('main h1').first().waitFor({ state: 'attached' });
        for (const width of [576, 640, 768, 992, 1024, 1200, 1280].flatMap((edge) => [edge - 1, edge])) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflow(page), `${path} at ${width} px`).toBe(0);
        }
      });
    },
  );
});
