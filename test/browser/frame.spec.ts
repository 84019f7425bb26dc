import { describe, expect, it } from 'vitest';
import english from '../../web/generated/texts/en/shell.ts';
import backpack from '../../web/generated/texts/zh-CN/backpack.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import themes from '../../web/generated/texts/zh-CN/themes.ts';
import traditional from '../../web/generated/texts/zh-TW/shell.ts';
import { button } from './account.ts';
import { around, lookAt } from './around.ts';
import { findBrowser } from './find-browser.ts';
import { openPage, overflow } from './open-page.ts';

const found = await findBrowser();

describe.skipIf(found === null)('the frame of the pages', () => {
  const { browser, during, player, site } = around(found);

  it.each([
    ['en', english, [768, 1200, 1280]],
    ['zh-CN', shell, [1280]],
  ] as const)('the header of %s has its sections in one row', async (locale, { nav: names }, widths) => {
    for (const width of widths) {
      await during({ width, locale, token: player().token }, async (page) => {
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
    const { page } = await openPage(browser(), site().url, { width });
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

  it('work that takes long says so, until what came of it is said', async () => {
    await during({ width: 360, token: player().token }, async (page) => {
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

  it.each(['/home', '/battle', '/personal', '/deposit'])(
    '%s fits on both sides of each width at which either set of breakpoints has one',
    async (path) => {
      await during({ width: 1280, token: player().token }, async (page) => {
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
