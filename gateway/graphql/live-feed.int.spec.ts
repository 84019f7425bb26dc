import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSkinId, mustBe } from '../../engine/kernel/ids.ts';
import { sampleCase } from '../../test/harness/scripted-site.ts';
import { done, restOf } from '../rest/testing/client.ts';
import {
  type Answer,
  type Ask,
  askOf,
  each,
  granted,
  list,
  OPEN,
  openInput,
  signUpWith,
  valueAt,
  winItems,
  winUpgrade,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { addBot, createBattle, dissolveBattle, joinBattle, MINUTE, openBattle, runBattle } from '../testing/rooms.ts';
import { connected, follow, listenAt, until } from '../testing/sockets.ts';

let site: Fixture;
let ask: Ask;
let client: Client;
beforeAll(async () => {
  site = await openFixture({ visitorsSubscribeFreely: true });
  ask = askOf(site.gateway);
  client = await connected(await listenAt(site.gateway));
});
afterAll(async () => {
  await client.dispose();
  await site.close();
});

const EVENT = `eventType seq prev position displayAt
  drop { id game nickname skin { id grade } wear value caseSlug caseNames { en } }
  battle { id version status private seats { nickname } }
  rank { rank nickname avatar mine won wins battles }`;

const since = async (after: number): Promise<readonly unknown[]> => {
  await site.settled();
  return list(
    granted(await ask(`query($after: Int!) { liveSince(after: $after) { ${EVENT} } }`, { after })).at('liveSince'),
  );
};
const drops = async (top = false): Promise<Answer> =>
  granted(await ask(`query($top: Boolean) { liveDrops(top: $top) { ${EVENT} } }`, { top }));
const lastSeq = async (): Promise<number> => Number(valueAt((await since(0)).at(-1), 'seq') ?? 0);
const typesOf = (events: readonly unknown[]): readonly unknown[] => each(events, 'eventType');

describe('the live feed', () => {
  it('tells of drops, battles and ranks over one sequence without gaps, to subscribers and to whoever asks', async () => {
    const begin = await lastSeq();
    const feed = follow(client, `subscription($after: Int) { liveEvents(after: $after) { ${EVENT} } }`, {
      after: begin,
    });
    const [creator, guest] = [await signUpWith(ask, 5_000), await signUpWith(ask, 5_000)];
    const upgraded = await winUpgrade(ask);
    const id = await openBattle(ask, creator);
    granted(await joinBattle(ask, guest, id));
    await runBattle(site, ask, id);
    const stored = await since(begin);
    await until(() => feed.messages.length >= stored.length);
    const sent = feed.messages.map((message) => valueAt(message, 'data.liveEvents'));
    expect(feed.messages.map((message) => valueAt(message, 'errors'))).toEqual(sent.map(() => undefined));

    const types = new Set(typesOf(stored));
    expect([...types].map(String).toSorted()).toEqual([
      'BATTLE_CREATE',
      'BATTLE_DROP',
      'BATTLE_RANK',
      'BATTLE_STATE',
      'CASE_DROP',
      'UPGRADE_DROP',
    ]);
    expect(each(stored, 'seq')).toEqual(stored.map((_, index) => begin + index + 1));
    expect(each(stored, 'prev')).toEqual(stored.map((_, index) => begin + index));
    expect(each(sent, 'seq')).toEqual(each(stored, 'seq'));
    for (const field of ['eventType', 'position', 'displayAt', 'drop', 'rank']) {
      expect([field, each(sent, field)]).toEqual([field, each(stored, field)]);
    }
    const positions = each(stored, 'position').map(Number);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    for (const event of stored) {
      const set = ['drop', 'battle', 'rank'].filter((field) => valueAt(event, field) !== null);
      const type = String(valueAt(event, 'eventType'));
      expect([type, set]).toEqual([
        type,
        [type.endsWith('_DROP') ? 'drop' : type === 'BATTLE_RANK' ? 'rank' : 'battle'],
      ]);
    }
    expect(stored.filter((event) => valueAt(event, 'eventType') === 'UPGRADE_DROP')).toMatchObject([
      {
        drop: { id: upgraded, game: 'UPGRADE', caseSlug: null, caseNames: null, nickname: expect.stringMatching(/ /) },
      },
    ]);
    expect(stored.filter((event) => valueAt(event, 'eventType') === 'BATTLE_DROP')).toMatchObject([
      { drop: { id, game: 'BATTLE' } },
    ]);
    expect(stored.filter((event) => valueAt(event, 'eventType') === 'BATTLE_RANK')).toMatchObject([
      { rank: { rank: expect.any(Number), wins: 1, battles: 1, mine: false, nickname: expect.stringMatching(/ /) } },
    ]);
    feed.leave();
  });

  it('shows a battle as it is whenever it is told of, also to who has listened for long', async () => {
    const feed = follow(
      client,
      `subscription { liveEvents { eventType battle { id version status seats { seat } } } }`,
    );
    const creator = await signUpWith(ask, 5_000);
    await until(() => feed.messages.length >= 0);
    const id = await openBattle(ask, creator, { seatCount: 3 });
    const updates = (): readonly unknown[] =>
      feed.messages
        .map((message) => valueAt(message, 'data.liveEvents.battle'))
        .filter((battle) => valueAt(battle, 'id') === id);
    await until(() => updates().length === 1);
    granted(await addBot(ask, creator, id));
    await until(() => updates().length === 2);
    granted(await dissolveBattle(ask, creator, id));
    await until(() => updates().length === 3);
    expect(updates()).toMatchObject([
      { status: 'WAITING', seats: [{ seat: 1 }] },
      { status: 'WAITING', seats: [{ seat: 1 }, { seat: 2 }] },
      { status: 'DISSOLVED' },
    ]);
    const versions = each(updates(), 'version').map(Number);
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
    feed.leave();
  });

  it('says nothing of private battles but what was won in the end', async () => {
    const begin = await lastSeq();
    const creator = await signUpWith(ask, 5_000);
    const id = granted(await createBattle(ask, creator, { private: true })).at('createBattle.battle.id');
    const given = granted(await createBattle(ask, creator, { private: true })).at('createBattle.battle.id');
    granted(await dissolveBattle(ask, creator, String(given)));
    granted(await addBot(ask, creator, String(id)));
    expect(await since(begin)).toEqual([]);
    await runBattle(site, ask, String(id));
    const stored = await since(begin);
    expect(typesOf(stored).filter((type) => type !== 'BATTLE_DROP' && type !== 'BATTLE_RANK')).toEqual([]);
    expect(stored.filter((event) => valueAt(event, 'battle') !== null)).toEqual([]);
  });
});

describe('recent drops', () => {
  it('are the newest twenty of any game, each once', async () => {
    const player = await signUpWith(ask, 100_000);
    for (let n = 0; n < 3; n += 1) await winItems(ask, player, 10);
    await site.settled();
    site.advance(MINUTE);
    const recent = list((await drops()).at('liveDrops'));
    const seqs = each(recent, 'seq').map(Number);
    expect(seqs).toHaveLength(20);
    expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => b - a));
    expect(recent.every((event) => valueAt(event, 'drop') !== null)).toBe(true);
  });

  it('are nowhere before their reel is over, whichever way one asks', async () => {
    const player = await signUpWith(ask, 100_000);
    const opened = granted(await ask(OPEN, { input: await openInput(ask, player) }, player.token));
    const id = opened.at('openCase.rounds.0.id');
    await site.settled();
    const rest = restOf(site.gateway);
    const shown = async () => [
      ...each(list((await drops()).at('liveDrops')), 'drop.id'),
      ...each(list(done(await rest('/stat/lastDrop', {}, { method: 'GET' })).data), 'id'),
    ];
    expect(await shown()).not.toContain(id);
    // A page that holds them back by itself asks for them, and goes on behind them.
    const upcoming = granted(await ask(`{ liveDrops(upcoming: true) { ${EVENT} } }`)).at('liveDrops');
    expect(each(list(upcoming), 'drop.id')).toContain(id);
    site.advance(MINUTE);
    expect((await shown()).filter((one) => one === id)).toHaveLength(2);
  });

  it('at the top are of grades 0 and 1 alone', async () => {
    const entries = [{ skin: mustBe(isSkinId, 'aurora'), wear: 'FN', tickets: 10_000_000 }] as const;
    await site.operate({ ...sampleCase('summit', '100000'), entries });
    await site.settled();
    site.advance(300);
    const player = await signUpWith(ask, 200_000);
    await winItems(ask, player, 1);
    granted(await ask(OPEN, { input: await openInput(ask, player, 'summit') }, player.token));
    await site.settled();
    site.advance(MINUTE);
    const top = list((await drops(true)).at('liveDrops'));
    expect(top.length).toBeGreaterThan(0);
    expect(new Set(each(top, 'drop.skin.grade'))).toEqual(new Set([0]));
  });
});

