import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dreamTerms } from '../../test/terms-cast.ts';
import { NOBODYS_AVATAR } from '../accounts/avatars/paths.ts';
import {
  type Ask,
  askOf,
  each,
  entropy,
  granted,
  list,
  type Player,
  roundFor,
  signUp,
  signUpWith,
  text,
  uuid,
  valueAt,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import {
  addBot,
  boxesOf,
  drawGiveaway,
  enterGiveaway,
  joinBattle,
  openBattle,
  openGiveaway,
  runBattle,
} from '../testing/rooms.ts';

let site: Fixture;
let ask: Ask;
let player: Player;

const FACE = 'nickname avatar mine';
const SKIN = 'skin { id grade familyNames { en } }';
const BATTLE = `id mine seats { seat playerId total ${FACE} } boxes { case { slug oddsHash } }
  rounds { draws { entry { ${SKIN} } } } result { winners }`;
const GIVEAWAY = `id mine hostNickname hostAvatar myCode prizes { ${SKIN} } winners { ${FACE} prize { itemId } }
  entries(first: 3) { edges { node { code ${FACE} } } }`;

/** Every list of the API that has cursors: its field, what else it takes, and what a row shows. */
const connections: readonly [name: string, field: string, given: string, node: string][] = [
  ['battles that can be joined', 'battles', 'filter: { scope: CURRENT }', BATTLE],
  ['battles of one’s own', 'battles', 'filter: { scope: MINE }', BATTLE],
  ['battles that are over', 'battles', 'filter: { scope: HISTORY }', BATTLE],
  ['giveaways in progress', 'giveaways', 'finished: false', GIVEAWAY],
  ['giveaways that are over', 'giveaways', 'finished: true', GIVEAWAY],
  ['plays', 'plays', '', `id ${SKIN}`],
  [
    'rounds',
    'rounds',
    '',
    `id nickname publicHash caseNames { en } entry { ${SKIN} } item { id ${SKIN} } reveal { salt }`,
  ],
  ['dreams', 'dreamLog', '', `id target { ${SKIN} } item { id state ${SKIN} }`],
  ['items, the newest first', 'backpack', 'sort: NEWEST', `id ${SKIN} caseNames { en } sellPrice`],
  ['items, the dearest first', 'backpack', 'sort: VALUE_DESC', `id ${SKIN} sellPrice`],
  ['items, the cheapest first', 'backpack', 'sort: VALUE_ASC', `id ${SKIN} sellPrice`],
  ['targets, the cheapest first', 'targets', 'sort: VALUE_ASC', `wear value ${SKIN}`],
  ['targets, the dearest first', 'targets', 'sort: VALUE_DESC', `wear value ${SKIN}`],
];

/** Lists without cursors, which take `first`. */
const rankings: readonly [name: string, field: string, row: string][] = [
  ['ranks of battles', 'battleRank(period: DAY', `rank won ${FACE}`],
  ['ranks of openings', 'ranking(kind: OPENINGS', `rank value count ${FACE}`],
  ['biggest wins', 'ranking(kind: WINS', `rank value ${FACE} drop { id nickname ${SKIN} }`],
];

const pageOf = (field: string, given: string, node: string): string =>
  `query($first: Int, $after: String) { list: ${field}(first: $first, after: $after, ${given}) {
    edges { cursor node { ${node} } } pageInfo { hasNextPage endCursor } } }`;

const DAY_MS = 86_400_000;

beforeAll(async () => {
  site = await openFixture();
  // Ranks are of one day: all of this, some hours in all, happens on the next one.
  site.advance(DAY_MS - (site.now() % DAY_MS) + 60_000);
  ask = askOf(site.gateway);
  player = await signUpWith(ask, 1_000_000);
  const boxes = await boxesOf(ask);
  const guests = await Promise.all(Array.from({ length: 6 }, () => signUpWith(ask, 200_000)));

  await winItems(ask, player, 8);
  const { at } = await ask('{ dream { consolationHash } }');
  const round = await roundFor(ask, player);
  for (let n = 0; n < 8; n += 1) {
    const target = { targetSkin: 'brook', targetWear: 'FN', targetValue: 1_500, winTickets: 5_000_000, fee: 905 };
    const input = {
      ...target,
      ...round,
      terms: dreamTerms,
      consolationHash: at('dream.consolationHash'),
      commandId: uuid(),
      entropy: entropy(),
    };
    granted(
      await ask('mutation($input: DreamInput!) { chaseDream(input: $input) { position } }', { input }, player.token),
    );
  }
  for (const guest of guests) {
    await winItems(ask, guest, 4);
    const over = await openBattle(ask, guest, { boxes });
    granted(await joinBattle(ask, player, over));
    await runBattle(site, ask, over);
    const open = await openBattle(ask, guest, { boxes, seatCount: 4 });
    granted(await joinBattle(ask, player, open));
    granted(await addBot(ask, guest, open));
  }
  for (const hour of ['over', 'open']) {
    for (const guest of guests) {
      const [item] = list(
        granted(await ask('{ backpack { edges { node { id } } } }', {}, guest.token)).at('backpack.edges'),
      );
      const id = await openGiveaway(site, ask, guest, [text(valueAt(item, 'node.id'))]);
      for (const other of [player, ...guests.filter((one) => one !== guest)].slice(0, 4)) {
        granted(await enterGiveaway(ask, other, id));
      }
    }
    if (hour === 'over') await drawGiveaway(site);
  }
  await site.settled();
});
afterAll(() => site.close());

const askedFor = async (query: string, variables: object, token?: string): Promise<readonly string[]> =>
  site.statementsOf(async () => {
    granted(await ask(query, variables, token));
  });

describe('a list', () => {
  it.each(connections)('pages without gaps or repeats, from any row on: %s', async (_name, field, given, node) => {
    const query = pageOf(field, given, node);
    const all = granted(await ask(query, { first: 50 }, player.token));
    const rows = each(all.at('list.edges'), 'node');
    const cursors = each(all.at('list.edges'), 'cursor');
    expect(rows.length).toBeGreaterThan(4);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    expect(all.at('list.pageInfo')).toEqual({ hasNextPage: false, endCursor: cursors.at(-1) });
    for (const [index, after] of cursors.slice(0, -1).entries()) {
      const next = granted(await ask(query, { first: 2, after }, player.token));
      const expected = rows.slice(index + 1, index + 3);
      expect(each(next.at('list.edges'), 'node')).toEqual(expected);
      expect(next.at('list.pageInfo')).toEqual({
        hasNextPage: index + 3 < rows.length,
        endCursor: cursors[index + expected.length],
      });
    }
  });

  it.each(connections)(
    'takes no cursor but its own, and no page that is none: %s',
    async (_name, field, given, node) => {
      const query = pageOf(field, given, node);
      const foreign = (words: string): string => Buffer.from(words).toString('base64url');
      for (const after of ['', 'made-up', 'x'.repeat(5_000), '\0', foreign('plays\nx'), foreign('other\n1')]) {
        const answer = await ask(query, { first: 5, after }, player.token);
        expect([after.slice(0, 10), answer.code, answer.details.field]).toEqual([
          after.slice(0, 10),
          'INVALID_INPUT',
          'after',
        ]);
      }
      for (const first of [0, -1, 101]) {
        const answer = await ask(query, { first }, player.token);
        expect([first, answer.code, answer.details.field]).toEqual([first, 'INVALID_INPUT', 'first']);
      }
    },
  );

  it.each(connections)('asks the database as often for many rows as for two: %s', async (_name, field, given, node) => {
    const query = pageOf(field, given, node);
    await askedFor(query, { first: 50 }, player.token);
    site.advance(10 * 60_000); // public profiles and sessions that were read are read again
    const two = await askedFor(query, { first: 2 }, player.token);
    site.advance(10 * 60_000);
    const many = await askedFor(query, { first: 50 }, player.token);
    expect(many.length).toBeLessThanOrEqual(two.length);
    expect(new Set(many)).toEqual(new Set(two));
  });

  it.each(rankings)('asks the database as often for many rows as for two: %s', async (_name, field, row) => {
    const query = `query($first: Int!) { list: ${field}, first: $first) { ${row} } }`;
    await askedFor(query, { first: 50 }, player.token);
    site.advance(10 * 60_000);
    const two = await askedFor(query, { first: 2 }, player.token);
    site.advance(10 * 60_000);
    const many = await askedFor(query, { first: 50 }, player.token);
    expect(many.length).toBeLessThanOrEqual(two.length);
    const rows = list(granted(await ask(query, { first: 50 }, player.token)).at('list'));
    expect(rows.length).toBeGreaterThan(4);
    expect(each(rows, 'rank')).toEqual(rows.map((_, index) => index + 1));
  });

  it('of fifty battles asks for the nicknames of all seats at once', async () => {
    const fighters = await Promise.all(Array.from({ length: 4 }, () => signUpWith(ask, 100_000)));
    const boxes = await boxesOf(ask);
    for (let n = 0; n < 45; n += 1) {
      const creator = fighters[n % 4];
      const guest = fighters[(n + 1) % 4];
      if (creator === undefined || guest === undefined) throw new Error('two players are needed');
      const id = await openBattle(ask, creator, { boxes, seatCount: 4 });
      if (n % 5 === 0) granted(await joinBattle(ask, guest, id));
    }
    await site.settled();
    site.advance(10 * 60_000);
    const query = pageOf('battles', 'filter: { scope: CURRENT }', BATTLE);
    const statements = await askedFor(query, { first: 50 });
    expect(list(granted(await ask(query, { first: 50 })).at('list.edges'))).toHaveLength(50);
    expect(statements.filter((statement) => /from "account"/i.test(statement))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(4);
  });
});

describe('ranks', () => {
  it('add up what was won in battles today, and mark one’s own', async () => {
    const RANK = 'query($first: Int) { battleRank(first: $first) { rank nickname mine won wins battles } }';
    const ranks = list(granted(await ask(RANK, { first: 50 }, player.token)).at('battleRank'));
    const own = ranks.filter((rank) => valueAt(rank, 'mine') === true);
    expect(own).toMatchObject([{ battles: 6 }]);
    const won = each(ranks, 'won').map(Number);
    expect(won).toEqual(won.toSorted((a, b) => b - a));
    const wins = each(ranks, 'wins').map(Number);
    expect(wins.reduce((sum, count) => sum + count, 0)).toBe(6);
    site.advance(40 * 86_400_000);
    for (const period of ['DAY', 'WEEK', 'MONTH']) {
      const later = await ask(
        `{ battleRank(period: ${period}) { rank } ranking(kind: WINS, period: ${period}) { rank } }`,
      );
      expect([later.at('battleRank'), later.at('ranking')]).toEqual([[], []]);
    }
    site.advance(-40 * 86_400_000);
    expect((await ask('{ battleRank(first: 51) { rank } }')).code).toBe('INVALID_INPUT');
    expect((await ask('{ ranking(kind: WINS, first: 0) { rank } }')).code).toBe('INVALID_INPUT');
  });
});

describe('targets', () => {
  const TARGETS = `query($filter: TargetFilter, $sort: TargetSort) { targets(filter: $filter, sort: $sort) {
    edges { node { skin { id grade } wear value } } totalCount } }`;
  const found = async (filter: object, sort = 'VALUE_ASC'): Promise<readonly string[]> => {
    const answer = granted(await ask(TARGETS, { filter, sort }));
    const nodes = each(answer.at('targets.edges'), 'node');
    expect(answer.at('targets.totalCount')).toBe(nodes.length);
    return nodes.map((node) => `${valueAt(node, 'skin.id')} ${valueAt(node, 'wear')} ${valueAt(node, 'value')}`);
  };
  const all = ['cinder FT 100', 'cinder FN 200', 'brook FT 750', 'brook FN 1500', 'aurora FT 45000', 'aurora FN 90000'];

  it('are everything in the catalog, by their values', async () => {
    expect(await found({})).toEqual(all);
    expect(await found({}, 'VALUE_DESC')).toEqual(all.toReversed());
  });

  it.each([
    [{ minValue: 750, maxValue: 1_500 }, all.slice(2, 4)],
    [{ minValue: 90_001 }, []],
    [{ grades: [0, 6] }, [...all.slice(0, 2), ...all.slice(4)]],
    [{ grades: [3, 3, 3] }, all.slice(2, 4)],
    [{ grades: [] }, all],
    [{ wears: ['FT'] }, [all[0], all[2], all[4]]],
    [{ wears: ['BS'] }, []],
    [{ search: 'BRO' }, all.slice(2, 4)],
    [{ search: ' kestrel | aur ' }, all.slice(4)],
    [{ search: '%' }, []],
    [{ search: '_____' }, []],
    [{ search: "'; DROP TABLE target" }, []],
    [{ search: 'rook', wears: ['FN'], grades: [3], maxValue: 1_500 }, [all[3]]],
  ])('are found by %j', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  it.each([
    { grades: [7] },
    { grades: [-1] },
    { search: 'x'.repeat(65) },
    { search: 'nul\0' },
    { minValue: 200, maxValue: 100 },
    { minValue: 0.5 },
    { wears: ['XX'] },
  ])('refuse %j', async (filter) => {
    const answer = await ask(TARGETS, { filter });
    expect([answer.status, answer.code]).toEqual([200, 'INVALID_INPUT']);
  });
});

describe('what is public', () => {
  it.each([
    '{ battles { edges { node { id mine seats { mine } } } } }',
    '{ giveaways { edges { node { id mine myCode } } } }',
    '{ battleRank { rank mine } ranking(kind: WINS) { rank mine } }',
  ])('is shown to whoever has a dead token as to a visitor: %s', async (query) => {
    expect((await ask(query, undefined, 'x'.repeat(43))).data).toEqual(granted(await ask(query)).data);
  });

  it('of an erased account is shown without a name', async () => {
    const gone = await signUpWith(ask, 10_000);
    const id = await openBattle(ask, gone);
    await site.settled();
    await site.database.pool.query('DELETE FROM account WHERE player_id = $1', [gone.playerId]);
    site.advance(10 * 60_000);
    const seat = granted(
      await ask('query($id: ID!) { battle(id: $id) { seats { playerId nickname avatar } } }', { id }),
    );
    expect(seat.at('battle.seats.0')).toEqual({
      playerId: gone.playerId,
      nickname: null,
      avatar: NOBODYS_AVATAR,
    });
  });

  it('says whether this is a demo world', async () => {
    expect((await ask('{ site { demo } }')).at('site.demo')).toBe(false);
    const demo = await openFixture({ demo: true });
    expect((await askOf(demo.gateway)('{ site { demo } }')).at('site.demo')).toBe(true);
    await demo.close();
  });

  it('holds no member grade of who never played', async () => {
    const { token } = await signUp(ask);
    expect((await ask('{ me { vipGrade } }', undefined, token)).at('me.vipGrade')).toBe(0);
  });
});
