import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../test/fixture-log.ts';
import { recordLanedRooms } from '../../../test/games-story/laned-rooms.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { leavesOf, mutated, nameOf, type Path } from '../../../test/mutations.ts';
import { isCleanLog } from '../../../test/replayed.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { encodeEntry } from '../../log/entry.ts';

const logs = [recordGames({ kind: 'none' }), recordLanedRooms().house].map(({ recorded }) => ({
  recorded,
  entries: entriesOf(recorded),
}));

/**
 * Values that a player or the house chose, or that no draw used yet: the log is their only witness. Every other value
 * has another.
 */
const onlyTheLogKnows: readonly (readonly [string, RegExp])[] = [
  ['which command it was', /\.commandId$/],
  ['how things look and what they are called', /^(CasePublished\.display|SkinPublished\.definition\.(?!wears))/],
  ['the title of a room', /^GiveawayCreated\.title\./],
  ['why a game was stopped, or a case retired', /^(GameStopped|CaseRetired)\.reason$/],
  ['what was paid elsewhere', /^PaymentSettled\.provider$/],
  ['who may come in, and from when on', /^(BattleCreated\.private|GiveawayCreated\.(locked|startsAt|conditions\..*))$/],
  ['whether creator or operator gave a room up', /^BattleDissolved\.reason$/],
  [
    'which of several equal items was staked or sold',
    /^(UpgradePlayed\.staked|ContractPlayed\.staked|ItemsSold\.items|ItemsExchanged\.items)\[\]\.itemId$/,
  ],
  ['what somebody would have paid in the shop', /^ShopPurchased\.expectedTotal$/],
  ['what the operator corrected, and why', /^BalanceAdjusted\.(amount|reason)$/],
  ['how far a coupon would have gone, and until when', /^CouponGranted\.(expiresAt|terms\.max)$/],
  ['what a contest is called, and who could have had no rank in it', /^ContestAnnounced\.(name\.|contestId$)/],
  [
    'which operators they were, and their words',
    /^(?:Player)?Act(?:Proposed|Approved|Refused|Reviewed)\.(?:proposer|approver|by|note|reason|reasonHash|ticket)$/,
  ],
  ['why a glass was broken', /^BreakGlassDeclared\.reason$/],
  ['how long an act could have been approved', /^(?:Player)?ActProposed\.expiresAt$/],
  ['why an order was given up', /^DepositCancelled\.reason$/],
  ['how often a Golden Code could have been used, and until when', /^GoldenCodeIssued\.(uses|expiresAt)$/],
  ['by what a client knows its own rotation', /^SeedRotated\.entropy$/],
  ['the salts and the order of what is stated', /^LiabilitiesStated\.root$/],
  ['whether the first room was opened by a program of before rules 2', /^BattleCreated\.rules$/],
  ['a seed that is committed and not used yet', /^ItemsEscrowed\.nextSeed\./],
];
const isDeclared = (name: string): boolean => onlyTheLogKnows.some(([, pattern]) => pattern.test(name));

interface Place {
  readonly log: (typeof logs)[number];
  readonly one: RecordedEvent;
  readonly path: Path;
}

/** Where each value of each event occurs for the first time. */
const firstOfEach = new Map<string, Place>();
for (const log of logs) {
  for (const one of log.recorded) {
    for (const path of leavesOf(one.event.data)) {
      const name = nameOf(one.event, path);
      if (!firstOfEach.has(name)) firstOfEach.set(name, { log, one, path });
    }
  }
}

const withAnother = ({ log, one, path }: Place): readonly Uint8Array[] | null => {
  const event = mutated(one.event, path);
  return event === null ? null : log.entries.with(one.position, encodeEntry({ ...one, event }));
};

/** The values of an event that could be others without the audit noticing. */
const unnoticed = (type: string): string[] =>
  [...firstOfEach].flatMap(([name, first]) => {
    const log = first.one.event.type === type ? withAnother(first) : null;
    return log !== null && isCleanLog(log) ? [name] : [];
  });

const missed = new Map<string, readonly string[]>();

describe('the audit notices every value that is another than it was', () => {
  it.each([...new Set([...firstOfEach.values()].map(({ one }) => one.event.type))].sort())(
    'in %s, but for what only the log knows',
    (type) => {
      const found = unnoticed(type);
      missed.set(type, found);
      expect(found.filter((name) => !isDeclared(name))).toEqual([]);
    },
  );

  it.each(onlyTheLogKnows)('only the log knows %s', (_, pattern) => {
    expect([...missed.values()].flat().some((name) => pattern.test(name))).toBe(true);
  });

  it('tries all that there is to know, but for words that can be no other', () => {
    const untried = [...firstOfEach].filter(([, first]) => withAnother(first) === null);
    expect(untried.map(([name]) => name).sort()).toEqual([
      'BattleCreated.beacon.kind',
      'CasePublished.table.tickets',
      'ConsolationPublished.table.table',
      'ConsolationPublished.table.tickets',
      'CouponGranted.terms.kind',
      'DepositReversed.kind',
      'DeviceKeyAdded.by',
      'FreeCaseOpened.grant.kind',
      'GiveawayCreated.beacon.kind',
      'LaneClosed.unplayed.draw.game',
      'PaymentSettled.bonuses[].reason',
      'SeatTaken.occupant.kind',
    ]);
    expect(firstOfEach.size).toBeGreaterThan(330);
  });
});
