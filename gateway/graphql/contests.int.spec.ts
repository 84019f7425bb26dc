import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isContestId, mustBe } from '../../engine/kernel/ids.ts';
import { formatMoney } from '../../engine/kernel/money.ts';
import { contestStanding } from '../../engine/projections/queries/contests.ts';
import { type Ask, askOf, granted, list, type Player, signUpWith, text, valueAt, winItems } from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const CONTESTS = `{ contests { id names { en } ranking status balance prizes position settledPosition
  places { rank playerId nickname avatar mine score prize } mine { rank score prize } } }`;
const HIDE = 'mutation($hidden: Boolean!) { hideName(hidden: $hidden) { nameHidden } }';
const MESSAGES = '{ messages(locale: EN) { edges { node { kind title body link } } } }';

const HOUR = 3_600_000;
const weekly = mustBe(isContestId, 'weekly');

describe.each(databases)('contests on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let ahead: Player;
  let behind: Player;

  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
    [ahead, behind] = [await signUpWith(ask, 100_000), await signUpWith(ask, 100_000)];
    const startsAt = site.now() + HOUR;
    const name = { 'zh-CN': '每周', 'zh-TW': '每週', en: 'Weekly' };
    const announced = { contestId: weekly, name, ranking: 'openings', startsAt, endsAt: startsAt + HOUR } as const;
    await site.operate({
      ...{ type: 'AnnounceContest', ...announced, balance: 'locked' },
      ...{ prizes: [formatMoney(5_000n)], excluded: [] },
    });
  });
  afterAll(() => site.close());

  const contest = async (token?: string) => {
    await site.settled();
    return granted(await ask(CONTESTS, {}, token)).at('contests.0');
  };

  it('are shown before they begin, with what there is to win, and count nothing yet', async () => {
    await winItems(ask, ahead, 1);
    expect(await contest(ahead.token)).toMatchObject({
      ...{ id: weekly, names: { en: 'Weekly' }, ranking: 'OPENINGS', status: 'COMING', balance: 'LOCKED' },
      ...{ prizes: [5_000], places: [], mine: null, settledPosition: null },
    });
  });

  it('rank by what is drawn while they run; each player sees their own place', async () => {
    site.advance(HOUR + 1_000);
    await winItems(ask, behind, 1);
    await winItems(ask, ahead, 9);
    const shown = await contest(behind.token);
    expect(valueAt(shown, 'status')).toBe('RUNNING');
    const places = list(valueAt(shown, 'places'));
    expect(places.map((place) => valueAt(place, 'rank'))).toEqual([1, 2]);
    expect(places.map((place) => valueAt(place, 'prize'))).toEqual([5_000, null]);
    const own = places.find((place) => valueAt(place, 'mine') === true);
    expect(valueAt(own, 'playerId')).toBe(behind.playerId);
    expect(valueAt(shown, 'mine.rank')).toBe(valueAt(own, 'rank'));
    expect(valueAt(await contest(), 'mine')).toBeNull();
  });

  it('name nobody who hides their name', async () => {
    granted(await ask(HIDE, { hidden: true }, ahead.token));
    const hidden = list(valueAt(await contest(), 'places')).filter((place) => valueAt(place, 'nickname') === null);
    expect(hidden).toHaveLength(1);
    expect(hidden[0]).toMatchObject({ playerId: null, mine: false });
  });

  it('show the ranks that were paid, and tell who won', async () => {
    site.advance(HOUR);
    expect(valueAt(await contest(), 'status')).toBe('COUNTING');
    await site.operate({ type: 'EndContest', contestId: weekly });
    await site.settled();
    const standing = await contestStanding(site.database.pool, weekly, 1);
    const places = standing.map(({ playerId, score, reached }) => ({ playerId, score: formatMoney(score), reached }));
    await site.operate({ type: 'SettleContest', contestId: weekly, places });
    const shown = await contest();
    expect(shown).toMatchObject({ status: 'SETTLED', places: [{ rank: 1, prize: 5_000 }] });
    expect(Number(valueAt(shown, 'settledPosition'))).toBeGreaterThan(Number(valueAt(shown, 'position')));
    const winner = standing[0]?.playerId === ahead.playerId ? ahead : behind;
    const told = granted(await ask(MESSAGES, {}, winner.token)).at('messages.edges');
    const prize = list(told).find((edge) => text(valueAt(edge, 'node.title')) === 'Rank 1 in “Weekly”');
    expect(valueAt(prize, 'node')).toMatchObject({ kind: 'REWARD', link: '/event#contest-weekly' });
    expect(text(valueAt(prize, 'node.body'))).toContain('50');
  });
});
