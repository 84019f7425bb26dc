import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFragment } from '../../generated/index.ts';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { type KeptCommand, useKeptCommand } from '../giveaway/use-kept-command.ts';
import { BUY, type Listing, SHOP_LISTING } from './shop-query.ts';

const KEY = 'glasscase.pending.shop';

export interface BuyBody {
  /** Hash of the section `shop` that was shown. */
  readonly terms: string;
  readonly listingId: string;
  readonly quantity: number;
  /** Minor units, as it was shown. */
  readonly expectedTotal: number;
}

export interface Bought {
  readonly count: number;
  /** The price paid, minor units. */
  readonly total: number;
  /** The listing with its remaining stock. */
  readonly listing: Listing;
}

const readBody = (stored: unknown): BuyBody | null => {
  if (!isRecord(stored)) return null;
  const { terms, listingId, quantity, expectedTotal } = stored;
  if (typeof listingId !== 'string' || typeof quantity !== 'number' || typeof expectedTotal !== 'number') return null;
  return typeof terms === 'string' ? { terms, listingId, quantity, expectedTotal } : null;
};

/** One purchase at a time, asked about until its outcome is certain. */
export const useBuy = (): KeptCommand<BuyBody, Bought> => {
  const client = useApolloClient();
  const { applyWallet } = useSession();
  const send = useCallback(
    async ({ commandId, body }: PendingCommand<BuyBody>): Promise<Bought> => {
      const { data } = await client.mutate({ mutation: BUY, variables: { commandId, ...body } });
      if (!data) throw new Error('an answer without data');
      const { purchase, listing, wallet } = data.buyFromShop;
      applyWallet(wallet);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'backpack' });
      return { count: purchase.items.length, total: purchase.total, listing: readFragment(SHOP_LISTING, listing) };
    },
    [client, applyWallet],
  );
  return useKeptCommand({ key: KEY, readBody, send });
};
