import { describe, expect, it } from 'vitest';
import { weekly } from '../../../test/contest-cast.ts';
import { entriesOf } from '../../../test/fixture-log.ts';
import { auditBoth, forgerOf } from '../../../test/forger.ts';
import { battles } from '../../../test/games-story/contests.ts';
import { eve } from '../../../test/games-story/stage.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { DAY, HOUR } from '../../../test/money-cast.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { contestStream } from '../../kernel/ids.ts';

const { recorded } = recordGames({ kind: 'none' });
const { changed, edited, find, all, leftAt } = forgerOf(recorded);
const settled = find('ContestSettled', ({ data }) => data.contestId === weekly);
const announced = find('ContestAnnounced', ({ data }) => data.contestId === weekly);
const { places } = settled.event.data;

/** The log with another standing, and prizes paid after it. */
const paidBy = (other: typeof places): RecordedEvent[] =>
  edited((event, { position }) => {
    if (position === settled.recorded.position)
      return { ...settled.event, data: { ...settled.event.data, places: other } };
    if (event.type !== 'ContestPrizeWon' || event.data.contestId !== weekly) return event;
    const place = other[event.data.rank - 1];
    return place === undefined ? null : { ...event, data: { ...event.data, playerId: place.playerId } };
  });

const messagesOf = async (
  log: readonly RecordedEvent[],
): Promise<Readonly<Record<'full' | 'everybody', readonly string[]>>> => {
  const { full, everybody } = await auditBoth(entriesOf(log));
  const told = ({ findings }: typeof full) => findings.shown.map(({ kind, message }) => `${kind}: ${message}`);
  return { full: told(full), everybody: told(everybody) };
};

const shown = (place: (typeof places)[number]) => `${place.playerId} with ${place.score} at ${place.reached}`;

describe('the audit of a contest', () => {
  it('agrees with an honest one, where a player of the house was among the best', async () => {
    expect(places).toHaveLength(3);
    expect(places.map(({ playerId }) => playerId)).not.toContain(eve);
    expect(await messagesOf(recorded)).toEqual({ full: [], everybody: [] });
  });

  it('finds a better score that was passed over, in both sights', async () => {
    const [first, ...others] = places;
    const [second] = others;
    if (first === undefined || second === undefined) throw new Error('three are paid');
    const found = `money: contest weekly: rank 1 is ${shown(first)}, not ${shown(second)}`;
    const { full, everybody } = await messagesOf(paidBy(others));
    expect(full).toContain(found);
    expect(everybody).toContain(found);
  });

  it('finds a score that was never reached', async () => {
    const [first, ...others] = places;
    if (first === undefined) throw new Error('three are paid');
    const higher = { ...first, score: String(BigInt(first.score) + 1n) };
    const { full } = await messagesOf(changed(settled, { places: [higher, ...others] }));
    expect(full).toEqual([`money: contest weekly: rank 1 is ${shown(first)}, not ${shown(higher)}`]);
  });

  it('finds a prize that is missing, and one of another amount', async () => {
    const prize = all('ContestPrizeWon').find(({ event: { data } }) => data.contestId === weekly && data.rank === 2);
    if (prize === undefined) throw new Error('three are paid');
    const missing = await messagesOf(
      edited((event, { position }) => (position === prize.recorded.position ? null : event)),
    );
    expect(missing.full.join()).toMatch(/rules: /);
    const more = await messagesOf(changed(prize, { amount: '2001' }));
    expect(more.everybody).toContain('rules: ContestPrizeWon: the rules give another data.amount');
  });

  it('finds prizes that were never paid, two days after the end and no earlier', async () => {
    const overdue = "money: contest weekly was over two days ago, and its prizes aren't paid";
    const { endsAt } = announced.event.data;
    const leftFor = async (ms: number) => {
      const { position } = settled.recorded;
      return (await messagesOf(leftAt(position, endsAt + ms - (recorded[position - 1]?.at ?? 0)))).everybody;
    };
    expect(await leftFor(2 * DAY + HOUR)).toContain(overdue);
    expect(await leftFor(2 * DAY - HOUR)).not.toContain(overdue);
  });

  it('finds prizes that came more than two days late', async () => {
    const late = announced.event.data.endsAt + 2 * DAY + 1 - settled.recorded.at;
    const log = recorded.map((one) => (one.position < settled.recorded.position ? one : { ...one, at: one.at + late }));
    const { everybody } = await messagesOf(log);
    expect(everybody).toContain('money: contest weekly was settled more than two days after its end');
  });

  it('finds a private battle that is told as one of a contest, in both sights', async () => {
    const { startsAt } = announced.event.data;
    const room = find('BattleCreated', ({ data }, { at }) => data.private && at >= startsAt);
    expect(places.length).toBeGreaterThan(0);
    const { full, everybody } = await messagesOf(changed(room, { private: false }));
    for (const told of [full, everybody]) expect(told.join()).toContain(`money: contest ${battles}: rank `);
  });

  it('finds a prize that is called lost though its balance had room, where balances can be seen', async () => {
    const prize = find('ContestPrizeWon', ({ data }) => data.contestId === weekly && data.rank === 2);
    const { full, everybody } = await auditBoth(
      entriesOf(
        edited((event, { position }) => {
          if (position === prize.recorded.position) return null;
          if (position !== settled.recorded.position) return event;
          return { ...settled.event, data: { ...settled.event.data, unpaid: [2] } };
        }),
      ),
    );
    expect(full.findings.shown.map(({ kind }) => kind)).toContain('rules');
    expect([everybody.findings.shown, everybody.given?.lostPrizes]).toEqual([[], 1]);
  });

  it('finds a contest that was changed after it was announced', async () => {
    const { full } = await messagesOf(changed(announced, { prizes: ['5000', '2000'] }));
    expect(full.length).toBeGreaterThan(0);
    expect(announced.recorded.stream).toBe(contestStream(weekly));
  });
});
