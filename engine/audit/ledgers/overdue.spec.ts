import { describe, expect, it } from 'vitest';
import { playerNumber } from '../../../test/cast.ts';
import { entriesOf } from '../../../test/fixture-log.ts';
import { auditSigned, forgerOf } from '../../../test/forger.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { battleStream, giveawayStream } from '../../kernel/ids.ts';

const { recorded } = recordGames();
const { changed, find, leftAt } = forgerOf(recorded);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The findings of a log that stops before a position and goes on only so much later, without those of players' pairs. */
const findingsOf = async (position: number, later: number): Promise<readonly string[]> => {
  const { findings } = await auditSigned(entriesOf(leftAt(position, later)));
  return findings.shown.flatMap(({ kind, message }) => (message.startsWith('pair ') ? [] : [`${kind}: ${message}`]));
};

const expired = find('BattleDissolved', ({ data }) => data.reason === 'expired');
const created = find('BattleCreated', ({ data }) => data.battleId === expired.event.data.battleId);
const round = find('BattleRoundPlayed');
const battleBeacon = find('BattleBeaconArrived');
const lock = find('GiveawayLocked');
const opened = find('GiveawayCreated', ({ data }) => data.giveawayId === lock.event.data.giveawayId);
const giveawayBeacon = find('GiveawayDrawn', ({ data }) => data.beacon !== null);
const drawn = find('GiveawayDrawn');

const joined = find('InviterBound');
const bonus = find('BonusReleased', ({ data }) => data.playerId === playerNumber(9));

const stalled = (id: Parameters<typeof battleStream>[0]): string =>
  `seeds: ${battleStream(id)} should have gone on long ago`;
const undrawn = (id: Parameters<typeof giveawayStream>[0]): string =>
  `seeds: ${giveawayStream(id)} should have been drawn long ago`;
const unawarded = (id: Parameters<typeof giveawayStream>[0]): string =>
  `money: ${giveawayStream(id)} was drawn, but its prizes were given to nobody`;

/**
 * The missing event, the position where the log stops, the time after which the event must be there, and the finding of
 * the audit an hour after that.
 */
const deadlines: readonly (readonly [string, number, number, string])[] = [
  ['the next round', round.recorded.position, 3_000, stalled(round.event.data.battleId)],
  [
    'the end of a room that nobody filled',
    expired.recorded.position - 2,
    30 * MINUTE,
    stalled(created.event.data.battleId),
  ],
  ['a battle’s beacon', battleBeacon.recorded.position, MINUTE, stalled(battleBeacon.event.data.battleId)],
  [
    'the draw',
    lock.recorded.position,
    opened.event.data.drawAt - opened.recorded.at,
    undrawn(lock.event.data.giveawayId),
  ],
  ['a giveaway’s beacon', giveawayBeacon.recorded.position, MINUTE, undrawn(giveawayBeacon.event.data.giveawayId)],
  ['the prizes', drawn.recorded.position + 1, 0, unawarded(drawn.event.data.giveawayId)],
  [
    'what was wagered for',
    bonus.recorded.position,
    2 * DAY,
    `money: a bonus of ${bonus.recorded.stream} was wagered for two days ago and not released`,
  ],
  [
    'what an inviter has a share of',
    joined.recorded.position + 1,
    2 * DAY,
    `money: whoever invited ${joined.recorded.stream} isn't told, two days later, of what they have a share of`,
  ],
];

describe('a pair of a player', () => {
  const terms = find('TermsPublished');
  const { sections } = terms.event.data;
  const strict = changed(terms, { sections: { ...sections, seeds: { longestUseMs: DAY, maxRounds: 100 } } });

  it.each([
    ['30 days', recorded, 30 * DAY],
    ['1 days', strict, DAY],
  ])('is revealed within what the terms of its commitment allow: %s', async (words, log, due) => {
    const pairFindings = async (later: number): Promise<readonly string[]> => {
      const { findings } = await auditSigned(entriesOf(forgerOf(log).leftAt(log.length, later)));
      return findings.shown.flatMap(({ message }) => (message.startsWith('pair ') ? [message] : []));
    };
    const findings = await pairFindings(due + 2 * HOUR);
    expect(findings.length).toBeGreaterThan(0);
    for (const one of findings) expect(one).toContain(`is older than ${words} and not revealed`);
    expect(await pairFindings(due - DAY / 2)).toEqual([]);
  });
});

describe('what should be in a log by its end', () => {
  it.each(deadlines)('may be an hour late, and no more: %s', async (_, position, due, words) => {
    expect(await findingsOf(position, due + HOUR + DAY)).toEqual([words]);
    expect(await findingsOf(position, Math.max(0, due - 10 * MINUTE))).toEqual([]);
  });
});
