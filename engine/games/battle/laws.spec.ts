import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinOf, fighters } from '../../../test/battle-cast.ts';
import { battlesOf, begun, lived, story } from '../../../test/battle-stories.ts';
import type { House } from '../../../test/deciders.ts';
import { playerOf } from '../../../test/deciders.ts';
import { unnamedBy } from '../../../test/needs.ts';
import { factsOf } from '../../events.ts';
import type { HeldItem } from '../../facts/facts.ts';
import { drawBattleRank } from '../../fairness/battle-draw.ts';
import { battleLockHash } from '../../fairness/battle-lock.ts';
import { settleBattle } from '../../fairness/battle-settlement.ts';
import { fromHex } from '../../fairness/bytes.ts';
import { draw, publicHashOf } from '../../fairness/seed-pair.ts';
import type { Draw, DrawRequest } from '../../kernel/draw.ts';
import type { BattleId, PairId } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { entropyOf, lockFactsOf } from './lock-battle.ts';
import { type OpenedBattle, seatCountOf, seatedPlayers, seatsByRank } from './state.ts';

const law = (check: (house: House) => void): void => {
  fc.assert(
    fc.property(story, (acts) => check(lived(acts))),
    { numRuns: 80 },
  );
};

const eventsIn = (house: House, battleId: BattleId) =>
  house.recorded.filter(({ event }) => 'battleId' in event.data && event.data.battleId === battleId);
const isEnded = ({ status }: OpenedBattle): boolean => status === 'finished' || status === 'dissolved';

describe('whatever happens to battles', () => {
  it('all accounts sum to zero, and escrow holds exactly the stakes of the battles that aren’t over', () => {
    law((house) => {
      const accounts = new Map<string, bigint>();
      const move = (account: object, amount: bigint): void => {
        const key = JSON.stringify(account);
        accounts.set(key, (accounts.get(key) ?? 0n) + amount);
      };
      for (const { event } of house.recorded) {
        for (const { from, to, amount } of factsOf(event, 0).postings) {
          move(from, -amount);
          move(to, amount);
        }
      }
      expect([...accounts.values()].reduce((sum, one) => sum + one, 0n)).toBe(0n);
      const staked = battlesOf(house)
        .filter((battle) => !isEnded(battle))
        .reduce((sum, battle) => sum + battle.cost * BigInt(seatedPlayers(battle).length), 0n);
      expect(accounts.get(JSON.stringify({ house: 'escrow' })) ?? 0n).toBe(staked);
      for (const playerId of fighters) {
        expect(coinOf(house, playerId)).toBe(accounts.get(JSON.stringify({ player: playerId })));
        expect(coinOf(house, playerId)).toBeGreaterThanOrEqual(0n);
      }
    });
  });

  it('every paid seat is refunded or concluded once, when the battle ends and not before', () => {
    law((house) => {
      for (const battle of battlesOf(house)) {
        const events = eventsIn(house, battle.battleId).map(({ event }) => event);
        const paid = events.flatMap((event) => (event.type === 'BattleEntered' ? [event.data.playerId] : []));
        const back = events.flatMap((event) => (event.type === 'BattleRefunded' ? [event.data.playerId] : []));
        const over = events.flatMap((event) => (event.type === 'BattleConcluded' ? [event.data.playerId] : []));
        expect([...paid].sort()).toEqual(
          seatedPlayers(battle)
            .map(({ player }) => player)
            .sort(),
        );
        expect([...back].sort()).toEqual(battle.status === 'dissolved' ? [...paid].sort() : []);
        expect([...over].sort()).toEqual(battle.status === 'finished' ? [...paid].sort() : []);
      }
      for (const playerId of fighters) {
        const player = house.world().player(playerId);
        const sitting = battlesOf(house).filter(
          (battle) => !isEnded(battle) && seatedPlayers(battle).some((one) => one.player === playerId),
        );
        if (player.status === 'absent') throw new Error('no player');
        expect(player.battles.toArray().sort()).toEqual(sitting.map(({ battleId }) => battleId).sort());
      }
    });
  });

  it('every drawn item goes to one winner: into a player’s backpack, or with a bot to the house', () => {
    law((house) => {
      const textOf = (
        owner: string,
        { skin, wear, float, value }: Pick<HeldItem, 'skin' | 'wear' | 'float' | 'value'>,
      ) => `${owner} ${skin} ${wear} ${float} ${value}`;
      const held = fighters.flatMap((playerId) => {
        const player = playerOf(house, playerId);
        return [...player.items.values()].map((item) => textOf(playerId, item));
      });
      const given: string[] = [];
      for (const battle of battlesOf(house)) {
        const { result, boxes, rounds } = battle;
        const awarded = (result?.awards ?? []).flatMap(({ rank, items }) => items.map((n) => ({ n, rank })));
        const drawn = result === null || battle.mode === 'shared' ? 0 : boxes.length * seatCountOf(battle);
        const all = rounds.flatMap(({ draws }) => draws.toSorted((a, b) => a.rank - b.rank));
        expect(awarded.map(({ n }) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: drawn }, (_, n) => n + 1));
        for (const { n, rank } of awarded) {
          const occupant = seatsByRank(battle)[rank - 1]?.occupant;
          const item = all[n - 1];
          if (item === undefined) throw new Error(`no seat drew ${n}`);
          if (occupant?.kind === 'player')
            given.push(textOf(occupant.playerId, { ...item, value: BigInt(item.value) }));
        }
      }
      expect(held.sort()).toEqual(given.sort());
    });
  });

  it('seats are taken once, and a full room is locked at once, with a player in it', () => {
    law((house) => {
      for (const battle of battlesOf(house)) {
        const { seats, status, lock } = battle;
        const numbers = seats.map((one) => one.seat);
        const names = seats.map(({ occupant }) => (occupant.kind === 'player' ? occupant.playerId : occupant.bot));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(new Set(names).size).toBe(names.length);
        expect(seats.length === seatCountOf(battle)).toBe(lock !== null);
        expect(status === 'locked' || status === 'finished').toBe(lock !== null);
        if (lock !== null) expect(seats.some(({ occupant }) => occupant.kind === 'player')).toBe(true);
      }
    });
  });

  it('rounds have no gaps and keep their distance, and nothing is drawn before lock and beacon', () => {
    law((house) => {
      for (const battle of battlesOf(house)) {
        const { rounds, lock, arrived, boxes, status } = battle;
        expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index + 1));
        expect(rounds.length === boxes.length).toBe(status === 'finished');
        const [first] = rounds;
        if (first === undefined) continue;
        expect(first.at).toBeGreaterThanOrEqual((lock?.at ?? Number.NaN) + 3_000);
        if (battle.beacon.kind === 'drand') {
          expect(arrived?.round).toBe(lock?.beaconRound);
          expect(first.at).toBeGreaterThanOrEqual((lock?.at ?? Number.NaN) + 9_000);
        }
        for (const [index, { at }] of rounds.entries()) {
          const before = rounds[index - 1];
          if (before !== undefined) expect(at - before.at).toBeGreaterThan(battle.pace === 'fast' ? 1_000 : 4_000);
        }
      }
    });
  });

  it('seeds serve one battle, are revealed when it ends and not before, and prove every draw', () => {
    law((house) => {
      const used = new Set<PairId>();
      for (const battle of battlesOf(house)) {
        const { seed, revealed, rounds, result, boxes, lock } = battle;
        expect(used.has(seed.pairId)).toBe(false);
        used.add(seed.pairId);
        expect(revealed !== null).toBe(isEnded(battle));
        if (lock !== null) {
          expect(battleLockHash(nodeHashing, lockFactsOf(battle, lock.beaconRound))).toBe(lock.lockHash);
        }
        if (revealed === null) continue;
        expect(publicHashOf(nodeHashing, revealed.serverSeed, revealed.salt)).toBe(seed.publicHash);
        if (result === null) continue;
        const key = fromHex(revealed.serverSeed);
        const drawn = (request: DrawRequest): Draw => draw(nodeHashing, key, request);
        const fight = { ...battle, boxes: boxes.length, entropy: entropyOf(battle) };
        for (const [index, box] of boxes.entries()) {
          const published = house.world().case(box.case);
          const table = published.status === 'absent' ? undefined : published.tables.get(box.oddsHash);
          if (table === undefined) throw new Error('no table');
          for (const one of rounds[index]?.draws ?? []) {
            const play = { ...fight, round: index + 1, rank: one.rank, oddsHash: box.oddsHash };
            const { ticket, entry, float } = drawBattleRank(table, play, drawn);
            expect(one).toMatchObject({ ticket, float, value: entry.value });
          }
        }
        const { draws: _, ...settled } = settleBattle(fight, drawn);
        expect(result).toMatchObject(settled);
      }
    });
  });
});

