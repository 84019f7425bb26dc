import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import words from '../../gateway/generated/texts/en/embed.ts';
import trust from '../../web/generated/texts/zh-CN/trust.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, choose, launch, openPage, picture } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();

describe.skipIf(found === null)('a page of somebody else', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;
  let foreign: Server;
  let shown = '';

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000031');
    foreign = createServer((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1>${shown}</main></html>`),
    );
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await new Promise((resolve) => (foreign === undefined ? resolve(null) : foreign.close(resolve)));
  });

  const origin = (): string => {
    const address = foreign.address();
    if (address === null || typeof address === 'string') throw new Error('the server does not listen');
    return `http://127.0.0.1:${address.port}`;
  };

  it('frames a play and shows a badge, and neither leaves a cookie or runs a script', async () => {
    const play = `${site.url}/embed/play/${player.roundId}?lang=en`;
    // A frame asks once: before followers have read the play there is none to show.
    await expect.poll(async () => (await fetch(play)).status, { timeout: 20_000 }).toBe(200);
    shown = `<iframe src="${play}" width="360" height="168" title="A play"></iframe>
      <p><img src="${site.url}/embed/badge.svg?size=360x168&lang=en" width="360" height="168" alt="Badge"></p>`;
    const { page, troubles } = await openPage(browser, origin(), { width: 1280 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const frame = page.frameLocator('iframe');
    const link = frame.getByRole('link', { name: words.verify });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`${site.url}/provably-fair/verify/${player.roundId}`);
    await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth === 360));
    const own = asked.filter((url) => url.startsWith(site.url));
    expect(own).toHaveLength(2);
    expect(await page.context().cookies()).toEqual([]);
    await picture(page, 'embedded');
    expect(await accessibilityProblems(page)).toEqual([]);
    const [verified] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await verified.waitForURL(`${site.url}/provably-fair/verify/${player.roundId}`);
    await verified.locator('main h1').first().waitFor({ state: 'attached' });
    expect(troubles.filter((trouble) => !trouble.includes('favicon'))).toEqual([]);
    await page.context().close();
  });

  it('cannot frame any other page of the site', async () => {
    shown = `<iframe src="${site.url}/proof" title="The site"></iframe>`;
    const { page, troubles } = await openPage(browser, origin(), { width: 1280 });
    await page.goto('/');
    await expect.poll(() => troubles.join(' ')).toMatch(/frame-ancestors/);
    expect(await page.frameLocator('iframe').locator('main').count()).toBe(0);
    await page.context().close();
  });

  it('is told on the proof page what to write', async () => {
    const { page } = await openPage(browser, site.url, { width: 1280 });
    await page.goto('/proof');
    await choose(page, '360 × 168');
    await choose(page, trust.embed.light);
    await page.getByText(`${site.url}/embed/badge.svg?size=360x168&amp;theme=light&amp;lang=zh-CN`).waitFor();
    const badge = page.getByRole('img', { name: trust.embed.preview });
    await expect
      .poll(() => badge.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(360);
    await page.context().close();
  });
});
