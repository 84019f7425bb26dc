import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCaseSlug, isGoldenCodeId, isPlayerId, isToken128, mustBe } from '../../engine/kernel/ids.ts';
import { itemsTerms, publishTerms } from '../../test/terms-cast.ts';
import { goldenCodesIn } from '../money/rewards/golden-codes.ts';
import {
  type Ask,
  askOf,
  deposit,
  each,
  granted,
  list,
  openInput,
  type Player,
  signUp,
  signUpWith,
  text,
  uuid,
} from '../testing/client.ts';
import { ACCOUNT_KEY, type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
const ember = mustBe(isCaseSlug, 'ember');

beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  await site.operate(
    publishTerms({
      rewards: {
        firstDeposit: { percent: 20, max: '20000' },
        releasePercent: 2,
        dailyTiers: [
          { deposit: '5000', reward: '100' },
          { deposit: '20000', reward: '500' },
        ],
        rebateLevels: [
          { deposits: '0', ratio: 100 },
          { deposits: '100000', ratio: 125 },
        ],
        vipRewards: Array.from({ length: 20 }, (_, index) => (index === 0 ? '50' : '0')),
        freeCases: [{ grade: 0, case: ember }],
      },
    }),
  );
});
afterAll(() => site.close());

const token128 = () => randomBytes(16).toString('base64url');
const wallet = async ({ token }: Player) =>
  granted(await ask('{ me { wallet { coin points locked } } }', undefined, token)).at('me.wallet');

const BIND = 'mutation($code: String!) { bindInviter(code: $code) { bound upline } }';
const PROMOTION = `{ promotion { code bound upline level rebateRatio deposits nextLevelDeposits invitedCount rewards claimable
  levels { level deposits rebateRatio } } promotionRecords { totalCount edges { node { nickname deposit rebate } } } }`;

const codeOf = async (player: Player) =>
  text(granted(await ask('{ promotion { code } }', undefined, player.token)).at('promotion.code'));

describe('the promotion', () => {
  it('gives every player a code of their own, the same each time', async () => {
    const player = await signUp(ask);
    const code = await codeOf(player);
    expect(code).toMatch(/^[A-Z0-9]{6,15}$/);
    expect(await codeOf(player)).toBe(code);
  });

  it('pays who invited a share of each deposit, to be claimed as points', async () => {
    const inviter = await signUp(ask);
    const invited = await signUp(ask);
    const bound = granted(await ask(BIND, { code: await codeOf(inviter) }, invited.token));
    expect(bound.at('bindInviter.bound')).toBe(true);
    await deposit(ask, invited, 50_000);
    await site.operate({ type: 'TellInviter', playerId: mustBe(isPlayerId, invited.playerId) });
    await site.settled();
    const shown = granted(await ask(PROMOTION, undefined, inviter.token));
    expect(shown.at('promotion')).toMatchObject({
      level: 1,
      rebateRatio: 100,
      deposits: 50_000,
      nextLevelDeposits: 100_000,
      invitedCount: 1,
      rewards: 500,
      claimable: 500,
    });
    expect(each(shown.at('promotionRecords.edges'), 'node')).toMatchObject([{ deposit: 50_000, rebate: 500 }]);
    const claim = 'mutation($id: CommandId!) { claimRebate(commandId: $id) { amount balance wallet { points } } }';
    const claimed = granted(await ask(claim, { id: uuid() }, inviter.token));
    expect(claimed.at('claimRebate')).toEqual({ amount: 500, balance: 'POINTS', wallet: { points: 500 } });
    expect((await ask(claim, { id: uuid() }, inviter.token)).code).toBe('NO_REBATE');
  });

  it.each(['ab1', 'abc12', 'abcdefgh12345678', 'abc-123', 'ab cd12'])(
    'refuses the code %s by its form',
    async (code) => {
      const player = await signUp(ask);
      expect((await ask(BIND, { code }, player.token)).code).toBe('INVITE_CODE_INVALID');
    },
  );

  it('refuses a code that nobody has, one’s own, and a second referrer', async () => {
    const [older, other, player] = [await signUp(ask), await signUp(ask), await signUp(ask)];
    expect((await ask(BIND, { code: 'NOBODY99' }, player.token)).code).toBe('INVITE_CODE_UNKNOWN');
    expect((await ask(BIND, { code: await codeOf(player) }, player.token)).code).toBe('OWN_CODE');
    granted(await ask(BIND, { code: await codeOf(older) }, player.token));
    expect((await ask(BIND, { code: await codeOf(other) }, player.token)).code).toBe('REFERRER_BOUND');
  });

  it('closes no circle: who invites was here first', async () => {
    const older = await signUp(ask);
    const younger = await signUp(ask);
    granted(await ask(BIND, { code: await codeOf(older) }, younger.token));
    expect((await ask(BIND, { code: await codeOf(younger) }, older.token)).code).toBe('REFERRER_TOO_NEW');
  });

  it('lets a player choose their code once, and nobody else has it', async () => {
    const choose = 'mutation($code: String!) { choosePromotionCode(code: $code) { code } }';
    const [first, second] = [await signUp(ask), await signUp(ask)];
    await codeOf(first);
    const chosen = granted(await ask(choose, { code: 'nightOwl7' }, first.token));
    expect(chosen.at('choosePromotionCode.code')).toBe('NIGHTOWL7');
    expect((await ask(choose, { code: 'NightOwl8' }, first.token)).code).toBe('INVITE_CODE_TAKEN');
    expect((await ask(choose, { code: 'NIGHTOWL7' }, second.token)).code).toBe('INVITE_CODE_TAKEN');
    const bound = granted(await ask(BIND, { code: 'nightowl7' }, second.token));
    expect(bound.at('bindInviter.bound')).toBe(true);
  });
});

