import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A browser that changes a page, or keeps something from it, as some players' browsers do. */
export interface HostileBrowser {
  readonly name: string;
  readonly width: number;
  /** A name of the site at which a page has no secure context. */
  readonly host?: 'site.test';
  /** Nothing is kept, so the player signs in on the page and never leaves it. */
  readonly forgets?: true;
  readonly prepare: (page: Page) => Promise<unknown>;
}

const HOUR_MS = 60 * 60_000;

/** In the page: as browsers translate, each text gives way to two elements with the text in them, also whatever comes later. */
export const translate = (): null => {
  const left = 'font, script, style, svg, title, textarea, [translate=no], .notranslate';
  const translateIn = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest(left) !== null) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node.parentNode ?? node);
  }).observe(document.body, { childList: true, subtree: true });
  return null;
};

/** A browser translates what it shows, once the page stands. */
const translated = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: `window.addEventListener('load', () => setTimeout(${translate}, 1_000));` });

const clockOffBy = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((off) => {
    const { now } = Date;
    const shifted = (): number => now() + off;
    globalThis.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [shifted()] : given),
      get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
    });
  }, ms);

const withoutStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('the browser keeps nothing', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });

const slow = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 300, downloadThroughput: 400_000, uploadThroughput: 100_000 },
  });
};

/** The live connection of a page ends every few seconds. */
const withDroppedSockets = (page: Page): Promise<unknown> =>
  page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    setTimeout(() => {
      void server.close();
      void socket.close();
    }, 3_000);
  });

export const HOSTILE_BROWSERS: readonly HostileBrowser[] = [
  { name: 'that translates, on a phone', width: 390, prepare: translated },
  {
    name: 'without a secure context, a day ahead',
    width: 1280,
    host: 'site.test',
    prepare: (page) => clockOffBy(page, 26 * HOUR_MS),
  },
  { name: 'that keeps nothing', width: 390, forgets: true, prepare: withoutStorage },
  {
    name: 'that translates, a day behind',
    width: 1280,
    prepare: async (page) => {
      await translated(page);
      await clockOffBy(page, -26 * HOUR_MS);
    },
  },
  {
    name: 'on a slow network whose sockets break',
    width: 390,
    prepare: async (page) => {
      await slow(page);
      await withDroppedSockets(page);
    },
  },
];

/** Makes it resolve the name at which the site has no secure context. */
export const HOST_RULE = '--host-resolver-rules=MAP site.test 127.0.0.1';

export const openHostile = async (
  browser: Browser,
  url: string,
  { width, host, prepare }: HostileBrowser,
): Promise<Page> => {
  const phone = width < 600;
  const options: BrowserContextOptions = {
    baseURL: host === undefined ? url : url.replace(new URL(url).hostname, host),
    viewport: { width, height: phone ? 780 : 900 },
    hasTouch: phone,
    locale: 'zh-CN',
    serviceWorkers: 'block',
  };
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(30_000);
  await prepare(page);
  return page;
};
