import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { Engine } from '../../engine/engine.ts';
import { isCommandId, isListingId, isSkinId, listingStream, mustBe } from '../../engine/kernel/ids.ts';
import type { StockListing } from '../../engine/market/shop/stock-listing.ts';
import type { Report } from './report.ts';

const OFFERS = [
  { balance: 'coin', listings: 60, from: 0 },
  { balance: 'points', listings: 40, from: 0.5 },
] as const;

/** The stock of a listing: many of a cheap skin, few of a dear one. */
const stockOf = (value: number): number => (value < 1_000 ? 500 : value < 10_000 ? 200 : value < 100_000 ? 50 : 10);

/**
 * The shop's first listings: skins of the shipped catalog from the cheapest to the dearest, in even steps. Always the
 * same.
 */
export const shippedListings = (): readonly StockListing[] => {
  const offered = shippedCatalog()
    .skins.flatMap(({ id, wears }) => wears.map(({ wear, value }) => ({ skin: id, wear, value: Number(value) })))
    .filter(({ value }) => value > 0)
    .sort((a, b) => a.value - b.value || (`${a.skin} ${a.wear}` < `${b.skin} ${b.wear}` ? -1 : 1));
  return OFFERS.flatMap(({ balance, listings, from }) =>
    Array.from({ length: listings }, (_, n) => offered[Math.floor(((n + from) * offered.length) / listings)]).flatMap(
      (one): readonly StockListing[] => {
        if (one === undefined) return [];
        const name = [one.skin, one.wear.toLowerCase(), balance].filter((part) => part !== '').join('-');
        const listing = mustBe(isListingId, name);
        const { wear, value } = one;
        const quantity = stockOf(value);
        return [{ type: 'StockListing', listing, skin: mustBe(isSkinId, one.skin), wear, balance, quantity }];
      },
    ),
  );
};

/**
 * Stocks the shop at the first start; an interrupted start goes on here. An operator's own catalog doesn't have these
 * skins, and then the shop waits for the operator.
 */
export const stockShippedShop = async (database: Database, engine: Engine, report: Report): Promise<void> => {
  const listings = shippedListings();
  const streams = listings.map(({ listing }) => listingStream(listing));
  const found = db.selectFrom('stream').select('streamId').where('streamId', 'in', streams);
  const known = new Set((await runQuery(database.pool, found)).map(({ streamId }) => streamId));
  const missing = listings.filter(({ listing }) => !known.has(listingStream(listing)));
  if (missing.length === 0) return;
  const stock = async (): Promise<number> => {
    const outcomes = await Promise.all(
      missing.map((command) =>
        engine.submit({
          actor: 'operator',
          commandId: mustBe(isCommandId, `shipped:shop.${command.listing}`),
          command,
        }),
      ),
    );
    return outcomes.filter(({ status }) => status === 'accepted').length;
  };
  await report.step('Shop', stock, (stocked) => `${stocked} listings`);
};
