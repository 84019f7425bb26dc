import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import { STEAM_ANOMALY } from '../../fulfilment/provider.ts';
import type { RetrievalFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { textOf } from '../texts.ts';
import { item, itemOf } from './item.ts';
import { moment, numbered } from './moment.ts';

graphql(`
  fragment RetrievalFields on Retrieval {
    id
    item {
      ...ItemFields
    }
    takeState: state
    message
    createTime: createdAt
    updateTime: updatedAt
  }
`);

export const retrieval = z.object({
  id: z.string(),
  item,
  takeState: numbered(
    { RETRIEVING: 0, AWAITING_SHIPMENT: 1, AWAITING_RECEIPT: 2, SUCCESS: 3, FAILED: 4 },
    '0 retrieving, 1 awaiting shipment, 2 awaiting receipt, 3 success, 4 failed: the item is back.',
  ),
  callbackMessage: z.string().nullable(),
  createTime: moment,
  updateTime: moment,
});

/** The warehouse's own words, or ours for what it names by a code. */
export const localizedMessage = (message: string | null, locale: Locale): string | null =>
  message === STEAM_ANOMALY ? textOf(locale, STEAM_ANOMALY, {}) : message;

export const retrievalOf = (found: RetrievalFieldsFragment, locale: Locale): z.input<typeof retrieval> => ({
  ...found,
  item: itemOf(found.item, locale),
  callbackMessage: localizedMessage(found.message, locale),
});
