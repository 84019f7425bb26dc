import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  charm,
  charmDefinition,
  crediting,
  kestrel,
  kestrelDefinition,
  openDawn,
  playerNumber,
  publishDawn,
  revalued,
  vulture,
  vultureDefinition,
} from '../../test/cast.ts';
import { createHouse, type House } from '../../test/deciders.ts';
import { evolvePlayer } from '../../test/evolve-player.ts';
import { itemsTerms, publishTerms } from '../../test/terms-cast.ts';
import { statusAsOf } from '../catalog/versions.ts';
import { factsOf } from '../events.ts';
import type { Account } from '../facts/facts.ts';
import { MAX_PAIR_AGE_MS } from '../fairness/seed-pair.ts';
import { playerStream } from '../kernel/ids.ts';
import { evolveStream, initialState } from '../stream-state.ts';
import { NO_PLAYER, type RegisteredPlayer } from './state.ts';

const ids = [0, 1, 2].map(playerNumber);
const player = fc.constantFrom(...ids);
type Act = (house: House) => void;

const nameOf = (account: Account): string => ('player' in account ? account.player : account.house);

const registeredPlayers = (house: House): RegisteredPlayer[] =>
  ids.flatMap((id) => {
    const state = house.world().player(id);
    return state.status === 'registered' ? [state] : [];
  });

