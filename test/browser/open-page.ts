import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
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

/** Of a page that settles by itself. A visitor takes up to 0.1 in a whole visit for good: https://web.dev/articles/cls. */
const MOST_SHIFTED = 0.02;

/** Where screenshots go, for a person to look at: `npm run e2e` takes them. No spec reads one. */
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

/** Of choices side by side, as a person does: on the words, and again where the page moved under the press. */
export const choose = async (page: Page, name: string): Promise<void> => {
  const radio = page.getByRole('radio', { name, exact: true });
  const words = page.locator('label').filter({ has: radio });
  await expect
    .poll(async () => {
      if (!(await radio.isChecked())) await words.click();
      return radio.isChecked();
    })
    .toBe(true);
};

export const picture = async (page: Page, name: string, { whole = false } = {}): Promise<void> => {
  if (process.env.GLASSCASE_E2E_PICTURES !== '1') return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: whole });
};

/** How many pixels the page is wider than its window: 0, or something sticks out. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Has a page count how far what it shows moves by itself: the sum of the scores of https://wicg.github.io/layout-instability. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let shifted = 0;
    const moved = new Set<string>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && typeof entry.value === 'number') || Reflect.get(entry, 'hadRecentInput') === true)
          continue;
        shifted += entry.value;
        for (const { node } of Reflect.get(entry, 'sources'))
          moved.add(node?.outerHTML?.slice(0, 120) ?? node?.nodeName);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts: () => ({ shifted, moved: [...moved] }) });
  });

/** The layout shift of a page that counts it, and the moved elements; empty where the shift is below `MOST_SHIFTED`. */
export const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((most) => {
    const { shifted, moved } = Reflect.get(window, 'shifts')();
    return shifted < most ? [] : [shifted.toFixed(3), ...moved];
  }, MOST_SHIFTED);

/** Texts that React would update or remove as nodes: programs that translate or change a page replace them. */
export const bareTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber'));
      if (isHeld && text.nodeValue?.trim()) found.add(text.parentElement?.outerHTML.slice(0, 200) ?? '');
    }
    return [...found];
  });

/** English sentences in a mirrored page whose full stop would stand at the wrong end. */
export const misplacedStops = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => /[a-z].*[.?!:)]\s*$/i.test(node.nodeValue ?? '')))
      .filter((element) => !element.closest('script, style, noscript, title, svg'))
      .filter((element) => {
        let block: Element | null = element;
        while (block !== null && getComputedStyle(block).display.startsWith('inline')) {
          const { unicodeBidi, direction } = getComputedStyle(block);
          if (unicodeBidi === 'plaintext' || direction === 'ltr') return false;
          block = block.parentElement;
        }
        if (block === null) return false;
        const { unicodeBidi, direction } = getComputedStyle(block);
        return unicodeBidi !== 'plaintext' && direction === 'rtl';
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.trim()}`),
  );

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Looks at the page with nothing in motion: a colour that changes while axe reads it would count as one of the page's.
 * Changes take effect at once meanwhile, and what fades in is waited for.
 */
const standingStill = async <T>(page: Page, look: () => Promise<T>): Promise<T> => {
  const still = await page.evaluateHandle(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    const finite = document.getAnimations().filter((animation) => {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && iterations !== Infinity;
    });
    await Promise.allSettled(finite.map(({ finished }) => finished));
    return sheet;
  });
  try {
    return await look();
  } finally {
    await still.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    });
  }
};

/**
 * The findings of axe, a line a rule, with its message about each place. The site's policy forbids foreign scripts, so
 * axe goes in through the debugger.
 */
export const accessibilityProblems = async (page: Page): Promise<readonly string[]> => {
  const { readFile } = await import('node:fs/promises');
  await page.evaluate(await readFile(axePath, 'utf8'));
  return standingStill(page, () =>
    page.evaluate(async () => {
      const { axe } = globalThis;
      // Of what passes, nothing is read: to name all those nodes is most of the work.
      const { violations } = await axe.run(document, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => {
        const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`);
        return `${id}: ${places.join(', ')}`;
      });
    }),
  );
};
