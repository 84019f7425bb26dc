import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, each, granted, signUp, signUpWith, winItems } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { drawGiveaway, enterGiveaway, openGiveaway } from '../testing/rooms.ts';
import { done, type Rest, restOf } from './testing/client.ts';

const MINUTE = 60_000;

let site: Fixture;
let ask: Ask;
let rest: Rest;
let token: string;
/** One room in each state, by the state's number. */
let rooms: readonly string[];

beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  rest = restOf(site.gateway);
  const [host, other] = [await signUpWith(ask, 100_000), await signUpWith(ask, 100_000)];
  token = host.token;
  const items = (await winItems(ask, host, 4)).map(({ id }) => id);
  const [item] = await winItems(ask, other, 1);
  const open = async (index: number, change: object = {}) =>
    openGiveaway(site, ask, host, items.slice(index, index + 1), change);
  const finished = await open(0);
  granted(await enterGiveaway(ask, await signUp(ask), finished));
  const cancelled = await openGiveaway(site, ask, other, [item?.id ?? '']);
  await drawGiveaway(site);
  const drawing = await open(1);
  site.advance(7 * MINUTE);
  const inProgress = await open(2);
  const [startsAt, drawAt] = [60, 120].map((minutes) => new Date(site.now() + minutes * MINUTE).toISOString());
  const upcoming = await open(3, { startsAt, drawAt });
  await site.settled();
  rooms = [upcoming, inProgress, drawing, finished, cancelled];
});
afterAll(() => site.close());

const listed = async (params: object, by?: string) =>
  done(await rest('/roll/list', { ...params }, { method: 'GET', token: by }));

describe('the list of giveaways', () => {
  it.each([0, 1, 2, 3, 4])('takes the state %i that it answers', async (state) => {
    const answer = await listed({ state });
    expect(each(answer.at('list'), 'rollId')).toEqual([rooms[state]]);
    expect(each(answer.at('list'), 'state')).toEqual([state]);
    expect(answer.at('total')).toBe(1);
  });

  it('shows every one for −1 and where no state is asked for: in progress by draw time, then those that are over', async () => {
    const all = [2, 1, 0, 4, 3].map((state) => rooms[state]);
    for (const params of [{ state: -1 }, {}, { state: '' }]) {
      const answer = await listed(params);
      expect(each(answer.at('list'), 'state').toSorted()).toEqual([0, 1, 2, 3, 4]);
      expect(each(answer.at('list'), 'rollId').slice(0, 3)).toEqual(all.slice(0, 3));
      expect(answer.at('total')).toBe(5);
    }
  });

  it('of any state has pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => listed({ page, pageSize: 1 })));
    const seen = pages.flatMap((answer) => each(answer.at('list'), 'rollId'));
    expect(new Set(seen)).toEqual(new Set(rooms));
  });

  it('is one’s own where that is asked for', async () => {
    const [, , , , cancelled] = rooms;
    const own = each((await listed({ mine: true }, token)).at('list'), 'rollId');
    expect(new Set(own)).toEqual(new Set(rooms.filter((room) => room !== cancelled)));
    expect(each((await listed({ mine: true, state: 4 }, token)).at('list'), 'rollId')).toEqual([]);
  });

  it.each([5, -2, 'open'])('knows no state %s', async (state) => {
    const answer = await rest('/roll/list', { state }, { method: 'GET' });
    expect([answer.status, answer.details]).toEqual([1001, { field: 'state' }]);
  });
});
