import { setTimeout as pause } from 'node:timers/promises';
import type { LaneKeeper } from '../../engine/device/keeper.ts';
import { ROUND_GAMES } from '../../engine/kernel/game-name.ts';
import { type SignedIn, signIn, signUp, smsCodeFor } from '../../test/player/account.ts';
import { caseOf, cheapestOf } from '../../test/player/case.ts';
import { fresh } from '../../test/player/chance.ts';
import { graphql } from '../../test/player/generated/index.ts';
import { laneSite, logAt, programKeeper } from '../../test/player/lanes.ts';
import {
  ADD_BOT,
  BATTLE,
  battleWith,
  CREATE_BATTLE,
  CREATE_GIVEAWAY,
  DISSOLVE_BATTLE,
  ENTER_GIVEAWAY,
  GIVEAWAY,
  giveawayWith,
  JOIN_BATTLE,
} from '../../test/player/rooms.ts';
import { roundShown } from '../../test/player/round.ts';
import { payIn, SELL_ITEMS, saleOf, termsOf } from '../../test/player/trade.ts';
import { backpackOf, type LaneAct, nodesOf, targetsAbout } from '../demo/acts/act.ts';
import { openLoose } from '../demo/acts/case.ts';
import { sellSome } from '../demo/acts/money.ts';
import { PLAYED_GAMES } from '../simulate/games/index.ts';
import { randomFrom } from '../simulate/random.ts';
import type { RecordedSite } from './recorded-site.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** So often, and so long apart, is looked for what follows by itself. */
const TRIES = 400;
const LOOK_MS = 250;

const FREE_CASE = graphql(`
  query ReleaseFreeCase {
    freeCase { available case { slug } }
  }
`);
const OPEN_FREE_CASE = graphql(`
  mutation ReleaseOpenFreeCase($input: OpenFreeCaseInput!) {
    openFreeCase(input: $input) { position }
  }
`);
const EXCHANGE = graphql(`
  mutation ReleaseExchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {
    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { total }
  }
`);
const TRANSFER = graphql(`
  mutation ReleaseTransfer($commandId: CommandId!, $terms: Hash!, $points: Money!) {
    transferPoints(commandId: $commandId, terms: $terms, points: $points) { coin }
  }
`);
const SHOP = graphql(`
  query ReleaseShop {
    shop(sort: PRICE_ASC, first: 1) { edges { node { id price } } }
  }
`);
const BUY = graphql(`
  mutation ReleaseBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {
    buyFromShop(
      commandId: $commandId
      terms: $terms
      listingId: $listingId
      quantity: $quantity
      expectedTotal: $expectedTotal
    ) { purchase { items { id } } }
  }
`);
const PROVE = graphql(`
  mutation ReleaseProve($smsCode: String!) {
    verifyAction(smsCode: $smsCode) { ticket }
  }
`);
const BIND_TRADE_LINK = graphql(`
  mutation ReleaseTradeLink($link: String!, $ticket: String!) {
    changeTradeLink(tradeLink: $link, ticket: $ticket) { tradeLink }
  }
`);
const RETRIEVE = graphql(`
  mutation ReleaseRetrieve($commandId: CommandId!, $itemIds: [ID!]!) {
    retrieveItems(commandId: $commandId, itemIds: $itemIds) { retrievals { id } }
  }
`);
const RETRIEVALS = graphql(`
  query ReleaseRetrievals {
    retrievals { edges { node { state } } }
  }
`);
const ROTATE = graphql(`
  mutation ReleaseRotate($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {
    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) { position }
  }
`);
const REDEEM = graphql(`
  mutation ReleaseRedeem($commandId: CommandId!, $code: String!) {
    redeemGoldenCode(commandId: $commandId, code: $code) { points }
  }
`);
const STATED = graphql(`
  query ReleaseStated {
    liabilityStatements { position }
  }
`);
const CONTESTS = graphql(`
  query ReleaseContests {
    contests { id status }
  }
`);
const HOUSE_GIVEAWAY = graphql(`
  query ReleaseHouseGiveaway {
    giveaways(first: 1) { edges { node { id official } } }
  }
`);

/** The logins of a recording, and its open rooms. The passwords and the right are of no use elsewhere. */
export interface Recorded {
  readonly players: readonly { readonly phone: string; readonly password: string }[];
  /** The right to read what opens sealed entries. */
  readonly openings: string;
  /** Ann's, which waits for a player. */
  readonly openBattle: string;
  /** Ann's, which Ben hasn't entered. */
  readonly openGiveaway: string;
  readonly giveawayDrawAt: number;
}

export interface Story {
  /** Everything that takes no more than an hour, in the hour that the site begins in. */
  first(site: RecordedSite): Promise<void>;
  /** The acts a week later, after a restart; leaves rooms open and answers with them. */
  last(site: RecordedSite): Promise<Recorded>;
}

/** Asks until it is so. @throws Error where it never is */
const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isSo()) return;
    await pause(LOOK_MS);
  }
  throw new Error(`it never came to this: ${what}`);
};

