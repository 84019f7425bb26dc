import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { isCaseSlug, isGoldenCodeId, isPlayerId, isToken128, mustBe } from '../../../engine/kernel/ids.ts';
import { contractTerms, dreamTerms, itemsTerms, upgradeTerms } from '../../../test/terms-cast.ts';
import { goldenCodesIn } from '../../money/rewards/golden-codes.ts';
import {
  bindTradeLink,
  deposit,
  entropy,
  granted,
  openParams,
  roundFor,
  signUp,
  signUpWith,
  text,
  uuid,
  winItems,
} from '../../testing/client.ts';
import { ACCOUNT_KEY } from '../../testing/fixture.ts';
import { pluck, read, type Setting, type Trial, type World } from './trial.ts';

const DAY = 86_400_000;
const token128 = () => randomBytes(16).toString('base64url');

const walletOf = async (world: World, token: string) => {
  const shown = granted(await world.ask('{ me { wallet { coin points locked } } }', undefined, token));
  const inMajor = (path: string) => Number(shown.at(`me.wallet.${path}`)) / 100;
  return { balance: inMajor('coin'), secondaryBalance: inMajor('points'), lockedBalance: inMajor('locked') };
};

const items = async (world: World, quantity = 1): Promise<readonly string[]> =>
  (await winItems(world.ask, world.player, quantity)).map(({ id }) => id);

/** The seeds and the entropy that every play names. */
const played = async ({ ask, player }: Pick<World, 'ask' | 'player'>) => ({
  ...(await roundFor(ask, player)),
  entropy: entropy(),
});

/** A brook at 12.5 %; of the consolations the mean is 1.65: (15 × 0.125 + 1.65 × 0.875) ÷ 0.92 = 3.607… */
const DREAM_FEE = 3.61;

/** Three items that a contract can be made of, as it is shown. */
const contractShown = async (world: World) => {
  const table = 'query($stake: Money!) { contractTable(stake: $stake) { hash } }';
  for (let tries = 0; tries < 20; tries += 1) {
    const won = await winItems(world.ask, world.player, 3);
    const stake = won.reduce((sum, { value }) => sum + value, 0);
    const tableHash = (await world.ask(table, { stake })).at('contractTable.hash');
    const ids = won.map(({ id }) => id);
    if (tableHash !== undefined) return { ids, stake: stake / 100, tableHash, terms: contractTerms };
  }
  throw new Error('no three items have a table');
};

const stateIs = async (
  world: World,
  setting: Setting & { readonly player: { readonly token: string } },
  state: string,
) => {
  const query = `{ backpack(state: ${state}, first: 100) { edges { node { id } } } }`;
  const held = pluck(await read(world, query, 'backpack.edges', { token: setting.player.token }), 'node.id');
  const ids = setting.params?.ids;
  expect(held).toEqual(expect.arrayContaining(Array.isArray(ids) ? ids : []));
};

/** The balances of the answer are those that GraphQL shows. */
const sameWallet: Trial['verify'] = async (answer, world, { player }) =>
  expect(answer.data).toMatchObject(await walletOf(world, player.token));

const coupon = async (world: World) => {
  const player = await signUp(world.ask);
  const couponId = mustBe(isToken128, token128());
  await world.site.operate({
    type: 'GrantCoupon',
    playerId: mustBe(isPlayerId, player.playerId),
    couponId,
    terms: { kind: 'free-case', case: mustBe(isCaseSlug, 'ember') },
    expiresAt: world.site.now() + DAY,
  });
  await world.site.settled();
  const { id: boxId, quantity: _, ...shown } = await openParams(world.ask, player);
  return { player, params: { ...shown, id: couponId, boxId } };
};

/** A player who invited another player, who then deposited. */
const inviter = async (world: World) => {
  const { ask, site } = world;
  const player = await signUp(ask);
  const invited = await signUp(ask);
  const code = await read(world, '{ promotion { code } }', 'promotion.code', { token: player.token });
  granted(await ask('mutation($code: String!) { bindInviter(code: $code) { bound } }', { code }, invited.token));
  await deposit(ask, invited, 50_000);
  await site.operate({ type: 'TellInviter', playerId: mustBe(isPlayerId, invited.playerId) });
  await site.settled();
  return { player };
};

