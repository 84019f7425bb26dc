import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dreamTerms } from '../../test/terms-cast.ts';
import {
  type Answer,
  type Ask,
  askOf,
  each,
  entropy,
  granted,
  holdings,
  type Player,
  roundFor,
  signUpWith,
  text,
  uuid,
  valueAt,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
let consolationHash: string;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  consolationHash = text((await ask('{ dream { consolationHash } }')).at('dream.consolationHash'));
});
afterAll(() => site.close());

const DREAM = `mutation($input: DreamInput!) { chaseDream(input: $input) {
  play { id position playedAt pairId roundNo target { skin { id } wear value } winTickets fee ticket won
    item { id game state value skin { id } wear } }
  wallet { coin version } position } }`;

/** A brook worth 15.00 at 50 %; of the consolations the mean is 1.65: (1500 × ½ + 165 × ½) ÷ 0.92 = 904.89… */
const inputFor = (change: object = {}) => ({
  commandId: uuid(),
  terms: dreamTerms,
  targetSkin: 'brook',
  targetWear: 'FN',
  winTickets: 5_000_000,
  targetValue: 1_500,
  fee: 905,
  consolationHash,
  entropy: entropy(),
  ...change,
});

const dream = async (player: Player, input: object) =>
  ask(DREAM, { input: { ...(await roundFor(ask, player)), ...input } }, player.token);

/** Dreams until the outcome is the one that is looked for. */
const dreamUntil = async (player: Player, won: boolean) => {
  for (;;) {
    const before = await holdings(ask, player);
    const input = inputFor();
    const answer = granted(await dream(player, input));
    if (answer.at('chaseDream.play.won') === won) return { before, input, answer };
  }
};

const logOf = async (player: Player, variables: object = {}): Promise<Answer> =>
  granted(
    await ask(
      `query($first: Int, $after: String) { dreamLog(first: $first, after: $after) {
        edges { cursor node { id won fee winTickets target { skin { id } } item { id state value } } }
        pageInfo { hasNextPage endCursor } } }`,
      variables,
      player.token,
    ),
  );

describe('the rules of dreams', () => {
  it('are published with a consolation table that its hash commits to', async () => {
    const answer =
      await ask(`{ dream { terms returnPercent minTickets maxTickets consolationSum consolationHash consolationTable stopped
      consolation { index skin { id } wear firstTicket lastTicket value } } }`);
    expect(answer.at('dream')).toMatchObject({
      terms: dreamTerms,
      returnPercent: 92,
      minTickets: 100_000,
      maxTickets: 7_500_000,
      consolationSum: String(750 * 1_000_000 + 100 * 9_000_000),
      stopped: false,
    });
    const table = text(answer.at('dream.consolationTable'));
    expect(createHash('sha256').update(table).digest('hex')).toBe(answer.at('dream.consolationHash'));
    expect(JSON.parse(table).entries).toHaveLength(2);
    expect(answer.at('dream.consolation.1.lastTicket')).toBe(9_999_999);
  });
});