describe('a gap', () => {
  it('is closed from any number on; where more was missed, the newest 200 come', async () => {
    const player = await signUpWith(ask, 1_000_000);
    for (let n = 0; n < 25; n += 1) await winItems(ask, player, 10);
    const last = await lastSeq();
    expect(each(await since(last - 3), 'seq')).toEqual([last - 2, last - 1, last]);
    expect(await since(last)).toEqual([]);
    expect(await since(last + 1_000)).toEqual([]);
    const all = each(await since(0), 'seq');
    expect(all).toEqual(Array.from({ length: 200 }, (_, n) => last - 199 + n));
    expect((await ask('{ liveSince(after: -1) { seq } }')).code).toBe('INVALID_INPUT');
  });

  it('that holds more battles than are read at once is closed all the same', async () => {
    const begin = await lastSeq();
    const boxes = [
      { slug: 'ember', oddsHash: (await ask('{ case(slug: "ember") { oddsHash } }')).at('case.oddsHash') },
    ];
    for (let n = 0; n < 6; n += 1) {
      const creator = await signUpWith(ask, 20_000);
      for (let room = 0; room < 20; room += 1) await openBattle(ask, creator, { boxes });
    }
    const stored = await since(begin);
    expect(new Set(each(stored, 'battle.id')).size).toBe(120);
  });
});
