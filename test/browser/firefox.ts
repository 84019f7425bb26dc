import { existsSync } from 'node:fs';
import puppeteer, { ElementHandle } from 'puppeteer-core';
import type { Driver, Find } from './driver.ts';

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Firefox by WebDriver BiDi, which it speaks by itself. */
const startFirefox = async (executablePath: string): Promise<Driver> => {
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath, headless: true, timeout: 60_000 },
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(60_000);
  // An object that goes to the console is told as text: a handle of it tells nothing once its page is left.
  await page.evaluateOnNewDocument(() => {
    const { error } = console;
    console.error = (...told) => error(told.join(' '));
  });
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  const pick = async (find: Find, given: readonly string[]): Promise<ElementHandle<HTMLElement>> => {
    const found = await page.evaluateHandle(find, ...given);
    if (found instanceof ElementHandle) return found;
    throw new Error(`there is no ${given.join(' ')}`);
  };
  return {
    version: await browser.version(),
    goto: async (url) => {
      // A page that is left says of each file that was on its way that it failed: that is no trouble of a player's.
      const before = troubles.length;
      await page.goto('about:blank');
      troubles.splice(before);
      await page.goto(url, { waitUntil: ['load', 'networkidle0'] });
    },
    read: (look, ...given) => page.evaluate(look, ...given),
    press: async (find, ...given) => {
      using element = await pick(find, given);
      await element.click();
    },
    type: async (text, find, ...given) => {
      using element = await pick(find, given);
      // Three clicks choose all of a line.
      await element.click({ count: 3 });
      await page.keyboard.type(text);
    },
    troubles,
    close: () => browser.close(),
  };
};

/** Null, with a printed reason, where there is none. */
export const findFirefox = (): (() => Promise<Driver>) | null => {
  const path = paths.find(existsSync);
  if (path !== undefined) return () => startFirefox(path);
  process.stdout.write('tests in Firefox skipped: there is no Firefox on this machine\n');
  return null;
};