/** The acts of players and the house of a small site, as any client and the operator's terminal would do them. */
export const storyOf = (seed: string): Story => {
  const random = randomFrom(seed);
  const players = [1, 2, 3].map((number) => ({
    phone: `+861390000100${number}`,
    password: `test secret ${random.hex(8)}`,
  }));
  let openings = '';

  const keepers = new Map<string, LaneKeeper>();
  /** The player with a device of their own, the same in all acts. */
  const actFor = ({ ask, url }: RecordedSite, player: SignedIn): LaneAct => {
    const keeper = keepers.get(player.token) ?? programKeeper(laneSite(ask, player.token, logAt(url)), random);
    keepers.set(player.token, keeper);
    return { ask, random, player, keeper };
  };

  const openFreeCase = async ({ ask }: RecordedSite, { token }: SignedIn): Promise<void> => {
    const free = (await ask(FREE_CASE, {}, token)).freeCase;
    if (free?.available !== true) throw new Error('there is no free case');
    const { slug, oddsHash, terms } = await caseOf(ask, free.case.slug);
    const input = { ...fresh(random), ...(await roundShown(ask, token)), terms, slug, oddsHash };
    await ask(OPEN_FREE_CASE, { input }, token);
  };

  /** Each game that one plays alone, and what is done with what it gave. */
  const playEverything = async (site: RecordedSite, player: SignedIn): Promise<void> => {
    const { ask, pass } = site;
    const { token } = player;
    const act = actFor(site, player);
    const others = ROUND_GAMES.flatMap((game) => (game === 'case' ? [] : [openLoose, PLAYED_GAMES[game].demo[1]]));
    for (const play of [openLoose, openLoose, openLoose, ...others]) {
      await pass(2 * SECOND);
      await play(act);
    }
    for (let opened = (await backpackOf(act)).length; opened < 8; opened += 1) await openLoose(act);
    await sellSome(act);
    const items = await backpackOf(act);
    const [cheap] = items.slice(-1);
    if (cheap === undefined) throw new Error('there is nothing to exchange');
    const terms = await termsOf(ask);
    const exchanged = { commandId: random.uuid(), terms: terms.items.hash, itemIds: [cheap.id] };
    const { total } = (await ask(EXCHANGE, exchanged, token)).exchangeItems;
    await ask(TRANSFER, { commandId: random.uuid(), terms: terms.transfer.hash, points: total }, token);
    const [offer] = nodesOf((await ask(SHOP, {})).shop);
    if (offer === undefined) throw new Error('the shop is empty');
    const bought = { listingId: offer.id, quantity: 2, expectedTotal: 2 * offer.price };
    await ask(BUY, { commandId: random.uuid(), terms: terms.shop.hash, ...bought }, token);
    await ask(ROTATE, { ...fresh(random), userSeed: 'chosen' }, token);
  };

  const fight = async ({ ask, pass }: RecordedSite, host: SignedIn, guest: SignedIn): Promise<void> => {
    const boxes = (await cheapestOf(ask)).slice(0, 2);
    const asked = { ...(await battleWith(ask, host.token, boxes, random)), seatCount: 3 };
    const { id } = (await ask(CREATE_BATTLE, { input: asked }, host.token)).createBattle.battle;
    await ask(JOIN_BATTLE, { input: { ...fresh(random), battleId: id } }, guest.token);
    await ask(ADD_BOT, { input: { ...fresh(random), battleId: id } }, host.token);
    await until('a battle is over', async () => {
      await pass(5 * SECOND);
      return (await ask(BATTLE, { id })).battle?.status === 'FINISHED';
    });
    const given = (await ask(CREATE_BATTLE, { input: await battleWith(ask, guest.token, boxes, random) }, guest.token))
      .createBattle.battle.id;
    await ask(DISSOLVE_BATTLE, { commandId: random.uuid(), battleId: given }, guest.token);
  };

  const drawn = async ({ ask, operate, pass }: RecordedSite, player: SignedIn): Promise<void> => {
    const [prize] = await targetsAbout({ ask, random, player }, 5_000);
    if (prize === undefined) throw new Error('nothing is worth giving away');
    const skin = prize.wear == null ? prize.skin.id : `${prize.skin.id}:${prize.wear}`;
    const titles = ['--title-zh-CN', '开业', '--title-zh-TW', '開業', '--title-en', 'Opening'];
    await operate('giveaway', 'create', skin, '--minutes', '2', ...titles);
    let id = '';
    await until('the house gives something away', async () => {
      id = nodesOf((await ask(HOUSE_GIVEAWAY, {})).giveaways).find(({ official }) => official)?.id ?? '';
      return id !== '';
    });
    await ask(ENTER_GIVEAWAY, { input: { ...fresh(random), giveawayId: id } }, player.token);
    await pass(3 * MINUTE);
    await until('a giveaway is drawn', async () => (await ask(GIVEAWAY, { id })).giveaway?.status === 'FINISHED');
  };

  /** Announces a contest and takes another one back; answers what brings the first to its end. */
  const compete = async ({ ask, now, operate, pass }: RecordedSite): Promise<() => Promise<void>> => {
    const startsAt = now() + 2 * MINUTE;
    const announce = (id: string) =>
      operate(
        ...['contest', 'announce', id, '--ranking', 'openings', '--prizes', '50,20', '--balance', 'coin'],
        ...['--from', new Date(startsAt).toISOString(), '--to', new Date(startsAt + 10 * MINUTE).toISOString()],
        ...['--name-zh-CN', '开业赛', '--name-zh-TW', '開業賽', '--name-en', 'Opening contest'],
      );
    await announce('opening');
    await announce('cancelled');
    await operate('contest', 'cancel', 'cancelled');
    await pass(3 * MINUTE);
    return async () => {
      await pass(startsAt + 11 * MINUTE - now());
      await until('a contest is paid', async () =>
        (await ask(CONTESTS, {})).contests.some(({ id, status }) => id === 'opening' && status === 'SETTLED'),
      );
    };
  };

  /** Items go to Steam once a trade link is bound. */
  const retrieve = async (
    { ask, pass }: RecordedSite,
    phone: string,
    { token, ...player }: SignedIn,
  ): Promise<void> => {
    const smsCode = await smsCodeFor(ask, phone, 'VERIFY', token);
    const { ticket } = (await ask(PROVE, { smsCode }, token)).verifyAction;
    const link = 'https://steamcommunity.com/tradeoffer/new/?partner=12345678&token=AbCd1234';
    await ask(BIND_TRADE_LINK, { link, ticket }, token);
    const [dear] = await backpackOf({ ask, random, player: { token, ...player } });
    if (dear === undefined) throw new Error('there is nothing to retrieve');
    await ask(RETRIEVE, { commandId: random.uuid(), itemIds: [dear.id] }, token);
    await until('an item has arrived', async () => {
      await pass(SECOND);
      return nodesOf((await ask(RETRIEVALS, {}, token)).retrievals).every(({ state }) => state === 'SUCCESS');
    });
  };

  const stated = (site: RecordedSite, times: number): Promise<void> =>
    until('what is owed is stated', async () => (await site.ask(STATED, {})).liabilityStatements.length >= times);

  const first = async (site: RecordedSite): Promise<void> => {
    const { ask, operate, pass } = site;
    openings = (await operate('auditor', 'grant', 'release', 'openings')).at(-1) ?? '';
    const [ann, ben, cat] = await Promise.all(players.map(({ phone, password }) => signUp(ask, phone, password)));
    const [annPhone] = players;
    if (ann === undefined || ben === undefined || cat === undefined || annPhone === undefined)
      throw new Error('a player is missing');
    for (const { token } of [ann, ben]) await payIn(ask, token, 2_000_000, random);
    await payIn(ask, cat.token, 50_000, random);
    await pass(MINUTE);
    const settleContest = await compete(site);
    await playEverything(site, ann);
    await fight(site, ann, ben);
    await openFreeCase(site, ben);
    await pass(2 * SECOND);
    const all = (await backpackOf(actFor(site, ben))).map(({ id }) => id);
    await ask(SELL_ITEMS, await saleOf(ask, all, random), ben.token);
    await settleContest();
    await drawn(site, ben);
    await retrieve(site, annPhone.phone, ann);
    const days = ['--days', '30'];
    await operate('coupon', 'grant', cat.playerId, '--percent', '10', '--max', '100', ...days);
    await operate('code', 'issue', '--code', 'RELEASE-TEST-CODE', '--points', '5', '--uses', '3', ...days);
    await ask(REDEEM, { commandId: random.uuid(), code: 'RELEASE-TEST-CODE' }, ben.token);
    await operate('player', 'adjust', ben.playerId, 'points', '+7.50', '--reason', 'compensation');
    const [game] = ROUND_GAMES;
    await operate('game', 'stop', game, '--reason', 'inspection');
    await operate('game', 'resume', game);
    await stated(site, 1);
  };

  const last = async (site: RecordedSite): Promise<Recorded> => {
    const { ask, now, pass } = site;
    const [annKeys, benKeys] = players;
    if (annKeys === undefined || benKeys === undefined) throw new Error('a player is missing');
    const ann = await signIn(ask, annKeys.phone, annKeys.password);
    const ben = await signIn(ask, benKeys.phone, benKeys.password);
    await openFreeCase(site, ben);
    for (let n = 0; n < 4; n += 1) {
      await pass(2 * SECOND);
      await openLoose(actFor(site, ben));
    }
    await openLoose(actFor(site, ann));
    await stated(site, 2);
    const battle = await battleWith(ask, ann.token, (await cheapestOf(ask)).slice(0, 1), random);
    const openBattle = (await ask(CREATE_BATTLE, { input: battle }, ann.token)).createBattle.battle.id;
    const [prize] = await backpackOf(actFor(site, ann));
    if (prize === undefined) throw new Error('there is nothing to give away');
    const drawAt = now() + 20 * MINUTE;
    const given = await giveawayWith(ask, ann.token, [prize.id], drawAt, random);
    const openGiveaway = (await ask(CREATE_GIVEAWAY, { input: given }, ann.token)).createGiveaway.giveaway.id;
    return { players, openings, openBattle, openGiveaway, giveawayDrawAt: drawAt };
  };

  return { first, last };
};
