import { describe, expect, it } from 'vitest';
import { alice, bob } from '../../test/cast.ts';
import type { House } from '../../test/deciders.ts';
import { playerOf } from '../../test/deciders.ts';
import { entriesOf } from '../../test/fixture-log.ts';
import { type ActKind, CIRCLES, moneyLaw } from '../../test/money-acts.ts';
import { collectFindings } from '../audit/finding.ts';
import { createReplay } from '../audit/replay/replay.ts';
import { factsOf } from '../events.ts';
import type { Account, BalanceType } from '../facts/facts.ts';
import { nodeHashing } from '../node-hashing.ts';
import { balanceOf } from './state.ts';

const BALANCES: readonly BalanceType[] = ['coin', 'points', 'locked'];
/** Acts that bring coin and acts that play with it come twice as often. */
const OTHERS: readonly ActKind[] = [
  'request',
  'settle',
  'open',
  'open',
  'free',
  'tell',
  'rebate',
  'vip',
  'code',
  'bind',
  'adjust',
];
const ALL: readonly ActKind[] = [...CIRCLES, ...OTHERS];
const nameOf = (account: Account): string => ('player' in account ? account.player : account.house);

const law = (runs: number, check: (house: House) => void, eachStep: (house: House) => void = () => {}): void =>
  moneyLaw(ALL, runs, (house, step) => {
    while (step()) eachStep(house);
    check(house);
  });

describe('whatever is done with coin, points and bonuses', () => {
  it('all accounts of each balance sum to zero, and the players hold what was posted to them', () => {
    law(120, (house) => {
      const accounts = new Map<string, bigint>();
      const add = (account: Account, balance: BalanceType, amount: bigint): void => {
        const key = `${nameOf(account)}/${balance}`;
        accounts.set(key, (accounts.get(key) ?? 0n) + amount);
      };
      for (const { event } of house.recorded) {
        for (const { from, to, balance, amount } of factsOf(event, 0).postings) {
          add(from, balance, -amount);
          add(to, balance, amount);
        }
      }
      for (const balance of BALANCES) {
        let sum = 0n;
        for (const [key, amount] of accounts) if (key.endsWith(`/${balance}`)) sum += amount;
        expect(sum).toBe(0n);
        for (const id of [alice, bob]) {
          expect(balanceOf(playerOf(house, id), balance)).toBe(accounts.get(`${id}/${balance}`) ?? 0n);
        }
      }
    });
  });

  it('no balance is ever below zero, and no order is settled twice', () => {
    law(
      120,
      (house) => {
        const settled = house.recorded.flatMap(({ event }) =>
          event.type === 'PaymentSettled' ? [event.data.depositId] : [],
        );
        expect(new Set(settled).size).toBe(settled.length);
      },
      (house) => {
        for (const id of [alice, bob]) {
          for (const balance of BALANCES) expect(balanceOf(playerOf(house, id), balance)).toBeGreaterThanOrEqual(0n);
        }
      },
    );
  });

  it('the auditor decides all of it again, and finds nothing', () => {
    law(40, (house) => {
      const findings = collectFindings();
      const replay = createReplay(nodeHashing, findings, { chains: [] });
      for (const [position, entry] of entriesOf(house.recorded).entries()) replay.entry(entry, position);
      replay.settle();
      replay.money.checkConservation(replay.states);
      expect(findings.kept()).toEqual([]);
      expect(replay.totals().entries).toBe(house.recorded.length);
    });
  });
});
