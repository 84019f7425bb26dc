import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { CHECKPOINT_PATH } from '../../engine/log/tiles.ts';
import words from '../../web/generated/texts/zh-CN/fairness-log.ts';
import watched from '../../web/generated/texts/zh-CN/log-watch.ts';
import { formatCount } from '../../web/i18n/index.ts';
import { entriesOf, publishedFiles, withoutOpenings } from '../fixture-log.ts';
import { forgerOf, honest, play } from '../forger.ts';
import { createPublishedLog } from '../published-log.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { HOST_RULE } from './hostile-browsers.ts';
import { accessibilityProblems, launch, openPage, overflow, picture, type WatchedPage } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();

/** The first full tile of leaf hashes, and the bundle under it. */
const TILE = 'tile/0/000';

describe.skipIf(found === null)('the fairness log in the page', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000' });
    browser = await launch({ ...found, args: [...found.args, HOST_RULE] });
    player = await makePlayer(site.url, '13800000007');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const visit = async (
    width: number,
    see: (watched: WatchedPage) => Promise<void>,
    host = new URL(site.url).hostname,
  ): Promise<void> => {
    const watched = await openPage(browser, site.url.replace(new URL(site.url).hostname, host), { width });
    try {
      await see(watched);
    } finally {
      await watched.page.context().close();
    }
  };

  const check = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: words.check.start }).click();
    await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
  };

  const settled = async (page: Page, name: string): Promise<void> => {
    await picture(page, name);
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  };

  it('that contradicts what the device was shown before is said on every page, with the evidence', async () => {
    for (const width of [360, 1280]) {
      await visit(width, async ({ page }) => {
        const log = createPublishedLog(signerFromSeed('glasscase.localhost/log', '11'.repeat(32)));
        await log.extendTo(5);
        const note = new TextDecoder().decode((await log.tiles.read(CHECKPOINT_PATH)) ?? new Uint8Array(0));
        const kept = JSON.stringify({ note, verifierKey: formatVerifierKey(log.signer.key) });
        await page.addInitScript((value) => {
          if (localStorage.getItem('glasscase.log-contradiction') === null && sessionStorage.getItem('seen') === null)
            localStorage.setItem('glasscase.kept-checkpoint', value);
          sessionStorage.setItem('seen', '1');
        }, kept);
        await page.goto('/cases');
        const alert = page.getByRole('alert', { name: watched.region });
        await alert.waitFor({ timeout: 60_000 });
        await alert.getByText(watched.reasons.key).waitFor();
        await settled(page, `log-contradiction-${width}`);
        const download = page.waitForEvent('download');
        await alert.getByRole('button', { name: watched.save }).click();
        const evidence = await readFile(await (await download).path(), 'utf8');
        expect(evidence).toContain(note);
        expect(evidence).toContain((await (await fetch(`${site.url}/log/key`)).text()).trim());

        // The page says it again after a reload, until the visitor lets it forget.
        await page.reload();
        await alert.waitFor();
        await alert.getByRole('button', { name: watched.save }).click();
        await alert.getByRole('button', { name: watched.forget }).click();
        await alert.waitFor({ state: 'detached' });
        await page.reload();
        await page.waitForTimeout(500);
        expect(await alert.count()).toBe(0);
      });
    }
  });

  it('is verified from the first entry on, and remembered by the device', async () => {
    await visit(360, async ({ page, troubles }) => {
      await page.goto('/fairness-log');
      await page.getByText(words.head.signed).waitFor();
      await page.getByText(words.check.unseen).waitFor();
      await check(page);
      await page.getByText(words.check.wholeTitle).waitFor();
      await settled(page, 'fairness-log-whole-360');

      await page.reload();
      await check(page);
      await page.getByText(words.check.wholeTitle).waitFor();
      await page.getByText(/它也是这台设备上次验算的/).waitFor();
      // The check goes on from the verdicts of the first visit.
      await page.getByText(/之前已在这里验算过/).waitFor();
      expect(troubles).toEqual([]);
    });
  });

  it('is verified without a secure context too, where the browser lends neither signatures nor locks', async () => {
    await visit(
      1280,
      async ({ page, troubles }) => {
        await page.goto('/fairness-log');
        expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
        await page.getByText(words.head.signed).waitFor();
        await check(page);
        await page.getByText(words.check.wholeTitle).waitFor();
        // Chromium reports the missing secure context of each of these pages.
        expect(troubles.filter((line) => !line.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
      },
      'site.test',
    );
  });

  it('is false with a single byte of a tile changed, and says which tile', async () => {
    await visit(1280, async ({ page }) => {
      await page.context().route(`**/log/${TILE}`, async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        body[32 * 9] = (body[32 * 9] ?? 0) ^ 1;
        await route.fulfill({ response, body });
      });
      await page.goto('/fairness-log');
      await check(page);
      await page.getByText(words.check.falseTitle).waitFor();
      const status = page.getByRole('status').filter({ hasText: words.check.falseTitle });
      expect(await status.innerText()).toContain(`/log/${TILE}`);
      expect(await status.innerText()).toContain(words.check.position({ position: '9' }));
      await settled(page, 'fairness-log-false-1280');
    });
  });

  it('can be stopped, and gone on with', async () => {
    await visit(768, async ({ page }) => {
      let answers = false;
      await page.context().route(/\/log\/tile\/entries\/001/, async (route) => {
        if (answers) await route.continue();
      });
      await page.goto('/fairness-log');
      await page.getByRole('button', { name: words.check.start }).click();
      await page.getByRole('button', { name: words.check.stop }).click();
      await page.getByText(words.check.stoppedTitle).waitFor();
      answers = true;
      await page.getByRole('button', { name: words.check.resume }).click();
      await page.getByText(words.check.wholeTitle).waitFor();
    });
  });

  it('is gone on with by whoever left the page, and by whoever closed it', async () => {
    await visit(360, async ({ page, troubles }) => {
      let answers = false;
      await page.context().route(/\/log\/tile\/entries\/001/, async (route) => {
        if (answers) await route.continue();
      });
      await page.goto('/fairness-log');
      await page.getByRole('button', { name: words.check.start }).click();
      await page.getByText(/^256 \/ /).waitFor();
      await page.getByText(words.check.keptHere).waitFor();
      await settled(page, 'fairness-log-running-360');
      await page.getByRole('link', { name: words.toSeeds }).click();
      await page.waitForURL('**/provably-fair');
      await page.goBack();
      // The check goes on without a press.
      await page.getByText(/^256 \/ /).waitFor();
      await page.getByRole('link', { name: words.toSeeds }).click();
      await page.waitForURL('**/provably-fair');
      await page.waitForFunction(
        async () => (await navigator.locks.query()).held?.every(({ name }) => name !== 'glasscase.log-check') ?? true,
      );
      answers = true;
      await page.goto('/fairness-log');
      await page.getByText(words.check.wholeTitle).waitFor();
      await page.getByText(words.check.since({ since: '256' })).waitFor();
      await settled(page, 'fairness-log-resumed-360');
      expect(troubles).toEqual([]);
    });
  });

  it('is red where a play breaks the rules, though its key signed every byte', async () => {
    const ticket = play.event.data.ticket - 1;
    const files = withoutOpenings(await publishedFiles(entriesOf(forgerOf(honest).changed(play, { ticket }))));
    for (const width of [360, 1280]) {
      await visit(width, async ({ page }) => {
        await page.context().route('**/log/**', async (route) => {
          const body = files.get(new URL(route.request().url()).pathname.replace('/log/', ''));
          await route.fulfill(body === undefined ? { status: 404 } : { body: Buffer.from(body) });
        });
        await page.goto('/fairness-log');
        await check(page);
        const status = page.getByRole('status').filter({ hasText: words.check.kinds.rules });
        await status.waitFor();
        const said = await status.innerText();
        expect(said).toContain(words.check.code({ kind: 'rules', code: 8 }));
        const position = formatCount(play.recorded.position, 'zh-CN');
        expect(said).toContain(words.check.position({ position }));
        expect(said).not.toContain(words.check.wholeTitle);
        await settled(page, `fairness-log-forged-${width}`);
      });
    }
  });

  it('is not called false where it is out of reach', async () => {
    await visit(360, async ({ page }) => {
      await page.goto('/fairness-log');
      await page.getByText(words.head.signed).waitFor();
      await page.context().route(/\/log\/tile\/0\//, (route) => route.abort());
      await page.getByRole('button', { name: words.check.start }).click();
      // The page asks again a few times before it gives up.
      await page.getByText(words.check.unreachableTitle).waitFor({ timeout: 50_000 });
      await page.getByRole('button', { name: words.check.resume }).waitFor();
      await settled(page, 'fairness-log-unreachable-360');
    });
  });

  it('shows an event with its proof, and leads to the game that it belongs to', async () => {
    await visit(1280, async ({ page, troubles }) => {
      await page.goto('/fairness-log');
      await page.getByRole('searchbox', { name: words.events.search }).fill(player.roundId.split('.')[0] ?? '');
      await page.getByRole('combobox', { name: words.events.kind }).selectOption('case');
      await page
        .getByRole('button', { name: /CaseOpened/ })
        .first()
        .click();
      await page.getByText(/步走到/).waitFor();
      await settled(page, 'fairness-log-event-1280');
      await page.getByRole('link', { name: words.events.verify }).click();
      await page.waitForURL('**/provably-fair/verify/*');
      expect(troubles).toEqual([]);
    });
  });

  it('opens at the position in the address', async () => {
    await visit(360, async ({ page }) => {
      await page.goto('/fairness-log?position=3');
      const opened = page.locator('button[aria-expanded="true"]');
      await opened.waitFor();
      expect(await opened.innerText()).toMatch(/^3\s/);
      await page.getByText(/步走到/).waitFor();
    });
  });
});
