import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { web } from '../../gateway/server/plugins/web.ts';
import { buildWebIfNeeded, webRoot } from '../../scripts/start/web-build.ts';
import connection from '../../web/generated/texts/zh-CN/connection.ts';
import home from '../../web/generated/texts/zh-CN/home.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';

const found = await findBrowser({ windows: true });

/** The worker of this page's site stands, and answers the page. */
const workerStands = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** Everything that the site keeps in caches: their names, and the paths in them. */
const keptIn = (page: Page): Promise<{ readonly names: readonly string[]; readonly paths: readonly string[] }> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: keys.flat().map(({ url }) => url.slice(location.origin.length)) };
  });

describe.skipIf(found === null)('a site without a network', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000' });
    browser = await launch(found);
    player = await makePlayer(site.url, '13800000071');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const openAs = async (width: number, locale?: string) => {
    const opened = await openPage(browser, site.url, { width, worker: true, ...(locale !== undefined && { locale }) });
    await opened.page.context().addInitScript((token) => localStorage.setItem('token', token), player.token);
    return opened;
  };

  it.each([
    ['/favicon.ico', 32],
    ['/apple-touch-icon.png', 180],
  ])('has the icon that browsers ask for by its name: %s', async (path, size) => {
    const { page } = await openPage(browser, site.url, { width: 1280 });
    try {
      await page.goto('/home');
      const drawn = await page.evaluate(async (source) => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        return [picture.naturalWidth, picture.naturalHeight];
      }, path);
      expect(drawn).toEqual([size, size]);
    } finally {
      await page.context().close();
    }
  });

  it('can be installed, in each language', async () => {
    const { page } = await openPage(browser, site.url, { width: 1280, locale: 'en-US', worker: true });
    try {
      await page.goto('/home');
      await page.locator('html[lang="en"]').waitFor();
      const devtools = await page.context().newCDPSession(page);
      const { url, errors, data = '{}' } = await devtools.send('Page.getAppManifest');
      expect([new URL(url).pathname, errors]).toEqual(['/en.webmanifest', []]);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // The context of a test keeps nothing, which is all that speaks against it.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
      const icons: readonly { readonly src: string; readonly sizes: string }[] = JSON.parse(data).icons;
      const sizes = await page.evaluate(
        (sources) =>
          Promise.all(
            sources.map(async (source) => {
              const { width, height } = await createImageBitmap(await (await fetch(source)).blob());
              return `${width}x${height}`;
            }),
          ),
        icons.map(({ src }) => src),
      );
      expect(sizes).toEqual(icons.map(({ sizes: said }) => said));
      expect(sizes).toEqual(['192x192', '512x512', '512x512']);
    } finally {
      await page.context().close();
    }
  });

  it('opens with what it has kept, says so, and has kept nothing but the build', async () => {
    const { page } = await openAs(360);
    const context = page.context();
    try {
      for (const path of ['/home', `/box/${player.slug}`, '/personal/bag', '/provably-fair']) {
        await page.goto(path);
        await page.locator('main h1').first().waitFor();
        await workerStands(page);
      }
      const { names, paths } = await keptIn(page);
      expect(names).toHaveLength(1);
      expect(paths.length).toBeGreaterThan(20);
      expect(paths.filter((path) => !/^\/(assets\/[^?]+|index\.html|before-paint\.js|mark\.svg)$/.test(path))).toEqual(
        [],
      );
      const page0 = await page.evaluate(async () => (await caches.match('/index.html'))?.text());
      expect(page0).toContain('<div id="root">');
      expect(page0).not.toContain('first-answer');

      await context.setOffline(true);
      await page.goto('/home');
      await page.getByRole('status').getByText(connection.lost).waitFor();
      await page.locator('main').getByText(shell.errors.offlineTitle).first().waitFor();
      // A list that didn't come isn't told as an empty one.
      await page.getByText(home.side.battlesFailed).waitFor();
      expect(await page.getByText(home.side.noBattle).count()).toBe(0);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await picture(page, 'offline-home-360');

      await context.setOffline(false);
      await page.getByRole('status').getByText(connection.back).waitFor();
      await page.locator('main').getByText(shell.errors.offlineTitle).first().waitFor({ state: 'detached' });
    } finally {
      await context.close();
    }
  });

  it('lets nothing be paid for until it is back, and then asks for everything once', async () => {
    const { page } = await openAs(1280);
    const context = page.context();
    try {
      await page.goto(`/box/${player.slug}`);
      const paused = page.getByTitle(shell.errors.payPaused);
      await page.locator('main h1').first().waitFor();
      await workerStands(page);
      expect(await paused.count()).toBe(0);
      // The code of the notice that the network is gone must load before it goes.
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => {
        const body = request.url().endsWith('/graphql') ? request.postData() : null;
        if (body !== null) asked.push(String(JSON.parse(body).operationName));
      });

      await context.setOffline(true);
      await page.getByRole('status').getByText(connection.lost).waitFor();
      await paused.first().waitFor();
      expect(await paused.first().getAttribute('aria-disabled')).toBe('true');
      await picture(page, 'offline-case-1280');
      await paused.first().click({ force: true });
      expect(asked.filter((name) => name === 'OpenCase')).toEqual([]);

      asked.length = 0;
      await context.setOffline(false);
      await page.getByRole('status').getByText(connection.back).waitFor();
      await paused.first().waitFor({ state: 'detached' });
      expect(asked.filter((name) => name === 'Case')).toEqual(['Case']);
    } finally {
      await context.close();
    }
  });
});