const goldenCode = async ({ site, ask }: World) => {
  const code = `GOLD-${uuid().slice(0, 8)}`;
  const codeId = mustBe(isGoldenCodeId, token128());
  await goldenCodesIn(site.database.pool, ACCOUNT_KEY, site.now).keep(code, codeId);
  await site.operate({
    type: 'IssueGoldenCode',
    codeId,
    uses: 5,
    points: '300',
    locked: '0',
    expiresAt: site.now() + DAY,
  });
  return { player: await signUp(ask), params: { code } };
};

const chased = async (world: World, path: string, id: string, query: string) => {
  await world.site.settled();
  const ids = await read(world, query, path, { token: world.player.token });
  expect(pluck(ids, 'node.id')[0]).toBe(id);
};

const withTradeLink = async (world: World) => {
  await bindTradeLink(world.ask, world.player, 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=AbCd1234');
};

const listOf =
  (field: string, query: string, id = 'id'): Trial['verify'] =>
  async (answer, world, { player }) => {
    const nodes = await read(world, query, `${field}.edges`, { token: player.token });
    const ids = pluck(nodes, 'node.id');
    expect(pluck(answer.at('list'), id)).toEqual(ids);
    expect(ids.length).toBeGreaterThan(0);
  };
const edges = (field: string) => `{ ${field} { edges { node { id } } } }`;

const bought = async (world: World) => {
  const price = await read(world, '{ shop { edges { node { price } } } }', 'shop.edges.0.node.price');
  expect(price).toBeGreaterThan(0);
  return { params: { id: 'middle', quantity: 2 } };
};
const showsPurchase: Trial['verify'] = async (answer, world, setting) => {
  await world.site.settled();
  await chased(world, 'shopPurchases.edges', text(answer.at('id')), edges('shopPurchases'));
  await sameWallet(answer, world, setting);
};

export const moneyTrials: readonly Trial[] = [
  {
    method: 'GET',
    path: '/profile/seeds',
    state: 'the same as `seeds`',
    verify: async (answer, world, { player }) => {
      expect(answer.data).toMatchObject(await roundFor(world.ask, player));
      const query = '{ seeds { current { roundCount } } }';
      const roundCount = await read(world, query, 'seeds.current.roundCount', { token: player.token });
      expect(answer.at('roundNo')).toBe(Number(roundCount) + 1);
    },
  },
  {
    method: 'GET',
    path: '/upgrade/quote',
    state: 'the same as `upgrade` and `skin`',
    set: async (world) => {
      const [won] = await winItems(world.ask, world.player, 1);
      return { params: { ids: won?.id, skinId: 'aurora', wear: 'FN' }, before: won?.value };
    },
    verify: async (answer, _world, { before }) => {
      const stake = Number(before);
      const winTickets = Math.floor((stake * 9_200_000) / 90_000);
      expect(answer.data).toEqual({ terms: upgradeTerms, stake: stake / 100, targetValue: 900, winTickets });
    },
  },
  {
    method: 'GET',
    path: '/dream/quote',
    state: 'the same as `dream` and `skin`',
    set: async () => ({ params: { skinId: 'brook', wear: 'FN', probability: 12.5 } }),
    verify: async (answer, world) => {
      const consolationHash = await read(world, '{ dream { consolationHash } }', 'dream.consolationHash');
      const figures = { winTickets: 1_250_000, targetValue: 15, fee: DREAM_FEE };
      expect(answer.data).toEqual({ terms: dreamTerms, ...figures, consolationHash });
    },
  },
  {
    method: 'GET',
    path: '/contract/quote',
    state: 'the same as `contract` and `contractTable`',
    set: async (world) => {
      const { ids, ...shown } = await contractShown(world);
      return { params: { ids: ids.join() }, before: shown };
    },
    verify: async (answer, _world, { before }) => expect(answer.data).toEqual(before),
  },
  {
    method: 'POST',
    path: '/box/open',
    state: '`rounds`, `me.wallet`',
    set: async ({ ask, player }) => ({ params: await openParams(ask, player, 2) }),
    verify: async (answer, world, setting) => {
      await chased(world, 'rounds.edges', text(answer.at('rounds.1.id')), edges('rounds'));
      await sameWallet(answer, world, setting);
    },
  },
  {
    method: 'POST',
    path: '/upgrade/play',
    state: '`plays`, `me.wallet`',
    set: async (world) => {
      const won = await winItems(world.ask, world.player, 10);
      const cheap = won.find(({ value }) => value <= 1_000);
      const coin = (1_000 - (cheap?.value ?? 0)) / 100;
      const shown = { stake: 10, targetValue: 15, winTickets: 6_133_333, terms: upgradeTerms };
      const bet = { ids: [cheap?.id], coin, skinId: 'brook', wear: 'FN' };
      return { params: { ...bet, ...shown, ...(await played(world)) } };
    },
    verify: async (answer, world, setting) => {
      expect(answer.data).toMatchObject({ stake: 10, winTickets: 6_133_333 });
      await chased(world, 'plays.edges', text(answer.at('id')), edges('plays'));
      await sameWallet(answer, world, setting);
    },
  },
  {
    method: 'POST',
    path: '/dream/play',
    state: '`dreamLog`, `me.wallet`',
    set: async (world) => {
      const consolationHash = await read(world, '{ dream { consolationHash } }', 'dream.consolationHash');
      const shown = { targetValue: 15, fee: DREAM_FEE, consolationHash, terms: dreamTerms };
      return { params: { skinId: 'brook', wear: 'FN', probability: 12.5, ...shown, ...(await played(world)) } };
    },
    verify: async (answer, world, setting) => {
      expect(answer.data).toMatchObject({ winTickets: 1_250_000, probability: 12.5 });
      await chased(world, 'dreamLog.edges', text(answer.at('id')), edges('dreamLog'));
      await sameWallet(answer, world, setting);
    },
  },
  {
    method: 'POST',
    path: '/contract/play',
    state: '`plays`, `me.wallet`',
    set: async (world) => ({ params: { ...(await contractShown(world)), ...(await played(world)) } }),
    verify: async (answer, world, setting) => {
      await chased(world, 'plays.edges', text(answer.at('id')), edges('plays'));
      await sameWallet(answer, world, setting);
    },
  },
  {
    method: 'GET',
    path: '/profile/dreamLog',
    state: 'the same as `dreamLog`',
    set: async (world) => {
      await world.site.settled();
      return { params: { pageSize: 10 } };
    },
    verify: async (answer, world, setting) => {
      await listOf('dreamLog', edges('dreamLog'))(answer, world, setting);
      expect(answer.at('total')).toBe(pluck(answer.at('list'), 'id').length);
    },
  },
  {
    method: 'POST',
    path: '/profile/sell',
    state: '`backpack(state: SOLD)`, `me.wallet`',
    set: async (world) => ({ params: { ids: await items(world, 2) } }),
    verify: async (answer, world, setting) => {
      await stateIs(world, setting, 'SOLD');
      await sameWallet(answer, world, setting);
    },
  },
  {
    method: 'POST',
    path: '/profile/exchangeQuantity',
    state: '`backpack(state: EXCHANGED)`, `me.wallet`',
    set: async (world) => ({ params: { ids: await items(world, 2) } }),
    verify: async (answer, world, setting) => {
      await stateIs(world, setting, 'EXCHANGED');
      await sameWallet(answer, world, setting);
    },
  },
  {
    method: 'POST',
    path: '/profile/transferSecondary',
    state: '`me.wallet`',
    set: async (world) => {
      const ids = await items(world, 10);
      const exchange = `mutation($id: CommandId!, $ids: [ID!]!) { exchangeItems(commandId: $id, terms: "${itemsTerms}", itemIds: $ids) { total } }`;
      granted(await world.ask(exchange, { id: uuid(), ids }, world.player.token));
      return { params: { amount: '1.00' }, before: await walletOf(world, world.player.token) };
    },
    verify: async (answer, world, setting) => {
      expect(answer.data).toMatchObject({ amount: 1, received: 0.9 });
      await sameWallet(answer, world, setting);
      expect(answer.data).not.toMatchObject(Object(setting.before));
    },
  },
  {
    method: 'POST',
    path: '/profile/ornamentRetrieval',
    state: '`backpack(state: RETRIEVING)`, `retrievals`',
    set: async (world) => {
      await withTradeLink(world);
      return { params: { ids: await items(world) } };
    },
    verify: async (answer, world, setting) => {
      await stateIs(world, setting, 'RETRIEVING');
      await world.site.settled();
      await chased(world, 'retrievals.edges', text(answer.at('0.id')), edges('retrievals'));
    },
  },
  {
    method: 'GET',
    path: '/profile/retrievalPage',
    state: 'the same as `retrievals`',
    verify: listOf('retrievals', edges('retrievals')),
  },
  {
    method: 'GET',
    path: '/profile/getMyVoucherPage',
    state: 'the same as `backpack(state: SOLD)`',
    set: async () => ({ params: { stat: 1, pageSize: 50 } }),
    verify: listOf('backpack', '{ backpack(state: SOLD, first: 50) { edges { node { id } } } }'),
  },
  {
    method: 'GET',
    path: '/profile/getMyBalanceLog',
    state: 'the same as `balanceLog`',
    set: async (world) => {
      await world.site.settled();
      return {};
    },
    verify: listOf('balanceLog', edges('balanceLog')),
  },
  {
    method: 'GET',
    path: '/profile/purchasePage',
    state: 'the same as `purchases`',
    set: async (world) => {
      await world.site.settled();
      return {};
    },
    verify: listOf('purchases', edges('purchases')),
  },
  {
    method: 'GET',
    path: '/profile/freeBox',
    state: 'the same as `freeCase`',
    verify: async (answer) => expect(answer.data).toMatchObject({ box: { boxId: 'ember' }, available: true }),
  },
  {
    method: 'POST',
    path: '/profile/openFreeBox',
    state: '`freeCase.available`',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      const { id: boxId, quantity: _, ...shown } = await openParams(ask, player);
      return { player, params: { ...shown, boxId } };
    },
    verify: async (answer, world, { player }) => {
      expect(answer.at('rounds.0.price')).toBe(0);
      await world.site.settled();
      expect(await read(world, '{ freeCase { available } }', 'freeCase.available', { token: player.token })).toBe(
        false,
      );
    },
  },
  {
    method: 'GET',
    path: '/profile/coupons',
    state: 'the same as `coupons`',
    set: coupon,
    verify: async (answer, _world, { params }) => expect(pluck(answer.data, 'id')).toEqual([params?.id]),
  },
  {
    method: 'POST',
    path: '/profile/useRewardVoucher',
    state: '`coupons`',
    set: coupon,
    verify: async (_answer, world, { player }) => {
      await world.site.settled();
      expect(await read(world, '{ coupons { state } }', 'coupons.0.state', { token: player.token })).toBe('USED');
    },
  },
  {
    method: 'GET',
    path: '/profile/promotionInfo',
    state: 'the same as `promotion`',
    set: inviter,
    verify: async (answer, world, { player }) => {
      const code = await read(world, '{ promotion { code } }', 'promotion.code', { token: player.token });
      expect(answer.data).toMatchObject({
        ownCode: code,
        promotedUserCount: 1,
        cumulativePurchases: 500,
        claimable: 5,
      });
    },
  },
  {
    method: 'GET',
    path: '/profile/promotionRecords',
    state: 'the same as `promotionRecords`',
    set: inviter,
    verify: listOf('promotionRecords', edges('promotionRecords')),
  },
  {
    method: 'POST',
    path: '/profile/bindInviter',
    state: '`promotion.bound`',
    set: async (world) => {
      const { ask, player } = world;
      const inviteCode = await read(world, '{ promotion { code } }', 'promotion.code', { token: player.token });
      return { player: await signUp(ask), params: { inviteCode } };
    },
    verify: async (_answer, world, { player }) =>
      expect(await read(world, '{ promotion { bound } }', 'promotion.bound', { token: player.token })).toBe(true),
  },
  {
    method: 'POST',
    path: '/profile/claimRebate',
    state: '`promotion.claimable`, `me.wallet`',
    set: inviter,
    verify: async (answer, world, setting) => {
      expect(answer.at('amount')).toBe(5);
      await sameWallet(answer, world, setting);
      await world.site.settled();
      const { token } = setting.player;
      expect(await read(world, '{ promotion { claimable } }', 'promotion.claimable', { token })).toBe(0);
    },
  },
  {
    method: 'POST',
    path: '/profile/redeemGoldenCode',
    state: '`me.wallet`',
    set: goldenCode,
    verify: async (answer, world, setting) => {
      expect(answer.at('secondaryBalance')).toBe(3);
      await sameWallet(answer, world, setting);
    },
  },
  {
    method: 'GET',
    path: '/profile/gradeInfo',
    state: 'the same as `vip`',
    verify: async (answer, world, { player }) => {
      const vip = granted(await world.ask('{ vip { grade wagered } }', undefined, player.token));
      expect(answer.at('grade')).toBe(vip.at('vip.grade'));
      expect(answer.at('experience')).toBe(Number(vip.at('vip.wagered')) / 100);
      expect(pluck(answer.at('grades'), 'grade')).toHaveLength(20);
    },
  },
  {
    method: 'GET',
    path: '/profile/rewardPage',
    state: 'the same as `dailyReward` and `vip`',
    set: async ({ ask }) => ({ player: await signUpWith(ask, 6_000) }),
    verify: async (answer) => {
      expect(answer.at('deposited')).toBe(60);
      expect(pluck(answer.at('list'), 'state').slice(0, 2)).toEqual([1, 0]);
    },
  },
  {
    method: 'POST',
    path: '/pay/recharge',
    state: '`deposit`',
    set: async (world) => {
      const asked = '{ paymentChannels { id currencies { code } } }';
      const channel = await read(world, asked, 'paymentChannels.0.id');
      const currency = await read(world, asked, 'paymentChannels.0.currencies.0.code');
      return { player: await signUp(world.ask), params: { channel, currency, amount: '50.00' } };
    },
    verify: async (answer, world, { player }) => {
      const variables = { id: answer.at('id') };
      const order = 'query($id: ID!) { deposit(id: $id) { state amount payUrl } }';
      expect(await read(world, order, 'deposit', { token: player.token, variables })).toEqual({
        state: 'PROCESSING',
        amount: 5_000,
        payUrl: answer.at('payUrl'),
      });
    },
  },
  {
    method: 'GET',
    path: '/pay/orders',
    state: 'the same as `deposits`',
    verify: listOf('deposits', edges('deposits')),
  },
  { method: 'POST', path: '/shop/buy', state: '`shopPurchases`, `me.wallet`', set: bought, verify: showsPurchase },
  {
    method: 'POST',
    path: '/profile/buyVirtual',
    state: '`shopPurchases`, `me.wallet`',
    set: bought,
    verify: showsPurchase,
  },
  {
    method: 'GET',
    path: '/profile/buyVirtual',
    state: '`shopPurchases`, `me.wallet`',
    set: bought,
    verify: showsPurchase,
  },
  {
    method: 'GET',
    path: '/profile/myVirtual',
    state: 'the same as `shopPurchases`',
    verify: listOf('shopPurchases', edges('shopPurchases')),
  },
];
