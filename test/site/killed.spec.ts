import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { z } from 'zod';
import { countTo, followTopic, seqsOf } from '../../gateway/stomp/testing/clients.ts';
import { freePorts } from '../../scripts/cluster/free-ports.ts';
import { ROOM } from '../../tools/load/own-site.ts';
import { signUp } from '../player/account.ts';
import type { Ask } from '../player/ask.ts';
import { cheapestOf, OPEN_CASE, openingOf } from '../player/case.ts';
import { askAt, exchangeAt } from '../player/http.ts';
import { roundShown } from '../player/round.ts';
import { payIn } from '../player/trade.ts';
import { startFreshSite } from './fresh-site.ts';
import { startSite } from './start-site.ts';

const openCases = async (ask: Ask, token: string, times: number): Promise<void> => {
  const [cheapest] = await cheapestOf(ask);
  if (cheapest === undefined) throw new Error('the site shows no case');
  for (let n = 0; n < times; n += 1)
    await ask(OPEN_CASE, { input: openingOf(cheapest, await roundShown(ask, token), 5) }, token);
};

const liveEvent = z.object({ data: z.object({ liveEvents: z.object({ seq: z.int() }) }) });
const since = z.object({ liveSince: z.array(z.object({ seq: z.int() })) });

/** Follows the feed over GraphQL, and goes on behind what it has whenever its connection breaks. */
const followGraphql = (site: string) => {
  const seqs: number[] = [];
  const client = createClient({
    url: `${site.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  let over = false;
  const run = async (): Promise<void> => {
    while (!over) {
      const query = 'subscription($after: Int) { liveEvents(after: $after) { seq } }';
      try {
        for await (const message of client.iterate({ query, variables: { after: seqs.at(-1) ?? 0 } }))
          seqs.push(liveEvent.parse(message).data.liveEvents.seq);
      } catch {
        await pause(100);
      }
    }
  };
  const running = run();
  return {
    seqs,
    leave: async (): Promise<void> => {
      over = true;
      await client.dispose();
      await running;
    },
  };
};

describe('a site that is killed and started again', () => {
  it('lets those who follow its feed miss nothing, under both protocols', { timeout: 240_000 }, async () => {
    const [port] = await freePorts(1);
    const environment = { ...ROOM, PORT: String(port) };
    const killed = await startFreshSite(environment);
    const { url, dataDir } = killed;
    const ask = askAt(url);
    const { token } = await signUp(ask);
    await payIn(ask, token);
    const stomp = await followTopic(`${url.replace('http', 'ws')}/ws`, { after: 0, config: { reconnectDelay: 500 } });
    const graphql = followGraphql(url);
    try {
      await openCases(ask, token, 3);
      await expect.poll(() => [seqsOf(stomp.events).length, graphql.seqs.length]).toEqual([15, 15]);
      // Nothing of these is shown over STOMP yet: their reels still turn.
      await openCases(ask, token, 3);
      process.kill(killed.pid, 'SIGKILL');
      await killed.ended;

      const site = await startSite({ ...environment, DATA_DIR: dataDir });
      try {
        await openCases(ask, token, 1);
        const all = countTo(1, 35);
        const told = async () => since.parse((await exchangeAt(url)('{ liveSince(after: 0) { seq } }')).data).liveSince;
        await expect.poll(async () => (await told()).map(({ seq }) => seq)).toEqual(all);
        await expect.poll(() => [seqsOf(stomp.events), graphql.seqs]).toEqual([all, all]);
        const late = await followTopic(`${url.replace('http', 'ws')}/ws`, { after: 0 });
        await expect.poll(() => seqsOf(late.events)).toEqual(all);
        expect([stomp.errors, late.errors]).toEqual([[], []]);
        await late.client.deactivate();
      } finally {
        await stomp.client.deactivate();
        await graphql.leave();
        await site.stop();
      }
    } finally {
      await killed.stop();
    }
  });
});