/** Any act that an actor may try, sensible or not. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(player, fc.integer({ min: 1, max: 5_000 })).map(
    ([playerId, amount]): Act =>
      (house) => {
        house.submit(crediting(playerId, String(amount)));
      },
  ),
  fc.tuple(player, fc.integer({ min: 1, max: 10 })).map(
    ([id, quantity]): Act =>
      (house) => {
        const opened = statusAsOf(house.world().case(publishDawn.case), house.world().at);
        const odds = opened.status === 'absent' ? {} : { oddsHash: opened.oddsHash };
        house.submit({ ...openDawn(id, quantity), ...odds });
      },
  ),
  fc.tuple(player, player, fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 6 })).map(
    ([playerId, owner, picks]): Act =>
      (house) => {
        const held = registeredPlayers(house).find((one) => one.playerId === owner);
        const keys = [...(held?.items.keys() ?? [])];
        const itemIds = picks.flatMap((pick) => keys[pick] ?? []);
        if (itemIds.length > 0)
          house.submit({ type: 'SellItems', terms: itemsTerms, playerId, itemIds, expectedTotal: null });
      },
  ),
  fc.tuple(player, fc.constantFrom(null, 'a', 'b')).map(
    ([playerId, userSeed]): Act =>
      (house) => {
        house.submit({ type: 'RotateSeed', playerId, userSeed, entropy: 'e'.repeat(32) });
      },
  ),
  fc.tuple(player, fc.integer({ min: 1, max: 4 })).map(
    ([playerId, seq]): Act =>
      (house) => {
        house.submit({ type: 'RetireSeed', playerId, seq });
      },
  ),
  fc.integer({ min: 1, max: 2_000 }).map(
    (value): Act =>
      (house) => {
        house.submit({
          type: 'PublishSkin',
          skin: kestrel,
          definition: revalued(kestrelDefinition, 'FT', String(value)),
        });
        house.submit({ ...publishDawn, price: String(50 + (value % 100)) });
      },
  ),
  fc.boolean().map(
    (stop): Act =>
      (house) => {
        house.submit({ type: 'StopGame', game: 'case', stop, reason: 'r' });
      },
  ),
  fc.constantFrom(1, 3_600_000, 24 * 3_600_000, MAX_PAIR_AGE_MS).map(
    (ms): Act =>
      (house) => {
        house.wait(ms);
      },
  ),
);

const lived = (acts: readonly Act[]): House => {
  const house = createHouse();
  house.submit({ type: 'PublishSkin', skin: kestrel, definition: kestrelDefinition });
  house.submit({ type: 'PublishSkin', skin: vulture, definition: vultureDefinition });
  house.submit({ type: 'PublishSkin', skin: charm, definition: charmDefinition });
  house.submit(publishDawn);
  house.submit(publishTerms());
  for (const playerId of ids) {
    house.submit({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' });
    house.submit(crediting(playerId, '3000'));
  }
  for (const one of acts) one(house);
  return house;
};

const law = (check: (house: House) => void): void => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 40 }), (acts) => check(lived(acts))),
    { numRuns: 60 },
  );
};

describe('whatever is asked, in any order', () => {
  it('all accounts of a balance type sum to zero, and every posting moved what it says', () => {
    law((house) => {
      const accounts = new Map<string, bigint>();
      for (const { event } of house.recorded) {
        for (const { from, to, balance, amount } of factsOf(event, 0).postings) {
          expect(amount).toBeGreaterThanOrEqual(0n);
          for (const [account, moved] of [
            [nameOf(from), -amount],
            [nameOf(to), amount],
          ] as const) {
            const key = `${account}/${balance}`;
            accounts.set(key, (accounts.get(key) ?? 0n) + moved);
          }
        }
      }
      let sum = 0n;
      for (const amount of accounts.values()) sum += amount;
      expect(sum).toBe(0n);
      for (const { playerId, coin, points } of registeredPlayers(house)) {
        expect(coin).toBe(accounts.get(`${playerId}/coin`) ?? 0n);
        expect(points).toBe(0n);
      }
    });
  });

  it('no balance is ever below zero, after no event', () => {
    law((house) => {
      const states = new Map(ids.map((id) => [playerStream(id), initialState(playerStream(id))]));
      for (const { stream, event, at } of house.recorded) {
        const before = states.get(stream);
        if (before === undefined) continue;
        const after = evolveStream(before, event, at);
        states.set(stream, after);
        if (after.category === 'player' && after.state.status === 'registered') {
          expect(after.state.coin).toBeGreaterThanOrEqual(0n);
        }
      }
    });
  });

  it('every item won is in exactly one place: held by its winner, or sold once', () => {
    law((house) => {
      const places = new Map<string, number>();
      for (const { event } of house.recorded) {
        if (event.type === 'CaseOpened') places.set(event.data.itemId, 0);
      }
      for (const { event } of house.recorded) {
        if (event.type !== 'ItemsSold') continue;
        for (const { itemId } of event.data.items) places.set(itemId, (places.get(itemId) ?? 9) + 1);
      }
      for (const { items } of registeredPlayers(house)) {
        for (const itemId of items.keys()) places.set(itemId, (places.get(itemId) ?? 9) + 1);
      }
      for (const [itemId, count] of places) expect(count, itemId).toBe(1);
    });
  });

  it('folding the log again gives the states that the decisions were made on', () => {
    law((house) => {
      for (const state of registeredPlayers(house)) {
        const events = house.recorded.filter(({ stream }) => stream === playerStream(state.playerId));
        const again = events.reduce(
          (folded, { event, at }) => evolveStream(folded, event, at),
          initialState(playerStream(state.playerId)),
        );
        if (again.category !== 'player' || again.state.status !== 'registered') throw new Error('no player');
        const { items, ...rest } = again.state;
        const { items: held, ...before } = state;
        expect(rest).toEqual(before);
        expect(items.toJS()).toEqual(held.toJS());
      }
    });
  });

  it('rounds of a pair have no gaps, and no pair is played on after its reveal or over its limits', () => {
    law((house) => {
      const rounds = new Map<string, number>();
      const revealed = new Set<string>();
      for (const { event } of house.recorded) {
        if (event.type === 'CaseOpened') {
          const { pairId, roundNo } = event.data;
          expect(revealed.has(pairId)).toBe(false);
          expect(roundNo).toBe((rounds.get(pairId) ?? 0) + 1);
          rounds.set(pairId, roundNo);
        }
        if (event.type === 'SeedRotated') {
          expect(event.data.revealed.roundCount).toBe(rounds.get(event.data.revealed.pairId) ?? 0);
          revealed.add(event.data.revealed.pairId);
        }
      }
    });
  });

  it('a refusal changes nothing, and the same command gets the same answer', () => {
    law((house) => {
      for (const { playerId } of registeredPlayers(house)) {
        const command = openDawn(playerId, 10);
        const before = house.recorded.length;
        expect(house.decide(command)).toEqual(house.decide(command));
        expect(house.recorded.length).toBe(before);
      }
    });
  });
});

describe('a player’s fold', () => {
  it('refuses what can’t happen before a registration', () => {
    const [credit] = lived([]).recorded.filter(({ event }) => event.type === 'BalanceAdjusted');
    if (credit?.event.type !== 'BalanceAdjusted') throw new Error('no credit');
    const { event } = credit;
    expect(() => evolvePlayer(NO_PLAYER, event, 0)).toThrow('never registered');
  });
});
