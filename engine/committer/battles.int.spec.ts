import { describe, expect, it } from 'vitest';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, createClock, joinWith, newCommandId, opening, openOnce } from '../../test/harness/engines.ts';
import { unreliable } from '../../test/harness/faults.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { battleCommand, eventOf, freshEntropy, joinBattle, openBattle } from '../../test/harness/rooms.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import type { GlasscaseEvent } from '../events.ts';
import { type BattleId, battleStream, type PlayerId, playerStream } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';
import { createLogStore } from '../log/store.ts';
import type { Committer } from './committer.ts';

const EXPIRY_MS = 30 * 60 * 1000;

describe.each(databaseProviders)('battles on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  const clock = createClock();
  const startHere = () => start({ clock: clock.now });
  const startElsewhere = async () => start({ clock: clock.now }, await store.another());

  const coinOf = async (player: PlayerId): Promise<bigint | undefined> => {
    const wallets = tablesOf(store.database.pool).selectFrom('wallet').select('coin');
    return (await wallets.where('player_id', '=', player).executeTakeFirst())?.coin;
  };
  const escrow = async (): Promise<bigint> => {
    const accounts = tablesOf(store.database.pool).selectFrom('house_account').select('amount');
    return (await accounts.where('account', '=', 'escrow').executeTakeFirst())?.amount ?? 0n;
  };
  const timersOf = async (battleId: BattleId): Promise<string[]> => {
    const timers = tablesOf(store.database.pool).selectFrom('timer').select(['kind', 'seq']);
    const rows = await timers.where('stream_id', '=', battleStream(battleId)).execute();
    return rows.map(({ kind, seq }) => `${kind} ${seq}`);
  };
  const eventsOf = async (stream: ReturnType<typeof battleStream>): Promise<GlasscaseEvent[]> => {
    const entries = await createLogStore(store.database).readStream(stream, 1, 1_000);
    return entries.map(({ entry }) => decodeEntry(entry).event);
  };
  const roundsOf = async (battleId: BattleId): Promise<number[]> =>
    (await eventsOf(battleStream(battleId))).flatMap((event) =>
      event.type === 'BattleRoundPlayed' ? [event.data.round] : [],
    );

  /** So often lets all engines look at the deadlines at once, and then time pass until the next round. */
  const playOut = async (engines: readonly Committer[], boxes: number): Promise<void> => {
    for (let round = 0; round < boxes; round += 1) {
      await Promise.all(engines.map((engine) => engine.pollTimers()));
      clock.advance(5_000);
    }
  };

  it('seat exactly one of two players who take the last seat at the same instant over two engines', async () => {
    const [one, two] = [await startHere(), await startElsewhere()];
    for (let turn = 0; turn < 8; turn += 1) {
      const { battleId } = await openBattle(one, '100');
      const [left, right] = [await joinWith(one, '150'), await joinWith(two, '150')];
      // Both engines know the room with one seat free.
      expect(await joinBattle(two, await joinWith(two, '50'), battleId)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
      const outcomes = await Promise.all([joinBattle(one, left, battleId), joinBattle(two, right, battleId)]);
      expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.code : outcome.status)).sort()).toEqual(
        ['BATTLE_FULL', 'accepted'],
      );
      const coins = [await coinOf(left), await coinOf(right)];
      expect(coins).toEqual(outcomes.map(({ status }) => (status === 'accepted' ? 50n : 150n)));
    }
  });

  it('seat exactly one of two in the same batch of one engine', async () => {
    const engine = await startHere();
    const { battleId } = await openBattle(engine, '100');
    const [left, right] = [await joinWith(engine, '150'), await joinWith(engine, '150')];
    const outcomes = await Promise.all([joinBattle(engine, left, battleId), joinBattle(engine, right, battleId)]);
    expect(outcomes[0]?.status).toBe('accepted');
    expect(outcomes[1]).toMatchObject({ status: 'rejected', code: 'BATTLE_FULL' });
    expect([await coinOf(left), await coinOf(right)]).toEqual([50n, 150n]);
  });

  it('answer a player who joined with that player’s wallet, and a repeated id the same way', async () => {
    const engine = await startHere();
    const { battleId } = await openBattle(engine, '1000');
    const playerId = await joinWith(engine, '150');
    const join = { type: 'JoinBattle', playerId, battleId, seat: 2, entropy: 'a'.repeat(32) } as const;
    const id = newCommandId();
    const first = accepted(await ask(engine, join, id));
    expect(first.events.map(({ event }) => event.type)).toEqual(['SeatTaken', 'BattleEntered', 'BattleLocked']);
    expect(first.wallet).toEqual({ coin: 50n, points: 0n, locked: 0n, version: 3 });
    expect(accepted(await ask(engine, join, id))).toEqual({ ...first, repeated: true });
  });

  it('run by their deadlines, every round once though two engines look at once, and the winners get the items', async () => {
    const engines = [await startHere(), await startElsewhere()] as const;
    const before = await escrow();
    const { creator, battleId } = await openBattle(engines[0], '1000', { sides: 4, boxes: 3 });
    const guest = await joinWith(engines[1], '1000');
    accepted(await joinBattle(engines[1], guest, battleId));
    accepted(
      await ask(engines[0], { type: 'AddBot', playerId: creator, battleId, seat: null, entropy: freshEntropy() }),
    );
    expect(await escrow()).toBe(before + 600n);
    accepted(
      await ask(engines[1], { type: 'AddBot', playerId: creator, battleId, seat: null, entropy: freshEntropy() }),
    );
    expect(await timersOf(battleId)).toEqual(['battle-round 1']);

    clock.advance(2_999);
    await engines[0].pollTimers();
    expect(await roundsOf(battleId)).toEqual([]);
    clock.advance(1);
    await playOut(engines, 3);

    expect(await roundsOf(battleId)).toEqual([1, 2, 3]);
    expect(await timersOf(battleId)).toEqual([]);
    expect(await escrow()).toBe(0n);
    const events = await eventsOf(battleStream(battleId));
    const settled = events.at(-1);
    if (settled?.type !== 'BattleSettled') throw new Error('not settled');
    const entries = events.flatMap((event) => (event.type === 'BattleLocked' ? event.data.entries : []));
    const { awards, winners } = settled.data;
    const owned = await tablesOf(store.database.pool)
      .selectFrom('item')
      .select(['item_id', 'player_id', 'game', 'case_slug', 'state'])
      .where('player_id', 'in', [creator, guest])
      .execute();
    const expected = awards.flatMap(({ rank, items }) => {
      // Bots come before, between or after them, as their random ids have it.
      const owner = [creator, guest].find((one) => one === entries[rank - 1]?.occupant);
      return owner === undefined ? [] : items.map((_, n) => `${owner} ${n + 1} battle null held`);
    });
    expect(winners).toHaveLength(1);
    expect(
      owned
        .map(({ item_id: id, ...row }) => [
          id.startsWith(`${row.player_id}.`) ? row.player_id : id,
          ...[id.split('.').at(-1), row.game, row.case_slug ?? 'null', row.state],
        ])
        .map((words) => words.join(' '))
        .sort(),
    ).toEqual(expected.sort());
    for (const player of [creator, guest]) {
      expect((await eventsOf(playerStream(player))).at(-1)).toMatchObject({ type: 'BattleConcluded' });
      expect(await coinOf(player)).toBe(700n);
    }
  });

  it('settle onto what players did elsewhere meanwhile: nothing of either is lost', async () => {
    const [one, two] = [await startHere(), await startElsewhere()];
    const { creator, battleId } = await openBattle(one, '1000', { sides: 3 });
    const guests = [await joinWith(one, '1000'), await joinWith(one, '1000')];
    for (const guest of guests) accepted(await joinBattle(one, guest, battleId));
    const players = [creator, ...guests];
    for (const player of players) accepted(await ask(two, opening(player, 2)));
    clock.advance(3_000);
    // The first engine still remembers all three as they were when they sat down.
    const [, opened] = await Promise.all([one.pollTimers(), openOnce(two, creator)]);
    accepted(opened);
    expect(await roundsOf(battleId)).toEqual([1]);
    for (const player of players) {
      const types = (await eventsOf(playerStream(player))).map(({ type }) => type);
      expect(types.filter((type) => type === 'BattleConcluded')).toHaveLength(1);
      expect(await coinOf(player)).toBe(player === creator ? 600n : 700n);
    }
  });

  it('of the house begin a stream that nobody could name beforehand', async () => {
    const [one, two] = [await startHere(), await startElsewhere()];
    const opened = await Promise.all([one, two, one].map((engine) => ask(engine, battleCommand(null, null))));
    const rooms = opened.map((outcome) => eventOf(accepted(outcome), 'BattleCreated').data.battleId);
    expect(new Set(rooms).size).toBe(3);
    for (const [n, battleId] of rooms.entries()) {
      const guest = await joinWith(two, '100');
      accepted(await joinBattle(n === 1 ? one : two, guest, battleId));
      accepted(await ask(one, { type: 'AddBot', playerId: null, battleId, seat: null, entropy: freshEntropy() }));
    }
    clock.advance(3_000);
    await playOut([two], 1);
    for (const battleId of rooms) expect(await roundsOf(battleId)).toEqual([1]);
  });

  it('that nobody joined are over after half an hour, and everyone has their coin back', async () => {
    const [one, two] = [await startHere(), await startElsewhere()];
    const { creator, battleId } = await openBattle(one, '300', { sides: 3 });
    const guest = await joinWith(two, '300');
    accepted(await joinBattle(two, guest, battleId));
    clock.advance(EXPIRY_MS - 1);
    await one.pollTimers();
    expect(await coinOf(creator)).toBe(200n);
    clock.advance(1);
    await Promise.all([one.pollTimers(), two.pollTimers()]);
    expect([await coinOf(creator), await coinOf(guest)]).toEqual([300n, 300n]);
    expect(await timersOf(battleId)).toEqual([]);
  });

  it('are dissolved or filled, never both, when that is asked at the same instant', async () => {
    const [one, two] = [await startHere(), await startElsewhere()];
    for (let turn = 0; turn < 6; turn += 1) {
      const { creator, battleId } = await openBattle(one, '100');
      const guest = await joinWith(two, '100');
      const [dissolved, joined] = await Promise.all([
        ask(one, { type: 'DissolveBattle', playerId: creator, battleId }),
        joinBattle(turn % 2 === 0 ? two : one, guest, battleId),
      ]);
      expect([dissolved.status, joined.status].sort()).toEqual(['accepted', 'rejected']);
      const coin = joined.status === 'accepted' ? 0n : 100n;
      expect([await coinOf(creator), await coinOf(guest)]).toEqual([coin, coin]);
    }
    clock.advance(3_000);
    await playOut([one], 1);
  });

  it('play every round once though the database’s answers are lost', async () => {
    let turn = 0;
    const lossy = unreliable(store.database, {
      after: () => {
        turn += 1;
        return turn > 25 && turn % 3 !== 0;
      },
    });
    const engine = await start({ clock: clock.now }, lossy);
    const { battleId } = await openBattle(engine, '1000', { boxes: 4 });
    accepted(await joinBattle(engine, await joinWith(engine, '1000'), battleId));
    clock.advance(3_000);
    for (let look = 0; (await roundsOf(battleId)).length < 4 && look < 200; look += 1) {
      await engine.pollTimers().catch(() => undefined);
      if (look % 3 === 2) clock.advance(5_000);
    }
    expect(await roundsOf(battleId)).toEqual([1, 2, 3, 4]);
  });

  it('that are overdue after a standstill give each round its time', async () => {
    const first = await startHere();
    const { battleId } = await openBattle(first, '1000', { boxes: 3 });
    accepted(await joinBattle(first, await joinWith(first, '1000'), battleId));
    await first.close();
    clock.advance(3_600_000);
    const second = await startElsewhere();
    await second.pollTimers();
    await second.pollTimers();
    expect(await roundsOf(battleId)).toEqual([1]);
    clock.advance(5_000);
    await playOut([second], 2);
    expect(await roundsOf(battleId)).toEqual([1, 2, 3]);
  });
});
