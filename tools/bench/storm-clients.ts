import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { z } from 'zod';
import { RECONNECT_SPREAD, reconnecting } from '../../schema/clients/reconnect.ts';
import { type FollowedFeed, followFeed } from '../../web/features/live/follow-feed.ts';
import { MESSAGE_OF_PAGE } from '../load/graphql-dialect.ts';
import { type StormAnswer, type StormOrder, stormOrder } from './storm-messages.ts';

/** Many pages that follow the live feed, in a process of its own: asked by message, answers each message once. */

const SUBSCRIBE = `subscription LiveEvents { liveEvents ${MESSAGE_OF_PAGE} }`;
const MISSED = `query LiveMissed($after: Int!) { liveSince(after: $after) ${MESSAGE_OF_PAGE} }`;
const LISTS = `query LiveLists {
  recent: liveDrops(upcoming: true) ${MESSAGE_OF_PAGE}
  top: liveDrops(top: true, upcoming: true) ${MESSAGE_OF_PAGE}
}`;

const message = z.object({ seq: z.int(), prev: z.int() });
type Message = z.infer<typeof message>;
const sent = z.object({ data: z.object({ liveEvents: message }) });
const missed = z.union([
  z.object({ data: z.object({ liveSince: z.array(message) }) }).transform(({ data }) => data.liveSince),
  z
    .object({ errors: z.tuple([z.object({ extensions: z.object({ code: z.string() }) })], z.unknown()) })
    .transform(({ errors: [first] }) => first.extensions.code),
]);

const AT_ONCE = 50;
const LOOK_MS = 20;
const FOLLOWS_MS = 10_000;

interface Page {
  readonly connected: () => boolean;
  /** When it was connected the last time, and when it first saw a message after that. */
  readonly backAt: () => number;
  readonly seenAt: () => number | null;
  /** When the question for what it had missed was answered. */
  readonly toldAt: () => number | null;
  /** How many different messages it has seen, and the newest of them. */
  readonly count: () => number;
  readonly newest: () => number;
  /** How often it had missed more events than close a gap, and read its lists again. */
  readonly reread: () => number;
  readonly failed: () => number;
  readonly cut: () => void;
  readonly leave: () => void;
}

/** One page: the options of its live connection, its feed and what it asks when it is back are the web client's own. */
const openPage = (url: string, base: number, onRefused: (code: string) => void): Page => {
  const returned = new EventTarget();
  let socket: WebSocket | null = null;
  let isConnected = false;
  let failed = 0;
  let backAt = Number.NaN;
  let seenAt: number | null = null;
  let toldAt: number | null = null;
  let count = 0;
  let newest = base;
  let reread = 0;
  const ask = async (query: string, variables: object): Promise<unknown> => {
    const response = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  };
  const again = reconnecting(Math.random);
  const client = createClient({
    url: new URL('/graphql', url.replace('http', 'ws')).href,
    webSocketImpl: WebSocket,
    keepAlive: FOLLOWS_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => pause(again.delayMs()),
    shouldRetry: () => true,
    on: {
      opened: (opened) => {
        if (opened instanceof WebSocket) socket = opened;
      },
      connected: (_socket, payload, wasRetry) => {
        again.joined(payload?.[RECONNECT_SPREAD]);
        isConnected = true;
        backAt = performance.now();
        seenAt = null;
        toldAt = null;
        if (wasRetry) returned.dispatchEvent(new Event('reconnected'));
      },
      error: () => {
        failed += 1;
      },
      closed: () => {
        isConnected = false;
      },
    },
  });
  const feed: FollowedFeed = followFeed<Message>(
    {
      subscribe: (next) =>
        client.subscribe(
          { query: SUBSCRIBE },
          {
            next: (result) => next(sent.parse(result).data.liveEvents),
            error: () => undefined,
            complete: () => undefined,
          },
        ),
      since: async (after) => {
        const answer = await ask(MISSED, { after }).then(missed.parse, () => 'NO_ANSWER');
        // The feed asks again later.
        if (typeof answer === 'string') {
          onRefused(answer);
          throw new Error(answer);
        }
        toldAt ??= performance.now();
        return answer;
      },
      onReturn: (look) => {
        returned.addEventListener('reconnected', look);
        return () => returned.removeEventListener('reconnected', look);
      },
      later: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
    },
    {
      onMessages: (messages) => {
        count += messages.length;
        newest = Math.max(newest, ...messages.map(({ seq }) => seq));
        if (isConnected) seenAt ??= performance.now();
      },
      onLost: () => {
        reread += 1;
        ask(LISTS, {}).catch(() => {
          failed += 1;
        });
      },
    },
  );
  feed.beginAt(base);
  return {
    connected: () => isConnected,
    backAt: () => backAt,
    seenAt: () => seenAt,
    toldAt: () => toldAt,
    count: () => count,
    newest: () => newest,
    reread: () => reread,
    failed: () => failed,
    cut: () => socket?.terminate(),
    leave: () => {
      feed.stop();
      void client.dispose();
      socket?.terminate();
    },
  };
};

const NOTHING: StormAnswer = { back: [], seen: [], told: [], lost: 0, reread: 0, failed: 0, refusals: {} };

const serve = (): void => {
  const pages: Page[] = [];
  const refusals: Record<string, number> = {};
  const onRefused = (code: string): void => {
    refusals[code] = (refusals[code] ?? 0) + 1;
  };
  let first = 0;

  const until = async (milliseconds: number, done: (page: Page) => boolean): Promise<void> => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end && !pages.every(done)) await pause(LOOK_MS);
  };

  const obey = async (order: StormOrder): Promise<StormAnswer> => {
    switch (order.do) {
      case 'come':
        first = order.base;
        for (let left = order.count; left > 0; left -= AT_ONCE) {
          pages.push(
            ...Array.from({ length: Math.min(left, AT_ONCE) }, () => openPage(order.url, order.base, onRefused)),
          );
          await until(FOLLOWS_MS, (page) => page.connected());
        }
        if (!pages.every((page) => page.connected())) throw new Error('subscribers cannot connect');
        return NOTHING;
      case 'cut': {
        const before = performance.now();
        const failures = (): number => pages.reduce((sum, page) => sum + page.failed(), 0);
        const failedBefore = failures();
        for (const page of pages) page.cut();
        const isBack = (page: Page): boolean => page.connected() && page.backAt() > before;
        await until(order.withinMs, (page) => isBack(page) && page.seenAt() !== null && page.toldAt() !== null);
        const back = pages.filter(isBack);
        return {
          back: back.map((page) => page.backAt() - before),
          seen: back.flatMap((page) => page.seenAt() ?? []).map((at) => at - before),
          told: back.flatMap((page) => page.toldAt() ?? []).map((at) => at - before),
          lost: 0,
          reread: 0,
          failed: failures() - failedBefore,
          refusals: {},
        };
      }
      case 'end': {
        const all = order.last - first;
        const missing = (page: Page): number =>
          page.reread() > 0 ? Math.max(0, order.last - page.newest()) : Math.max(0, all - page.count());
        await until(order.withinMs, (page) => missing(page) === 0);
        const lost = pages.reduce((sum, page) => sum + missing(page), 0);
        const reread = pages.filter((page) => page.reread() > 0).length;
        for (const page of pages.splice(0)) page.leave();
        return { ...NOTHING, lost, reread, refusals };
      }
    }
  };

  process.on('message', (asked) => {
    obey(stormOrder.parse(asked)).then(
      (answered) => process.send?.(answered),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : 'subscribers failed'}\n`);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
};

serve();
