import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../web/generated/texts/en/index.ts';
import { zhCN } from '../../web/generated/texts/zh-CN/index.ts';
import { zhTW } from '../../web/generated/texts/zh-TW/index.ts';
import type { Messages } from '../../web/i18n/language-texts.ts';
import { createTexts } from '../../web/i18n/texts.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import {
  accessibilityProblems,
  bareTexts,
  choose,
  launch,
  misplacedStops,
  openPage,
  overflow,
  picture,
  type WatchedPage,
} from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();

const all = async (language: typeof zhCN): Promise<Messages> => {
  const texts = createTexts(language);
  await texts.load(texts.parts);
  return texts.messages;
};
const simplified = await all(zhCN);
const english = await all(en);

/** The texts of the page; a locale without texts of its own has the English ones. */
const words: Readonly<Record<string, Messages>> = {
  'zh-CN': simplified,
  'zh-TW': await all(zhTW),
  'en-US': english,
  'ar-SA': english,
};
const LOCALES = ['zh-CN', 'zh-TW', 'en-US', 'ar-SA'] as const;
const WIDTHS = [360, 768, 1280] as const;
const everything = process.env.GLASSCASE_E2E_ALL === '1';

interface Way {
  readonly name: string;
  readonly visitor: 'guest' | 'player';
  readonly path: string;
  readonly open: (page: Page, say: Messages) => Promise<void>;
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const login = async (page: Page, { shell }: Messages): Promise<void> => press(page, shell.header.login);

/** How a person opens each dialog. */
const WAYS: readonly Way[] = [
  { name: 'login', visitor: 'guest', path: '/provably-fair/verify', open: login },
  {
    name: 'sms-login',
    visitor: 'guest',
    path: '/provably-fair/verify',
    open: async (page, say) => {
      await login(page, say);
      await choose(page, say.account.login.bySms);
    },
  },
  {
    name: 'find-password',
    visitor: 'guest',
    path: '/provably-fair/verify',
    open: async (page, say) => {
      await login(page, say);
      await press(page, say.account.login.forgot);
    },
  },
  {
    name: 'steam-login',
    visitor: 'guest',
    path: '/provably-fair/verify',
    open: async (page, say) => {
      await login(page, say);
      await press(page, say.account.login.withSteam);
    },
  },
  {
    name: 'register',
    visitor: 'guest',
    path: '/provably-fair/verify',
    open: (page, { shell }) => press(page, shell.header.register),
  },
  {
    name: 'benefit',
    visitor: 'guest',
    path: '/provably-fair/verify',
    open: async (page, { shell, account }) => {
      await press(page, shell.header.register);
      await press(page, account.register.benefit);
    },
  },
  {
    name: 'deposit',
    visitor: 'player',
    path: '/provably-fair/verify',
    open: (page, { shell }) => press(page, shell.header.deposit),
  },
  {
    name: 'messages',
    visitor: 'player',
    path: '/provably-fair/verify',
    open: async (page, { inbox, shell }) => {
      // A phone has it in its menu.
      if ((page.viewportSize()?.width ?? 0) < 768) await press(page, shell.header.menu);
      await press(page, new RegExp(`^${inbox.title}`));
    },
  },
  {
    name: 'language',
    visitor: 'player',
    path: '/personal/settings',
    open: (page, { settings }) => press(page, `${settings.change} · ${settings.device.language}`),
  },
  {
    name: 'theme',
    visitor: 'player',
    path: '/personal/settings',
    open: (page, { settings }) => press(page, `${settings.change} · ${settings.device.theme}`),
  },
  {
    name: 'change-password',
    visitor: 'player',
    path: '/personal/security',
    open: (page, { settings }) => press(page, `${settings.change} · ${settings.password.label}`),
  },
  {
    name: 'add-passkey',
    visitor: 'player',
    path: '/personal/security',
    open: (page, { security }) => press(page, security.passkeys.add),
  },
  {
    name: 'step-up',
    visitor: 'player',
    path: '/personal/security',
    open: (page, { security }) => press(page, `${security.totp.setUp} · ${security.totp.label}`),
  },
  {
    name: 'verify-identity',
    visitor: 'player',
    path: '/personal/settings',
    open: (page, { settings }) => press(page, `${settings.verification.view} · ${settings.verification.label}`),
  },
  {
    name: 'odds-hash',
    visitor: 'guest',
    path: '/box/wick',
    open: async (page) => {
      await press(page, /^[0-9a-f]{4,6}…[0-9a-f]{4,6}$/);
      // The facts around it stand in one line; the text of the dialog breaks.
      const held = page.locator('dialog[open] [class*="_body_"]');
      expect(await held.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  },
];

const isChosen = (place: number, row: number, column: number): boolean =>
  everything || (place + row) % WIDTHS.length === column;

const sights = LOCALES.flatMap((locale, row) =>
  WIDTHS.flatMap((width, column) =>
    WAYS.filter((_way, place) => isChosen(place, row, column)).map((way) => ({ ...way, locale, width })),
  ),
);

describe.skipIf(found === null)('the dialogs', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;

  const open = async (width: number, locale: string, token?: string): Promise<WatchedPage> => {
    const watched = await openPage(browser, site.url, { width, locale });
    await watched.page.context().addInitScript((kept) => {
      localStorage.setItem('settings', JSON.stringify({ voice: false, music: false }));
      if (kept !== null) localStorage.setItem('token', kept);
    }, token ?? null);
    return watched;
  };

  const settled = async (page: Page): Promise<void> => {
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.querySelector('main [class*="_skeleton_"]') === null);
  };

  const inspect = async ({ page, troubles }: WatchedPage, name: string): Promise<void> => {
    await page.getByRole('dialog').first().waitFor();
    await page.waitForFunction(() => document.querySelector('dialog[open] [class*="_skeleton_"]') === null);
    await picture(page, `dialog-${name}`);
    expect.soft(await overflow(page), `${name} sticks out`).toBe(0);
    expect.soft(await accessibilityProblems(page), name).toEqual([]);
    expect.soft(await bareTexts(page), name).toEqual([]);
    if (name.includes('-ar-SA-')) expect.soft(await misplacedStops(page), name).toEqual([]);
    expect.soft(troubles, name).toEqual([]);
  };

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ HOST: 'localhost', GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_STEAM: 'on' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000003');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it.each(sights)('$name holds in $locale at $width px', { timeout: 90_000 }, async (way) => {
    const { locale, width, visitor, path } = way;
    const say = words[locale] ?? english;
    const watched = await open(width, locale, visitor === 'player' ? player.token : undefined);
    try {
      await watched.page.goto(path);
      await settled(watched.page);
      await way.open(watched.page, say);
      await inspect(watched, `${way.name}-${locale}-${width}`);
    } finally {
      await watched.page.context().close();
    }
  });