describe('bonuses', () => {
  it('come locked with the first deposit alone', async () => {
    const player = await signUpWith(ask, 10_000);
    expect(await wallet(player)).toMatchObject({ coin: 10_000, locked: 2_000 });
    await deposit(ask, player, 10_000);
    expect(await wallet(player)).toMatchObject({ coin: 20_000, locked: 2_000 });
  });

  it('are claimed once a day for what was deposited that day', async () => {
    const player = await signUpWith(ask, 6_000);
    const claim = `mutation($id: CommandId!, $tier: Int!) { claimDailyReward(commandId: $id, tier: $tier) { amount balance } }`;
    const states = async () =>
      each(
        granted(await ask('{ dailyReward { tiers { state } } }', undefined, player.token)).at('dailyReward.tiers'),
        'state',
      );
    expect(await states()).toEqual(['CLAIMABLE', 'LOCKED']);
    expect((await ask(claim, { id: uuid(), tier: 2 }, player.token)).code).toBe('REWARD_NOT_REACHED');
    const claimed = granted(await ask(claim, { id: uuid(), tier: 1 }, player.token));
    expect(claimed.at('claimDailyReward')).toEqual({ amount: 100, balance: 'LOCKED' });
    expect((await ask(claim, { id: uuid(), tier: 1 }, player.token)).code).toBe('REWARD_CLAIMED');
    expect(await states()).toEqual(['CLAIMED', 'LOCKED']);
  });

  it('of a member grade wait until it is reached', async () => {
    const player = await signUp(ask);
    const claim = `mutation($id: CommandId!) { claimVipReward(commandId: $id, grade: 1) { amount } }`;
    expect((await ask(claim, { id: uuid() }, player.token)).code).toBe('REWARD_NOT_REACHED');
    const shown = granted(
      await ask('{ vip { grade nextThreshold grades { grade reward claimed } } }', undefined, player.token),
    );
    expect(shown.at('vip')).toMatchObject({ grade: 0, nextThreshold: 10_000 });
    expect(list(shown.at('vip.grades'))).toHaveLength(20);
  });
});