describe.skipIf(found === null)('a new build of the site', () => {
  let folder: string;
  let server: FastifyInstance;
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    if (found === null) return;
    await buildWebIfNeeded();
    folder = await mkdtemp(join(tmpdir(), 'glasscase-build-'));
    await cp(webRoot, folder, { recursive: true });
    server = fastify();
    await web(server, folder, {
      tagsOf: async () => '',
      isPage: async () => true,
      isShown: async () => true,
      home: null,
      proof: null,
      demo: false,
    });
    url = await server.listen({ host: '127.0.0.1', port: 0 });
    browser = await launch(found);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });

  /** Puts another build in the place of the first, as far as a worker can tell. `whole`: its page is the one that its worker lists. */
  const release = async (version: string, whole: boolean): Promise<void> => {
    const worker = await readFile(join(webRoot, 'worker.js'), 'utf8');
    const built = await readFile(join(webRoot, 'index.html'), 'utf8');
    const page = built.replace('</body>', `<!--${version}--></body>`);
    const hash = createHash('sha256')
      .update(whole ? page : 'another page')
      .digest('base64');
    for (const file of ['index.html', 'worker.js'])
      for (const packed of ['br', 'gz']) await rm(join(folder, `${file}.${packed}`), { force: true });
    await writeFile(join(folder, 'index.html'), page);
    const listing = worker
      .replace(/(?<="version":")[0-9a-f]+/, version)
      .replace(/(?<="\/index\.html":"sha256-)[^"]+/, hash);
    await writeFile(join(folder, 'worker.js'), listing);
  };

  it('takes the place of the old one at the next visit, and never keeps files of another one', async () => {
    const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
    try {
      const first = await context.newPage();
      await first.goto('/about');
      await workerStands(first);
      const before = await keptIn(first);

      // Its page isn't the one that its worker lists: half a release.
      await release('aaaaaaaaaaaaaaaa', false);
      await first.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const failed = new Promise((resolve) =>
          registration.addEventListener('updatefound', () =>
            registration.installing?.addEventListener('statechange', resolve),
          ),
        );
        await registration.update();
        await failed;
      });
      expect(await first.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();

      await release('bbbbbbbbbbbbbbbb', true);
      await first.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
      });
      // The page that is open keeps what it was made of.
      expect((await keptIn(first)).names).toContain(before.names[0]);
      await first.close();

      const second = await context.newPage();
      await second.goto('/about');
      await workerStands(second);
      await second.waitForFunction(async () => (await caches.keys()).join() === 'shell-bbbbbbbbbbbbbbbb');
      await context.setOffline(true);
      await second.goto('/about');
      expect(await second.content()).toContain('<!--bbbbbbbbbbbbbbbb-->');
    } finally {
      await context.close();
    }
  });
});
