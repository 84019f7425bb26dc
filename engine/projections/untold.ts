import { insertRecords } from '../database/records.ts';
import { projectionOf, type Recorded } from './projection.ts';

const TYPES = ['InviterBound', 'PaymentSettled', 'DepositReversed', 'InviterTold'] as const;
type Folded = Recorded<(typeof TYPES)[number]>;

interface News {
  readonly playerId: string;
  /** Of the payment; empty for the invitation itself. */
  readonly depositId: string;
  /** Whether the payment was given back, or else came. */
  readonly reversed: boolean;
}

const newsIn = ({ event }: Folded): readonly News[] => {
  if (event.type === 'InviterTold' || !event.data.toldLater) return [];
  const { playerId } = event.data;
  if (event.type === 'InviterBound') return [{ playerId, depositId: '', reversed: false }];
  return [{ playerId, depositId: event.data.depositId, reversed: event.type === 'DepositReversed' }];
};

const toldIn = ({ event }: Folded): readonly News[] => {
  if (event.type !== 'InviterTold') return [];
  const { playerId, joined, deposits, reversals } = event.data;
  return [
    ...[...(joined ? [''] : []), ...deposits].map((depositId) => ({ playerId, depositId, reversed: false })),
    ...reversals.map((depositId) => ({ playerId, depositId, reversed: true })),
  ];
};

/** The news that events bring, and those that they leave untold no more: the last word about each. */
const foldNews = (events: readonly Folded[]) => {
  const last = new Map<string, { readonly one: News; readonly waits: boolean }>();
  const say = (one: News, waits: boolean): void => {
    last.set(`${one.playerId} ${one.depositId} ${one.reversed}`, { one, waits });
  };
  for (const event of events) {
    for (const one of newsIn(event)) say(one, true);
    for (const one of toldIn(event)) say(one, false);
  }
  const those = (wanted: boolean) => [...last.values()].flatMap(({ one, waits }) => (waits === wanted ? [one] : []));
  return { news: those(true), told: those(false) };
};

/** News of invited players that their inviters aren't told of yet: the daily run asks for them. */
export const untold = projectionOf({
  name: 'untold',
  version: 1,
  tables: ['untold_news'],
  types: TYPES,
  read: async () => null,
  fold: (_before: null, events: readonly Folded[]) => foldNews(events),
  write: async (sql, table, { news, told }) => {
    await insertRecords(sql, table('untold_news'), news, 'ON CONFLICT DO NOTHING');
    await sql.query(
      `DELETE FROM ${table('untold_news')} AS u USING unnest($1::text[], $2::text[], $3::boolean[]) AS t (player_id, deposit_id, reversed)
       WHERE u.player_id = t.player_id AND u.deposit_id = t.deposit_id AND u.reversed = t.reversed`,
      [
        told.map(({ playerId }) => playerId),
        told.map(({ depositId }) => depositId),
        told.map(({ reversed }) => reversed),
      ],
    );
  },
});
