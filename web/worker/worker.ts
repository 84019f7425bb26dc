import { isPageAddress } from './page-address.ts';

/** The files that one build of the client needs without a network; the build writes it in the place of `__SHELL__`. */
interface Shell {
  /** Differs as soon as one of the files does. */
  readonly version: string;
  /** Paths, each with the hash (of Subresource Integrity) that it must have: a build never keeps another one's files. */
  readonly files: Readonly<Record<string, string>>;
}

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

declare const __SHELL__: Shell;
/** As much of a `ServiceWorkerGlobalScope` as is used here: the page's types know none. */
declare const self: {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', run: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: RequestEvent) => void): void;
};

const SHELL = __SHELL__;
const CACHE = `shell-${SHELL.version}`;
/** The page without a player's data. The worker never keeps a page that the gateway made of it. */
const PAGE = '/index.html';

const keepShell = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const keep = async ([path, integrity]: [string, string]): Promise<void> => {
    const answer = await fetch(path, { integrity, credentials: 'omit' });
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
    await cache.put(path, answer);
  };
  await Promise.all(Object.entries(SHELL.files).map(keep));
};

/** No page of an older build is open any more: a worker that was replaced is waited for. */
const takeOver = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

const kept = async (address: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(address, { ignoreVary: true });

/** Built files: their names carry a hash, so that one that is kept is the right one for ever. */
const builtFile = async (event: RequestEvent): Promise<Response> => {
  const { request } = event;
  const known = await kept(request.url);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    // Copied before the page reads it.
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request, copy)));
  }
  return answer;
};

/** From the network while there is one; else as it was kept. */
const orKept = async (asked: Promise<Response>, address: string): Promise<Response> => {
  try {
    return await asked;
  } catch (error) {
    const known = await kept(address);
    if (known === undefined) throw error;
    return known;
  }
};

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/*
 * Only built files, the few of the shell and addresses of pages are answered here, and only built files are ever added to the
 * cache. Everything else, every answer of the API with it, goes past the worker.
 */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isPageAddress(pathname)) return;
    const asked = event.preloadResponse.then((answer) => answer ?? fetch(request));
    event.respondWith(orKept(asked, PAGE));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(builtFile(event));
  } else if (pathname in SHELL.files) {
    event.respondWith(orKept(fetch(request), pathname));
  }
});
