import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { type Ask, askOf, granted, OPEN, openInput, type Player, signUpWith, valueAt } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { addBot, boxesOf, joinBattle, openBattle, runBattle } from '../testing/rooms.ts';
import { connected, type Followed, follow, listenAt, until } from '../testing/sockets.ts';
import { readSdl, schemaWith } from './schema.ts';
import { VIEWERS_OWN } from './sharing.ts';

const SUBSCRIBERS = 50;

let site: Fixture;
let ask: Ask;
let url: string;
let player: Player;
let crowd: readonly Client[];
beforeAll(async () => {
  site = await openFixture({ visitorsSubscribeFreely: true });
  ask = askOf(site.gateway);
  url = await listenAt(site.gateway);
  player = await signUpWith(ask, 1_000_000);
  crowd = await Promise.all(Array.from({ length: SUBSCRIBERS }, () => connected(url)));
});
afterAll(async () => {
  for (const client of crowd) await client.dispose();
  await site.close();
});

const FEED = 'subscription($after: Int) { liveEvents(after: $after) { seq drop { id nickname skin { id } } } }';

/** The results of a root field that were written as JSON meanwhile, each as its text. */
const writtenOf = async (field: string, work: () => Promise<unknown>): Promise<readonly string[]> => {
  const spy = vi.spyOn(JSON, 'stringify');
  try {
    await work();
    return spy.mock.results.flatMap(({ value }, index) =>
      valueAt(spy.mock.calls[index]?.[0], `data.${field}`) === undefined ? [] : [String(value)],
    );
  } finally {
    spy.mockRestore();
  }
};

const resultsIn = ({ messages }: Followed, field: string): readonly unknown[] =>
  messages.map((message) => valueAt(message, `data.${field}`));
const seqsIn = (followed: Followed): readonly number[] =>
  resultsIn(followed, 'liveEvents').map((event) => Number(valueAt(event, 'seq')));

/** A client that no browser is: it says who it is. */
const signedInAs = ({ token }: Player): Client => {
  class WithToken extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { token } });
    }
  }
  return createClient({ url, webSocketImpl: WithToken, retryAttempts: 0 });
};

/** Everything that can be asked of a type but what is told apart, one selection for each of its fields. */
const selectionsOf = (schema: GraphQLSchema, name: string): readonly string[] => {
  const type = schema.getType(name);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    if (VIEWERS_OWN.has(`${name}.${field.name}`)) return [];
    const below = selectionsOf(schema, getNamedType(field.type).name);
    return [below.length === 0 ? field.name : `${field.name} { ${below.join(' ')} }`];
  });
};

const openTen = async (): Promise<void> => {
  granted(await ask(OPEN, { input: await openInput(ask, player, 'ember', 10) }, player.token));
};

const lastSeq = async (): Promise<number> => {
  await site.settled();
  const { rows } = await site.database.pool.query('SELECT max(seq)::int AS seq FROM live_event');
  return Number(valueAt(rows, '0.seq'));
};

