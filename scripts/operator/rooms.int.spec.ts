import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, each, granted, holdings, signUp, signUpWith, valueAt } from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import {
  battleOf,
  drawGiveaway,
  enterGiveaway,
  giveawayOf,
  joinBattle,
  runBattle,
} from '../../gateway/testing/rooms.ts';
import { operateOn } from './testing/operate.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

/** Does what the words of a command line say. */
const operate = (...words: readonly string[]) => operateOn(site, words);

/** The id of the room that an answer says is open. */
const openedBy = (answer: { readonly lines: readonly string[] }): string => {
  const [, id] = /^id: ([A-Za-z0-9_-]{22})$/.exec(answer.lines[0] ?? '') ?? [];
  if (id === undefined) throw new Error(answer.lines.join('\n'));
  return id;
};

const titles = ['--title-zh-CN', '周末赠品', '--title-zh-TW', '週末贈品', '--title-en', 'Weekend'];

describe("the operator's battles", () => {
  it('are open to everybody, recommended, and paid by those who join', async () => {
    const id = openedBy(await operate('battle', 'create', 'ember,ember', '--mode', 'underdog', '--seats', '2'));
    expect(await battleOf(ask, id)).toMatchObject({
      official: true,
      mode: 'UNDERDOG',
      private: false,
      seatCount: 2,
      cost: 2_000,
      seats: [],
      status: 'WAITING',
    });
    const listed = await ask('{ battles(filter: { scope: OFFICIAL }) { edges { node { id mine } } } }');
    expect(each(listed.at('battles.edges'), 'node')).toContainEqual({ id, mine: false });
    const players = [await signUpWith(ask, 2_000), await signUpWith(ask, 2_000)];
    for (const player of players) granted(await joinBattle(ask, player, id));
    await runBattle(site, ask, id);
    expect(await battleOf(ask, id)).toMatchObject({ status: 'FINISHED' });
    const held = await Promise.all(players.map(async (player) => (await holdings(ask, player)).held));
    expect(held.toSorted()).toEqual([0, 4]);
  });

  it('are listed while they wait', async () => {
    const id = openedBy(await operate('battle', 'create', 'ember', '--seats', '3'));
    const line = (await operate('battle', 'list')).lines.find((one) => one.startsWith(id));
    expect(line).toMatch(/CLASSIC +0 +3 +10\.00$/);
    await operate('battle', 'dissolve', id);
    expect((await operate('battle', 'list')).lines.some((one) => one.startsWith(id))).toBe(false);
  });

  it('are dissolved with a refund, while they wait', async () => {
    const id = openedBy(await operate('battle', 'create', 'ember', '--teams', '2'));
    const player = await signUpWith(ask, 1_000);
    granted(await joinBattle(ask, player, id));
    expect(await operate('battle', 'dissolve', id)).toMatchObject({ ok: true });
    expect(await battleOf(ask, id)).toMatchObject({ status: 'DISSOLVED', dissolvedBy: 'operator', teams: true });
    expect((await holdings(ask, player)).coin).toBe(1_000);
    expect(await operate('battle', 'dissolve', id)).toEqual({ ok: false, lines: [expect.any(String)] });
    expect(await operate('battle', 'dissolve', 'A'.repeat(22))).toMatchObject({ ok: false });
  });

  it('are fought over open cases alone', async () => {
    expect(await operate('battle', 'create', 'ember,nothing')).toEqual({
      ok: false,
      lines: ['cases names nothing, which is no open case'],
    });
  });
});

