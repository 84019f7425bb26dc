import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { FoundBrowser } from './find-browser.ts';

/** A page that remembers what went wrong in it. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught exceptions and failed requests, as lines. */
  readonly troubles: string[];
}

export interface PageOptions {
  readonly width: number;
  readonly locale?: string;
  /** With the site's worker: it answers for built files, past every route that a page sets. Else there is none. */
  readonly worker?: boolean;
}

/** Where screenshots go, for a person to look at. */
const PICTURES = '.tmp/pictures';

export const launch = ({ executablePath, args }: FoundBrowser): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...args], headless: true });

export const openPage = async (
  browser: Browser,
  url: string,
  { width, locale, worker = false }: PageOptions,
): Promise<WatchedPage> => {
  const phone = width < 600;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: phone ? 780 : 900 },
    deviceScaleFactor: phone ? 2 : 1,
    hasTouch: phone,
    locale: 'zh-CN',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  if (locale !== undefined)
    await context.addInitScript((chosen) => localStorage.setItem('glasscase.locale', chosen), locale);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  return { page, troubles };
};

/** Of choices side by side, as a person does: on the words, once they stand still. */
export const choose = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();

export const picture = async (page: Page, name: string, { whole = false } = {}): Promise<void> => {
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: whole });
};

/** How many pixels the page is wider than its window: 0, or something sticks out. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What fades in or changes its colour is nobody's to read yet: a busy machine shows it for long. */
const motionOver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const under = document.getAnimations().filter((animation) => {
      if (animation.playState !== 'running') return false;
      if (animation instanceof CSSTransition) return true;
      return animation instanceof CSSAnimation && animation.effect?.getComputedTiming().iterations !== Infinity;
    });
    await Promise.allSettled(under.map(({ finished }) => finished));
  });

/** What axe finds, a line a rule. The site's policy forbids foreign scripts, so axe goes in through the debugger. */
export const accessibilityProblems = async (page: Page): Promise<readonly string[]> => {
  await motionOver(page);
  const { readFile } = await import('node:fs/promises');
  await page.evaluate(await readFile(axePath, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = globalThis;
    const { violations } = await axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
};