describe('fifty who follow the feed', () => {
  it('are sent what was executed and written as JSON once for each event', async () => {
    const following = crowd.map((client) => follow(client, FEED));
    await openTen(); // a client that sees the last of these follows the feed
    const begin = await lastSeq();
    await until(() => following.every((one) => seqsIn(one).at(-1) === begin));
    const written = await writtenOf('liveEvents', async () => {
      await openTen();
      await until(() => following.every((one) => seqsIn(one).at(-1) === begin + 10));
    });
    expect(written).toHaveLength(10);
    expect(new Set(written).size).toBe(10);
    const [first] = following;
    const newest = (followed: Followed) => resultsIn(followed, 'liveEvents').slice(-10);
    for (const one of following) expect(newest(one)).toEqual(first === undefined ? [] : newest(first));
    for (const one of following) one.leave();
  });

  it('share it also when each resumes somewhere else, and none misses anything', async () => {
    await openTen();
    const last = await lastSeq();
    const written = await writtenOf('liveEvents', async () => {
      const following = crowd.map((client, index) => follow(client, FEED, { after: last - 1 - (index % 10) }));
      await until(() => following.every(({ messages }, index) => messages.length === 1 + (index % 10)));
      for (const [index, one] of following.entries()) {
        expect(seqsIn(one)).toEqual(Array.from({ length: 1 + (index % 10) }, (_, n) => last - (index % 10) + n));
        one.leave();
      }
    });
    expect(written).toHaveLength(10);
  });

  it('share it also when each writes it another way', async () => {
    const following = crowd.map((client, n) =>
      follow(
        client,
        `#${n}\nsubscription Feed${n} { liveEvents(after: ${n % 10}) ${FEED.slice(FEED.indexOf('{ seq'))}`,
      ),
    );
    await openTen();
    const begin = await lastSeq();
    await until(() => following.every((one) => seqsIn(one).at(-1) === begin));
    const written = await writtenOf('liveEvents', async () => {
      await openTen();
      await until(() => following.every((one) => seqsIn(one).at(-1) === begin + 10));
    });
    expect(written).toHaveLength(10);
    for (const one of following) one.leave();
  });

  it('get each what they asked for, where they ask for different things', async () => {
    const other = 'subscription { liveEvents { seq drop { value } } }';
    const text = 'subscription($id: Boolean!) { liveEvents { seq drop { id @include(if: $id) } } }';
    const asked = [
      [FEED, {}],
      [other, {}],
      [text, { id: true }],
      [text, { id: false }],
    ] as const;
    const following = asked.flatMap(([query, variables], n) =>
      crowd.slice(n * 3, n * 3 + 3).map((client) => follow(client, query, variables)),
    );
    await openTen();
    await until(() => following.every(({ messages }) => messages.length > 0));
    const keys = following.map((one) => Object.keys(Object(valueAt(resultsIn(one, 'liveEvents')[0], 'drop'))));
    expect(keys).toEqual(
      [['id', 'nickname', 'skin'], ['value'], ['id'], []].flatMap((expected) => [expected, expected, expected]),
    );
    for (const one of following) one.leave();
  });
});

describe('fifty who watch a battle', () => {
  it('are sent what was executed and written as JSON once for each change', async () => {
    const [creator, guest] = [await signUpWith(ask, 5_000), await signUpWith(ask, 5_000)];
    const id = await openBattle(ask, creator, { seatCount: 3 });
    const query = 'subscription($id: ID!) { battleUpdated(id: $id) { version mine seats { nickname mine } } }';
    const watching = crowd.map((client) => follow(client, query, { id }));
    await until(() => watching.every(({ messages }) => messages.length === 1));
    const written = await writtenOf('battleUpdated', async () => {
      granted(await joinBattle(ask, guest, id));
      await until(() => watching.every(({ messages }) => messages.length === 2));
    });
    expect(written).toHaveLength(1);
    for (const one of watching) one.leave();
  });

  it('see what is theirs where they are signed in, and nobody sees what is somebody else’s', async () => {
    const [creator, guest] = [await signUpWith(ask, 5_000), await signUpWith(ask, 5_000)];
    const id = await openBattle(ask, creator, { seatCount: 3 });
    granted(await joinBattle(ask, guest, id));
    const query = 'subscription($id: ID!) { battleUpdated(id: $id) { mine seats { mine } } }';
    const signedIn = [creator, guest].map(signedInAs);
    const [visitor] = crowd;
    if (visitor === undefined) throw new Error('a visitor is needed');
    const watching = [visitor, ...signedIn, visitor].map((client) => follow(client, query, { id }));
    await until(() => watching.every(({ messages }) => messages.length === 1));
    const seen = watching.map((one) => {
      const [battle] = resultsIn(one, 'battleUpdated');
      return [valueAt(battle, 'mine'), valueAt(battle, 'seats.0.mine'), valueAt(battle, 'seats.1.mine')];
    });
    const nothing = [false, false, false];
    expect(seen).toEqual([nothing, [true, true, false], [false, false, true], nothing]);
    for (const client of signedIn) await client.dispose();
  });

  it('are shown the same in every field there is but in those that are told apart', async () => {
    const creator = await signUpWith(ask, 50_000);
    const id = await openBattle(ask, creator, { boxes: await boxesOf(ask, 2) });
    granted(await addBot(ask, creator, id));
    await runBattle(site, ask, id);
    const shown = async (fields: string, token?: string): Promise<unknown> =>
      granted(await ask(`query($id: ID!) { battle(id: $id) { ${fields} } }`, { id }, token)).at('battle');
    const selections = selectionsOf(schemaWith(await readSdl(), []), 'Battle');
    expect(selections.length).toBeGreaterThan(20);
    for (const fields of selections) {
      expect([fields, await shown(fields, creator.token)]).toEqual([fields, await shown(fields)]);
    }
    const own = 'mine seats { mine }';
    expect(await shown(own, creator.token)).not.toEqual(await shown(own));
  });
});