describe('a Golden Code', () => {
  const issue = async (code: string, uses: number) => {
    const codeId = mustBe(isGoldenCodeId, token128());
    await goldenCodesIn(site.database.pool, ACCOUNT_KEY, site.now).keep(code, codeId);
    const expiresAt = site.now() + 86_400_000;
    await site.operate({ type: 'IssueGoldenCode', codeId, uses, points: '300', locked: '700', expiresAt });
  };
  const REDEEM = `mutation($id: CommandId!, $code: String!) { redeemGoldenCode(commandId: $id, code: $code) {
    points locked wallet { points locked } } }`;
  const redeem = (player: Player, code: string) => ask(REDEEM, { id: uuid(), code }, player.token);

  it('gives points and a locked bonus, once a player', async () => {
    await issue('AUTUMN-2026', 5);
    const player = await signUp(ask);
    const redeemed = granted(await redeem(player, '\u200bautumn\u20112026 '));
    expect(redeemed.at('redeemGoldenCode')).toEqual({ points: 300, locked: 700, wallet: { points: 300, locked: 700 } });
    expect((await redeem(player, 'AUTUMN-2026')).code).toBe('CODE_REDEEMED');
    expect((await redeem(player, 'NO-SUCH-CODE')).code).toBe('CODE_UNKNOWN');
  });

  it('with 3 uses is redeemed by exactly 3 of 12 players at the same instant', async () => {
    await issue('RUSH-HOUR', 3);
    const players: Player[] = [];
    for (let n = 0; n < 12; n += 1) players.push(await signUp(ask));
    const answers = await Promise.all(players.map((player) => redeem(player, 'RUSH-HOUR')));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'CODE_USED_UP')).toHaveLength(9);
  });
});

describe('the free case', () => {
  const FREE = '{ freeCase { available nextAt case { slug oddsHash } } }';
  const OPEN_FREE = `mutation($input: OpenFreeCaseInput!) { openFreeCase(input: $input) {
    rounds { id price item { id sellOnly exchangePoints } } wallet { coin locked } } }`;
  const inputOf = async (player: Player, couponId: string | null = null) => {
    const { quantity: _, ...input } = await openInput(ask, player);
    return { ...input, couponId };
  };

  it('is opened once a day, and what it gives is only sold, for a locked bonus', async () => {
    const player = await signUp(ask);
    expect(granted(await ask(FREE)).at('freeCase')).toMatchObject({ available: true, case: { slug: ember } });
    expect(granted(await ask(FREE, undefined, player.token)).at('freeCase')).toMatchObject({
      available: true,
      case: { slug: 'ember' },
    });
    const opened = granted(await ask(OPEN_FREE, { input: await inputOf(player) }, player.token));
    const [round] = list(opened.at('openFreeCase.rounds'));
    expect(round).toMatchObject({ price: 0, item: { sellOnly: true, exchangePoints: null } });
    const taken = await ask(OPEN_FREE, { input: await inputOf(player) }, player.token);
    expect([taken.code, taken.details.nextAt]).toEqual([
      'FREE_CASE_TAKEN',
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/),
    ]);
    expect(granted(await ask(FREE, undefined, player.token)).at('freeCase.available')).toBe(false);

    const [id] = each(opened.at('openFreeCase.rounds'), 'item.id');
    const exchange = `mutation($id: CommandId!, $items: [ID!]!) { exchangeItems(commandId: $id, terms: "${itemsTerms}", itemIds: $items) { total } }`;
    expect((await ask(exchange, { id: uuid(), items: [id] }, player.token)).code).toBe('ITEM_SELL_ONLY');
    const sell = `mutation($id: CommandId!, $items: [ID!]!) { sellItems(commandId: $id, terms: "${itemsTerms}", itemIds: $items) { total wallet { coin locked } } }`;
    const sold = granted(await ask(sell, { id: uuid(), items: [id] }, player.token));
    expect(sold.at('sellItems.wallet.coin')).toBe(0);
    expect(sold.at('sellItems.wallet.locked')).toBe(sold.at('sellItems.total'));
  });

  it('of a new player is in the showcase, the same for everybody', async () => {
    const player = await signUp(ask);
    for (const token of [undefined, player.token]) {
      const shown = granted(await ask('{ showcase { freeCase { slug } } }', undefined, token));
      expect(shown.at('showcase.freeCase.slug')).toBe('ember');
    }
  });

  it('comes with a coupon, too, which is used up', async () => {
    const player = await signUp(ask);
    const couponId = mustBe(isToken128, token128());
    await site.operate({
      type: 'GrantCoupon',
      playerId: mustBe(isPlayerId, player.playerId),
      couponId,
      terms: { kind: 'free-case', case: ember },
      expiresAt: site.now() + 86_400_000,
    });
    granted(await ask(OPEN_FREE, { input: await inputOf(player, couponId) }, player.token));
    await site.settled();
    const coupons = granted(await ask('{ coupons { id state kind case { slug } } }', undefined, player.token));
    expect(coupons.at('coupons')).toEqual([
      { id: couponId, state: 'USED', kind: 'FREE_CASE', case: { slug: 'ember' } },
    ]);
    expect((await ask(OPEN_FREE, { input: await inputOf(player, couponId) }, player.token)).code).toBe(
      'COUPON_NOT_USABLE',
    );
  });
});