  it('the menu holds on a phone, and leads to every part of the account', async () => {
    const watched = await open(360, 'zh-CN', player.token);
    try {
      await watched.page.goto('/provably-fair/verify');
      await settled(watched.page);
      await press(watched.page, simplified.shell.header.menu);
      await inspect(watched, 'menu-zh-CN-360');
      const paths = await watched.page
        .getByRole('dialog')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const path of [
        '/shop',
        '/records',
        '/personal/settings',
        '/personal/security',
        '/safer-play',
        '/promotions',
        '/docs/help',
      ]) {
        expect(paths).toContain(path);
      }
    } finally {
      await watched.page.context().close();
    }
  });

  it('the reality check comes by itself, and can be put off', async () => {
    const watched = await open(360, 'zh-CN', player.token);
    try {
      const { page } = watched;
      await page.goto('/provably-fair/verify');
      await settled(page);
      await page.waitForFunction(() => localStorage.getItem('glasscase.visit') !== null);
      // The visit began an hour earlier than it did.
      await page.evaluate(`{
        const visit = JSON.parse(localStorage.getItem('glasscase.visit'));
        const hour = 61 * 60_000;
        const longer = { ...visit, startedAt: visit.startedAt - hour, remindedAt: visit.remindedAt - hour };
        localStorage.setItem('glasscase.visit', JSON.stringify(longer));
        document.dispatchEvent(new Event('visibilitychange'));
      }`);
      const asked = page.getByRole('dialog', { name: simplified.saferPlay.reality.dialogTitle });
      await asked.waitFor();
      await inspect(watched, 'reality-check-zh-CN-360');
      await press(page, simplified.saferPlay.reality.continue);
      await asked.waitFor({ state: 'detached' });
    } finally {
      await watched.page.context().close();
    }
  });

  // The last one: from here on a notice is what every new device sees first.
  it('a public notice shows itself once', async () => {
    const file = join(site.dataDir, 'notice.json');
    const text = { title: '今晚维护', body: '23:00 到 23:30 暂停充值。' };
    await writeFile(file, JSON.stringify({ 'zh-CN': text, 'zh-TW': text, en: text }));
    await promisify(execFile)(process.execPath, ['scripts/operator.ts', 'notice', 'publish', file, '--yes'], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    });
    const watched = await open(360, 'zh-CN');
    try {
      await watched.page.goto('/home');
      await watched.page.getByRole('dialog').getByText(text.title).first().waitFor();
      await inspect(watched, 'notice-zh-CN-360');
      await watched.page.getByRole('button', { name: simplified.inbox.notice.known }).click();
      await watched.page.getByRole('dialog').waitFor({ state: 'detached' });
      await watched.page.reload();
      await settled(watched.page);
      expect(await watched.page.getByRole('dialog').count()).toBe(0);
    } finally {
      await watched.page.context().close();
    }
  });
});