describe('the stories told', () => {
  it('do reach battles of every kind and every end, with bots that win and ties', () => {
    const reached = new Set<string>();
    for (const acts of fc.sample(story, { numRuns: 80, seed: 1 })) {
      for (const battle of battlesOf(lived(acts))) {
        const { status, size, beacon, result } = battle;
        reached
          .add(status)
          .add(`${status} ${size > 1 ? '2v2' : 'alone'}`)
          .add(`${status} ${beacon.kind}`);
        if (result?.tie) reached.add('tie');
        if (result !== null && result.order.length > 0) reached.add('deal');
        const winner = seatsByRank(battle)[(result?.winners[0] ?? 0) - 1];
        if (winner?.occupant.kind === 'bot') reached.add('bot');
      }
    }
    for (const status of ['finished', 'dissolved', 'locked', 'waiting']) {
      for (const kind of ['alone', '2v2', 'none', 'drand']) expect(reached).toContain(`${status} ${kind}`);
    }
    for (const end of ['tie', 'deal', 'bot']) expect(reached).toContain(end);
  });
});

describe('before anything is decided', () => {
  it('a command names every stream, guard and pair that its decision will look at', () => {
    fc.assert(
      fc.property(story, (acts) => {
        const house = begun();
        for (const one of acts) {
          const command = one(house);
          if (command === null) continue;
          // A room of the house gets its name from the seed that is made with it.
          const isUnforeseen = (name: string): boolean =>
            command.type === 'CreateBattle' && command.playerId === null && name.startsWith('battle-');
          expect(unnamedBy(house, command).filter((name) => !isUnforeseen(name))).toEqual([]);
          house.submit(command);
        }
      }),
      { numRuns: 40 },
    );
  });
});
