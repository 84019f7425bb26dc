import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import type { Browser, CDPSession } from 'playwright-core';
import { webRoot } from '../../scripts/start/web-build.ts';
import { findBrowser } from '../../test/browser/find-browser.ts';
import { launch } from '../../test/browser/open-page.ts';
import type { CheckedLog } from '../../web/features/fairness-log/check/check-result.ts';
import type { FromWorker } from '../../web/features/fairness-log/check/worker-messages.ts';
import { mostMemoryOf } from './process-memory.ts';

export interface PageRun {
  /** With the published log. */
  readonly folder: string;
  readonly rounds: number;
}

export interface PageRound {
  readonly entries: number;
  readonly plays: number;
  readonly proven: number;
  /** By the clock, from the worker's start on. */
  readonly seconds: number;
  /** Processor time of all of the page's process. */
  readonly processorSeconds: number;
  /** The page's own estimate of the size of the states, megabytes. */
  readonly estimatedMegabytes: number;
  /** The most memory that the page's process had, megabytes; null where the system doesn't tell. */
  readonly mostMegabytes: number | null;
}

const workerIn = async (): Promise<string> => {
  const found = (await readdir(join(webRoot, 'assets'))).find((name) => /^log-worker-.*\.js$/.test(name));
  if (found === undefined) throw new Error('web/dist has no worker: start the site once, or build it');
  return `/assets/${found}`;
};

/** An empty page, the client's own files, and the log. */
const serve = async (folder: string) => {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(url.split('?')[0] ?? '/');
    if (path === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>');
    const file = path.startsWith('/log/') ? join(folder, path.slice(5)) : join(webRoot, path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};

/** The page's process: the one that worked most. */
const rendererOf = async (session: CDPSession): Promise<{ readonly id: number; readonly cpuTime: number }> => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const [first] = processInfo.filter(({ type }) => type === 'renderer').toSorted((a, b) => b.cpuTime - a.cpuTime);
  if (first === undefined) throw new Error('the browser shows no page');
  return first;
};

const checkOnce = async (browser: Browser, url: string, worker: string): Promise<PageRound> => {
  const context = await browser.newContext();
  const session = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    await page.goto(url);
    const begun = performance.now();
    const report = await page.evaluate(
      (address) =>
        new Promise<CheckedLog>((resolve, reject) => {
          const started = new Worker(address, { type: 'module' });
          started.addEventListener('error', () => reject(new Error('the worker failed')));
          started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
            if (data.type !== 'end') return;
            if (data.end.status === 'whole') resolve(data.end);
            else reject(new Error(data.end.status));
          });
          started.postMessage({ type: 'start', seen: null, anew: true });
        }),
      worker,
    );
    const seconds = (performance.now() - begun) / 1_000;
    const { findings, plays, proven, bytes } = report.report;
    if (findings.total > 0) throw new Error(`the page found ${findings.total} faults: ${findings.shown[0]?.message}`);
    const { id, cpuTime } = await rendererOf(session);
    return {
      entries: report.log.size,
      plays,
      proven,
      seconds,
      processorSeconds: cpuTime,
      estimatedMegabytes: Math.round(bytes / 1_000_000),
      mostMegabytes: await mostMemoryOf(id),
    };
  } finally {
    await session.detach();
    await context.close();
  }
};

/** Decides a log again in a real browser, each time in a new one. @throws Error where the page finds a fault, or none runs */
export const measurePage = async ({ folder, rounds }: PageRun): Promise<readonly PageRound[]> => {
  const found = await findBrowser();
  if (found === null) throw new Error('there is no browser');
  const [worker, server] = [await workerIn(), await serve(folder)];
  try {
    const measured: PageRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launch(found);
      try {
        measured.push(await checkOnce(browser, server.url, worker));
      } finally {
        await browser.close();
      }
    }
    return measured;
  } finally {
    server.close();
  }
};

/** The report for the terminal. */
export const pageText = (rounds: readonly PageRound[]): string =>
  rounds
    .map(
      ({ entries, plays, proven, seconds, processorSeconds, estimatedMegabytes, mostMegabytes }) =>
        `${entries} entries, ${plays} plays, ${proven} proven: ${seconds.toFixed(1)} s by the clock, ` +
        `${processorSeconds.toFixed(1)} s of processor time; ${estimatedMegabytes} MB as the page estimates, ` +
        `${mostMegabytes ?? 'unknown'} MB at most`,
    )
    .join('\n');