describe("the operator's giveaways", () => {
  it('have a name, prizes of the catalog and a password that is kept elsewhere', async () => {
    const words = ['brook:FN,cinder:FT', '--minutes', '5', ...titles, '--password', 'ｏｐｅｎ now'];
    const created = await operate('giveaway', 'create', ...words);
    const id = openedBy(created);
    expect(created.lines.join('\n')).not.toMatch(/now/);
    expect(await giveawayOf(ask, id)).toMatchObject({
      official: true,
      hostNickname: null,
      locked: true,
      prizeValue: 1_600,
      prizes: [
        { place: 1, value: 1_500, wear: 'FN' },
        { place: 2, value: 100, wear: 'FT' },
      ],
    });
    const title = await ask('query($id: ID!) { giveaway(id: $id) { title { zhCN zhTW en } } }', { id });
    expect(title.at('giveaway.title')).toEqual({ zhCN: '周末赠品', zhTW: '週末贈品', en: 'Weekend' });
    const guest = await signUp(ask);
    expect((await enterGiveaway(ask, guest, id, { password: 'open later' })).code).toBe('PASSWORD_INVALID');
    granted(await enterGiveaway(ask, guest, id, { password: 'open now' }));
    await drawGiveaway(site);
    const drawn = await giveawayOf(ask, id);
    expect([valueAt(drawn, 'status'), valueAt(drawn, 'winners.0.code')]).toEqual(['FINISHED', 1]);
    expect((await holdings(ask, guest)).held).toBe(1);
  });

  it('are listed while they are open', async () => {
    const id = openedBy(await operate('giveaway', 'create', 'brook:FN', '--minutes', '30', ...titles));
    const lineOf = async () => (await operate('giveaway', 'list')).lines.find((one) => one.startsWith(id));
    expect(await lineOf()).toMatch(/^\S{22} +- +20\S+Z$/);
    await operate('giveaway', 'cancel', id);
    expect(await lineOf()).toBeUndefined();
  });

  it('are given up while they are open', async () => {
    const id = openedBy(await operate('giveaway', 'create', 'brook:FN', '--minutes', '60', ...titles, '--vip', '3'));
    expect(await giveawayOf(ask, id)).toMatchObject({ locked: false, conditions: { depositDays: null, vipGrade: 3 } });
    const refused = await enterGiveaway(ask, await signUp(ask), id);
    expect([refused.code, refused.details]).toEqual(['CONDITION_NOT_MET', { condition: 'vipGrade', needed: 3 }]);
    expect(await operate('giveaway', 'cancel', id)).toMatchObject({ ok: true });
    expect(await giveawayOf(ask, id)).toMatchObject({ status: 'CANCELLED' });
    expect(await operate('giveaway', 'cancel', id)).toEqual({ ok: false, lines: [expect.any(String)] });
  });

  it('open once, however often the same is asked', async () => {
    const words = ['brook:FN', '--minutes', '45', ...titles, '--password', 'once more'];
    const id = openedBy(await operate('giveaway', 'create', ...words));
    expect((await operate('giveaway', 'create', ...words)).lines[0]).toContain('nothing was done again');
    // As if the process had died before the act was over: the same room, and its password stays.
    await site.database.pool.query('UPDATE operator_act SET done_at = NULL');
    expect(openedBy(await operate('giveaway', 'create', ...words))).toBe(id);
    const listed = (await operate('giveaway', 'list')).lines.filter((line) => line.startsWith(id));
    expect(listed).toHaveLength(1);
    granted(await enterGiveaway(ask, await signUp(ask), id, { password: 'once more' }));
    const other = openedBy(await operate('giveaway', 'create', ...words, '--id', 'second'));
    expect(other).not.toBe(id);
  });

  it('give nothing that the catalog lacks', async () => {
    const refused = await operate('giveaway', 'create', 'brook:BS', '--minutes', '60', ...titles);
    expect(refused).toEqual({
      ok: false,
      lines: [expect.stringContaining('TARGET_NOT_FOUND {"skin":"brook","wear":"BS"}')],
    });
  });
});

describe('an emergency stop', () => {
  it.each([
    ['battle', () => operate('battle', 'create', 'ember')],
    ['giveaway', () => operate('giveaway', 'create', 'brook:FN', '--minutes', '60', ...titles)],
  ])('holds for the house as well: %s', async (game, create) => {
    expect(await operate('game', 'stop', game, '--reason', 'a test')).toEqual({
      ok: true,
      lines: [`game: ${game}`, 'stopped: yes', expect.stringMatching(/^position: \d+$/)],
    });
    site.advance(60_000);
    expect((await operate('status')).lines).toContain(`STOPPED: ${game}`);
    expect(await create()).toEqual({ ok: false, lines: [expect.stringContaining('stopped')] });
    expect(await operate('game', 'resume', game)).toMatchObject({ ok: true });
    expect((await operate('status')).lines).toContain('all games are running');
    openedBy(await create());
  });
});