describe('the calendar of rewards', () => {
  it('tells five weeks of days up to today, and what was taken of each', async () => {
    const player = await signUpWith(ask, 6_000);
    const calendar = async () => {
      const answer = granted(await ask('{ rewardCalendar { day claimed freeCase } }', undefined, player.token));
      return list(answer.at('rewardCalendar'));
    };
    const before = await calendar();
    expect(before).toHaveLength(35);
    const nothing = { claimed: 0, freeCase: false };
    expect(before).toEqual(before.map(() => expect.objectContaining({ ...nothing, day: expect.any(String) })));
    const claim = 'mutation($id: CommandId!) { claimDailyReward(commandId: $id, tier: 1) { amount } }';
    granted(await ask(claim, { id: uuid() }, player.token));
    const { quantity: _, ...input } = await openInput(ask, player);
    const open = 'mutation($input: OpenFreeCaseInput!) { openFreeCase(input: $input) { position } }';
    granted(await ask(open, { input: { ...input, couponId: null } }, player.token));
    const today = new Date(Math.floor(site.now() / 86_400_000) * 86_400_000).toISOString();
    expect((await calendar()).at(-1)).toEqual({ day: today, claimed: 100, freeCase: true });
    expect((await calendar()).slice(0, -1)).toEqual(before.slice(0, -1));
  });
});

describe('what has its time', () => {
  it('is over then: codes and coupons', async () => {
    const player = await signUp(ask);
    const codeId = mustBe(isGoldenCodeId, token128());
    const expiresAt = site.now() + 3_600_000;
    await goldenCodesIn(site.database.pool, ACCOUNT_KEY, site.now).keep('SHORT-LIVED', codeId);
    await site.operate({ type: 'IssueGoldenCode', codeId, uses: 3, points: '300', locked: '0', expiresAt });
    const playerId = mustBe(isPlayerId, player.playerId);
    const terms = { kind: 'free-case', case: ember } as const;
    await site.operate({ type: 'GrantCoupon', playerId, couponId: mustBe(isToken128, token128()), terms, expiresAt });
    await site.settled();
    site.advance(3_600_001);
    const redeem = 'mutation($id: CommandId!) { redeemGoldenCode(commandId: $id, code: "SHORT-LIVED") { points } }';
    expect((await ask(redeem, { id: uuid() }, player.token)).code).toBe('CODE_EXPIRED');
    const coupons = granted(await ask('{ coupons { state } }', undefined, player.token));
    expect(coupons.at('coupons')).toEqual([{ state: 'EXPIRED' }]);
  });
});
