import { insertRecords } from '../database/records.ts';
import { projectionOf, type Recorded } from './projection.ts';

const TYPES = ['InviterBound', 'PaymentSettled', 'InviterTold'] as const;
type Folded = Recorded<(typeof TYPES)[number]>;

interface News {
  readonly playerId: string;
  /** Of the payment; empty for the invitation itself. */
  readonly depositId: string;
}

const newsIn = ({ event }: Folded): readonly News[] => {
  if (event.type === 'InviterTold' || !event.data.toldLater) return [];
  const { playerId } = event.data;
  return [{ playerId, depositId: event.type === 'PaymentSettled' ? event.data.depositId : '' }];
};

const toldIn = ({ event }: Folded): readonly News[] => {
  if (event.type !== 'InviterTold') return [];
  const { playerId, joined, deposits } = event.data;
  return [...(joined ? [''] : []), ...deposits].map((depositId) => ({ playerId, depositId }));
};

/** News of invited players that their inviters aren't told of yet: the daily run asks for them. */
export const untold = projectionOf({
  name: 'untold',
  version: 1,
  tables: ['untold_news'],
  types: TYPES,
  read: async () => null,
  fold: (_before: null, events) => ({ news: events.flatMap(newsIn), told: events.flatMap(toldIn) }),
  write: async (sql, table, { news, told }) => {
    await insertRecords(sql, table('untold_news'), news);
    await sql.query(
      `DELETE FROM ${table('untold_news')} AS u USING unnest($1::text[], $2::text[]) AS t (player_id, deposit_id)
       WHERE u.player_id = t.player_id AND u.deposit_id = t.deposit_id`,
      [told.map(({ playerId }) => playerId), told.map(({ depositId }) => depositId)],
    );
  },
});