describe('a dream', () => {
  it('that comes true costs exactly the fee and gives the target', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const { before, answer } = await dreamUntil(player, true);
    expect(answer.at('chaseDream.play')).toMatchObject({
      fee: 905,
      item: {
        id: expect.stringContaining(`${player.playerId}.`),
        game: 'DREAM',
        state: 'HELD',
        value: 1_500,
        skin: { id: 'brook' },
      },
    });
    expect(Number(answer.at('chaseDream.play.ticket'))).toBeLessThan(5_000_000);
    const after = await holdings(ask, player);
    expect(after).toEqual({
      ...before,
      coin: before.coin - 905,
      version: before.version + 1,
      held: before.held + 1,
    });
    expect(answer.at('chaseDream.wallet')).toEqual({ coin: after.coin, version: after.version });
  });

  it('that does not costs exactly the fee and gives a consolation of the published table', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const { before, answer } = await dreamUntil(player, false);
    expect(Number(answer.at('chaseDream.play.ticket'))).toBeGreaterThanOrEqual(5_000_000);
    expect([
      { skin: { id: 'brook' }, wear: 'FT', value: 750 },
      { skin: { id: 'cinder' }, wear: 'FT', value: 100 },
    ]).toContainEqual({
      skin: answer.at('chaseDream.play.item.skin'),
      wear: answer.at('chaseDream.play.item.wear'),
      value: answer.at('chaseDream.play.item.value'),
    });
    expect(await holdings(ask, player)).toEqual({
      ...before,
      coin: before.coin - 905,
      version: before.version + 1,
      held: before.held + 1,
    });
  });

  it.each([
    [100_000, 194],
    [4_999_999, 905],
    [7_500_000, 1_268],
  ])('at %i tickets takes the fee that its rule gives, and no other', async (winTickets, fee) => {
    const exact = ((1_500 * winTickets) / 1e7 + 165 * (1 - winTickets / 1e7)) / 0.92;
    expect(Math.ceil(exact)).toBe(fee);
    const player = await signUpWith(ask, 10_000);
    for (const offered of [fee - 1, fee + 1]) {
      const answer = await dream(player, inputFor({ winTickets, fee: offered }));
      expect([answer.code, answer.details.fee]).toEqual(['PRICE_CHANGED', String(fee)]);
    }
    expect(await holdings(ask, player)).toMatchObject({ coin: 10_000, held: 0 });
    granted(await dream(player, inputFor({ winTickets, fee })));
    expect(await holdings(ask, player)).toMatchObject({ coin: 10_000 - fee, held: 1 });
  });

  it('is answered word for word when it is sent again, and charged once', async () => {
    const player = await signUpWith(ask, 10_000);
    const input = inputFor();
    const answers = await Promise.all(Array.from({ length: 6 }, () => dream(player, input)));
    for (const answer of answers) expect(answer.data).toEqual(answers[0]?.data);
    expect(await holdings(ask, player)).toMatchObject({ coin: 10_000 - 905, held: 1 });
  });

  it('is kept in the log of dreams, newest first', async () => {
    const player = await signUpWith(ask, 10_000);
    const plays: unknown[] = [];
    for (let n = 0; n < 5; n += 1) plays.unshift(granted(await dream(player, inputFor())).at('chaseDream.play'));
    const ids = plays.map((play) => valueAt(play, 'id'));
    await site.settled();
    const all = await logOf(player);
    expect(each(all.at('dreamLog.edges'), 'node.id')).toEqual(ids);
    expect(each(all.at('dreamLog.edges'), 'node.item.id')).toEqual(plays.map((play) => valueAt(play, 'item.id')));
    const cursors = each(all.at('dreamLog.edges'), 'cursor');
    const rest = await logOf(player, { first: 2, after: cursors[1] });
    expect(each(rest.at('dreamLog.edges'), 'node.id')).toEqual(ids.slice(2, 4));
    expect(rest.at('dreamLog.pageInfo')).toEqual({ hasNextPage: true, endCursor: cursors[3] });
    const other = await signUpWith(ask, 100);
    expect((await logOf(other)).at('dreamLog.edges')).toEqual([]);
  });
});

describe('a dream that is none', () => {
  let player: Player;
  beforeAll(async () => {
    player = await signUpWith(ask, 900);
  });

  it.each([
    ['a probability of nothing', { winTickets: 0 }, 'CHANCE_OUT_OF_RANGE'],
    ['a certainty', { winTickets: 10_000_000 }, 'CHANCE_OUT_OF_RANGE'],
    ['below 1 %', { winTickets: 99_999 }, 'CHANCE_OUT_OF_RANGE'],
    ['above 75 %', { winTickets: 7_500_001 }, 'CHANCE_OUT_OF_RANGE'],
    ['a probability below nothing', { winTickets: -5_000_000 }, 'CHANCE_OUT_OF_RANGE'],
    ['no number', { winTickets: Number.NaN }, 'INVALID_INPUT'],
    ['a number as text', { winTickets: 'NaN' }, 'INVALID_INPUT'],
    ['a fraction of a ticket', { winTickets: 0.5 }, 'INVALID_INPUT'],
    ['a fee of nothing', { fee: 0 }, 'INVALID_INPUT'],
    ['a fee below nothing', { fee: -905 }, 'INVALID_INPUT'],
    ['a target of no value', { targetValue: 0 }, 'INVALID_INPUT'],
    ['a target that is none', { targetSkin: 'no-such-skin' }, 'TARGET_NOT_FOUND'],
    ['a target that is no name', { targetSkin: 'Brook' }, 'TARGET_NOT_FOUND'],
    ['a wear that the target lacks', { targetWear: 'WW' }, 'TARGET_NOT_FOUND'],
    ['another value than now', { targetValue: 1_400 }, 'PRICE_CHANGED'],
    ['another consolation table', { consolationHash: 'ab'.repeat(32) }, 'PRICE_CHANGED'],
    ['more than there is', {}, 'INSUFFICIENT_FUNDS'],
  ])('is refused and charges nothing: %s', async (_name, change, code) => {
    const before = await holdings(ask, player);
    const answer = await dream(player, inputFor(change));
    expect([answer.status, answer.code]).toEqual([200, code]);
    expect(await holdings(ask, player)).toEqual(before);
  });

  it('is played while the game is stopped', async () => {
    await site.operate({ type: 'StopGame', game: 'dream', stop: true, reason: 'a test' });
    site.advance(60_000);
    const answer = await dream(player, inputFor());
    await site.settled();
    site.advance(1_000);
    expect([answer.code, (await ask('{ dream { stopped } }')).at('dream.stopped')]).toEqual(['GAME_STOPPED', true]);
    await site.operate({ type: 'StopGame', game: 'dream', stop: false, reason: '' });
  });
});
