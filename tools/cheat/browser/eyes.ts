import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findBrowser } from '../../../test/browser/find-browser.ts';
import { launch, openPage } from '../../../test/browser/open-page.ts';
import type { Seat } from '../client/seat.ts';

/** A real browser, and where pictures of what it shows go. */
export interface Eyes {
  /** A silent page in English on which the player is signed in. */
  visit(seat: Seat): Promise<Page>;
  /** Keeps what the page shows now; nowhere where no folder is given. */
  picture(page: Page, name: string): Promise<void>;
  close(): Promise<void>;
}

const WIDTH = 1280;
/** However busy the machine is. */
const PATIENCE_MS = 60_000;

/** @throws Error where there is no browser */
export const openEyes = async (pictures: string | null): Promise<Eyes> => {
  const found = await findBrowser();
  if (found === null) throw new Error('there is no browser on this machine');
  const browser: Browser = await launch(found);
  if (pictures !== null) await mkdir(pictures, { recursive: true });
  return {
    visit: async ({ url, token }) => {
      const { page } = await openPage(browser, url, { width: WIDTH, locale: 'en' });
      await page.context().addInitScript((kept) => {
        localStorage.setItem('settings', JSON.stringify({ voice: false, music: false }));
        localStorage.setItem('token', kept);
      }, token);
      page.setDefaultTimeout(PATIENCE_MS);
      return page;
    },
    picture: async (page, name) => {
      if (pictures !== null) await page.screenshot({ path: join(pictures, `${name}.png`) });
    },
    close: () => browser.close(),
  };
};
