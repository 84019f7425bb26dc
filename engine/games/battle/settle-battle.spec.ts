import { describe, expect, it } from 'vitest';
import {
  addBot,
  battleOf,
  boxesOfDawn,
  carol,
  coinOf,
  dave,
  join,
  must,
  openArena,
  openRoom,
  pairsOfFighter,
  runClock,
} from '../../../test/battle-cast.ts';
import { alice, bob } from '../../../test/cast.ts';
import { commandIdNumber, type House, pairNumber, playerOf, T0 } from '../../../test/deciders.ts';
import type { HeldItem } from '../../facts/facts.ts';
import { battleEntropy, settleBattle } from '../../fairness/battle-draw.ts';
import { fromHex } from '../../fairness/bytes.ts';
import { draw, publicHashOf } from '../../fairness/seed-pair.ts';
import { type BattleId, battleStream, itemIdOf, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import type { CreateBattle } from './create-battle.ts';
import type { OpenedBattle } from './state.ts';

interface Story {
  readonly house: House;
  readonly room: BattleId;
  readonly battle: OpenedBattle;
}

/** A guest of Alice's room; `bot` is a bot of hers. */
type Guest = PlayerId | 'bot';

const fought = (entropy: string, guests: readonly Guest[], more: Partial<CreateBattle> = {}): Story => {
  const house = openArena();
  const room = openRoom(house, { entropy, sides: guests.length + 1, ...more });
  for (const guest of guests) must(house, guest === 'bot' ? addBot(alice, room) : join(guest, room));
  runClock(house);
  return { house, room, battle: battleOf(house, room) };
};

type Result = NonNullable<OpenedBattle['result']>;

/** The first battle of its kind, over all entropies in order, that ended as wanted. */
const foughtUntil = (
  wanted: (result: Result) => boolean,
  guests: readonly Guest[],
  more: Partial<CreateBattle> = {},
): Story & { readonly result: Result } => {
  for (let n = 0; n < 500; n += 1) {
    const story = fought(n.toString(16).padStart(32, '0'), guests, more);
    const { result } = story.battle;
    if (result !== null && wanted(result)) return { ...story, result };
  }
  throw new Error('no battle ended like that');
};

const textOf = ({ skin, wear, float, value }: Pick<HeldItem, 'skin' | 'wear' | 'float'> & { value: bigint | string }) =>
  `${skin} ${wear} ${float} ${value}`;

/** The items of an award, in the order of the deal. */
const dealtIn = ({ rounds }: OpenedBattle, award: Result['awards'][number] | undefined): readonly string[] => {
  const drawn = rounds.flatMap(({ draws }) => draws.toSorted((a, b) => a.rank - b.rank).map(textOf));
  return (award?.items ?? []).map((n) => drawn[n - 1] ?? 'nothing');
};

/** The events of the last command, with their streams. */
const lastEvents = ({ house }: Story) => {
  const id = house.recorded.at(-1)?.event.data.commandId;
  return house.recorded.filter(({ event }) => event.data.commandId === id);
};

/** The items of a player, in the order of the ids. */
const itemsOf = (house: House, playerId: PlayerId): readonly string[] => {
  const player = house.world().player(playerId);
  if (player.status === 'absent') return [];
  const place = ({ itemId }: HeldItem) => Number(itemId.split('.').at(-1));
  return [...player.items.values()].sort((a, b) => place(a) - place(b)).map(textOf);
};

describe('the last round', () => {
  it('settles the battle, reveals its seed, and concludes it for every player in the order of the ranks', () => {
    const story = foughtUntil(({ winners }) => winners[0] === 2, [bob, 'bot', carol], { boxes: boxesOfDawn(2) });
    const { room, battle } = story;
    const types = lastEvents(story).map(({ stream, event }) => [stream, event.type]);
    expect(types).toEqual([
      [battleStream(room), 'BattleRoundPlayed'],
      [battleStream(room), 'BattleSettled'],
      [playerStream(alice), 'BattleConcluded'],
      [playerStream(bob), 'BattleConcluded'],
      [playerStream(carol), 'BattleConcluded'],
    ]);
    const { pairId, serverSeed, salt } = pairNumber(pairsOfFighter(0).battle);
    expect(story.result.revealed).toEqual({ pairId, serverSeed, salt });
    expect(publicHashOf(nodeHashing, serverSeed, salt)).toBe(battle.seed.publicHash);
    expect(battle.rounds.at(-1)?.round).toBe(2);
    const [played] = lastEvents(story);
    expect(played?.event).toMatchObject({ data: { nextRoundAt: null } });
  });

  it('pays each player of a shared battle their share in coin, and makes no items', () => {
    const { house, battle } = foughtUntil(({ winners }) => winners.length === 3, [bob, 'bot'], {
      mode: 'shared',
      pace: 'fast',
      boxes: boxesOfDawn(2),
    });
    const drawn = battle.rounds.flatMap(({ draws }) => draws).reduce((sum, { value }) => sum + BigInt(value), 0n);
    const share = drawn / 3n;
    const concluded = house.recorded.flatMap(({ event }) => (event.type === 'BattleConcluded' ? [event.data] : []));
    expect(concluded).toMatchObject([
      { playerId: alice, won: true, items: [], coin: String(share) },
      { playerId: bob, won: true, items: [], coin: String(share) },
    ]);
    expect([...itemsOf(house, alice), ...itemsOf(house, bob)]).toEqual([]);
    expect([coinOf(house, alice), coinOf(house, bob)]).toEqual([800n + share, 800n + share]);
    const [first, second] = battle.rounds;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(2_000);
  });

  it('gives the winner every item of every rank, and the others none', () => {
    const { house, room, battle } = foughtUntil(({ winners }) => winners[0] === 2, [bob, 'bot'], {
      boxes: boxesOfDawn(2),
    });
    const all = battle.rounds.flatMap(({ round, draws }) =>
      draws.map(({ rank, skin, wear, float, value }) => ({ n: (round - 1) * 3 + rank, skin, wear, float, value })),
    );
    const dealt = all
      .toSorted((a, b) => Number(b.value) - Number(a.value) || a.n - b.n)
      .map(({ n: _, ...item }, index) => ({ itemId: itemIdOf(bob, 4, index + 1), ...item }));
    const concluded = house.recorded.flatMap(({ event }) => (event.type === 'BattleConcluded' ? [event.data] : []));
    const { commandId } = concluded[0] ?? { commandId: commandIdNumber(0) };
    expect(concluded).toEqual([
      { commandId, playerId: alice, battleId: room, rank: 1, cost: '200', won: false, items: [], coin: '0' },
      { commandId, playerId: bob, battleId: room, rank: 2, cost: '200', won: true, items: dealt, coin: '0' },
    ]);
    expect(itemsOf(house, bob)).toEqual(dealt.map(textOf));
    expect(itemsOf(house, alice)).toEqual([]);
    const player = playerOf(house, bob);
    expect(player.items.get(itemIdOf(bob, 4, 6))).toMatchObject({ game: 'battle', acquiredAt: T0 + 8_000 });
    expect([player.wagered, player.battles.size, coinOf(house, bob)]).toEqual([200n, 0, 800n]);
  });

  it('is what anybody computes from the revealed seed', () => {
    for (const mode of ['classic', 'underdog'] as const) {
      const { battle, room } = fought('d'.repeat(32), [bob, carol, 'bot'], { mode, boxes: boxesOfDawn(3) });
      const seed = fromHex(battle.revealed?.serverSeed ?? '');
      const entropy = battleEntropy(battle.lock?.lockHash ?? '', null);
      const { draws: _, ...expected } = settleBattle(
        { battleId: room, mode, size: 1, sides: 4, boxes: 3, rounds: battle.rounds, entropy },
        (request) => draw(nodeHashing, seed, request),
      );
      expect(battle.result).toMatchObject(expected);
    }
  });

  it('leaves what a bot wins with the house', () => {
    const { house, battle, result } = foughtUntil(({ winners }) => winners[0] === 3, ['bot', bob]);
    expect(result.awards).toHaveLength(1);
    expect(result.awards[0]).toMatchObject({ rank: 3 });
    expect(result.awards[0]?.items).toHaveLength(3);
    expect(battle.status).toBe('finished');
    for (const playerId of [alice, bob]) {
      expect(itemsOf(house, playerId)).toEqual([]);
      expect(coinOf(house, playerId)).toBe(900n);
    }
  });

  it('gives the underdog the win with the lowest total', () => {
    const { result } = foughtUntil(({ tie }) => tie === null, [bob, carol], {
      mode: 'underdog',
      boxes: boxesOfDawn(3),
    });
    const totals = result.totals.map(BigInt);
    const lowest = totals.reduce((a, b) => (a < b ? a : b));
    expect(result.winners).toEqual([totals.indexOf(lowest) + 1]);
    expect(new Set(totals).size).toBeGreaterThan(1);
  });

  it('decides a tie by a draw of its own among the tied', () => {
    const { result, battle, room } = foughtUntil(
      ({ tie }) => tie?.between.length === 2 && tie.ticket === 1,
      [bob, carol],
    );
    const [, second] = result.tie?.between ?? [];
    expect(result.winners).toEqual([second]);
    const tied = (result.tie?.between ?? []).map((rank) => result.totals[rank - 1]);
    expect(new Set(tied).size).toBe(1);
    const drawn = draw(nodeHashing, fromHex(result.revealed.serverSeed), {
      game: 'battle',
      label: 'tie',
      id: room,
      entropy: `${battle.lock?.lockHash}.none`,
      round: 2,
      index: 0,
      tableHash: '0'.repeat(64),
      n: 2n,
    });
    expect(drawn.ticket).toBe(1n);
  });
});

describe('two against two', () => {
  const teams = { sides: 2, size: 2, boxes: boxesOfDawn(2) };

  it('is won by the side with the higher sum, and each of both gets what was dealt to them', () => {
    const { house, battle, result } = foughtUntil(
      ({ winners, tie }) => winners[0] === 3 && tie === null,
      [bob, carol, dave],
      teams,
    );
    const [a = 0n, b = 0n, c = 0n, d = 0n] = result.totals.map(BigInt);
    expect(c + d > a + b).toBe(true);
    expect(result.winners).toEqual([3, 4]);
    const [third, fourth] = result.awards;
    expect([third?.rank, fourth?.rank]).toEqual([3, 4]);
    expect(itemsOf(house, carol)).toEqual(dealtIn(battle, third));
    expect(itemsOf(house, dave)).toEqual(dealtIn(battle, fourth));
    expect(itemsOf(house, carol).length + itemsOf(house, dave).length).toBe(8);
    expect([itemsOf(house, alice), itemsOf(house, bob)]).toEqual([[], []]);
    const won = house.recorded.flatMap(({ event }) => (event.type === 'BattleConcluded' ? [event.data.won] : []));
    expect(won).toEqual([false, false, true, true]);
  });

  it('gives a player their part, and keeps the part of the bot beside them', () => {
    const { house, battle, result } = foughtUntil(({ winners }) => winners[0] === 1, ['bot', bob, carol], teams);
    const [mine, bots] = result.awards;
    expect([mine?.rank, bots?.rank]).toEqual([1, 2]);
    expect(bots?.items.length).toBeGreaterThan(0);
    expect(itemsOf(house, alice)).toEqual(dealtIn(battle, mine));
    const held = [bob, carol].flatMap((playerId) => itemsOf(house, playerId));
    expect(held).toEqual([]);
  });

  it('settles ties of the sides and of the deal by one draw each', () => {
    const { result } = foughtUntil(({ tie, order }) => tie !== null && order.length > 0, [bob, carol, dave], {
      sides: 2,
      size: 2,
    });
    expect(result.tie?.between).toEqual([1, 3]);
    expect(result.order.map(({ between }) => between)).toEqual([result.winners]);
    const totals = result.winners.map((rank) => result.totals[rank - 1]);
    expect(totals[0]).toBe(totals[1]);
  });

  it('draws for the deal only where both of the winning side have the same of their own', () => {
    const { result } = foughtUntil(({ order }) => order.length === 0, [bob, carol, dave], teams);
    const totals = result.winners.map((rank) => result.totals[rank - 1]);
    expect(totals[0]).not.toBe(totals[1]);
  });
});
