import type { Locale } from '../../../engine/catalog/document.ts';
import { STEAM_ANOMALY } from '../../money/fulfilment/provider.ts';
import { at, numbered, type Part, view } from '../answers/view.ts';
import { textOf } from '../texts.ts';
import { item } from './item.ts';

export const TAKE_STATES = {
  RETRIEVING: 0,
  AWAITING_SHIPMENT: 1,
  AWAITING_RECEIPT: 2,
  SUCCESS: 3,
  FAILED: 4,
} as const;

const takeState = numbered(
  TAKE_STATES,
  '0 retrieving, 1 awaiting shipment, 2 awaiting receipt, 3 success, 4 failed: the item is back.',
);

/** The warehouse's own words, or ours for what it names by a code. */
export const localizedMessage: Part = () => ({
  selection: {},
  schema: { type: 'string' },
  show: (message, locale: Locale) => (message === STEAM_ANOMALY ? textOf(locale, STEAM_ANOMALY, {}) : message),
});

export const retrieval = view({
  id: 'id',
  item: at('item', item),
  takeState: at('state', takeState),
  callbackMessage: at('message', localizedMessage),
  createTime: 'createdAt',
  updateTime: 'updatedAt',
});
