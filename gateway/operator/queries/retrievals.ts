import { db, fragment, type Given } from '../../../engine/database/queries.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';

export const MAX_RETRIEVALS_PAGE = 100;

const columns = [
  'retrieval.retrievalId',
  'retrieval.playerId',
  'account.nickname',
  'item.skinId',
  'item.wear',
  'item.value',
  'retrieval.state',
  'retrieval.requestedAt',
  'retrieval.changedAt',
  'retrieval.position',
  'retrievalPrivate.provider',
  'retrievalPrivate.step',
  'retrievalPrivate.message',
  'retrievalPrivate.tries',
  'retrievalPrivate.nextTryAt',
  'reactorFailure.reason',
] as const;

interface Asked {
  readonly state: number;
  readonly player: string;
  /** The first moment that is too young. */
  readonly before: Instant;
  /** Those that have not ended: in the words of their index. */
  readonly isOpen: true;
  /** Those that have ended: in the words of theirs. */
  readonly isOver: true;
}

/** Retrievals of all players, the oldest request first. */
export const retrievals = defineList({
  cursor: () => 'retrievals of all',
  rows: () =>
    db
      .selectFrom('retrieval')
      // No retrieval is without its item. A left join has counts leave the table out.
      .leftJoin('item', 'item.itemId', 'retrieval.itemId')
      .leftJoin('account', 'account.playerId', 'retrieval.playerId')
      .leftJoin('retrievalPrivate', 'retrievalPrivate.retrievalId', 'retrieval.retrievalId')
      .leftJoin('reactorFailure', (on) =>
        on.onRef('reactorFailure.position', '=', 'retrieval.position').on('reactorFailure.name', '=', 'fulfilment'),
      )
      .select(columns)
      .$narrowType<{ skinId: string; wear: string; value: bigint }>(),
  filters: (given: Given<Asked>) => ({
    state: (is) => is('retrieval.state', '=', given('state')),
    player: (is) => is('retrieval.playerId', '=', given('player')),
    before: (is) => is('retrieval.requestedAt', '<', given('before')),
    isOpen: () => fragment<boolean>`retrieval.state < 3`,
    isOver: () => fragment<boolean>`retrieval.state >= 3`,
  }),
  sorts: { oldest: ['asc integer retrieval.requestedAt', 'asc integer retrieval.position'] },
  usual: 'oldest',
  size: { usual: 20, most: MAX_RETRIEVALS_PAGE },
});
