import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import words from '../../web/generated/texts/zh-CN/lab.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture } from './open-page.ts';

const found = await findBrowser();

const LOCALES = ['zh-CN', 'zh-TW', 'en-US', 'ar-SA'] as const;

describe.skipIf(found === null)('the fraud lab in the page', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite();
    browser = await launch(found);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const caught = (page: Page) => page.locator('li [data-look="caught"]');
  const opened = async (width: number, locale?: string) => {
    const watched = await openPage(browser, site.url, { width, ...(locale === undefined ? {} : { locale }) });
    await watched.page.goto('/proof/lab');
    await watched.page.locator('[data-look="holds"]').first().waitFor();
    return watched;
  };

  it('leaves the ordinary verifier green and turns our side red, switch by switch, and back', async () => {
    const { page, troubles } = await opened(1280);
    const switches = page.getByRole('switch');
    const tricks = Object.values(words.tricks);
    expect(await switches.count()).toBe(tricks.length);
    for (const { name, why } of tricks) {
      const row = page.getByRole('listitem').filter({ hasText: name });
      await row.getByRole('switch').check();
      await row.locator('[data-look="caught"]').getByText(why).waitFor();
      expect(await row.locator('[data-look="false-comfort"]').count()).toBe(1);
      expect(await page.getByRole('status').filter({ hasText: name }).count()).toBe(1);
    }
    expect(await caught(page).count()).toBe(tricks.length);
    expect(await accessibilityProblems(page)).toEqual([]);
    await picture(page, 'lab-1280', { whole: true });
    await page.getByRole('button', { name: words.allOff }).click();
    await expect.poll(() => caught(page).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([360, 768, 1280])('is whole at %i px in every language, with a trick on', async (width) => {
    for (const locale of LOCALES) {
      const { page, troubles } = await opened(width, locale);
      await page.getByRole('switch').first().check();
      await caught(page).first().waitFor();
      await page.getByRole('switch').nth(6).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => caught(page).count()).toBe(2);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await picture(page, `lab-${width}-${locale}`, { whole: true });
      expect(troubles).toEqual([]);
      await page.context().close();
    }
  });
});
