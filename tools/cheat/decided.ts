import seedrandom from 'seedrandom';
import { addBot, carol, createRoom, dave, join, must, openArena, openRoom } from '../../test/battle-cast.ts';
import { casino } from '../../test/casino.ts';
import { alice, openDawn, publishDawn } from '../../test/cast.ts';
import { commandIdNumber, type House } from '../../test/deciders.ts';

/**
 * Tricks at the rules themselves, of a house that knows what a play will draw. Its own moves are lawful commands: the play that it
 * wants to turn must come out the same, or be refused.
 */
export interface Decided {
  readonly name: string;
  readonly does: string;
  /** Why the play is refused where the house tries, which it has to sign; absent where it is carried out. */
  readonly refused?: string;
  /** The outcome if the house does nothing. */
  readonly honest: () => unknown;
  /** The outcomes of so many tries to turn it. */
  readonly tried: (tries: number) => readonly unknown[];
}

/** The tickets of a play's openings among the types of its other events, or the code of its refusal. */
const outcomeOf = (house: House, commandId = commandIdNumber(1)): unknown => {
  const decision = house.decide(openDawn(alice), commandId);
  if (decision.kind === 'rejected') return decision.code;
  if (decision.kind !== 'accepted') return decision.kind;
  return decision.events.map(({ event }) => (event.type === 'CaseOpened' ? event.data.ticket : event.type));
};

const numbers = (tries: number, below: number): readonly number[] => {
  const random = seedrandom('decided');
  return Array.from({ length: tries }, () => Math.floor(random() * below));
};

/** The lock hash and the entries of Alice's room for three; the guests join in this order, in these seats. */
const lockOf = (guests: readonly { readonly who: typeof carol; readonly seat: number }[]): unknown => {
  const house = openArena();
  const battleId = openRoom(house, { ...createRoom(), sides: 3, size: 1 });
  for (const { who, seat } of guests) must(house, join(who, battleId, seat));
  return house.recorded.flatMap(({ event }) =>
    event.type === 'BattleLocked' ? [{ lockHash: event.data.lockHash, entries: event.data.entries }] : [],
  );
};
const carolFirst = [
  { who: carol, seat: 2 },
  { who: dave, seat: 3 },
] as const;

/** Entries of bots as the lock has them, when they are added to these seats. */
const botsOf = (seats: readonly number[]): unknown => {
  const house = openArena();
  const battleId = openRoom(house, { ...createRoom(), sides: 3, size: 1 });
  for (const seat of seats) must(house, addBot(alice, battleId, seat));
  return house.recorded.flatMap(({ event }) => (event.type === 'BattleLocked' ? [event.data.lockHash] : []));
};

export const DECIDED: readonly Decided[] = [
  {
    name: 'command-id',
    does: 'chooses the command id of a play',
    honest: () => outcomeOf(casino()),
    tried: (tries) => numbers(tries, 1_000_000).map((n) => outcomeOf(casino(), commandIdNumber(n))),
  },
  {
    name: 'moved-time',
    does: 'moves the time of a play within the life of its pair',
    honest: () => outcomeOf(casino()),
    tried: (tries) =>
      numbers(tries, 24 * 3_600_000).map((ms) => {
        const house = casino();
        house.wait(ms);
        return outcomeOf(house);
      }),
  },
  {
    name: 'other-pair',
    does: 'rotates to a pair, with a user seed that it ground, before a play is decided',
    refused: 'SEED_CHANGED',
    honest: () => outcomeOf(casino()),
    tried: () =>
      ['ground', null].map((userSeed) => {
        const house = casino();
        must(house, openDawn(alice));
        must(house, { type: 'RotateSeed', playerId: alice, userSeed, entropy: 'c'.repeat(32) });
        return outcomeOf(house);
      }),
  },
  {
    name: 'other-odds',
    does: 'publishes other odds before a play is decided, and waits until they are in force',
    honest: () => outcomeOf(casino()),
    tried: () =>
      [0, 119_000].map((ms) => {
        const house = casino();
        must(house, { ...publishDawn, price: '120' });
        house.wait(ms);
        return outcomeOf(house);
      }),
  },
  {
    name: 'order-of-seats',
    does: 'chooses in which order it lets players into a battle, and where they sit',
    honest: () => lockOf(carolFirst),
    tried: () => [
      lockOf(carolFirst.toReversed()),
      lockOf(carolFirst.map(({ who, seat }) => ({ who, seat: 5 - seat }))),
    ],
  },
  {
    name: 'order-of-bots',
    does: 'chooses the seats of bots, and in which order they come',
    honest: () => botsOf([2, 3]),
    tried: () => [botsOf([3, 2])],
  },
];
