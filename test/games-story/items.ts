import { statusAsOf } from '../../engine/catalog/versions.ts';
import {
  type ItemId,
  isListingId,
  isOrderId,
  isToken128,
  mustBe,
  type PlayerId,
  playerStream,
} from '../../engine/kernel/ids.ts';
import { charm, dawn, kestrel, openDawn, paying, playerNumber, roundOf } from '../cast.ts';
import { freeDawnTerms } from '../item-cast.ts';
import { caseTerms, itemsTerms, publishTerms, shopTerms } from '../terms-cast.ts';
import { itemsOf } from './plays.ts';
import { ann, ben, dan, fay, plain, type Stage } from './stage.ts';

/** Comes later than the others, and is forgotten. */
const gus = playerNumber(7);

const kestrels = mustBe(isListingId, 'kestrels');
const charms = mustBe(isListingId, 'charms');
const couponId = mustBe(isToken128, 'a-free-plain----------');

const buy = (stage: Stage, playerId: PlayerId, listing: typeof kestrels, quantity: number): readonly ItemId[] => {
  const bought = stage.ask({
    type: 'BuyFromShop',
    terms: shopTerms,
    playerId,
    listing,
    quantity,
    expectedTotal: '100000',
  });
  return bought.flatMap(({ type, data }) => (type === 'ShopPurchased' ? data.items.map(({ itemId }) => itemId) : []));
};

const openFree = (stage: Stage, playerId: PlayerId, slug: typeof dawn, coupon: typeof couponId | null): void => {
  const found = statusAsOf(stage.house.world().case(slug), stage.house.world().at);
  if (found.status === 'absent') throw new Error('the case is absent');
  const { oddsHash } = found;
  const free = { type: 'OpenFreeCase', playerId, terms: caseTerms, case: slug, oddsHash } as const;
  const round = roundOf(stage.playerOf(playerId));
  stage.ask({ ...free, round, entropy: stage.entropy(), couponId: coupon });
};

const freeItemsOf = ({ playerOf }: Stage, playerId: PlayerId): readonly ItemId[] =>
  [...playerOf(playerId).items.values()].filter(({ free }) => free).map(({ itemId }) => itemId);

const sell = (stage: Stage, playerId: PlayerId, itemIds: readonly ItemId[]): void => {
  stage.ask({ type: 'SellItems', terms: itemsTerms, playerId, itemIds, expectedTotal: '1' });
};

/** The shop in both balances; items that are delivered, that come back, and one that is still on its way. */
const recordShop = (stage: Stage): void => {
  const stock = { type: 'StockListing', listing: kestrels, skin: kestrel, wear: 'FT', balance: 'coin' } as const;
  stage.ask({ ...stock, quantity: 3 });
  stage.ask({ ...stock, quantity: 2 });
  stage.ask({ type: 'StockListing', listing: charms, skin: charm, wear: '', balance: 'points', quantity: 4 });
  const points = { balance: 'points', direction: 'credit', amount: '500', reason: 'compensation' } as const;
  stage.ask({ type: 'AdjustBalance', playerId: ben, ...points });
  stage.pass(2_000);
  const itemIds = buy(stage, ann, kestrels, 2);
  const [charming] = buy(stage, ben, charms, 3);
  buy(stage, ben, charms, 1);
  stage.ask({ type: 'CloseListing', listing: charms });
  stage.pass(2_000);
  const sent = stage.ask({ type: 'RetrieveItems', playerId: ann, itemIds });
  const [first, second] = sent.flatMap(({ type, data }) => (type === 'RetrievalRequested' ? [data.retrievalId] : []));
  if (first === undefined || second === undefined || charming === undefined) throw new Error('nothing was sent');
  for (const state of ['awaiting-shipment', 'awaiting-receipt', 'succeeded'] as const) {
    stage.pass(60_000);
    stage.ask({ type: 'AdvanceRetrieval', playerId: ann, retrievalId: first, state });
  }
  stage.ask({ type: 'AdvanceRetrieval', playerId: ann, retrievalId: second, state: 'failed' });
  stage.ask({ type: 'RetrieveItems', playerId: ben, itemIds: [charming] });
};

/** Free cases of the day and of a coupon; the players sell the won items at once with other things, or later. */
const recordFreeCases = (stage: Stage): void => {
  stage.ask(publishTerms({ rewards: freeDawnTerms }));
  openFree(stage, dan, dawn, null);
  const expiresAt = stage.house.now() + 60_000;
  stage.ask({ type: 'GrantCoupon', playerId: fay, couponId, terms: { kind: 'free-case', case: plain }, expiresAt });
  openFree(stage, fay, plain, couponId);
  stage.pass(2_000);
  sell(stage, dan, [...freeItemsOf(stage, dan), ...itemsOf(stage, dan, charm, 2)]);
};

/** A player who comes, plays, has seeds for rooms, and goes. */
const recordErasure = (stage: Stage): void => {
  stage.ask({ type: 'RegisterPlayer', playerId: gus, userSeed: 'gone' });
  for (const command of paying(gus, mustBe(isOrderId, 'first-7'), '4000')) stage.ask(command);
  stage.ask({ type: 'CommitHostSeeds', playerId: gus });
  stage.ask({ ...openDawn(gus, 3, roundOf(stage.playerOf(gus))), entropy: stage.entropy() });
  openFree(stage, gus, dawn, null);
  stage.pass(2_000);
  sell(stage, gus, [...stage.playerOf(gus).items.keys()]);
  const points = { balance: 'points', direction: 'credit', amount: '70', reason: 'correction' } as const;
  stage.ask({ type: 'AdjustBalance', playerId: gus, ...points });
  stage.pass(2_000);
  stage.ask({ type: 'ErasePlayer', playerId: gus });
  stage.pass(2_000);
  if (stage.house.versionOf(playerStream(gus)) === 0) throw new Error('no player was erased');
};

/** Everything about items that isn't a game. */
export const recordItems = (stage: Stage): void => {
  recordShop(stage);
  recordFreeCases(stage);
  recordErasure(stage);
};

/** The player sells the items of a free case when they count at the catalog's value. */
export const sellLate = (stage: Stage): void => sell(stage, fay, freeItemsOf(stage, fay));
