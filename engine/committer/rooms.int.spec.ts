import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crediting } from '../../test/cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { ask, createClock, joinWith, opening } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { moneyInAll, replayedTables, storedTables } from '../../test/harness/replay.ts';
import { battleCommand, freshEntropy, hostSeedsOf, joinBattle } from '../../test/harness/rooms.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { itemsTerms } from '../../test/terms-cast.ts';
import type { Outcome } from '../engine.ts';
import { isEventIn } from '../events.ts';
import { evolveBattle, NO_BATTLE, type OpenedBattle, seatedPlayers } from '../games/battle/state.ts';
import { type BattleId, type HexHash, isHexHash, isItemId, mustBe, type PlayerId } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';
import { createLogStore } from '../log/store.ts';
import type { Committer } from './committer.ts';

const act = fc.constantFrom('create', 'join', 'join', 'join', 'bot', 'dissolve', 'open', 'sell', 'credit', 'deadlines');
const step = fc.record({ engine: fc.nat(1), player: fc.nat(4), room: fc.nat(3), act });
const waves = fc.array(
  fc.record({
    steps: fc.array(step, { minLength: 2, maxLength: 10 }),
    pass: fc.constantFrom(0, 3_000, 5_000, 1_800_000),
  }),
  { minLength: 4, maxLength: 10 },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe.each(databaseProviders)('rooms over two engines on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);

  /** Every battle as the log has it. */
  const battlesInLog = async (): Promise<readonly OpenedBattle[]> => {
    const battles = new Map<string, OpenedBattle>();
    const log = createLogStore(store.database);
    for (let from = 0; ; from += 1_000) {
      const entries = await log.readEntries(from, 1_000);
      for (const { entry } of entries) {
        const { stream, event, at } = decodeEntry(entry);
        if (!isEventIn('battle', event)) continue;
        const after = evolveBattle(battles.get(stream) ?? NO_BATTLE, event, at);
        if (after.status !== 'absent') battles.set(stream, after);
      }
      if (entries.length < 1_000) return [...battles.values()];
    }
  };

  const expectLawful = async (): Promise<void> => {
    const tables = await storedTables(store.database);
    expect(tables).toEqual(await replayedTables(store.database));
    expect(await moneyInAll(store.database)).toEqual({ coin: 0n, points: 0n, locked: 0n });
    const waiting = (await battlesInLog()).filter(({ status }) => status === 'waiting' || status === 'locked');
    const staked = waiting.reduce((sum, one) => sum + one.cost * BigInt(seatedPlayers(one).length), 0n);
    const escrow = tables.house.find((account) => account.startsWith('escrow coin'))?.split(' ')[2] ?? '0';
    expect(BigInt(escrow)).toBe(staked);
  };

  it('in any interleaving no coin, item, seat or round is lost or doubled', async () => {
    const clock = createClock();
    const engines = [
      await start({ clock: clock.now }),
      await start({ clock: clock.now, limits: { batch: 3, cacheBytes: 8_000 } }, await store.another()),
    ] as const;
    const [first] = engines;
    const players = await Promise.all(Array.from({ length: 5 }, () => joinWith(first, '1500')));
    const seeds = new Map<PlayerId, HexHash>();
    for (const player of players) seeds.set(player, (await hostSeedsOf(first, player)).battle);
    const rooms: { readonly battleId: BattleId; readonly creator: PlayerId }[] = [];

    const play = async ({ engine: e, player: p, room: r, act: what }: Step): Promise<Outcome | null> => {
      const engine: Committer = engines[e === 0 ? 0 : 1];
      const playerId = players[p];
      const room = rooms.at(-1 - r);
      if (playerId === undefined) throw new Error('the player is missing');
      if (what === 'deadlines') {
        await engine.pollTimers();
        return null;
      }
      if (what === 'open') return ask(engine, opening(playerId, 2));
      if (what === 'credit') return ask(engine, crediting(playerId, '300'));
      if (what === 'sell') {
        const held = tablesOf(store.database.pool)
          .selectFrom('item')
          .select('item_id')
          .where('player_id', '=', playerId);
        const row = await held.where('state', '=', 'held').limit(1).executeTakeFirst();
        if (row === undefined) return null;
        const itemIds = [mustBe(isItemId, row.item_id)];
        return ask(engine, { type: 'SellItems', terms: itemsTerms, playerId, itemIds, expectedTotal: null });
      }
      if (what === 'create') {
        const outcome = await ask(
          engine,
          battleCommand(playerId, seeds.get(playerId) ?? null, { sides: 2 + (r % 3), boxes: 1 + r }),
        );
        if (outcome.status === 'rejected' && outcome.code === 'SEED_CHANGED') {
          seeds.set(playerId, mustBe(isHexHash, String(outcome.details.seedHash)));
        }
        for (const { event } of outcome.status === 'accepted' ? outcome.events : []) {
          if (event.type === 'BattleCreated') rooms.push({ battleId: event.data.battleId, creator: playerId });
          if (event.type === 'BattleEntered' && event.data.nextSeed !== null) {
            seeds.set(playerId, event.data.nextSeed.publicHash);
          }
        }
        return outcome;
      }
      if (room === undefined) return null;
      const { battleId, creator } = room;
      if (what === 'join') return joinBattle(engine, playerId, battleId);
      if (what === 'bot')
        return ask(engine, { type: 'AddBot', playerId: creator, battleId, seat: null, entropy: freshEntropy() });
      return ask(engine, { type: 'DissolveBattle', playerId: creator, battleId });
    };

    await fc.assert(
      fc.asyncProperty(waves, async (all) => {
        for (const { steps, pass } of all) {
          const outcomes = await Promise.all(steps.map(play));
          for (const outcome of outcomes) expect(['accepted', 'rejected', undefined]).toContain(outcome?.status);
          clock.advance(pass);
        }
        await expectLawful();
      }),
      { numRuns: 12 },
    );
    // All that runs comes to its end.
    for (let round = 0; round < 12; round += 1) {
      clock.advance(1_800_000);
      await first.pollTimers();
    }
    const running = (await battlesInLog()).filter(({ status }) => status === 'waiting' || status === 'locked');
    expect(running).toEqual([]);
    await expectLawful();
  });
});
