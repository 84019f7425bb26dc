import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { visit } from './account.ts';
import type { FoundBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, overflow, type PageOptions, picture, type WatchedPage } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';

/** The number of the player. */
export const PHONE = '13800000301';

type Visit = PageOptions & { readonly token?: string };

/** The site, browser and player of specs of the pages' frame, from before their first test until after their last. */
export const around = (found: FoundBrowser | null) => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    player = await makePlayer(site.url, PHONE);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const come = (options: Visit): Promise<WatchedPage> => visit(browser, site, options);
  return {
    site: () => site,
    browser: () => browser,
    player: () => player,
    visit: come,
    /** A visit that ends with the act. */
    during: async (options: Visit, act: (page: Page) => Promise<void>): Promise<void> => {
      const { page } = await come(options);
      try {
        await act(page);
      } finally {
        await page.context().close();
      }
    },
  };
};

/** A picture of the page, in which nothing sticks out and axe finds nothing. */
export const lookAt = async (page: Page, name: string): Promise<void> => {
  await picture(page, `around-${name}`);
  expect.soft(await overflow(page), `${name} sticks out`).toBe(0);
  expect.soft(await accessibilityProblems(page), name).toEqual([]);
};
