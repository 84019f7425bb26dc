import { describe, expect, it } from 'vitest';
import {
  alice,
  bob,
  dawnPublished,
  deposited,
  openDawn,
  registered,
  roundOf,
  skinsPublished,
} from '../../test/cast.ts';
import { announceWeekly, settlementOf, weekly } from '../../test/contest-cast.ts';
import { acceptedEvents, commandIdNumber, createHouse, type House, houseOf, T0 } from '../../test/deciders.ts';
import { adjusted, DAY, erased, HOUR } from '../../test/money-cast.ts';
import { unnamedBy } from '../../test/needs.ts';
import { termsAre } from '../../test/terms-cast.ts';
import { actorOf } from '../commands.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { MAX_MONEY } from '../kernel/money.ts';
import { balanceOf } from '../player/state.ts';
import type { SettleContest } from './settle-contest.ts';

const announcing = (change: Partial<typeof announceWeekly>) =>
  createHouse().decide({ ...announceWeekly, ...change }, commandIdNumber(1));

describe('announcing a contest', () => {
  it('writes down all of it, for everybody to read before it begins', () => {
    const { type: _, ...announced } = announceWeekly;
    expect(acceptedEvents(announcing({}))).toEqual([
      { type: 'ContestAnnounced', schemaVersion: 1, data: { commandId: commandIdNumber(1), ...announced } },
    ]);
    expect(actorOf(announceWeekly)).toBe('operator');
  });

  it.each([
    ['NAME', { name: { ...announceWeekly.name, en: ' ' } }],
    ['NOTICE', { startsAt: T0 + 59_999 }],
    ['NOTICE', { startsAt: T0 + 91 * DAY, endsAt: T0 + 92 * DAY }],
    ['LENGTH', { endsAt: announceWeekly.startsAt + 599_999 }],
    ['LENGTH', { endsAt: announceWeekly.startsAt + 93 * DAY }],
    ['PRIZES', { prizes: [] }],
    ['PRIZES', { prizes: ['100', '200'] }],
    ['PRIZES', { prizes: Array<string>(51).fill('1') }],
    ['AMOUNT', { prizes: ['100000001'] }],
    ['AMOUNT', { prizes: ['100', '0'] }],
    ['EXCLUDED', { excluded: [alice, alice] }],
  ])('is refused by the rule %s: %j', (rule, change) =>
    expect(announcing(change)).toMatchObject({ code: 'CONTEST_REFUSED', details: { rule } }),
  );

  it('takes a name once, whatever became of it', () => {
    const house = createHouse();
    house.submit(announceWeekly);
    expect(house.decide(announceWeekly)).toBeRefused('CONTEST_EXISTS');
    house.submit({ type: 'CancelContest', contestId: weekly });
    expect(house.decide(announceWeekly)).toBeRefused('CONTEST_EXISTS');
  });
});

describe('cancelling a contest', () => {
  const cancel = { type: 'CancelContest', contestId: weekly } as const;

  it('is possible until it begins, once', () => {
    const house = createHouse();
    expect(house.decide(cancel)).toBeRefused('CONTEST_NOT_FOUND');
    house.submit(announceWeekly);
    house.wait(HOUR - 1);
    expect(house.submit(cancel)).toEmit([{ type: 'ContestCancelled' }]);
    expect(house.decide(cancel)).toBeRefused('NOTHING_TO_DO');
    house.wait(3 * HOUR);
    expect(house.decide({ type: 'EndContest', contestId: weekly })).toBeRefused('NOTHING_TO_DO');
  });

  it('is refused from its first instant on', () => {
    const house = createHouse();
    house.submit(announceWeekly);
    house.wait(HOUR);
    expect(house.decide(cancel)).toBeRefused('CONTEST_BEGUN');
  });
});

/** Both open cases within the contest. */
const played = (change: Partial<typeof announceWeekly> = {}): House => {
  const house = houseOf(...skinsPublished, dawnPublished, termsAre());
  for (const id of [alice, bob]) house.given([registered(id, id === alice ? 1 : 7), deposited(id, '100000')]);
  acceptedEvents(house.submit({ ...announceWeekly, ...change }));
  house.wait(HOUR);
  for (const id of [alice, bob]) acceptedEvents(house.submit(openDawn(id, 10, roundOf(house.world().player(id)))));
  return house;
};
const over = (change: Partial<typeof announceWeekly> = {}): House => {
  const house = played(change);
  house.wait(2 * HOUR);
  acceptedEvents(house.submit({ type: 'EndContest', contestId: weekly }));
  return house;
};
const coinOf = (house: House, id: PlayerId) => balanceOf(house.world().player(id), 'coin');

describe('ending a contest', () => {
  it('marks the end once its time is over, and once', () => {
    const house = played();
    const end = { type: 'EndContest', contestId: weekly } as const;
    expect(actorOf(end)).toBe('system');
    house.wait(2 * HOUR - 1);
    expect(house.decide(end)).toBeRefused('CONTEST_NOT_OVER');
    expect(house.decide(settlementOf(house.recorded, weekly))).toBeRefused('CONTEST_NOT_OVER');
    house.wait(1);
    expect(house.submit(end)).toEmit([{ type: 'ContestEnded' }]);
    expect(house.decide(end)).toBeRefused('NOTHING_TO_DO');
  });
});

