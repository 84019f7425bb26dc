import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATTLE_FIELDS } from '../../test/player/rooms.ts';
import { type Ask, askOf, each, granted, list, signUpWith, valueAt } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import {
  addBot,
  battleOf,
  boxesOf,
  dissolveBattle,
  joinBattle,
  openBattle,
  playRound,
  runBattle,
} from '../testing/rooms.ts';
import { connected, type Followed, follow, listenAt, until } from '../testing/sockets.ts';

let site: Fixture;
let ask: Ask;
let url: string;
let client: Client;
beforeAll(async () => {
  site = await openFixture({ visitorsSubscribeFreely: true });
  ask = askOf(site.gateway);
  url = await listenAt(site.gateway);
  client = await connected(url);
});
afterAll(async () => {
  await client.dispose();
  await site.close();
});

const UPDATES = `subscription($id: ID!) { battleUpdated(id: $id) { ...BattleFields } } ${BATTLE_FIELDS}`;

const watch = (id: string, by: Client = client): Followed => follow(by, UPDATES, { id });
const battlesIn = ({ messages }: Followed): readonly unknown[] =>
  messages.map((message) => valueAt(message, 'data.battleUpdated'));
const versionsIn = (followed: Followed): readonly number[] => each(battlesIn(followed), 'version').map(Number);
const newestIn = (followed: Followed): unknown => battlesIn(followed).at(-1);

describe('whoever watches a battle', () => {
  it('gets it whole, and again with every change, until it is over', async () => {
    const [creator, guest] = [await signUpWith(ask, 5_000), await signUpWith(ask, 5_000)];
    const id = await openBattle(ask, creator, { seatCount: 3, boxes: await boxesOf(ask, 2) });
    const watched = watch(id);
    await until(() => watched.messages.length === 1);
    expect(newestIn(watched)).toEqual(await battleOf(ask, id));

    granted(await joinBattle(ask, guest, id));
    await until(() => watched.messages.length === 2);
    expect(newestIn(watched)).toMatchObject({ status: 'WAITING', seats: [{ seat: 1 }, { seat: 2 }] });
    granted(await addBot(ask, creator, id));
    await until(() => valueAt(newestIn(watched), 'status') === 'RUNNING');
    expect(newestIn(watched)).toEqual(await battleOf(ask, id));

    await playRound(site, ask, id);
    await until(() => list(valueAt(newestIn(watched), 'rounds')).length === 1);
    expect(newestIn(watched)).toMatchObject({ status: 'RUNNING', result: null, reveal: null });
    await playRound(site, ask, id);
    await until(() => watched.isOver());
    expect(newestIn(watched)).toEqual(await battleOf(ask, id));
    expect(valueAt(newestIn(watched), 'status')).toBe('FINISHED');
    const versions = versionsIn(watched);
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
    expect(watched.failures).toEqual([]);
  });

  it('sees what everybody sees, however late they come', async () => {
    const creator = await signUpWith(ask, 5_000);
    const id = await openBattle(ask, creator, { boxes: await boxesOf(ask, 3) });
    const early = watch(id);
    granted(await addBot(ask, creator, id));
    await playRound(site, ask, id);
    await playRound(site, ask, id);
    const other = await connected(url);
    const late = watch(id, other);
    await until(() => late.messages.length === 1);
    await until(() => versionsIn(early).at(-1) === versionsIn(late).at(-1));
    expect(newestIn(late)).toEqual(newestIn(early));
    expect(list(valueAt(newestIn(late), 'rounds'))).toHaveLength(2);
    await runBattle(site, ask, id);
    await until(() => early.isOver() && late.isOver());
    expect(newestIn(late)).toEqual(newestIn(early));
    await other.dispose();
  });

  it('of a battle that is over gets it once, and hears that nothing follows', async () => {
    const creator = await signUpWith(ask, 5_000);
    const finished = await openBattle(ask, creator);
    granted(await addBot(ask, creator, finished));
    await runBattle(site, ask, finished);
    const dissolved = await openBattle(ask, creator);
    granted(await dissolveBattle(ask, creator, dissolved));
    for (const id of [finished, dissolved]) {
      const watched = watch(id);
      await until(() => watched.isOver());
      expect(battlesIn(watched)).toEqual([await battleOf(ask, id)]);
    }
  });

  it('may leave, and the others stay', async () => {
    const creator = await signUpWith(ask, 5_000);
    const id = await openBattle(ask, creator);
    const [leaver, stayer] = [watch(id), watch(id)];
    await until(() => leaver.messages.length === 1 && stayer.messages.length === 1);
    leaver.leave();
    await until(() => leaver.isOver());
    granted(await addBot(ask, creator, id));
    await until(() => valueAt(newestIn(stayer), 'status') === 'RUNNING');
    expect(leaver.messages).toHaveLength(1);
  });

  it.each(['nothing', "' OR 1=1", 'x'.repeat(10_000)])('is told that there is none: %.20s', async (id) => {
    const watched = watch(id);
    await until(() => watched.isOver() || watched.failures.length > 0);
    const refusal = watched.failures[0] ?? valueAt(watched.messages[0], 'errors');
    expect(valueAt(refusal, '0.extensions.code')).toBe('BATTLE_NOT_FOUND');
  });

  it('costs the database the same as a hundred that watch the same battle', async () => {
    const creators = await Promise.all(Array.from({ length: 2 }, () => signUpWith(ask, 5_000)));
    const [creator, guest] = creators;
    if (creator === undefined || guest === undefined) throw new Error('two players are needed');
    const readsWith = async (watchers: number): Promise<number> => {
      const id = await openBattle(ask, creator, { seatCount: 3 });
      const crowd = await Promise.all(Array.from({ length: Math.ceil(watchers / 5) }, () => connected(url)));
      const watching = crowd.flatMap((by) => Array.from({ length: Math.min(5, watchers) }, () => watch(id, by)));
      await until(() => watching.every(({ messages }) => messages.length === 1));
      const texts = await site.statementsOf(async () => {
        granted(await joinBattle(ask, guest, id));
        await until(() => watching.every(({ messages }) => messages.length === 2));
      });
      for (const by of crowd) await by.dispose();
      return texts.filter((text) => /from "?(account|battle)"?\b/i.test(text)).length;
    };
    const one = await readsWith(1);
    site.advance(10_000); // public profiles that were read are read again
    expect(one).toBeGreaterThan(0);
    expect(await readsWith(100)).toBeLessThanOrEqual(one + 2);
  });
});