describe('settling a contest', () => {
  it('pays the prize of each rank by one command, and once', () => {
    const house = over();
    const command = settlementOf(house.recorded, weekly);
    const [first, second] = command.places;
    if (first === undefined || second === undefined) throw new Error('both have played');
    const before = [coinOf(house, first.playerId), coinOf(house, second.playerId)];
    expect(house.submit(command)).toEmit([
      { type: 'ContestSettled', data: { contestId: weekly, places: [first, second], unpaid: [] } },
      { type: 'ContestPrizeWon', data: { playerId: first.playerId, rank: 1, balance: 'coin', amount: '5000' } },
      { type: 'ContestPrizeWon', data: { playerId: second.playerId, rank: 2, balance: 'coin', amount: '2000' } },
    ]);
    expect([coinOf(house, first.playerId), coinOf(house, second.playerId)]).toEqual([
      (before[0] ?? 0n) + 5_000n,
      (before[1] ?? 0n) + 2_000n,
    ]);
    expect(house.decide(command)).toBeRefused('NOTHING_TO_DO');
    expect(actorOf(command)).toBe('system');
  });

  it('pays a bonus where it was announced so', () => {
    const house = over({ balance: 'locked' });
    const command = settlementOf(house.recorded, weekly);
    const [first] = command.places;
    if (first === undefined) throw new Error('no player has played');
    house.submit(command);
    expect(balanceOf(house.world().player(first.playerId), 'locked')).toBe(5_000n);
  });

  it('is over without a prize where nobody scored', () => {
    const house = createHouse();
    house.submit(announceWeekly);
    house.wait(3 * HOUR);
    house.submit({ type: 'EndContest', contestId: weekly });
    expect(house.submit({ type: 'SettleContest', contestId: weekly, places: [] })).toEmit([
      { type: 'ContestSettled', data: { places: [] } },
    ]);
  });

  const place = (playerId: PlayerId, score: string, reached: number) => ({ playerId, score, reached });
  it.each<readonly [string, SettleContest['places']]>([
    ['PRIZES', [1, 2, 3, 4].map((n) => place(n === 1 ? alice : bob, String(9 - n), n))],
    ['ORDER', [place(alice, '10', 1), place(bob, '11', 2)]],
    ['ORDER', [place(alice, '10', 2), place(bob, '10', 1)]],
    ['PLAYERS', [place(alice, '10', 1), place(alice, '9', 2)]],
  ])('refuses what can’t be a standing by the rule %s', (rule, places) =>
    expect(over().decide({ type: 'SettleContest', contestId: weekly, places })).toBeRefused(
      'CONTEST_REFUSED',
      expect.objectContaining({ rule }),
    ),
  );

  it('takes of equal scores the one that was reached first', () => {
    const places = [place(bob, '10', 1), place(alice, '10', 2)];
    expect(over().decide({ type: 'SettleContest', contestId: weekly, places })).toBeAccepted();
  });

  it('pays nobody who is excluded or erased', () => {
    const excluded = over({ excluded: [bob] });
    const places = [place(bob, '10', 1)];
    const refused = { code: 'CONTEST_REFUSED', details: { rule: 'PLAYERS' } };
    expect(excluded.decide({ type: 'SettleContest', contestId: weekly, places })).toMatchObject(refused);
    expect(settlementOf(excluded.recorded, weekly).places.map(({ playerId }) => playerId)).toEqual([alice]);
    const gone = over();
    gone.given([erased(bob)]);
    expect(gone.decide({ type: 'SettleContest', contestId: weekly, places })).toMatchObject(refused);
    expect(settlementOf(gone.recorded, weekly).places.map(({ playerId }) => playerId)).toEqual([alice]);
  });

  it.each([
    ['coin', 5_000n],
    ['locked', 5_000n],
  ] as const)('loses a prize of %s that its balance can’t hold, says so, and pays the others', (balance, prize) => {
    const house = over({ balance });
    const command = settlementOf(house.recorded, weekly);
    const [first, second] = command.places;
    if (first === undefined || second === undefined) throw new Error('both have played');
    const room = MAX_MONEY - balanceOf(house.world().player(first.playerId), balance) - prize;
    house.given([adjusted(first.playerId, balance, String(room))]);
    expect(house.decide(command)).toEmit([
      { type: 'ContestSettled', data: { unpaid: [] } },
      { type: 'ContestPrizeWon', data: { rank: 1 } },
      { type: 'ContestPrizeWon', data: { rank: 2 } },
    ]);
    house.given([adjusted(first.playerId, balance, '1')]);
    expect(house.submit(command)).toEmit([
      { type: 'ContestSettled', data: { places: [first, second], unpaid: [1] } },
      { type: 'ContestPrizeWon', data: { playerId: second.playerId, rank: 2, amount: '2000' } },
    ]);
    expect(balanceOf(house.world().player(first.playerId), balance)).toBe(MAX_MONEY - prize + 1n);
    expect(house.decide(command)).toBeRefused('NOTHING_TO_DO');
  });

  it('names everything it reads and writes beforehand', () => {
    const house = over();
    expect(unnamedBy(house, settlementOf(house.recorded, weekly))).toEqual([]);
  });
});
