import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { ReturnSums } from '../../fairness/return-band.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { GameName } from '../../kernel/game-name.ts';
import type { MoneyFlow, MoneySums } from '../ledger.ts';
import type { Span } from '../slot.ts';
import { foldedTo } from './log.ts';
import { SUMS, sumsOf } from './returns.ts';

/** From the first instant of a slot up to that of another, which isn't in it. */
export interface LedgerPeriod {
  readonly from: Instant;
  readonly to: Instant;
}

/** `zone`: an IANA name, such as `Asia/Kathmandu`. */
export interface LedgerDays extends LedgerPeriod {
  readonly zone: string;
}

/**
 * Sums of at least the entries before `position`: entries that are folded meanwhile may be in them. The log's time never
 * goes back, so a period that was over at that position has no other entries.
 */
export interface FromLedger<Row> {
  readonly position: number;
  readonly rows: readonly Row[];
}

/** Plays of one game; of one case where the game has cases, else with an empty slug. */
export interface PlaySums extends Span {
  readonly game: GameName;
  readonly slug: string;
  /** Nothing was paid for them; `staked` is what they would have cost. */
  readonly free: boolean;
  readonly sums: ReturnSums;
}

/** `day`: `YYYY-MM-DD`. */
interface OfDay {
  readonly day: string;
}

const SPAN = [
  fragment<number>`min(first_position)`.as('firstPosition'),
  fragment<number>`max(last_position)`.as('lastPosition'),
] as const;

const isWithin = (given: Given<LedgerPeriod>) => fragment<boolean>`slot >= ${given('from')} AND slot < ${given('to')}`;
const DAY = fragment.ref<string>('day');
const dayIn = (given: Given<LedgerDays>) =>
  fragment<string>`to_char(to_timestamp(slot / 1000) AT TIME ZONE ${given('zone')}::text, 'YYYY-MM-DD')`.as('day');

const playsIn = (given: Given<LedgerPeriod>) => db.selectFrom('ledgerPlay').where(isWithin(given));
const moneyIn = (given: Given<LedgerPeriod>) => db.selectFrom('ledgerMoney').where(isWithin(given));

const spanOf = ({ firstPosition, lastPosition }: Span): Span => ({ firstPosition, lastPosition });

/** Of the model that is less far: a report of plays and money has all entries before it. */
const ledgerTo = async (sql: SqlClient): Promise<number> =>
  Math.min(await foldedTo(sql, 'returns'), await foldedTo(sql, 'ledger'));

const playSums = defineQuery((given: Given<LedgerPeriod>) =>
  playsIn(given)
    .select(['game', 'slug', 'free', ...SUMS, ...SPAN])
    .$narrowType<{ game: GameName }>()
    .groupBy(['game', 'slug', 'free'])
    .orderBy('game')
    .orderBy('slug')
    .orderBy('free'),
);

/** Plays of a period, by game, case and whether they were free. */
export const playsBetween = async (sql: SqlClient, period: LedgerPeriod): Promise<FromLedger<PlaySums>> => ({
  position: await ledgerTo(sql),
  rows: (await playSums(sql, period)).map((row) => ({
    game: row.game,
    slug: row.slug,
    free: row.free,
    sums: sumsOf(row),
    ...spanOf(row),
  })),
});

const playSumsOfDays = defineQuery((given: Given<LedgerDays>) =>
  playsIn(given)
    .select([dayIn(given), 'game', 'free', ...SUMS, ...SPAN])
    .$narrowType<{ game: GameName }>()
    .groupBy([DAY, 'game', 'free'])
    .orderBy(DAY)
    .orderBy('game')
    .orderBy('free'),
);

/** Plays of a period by day of a time zone, game and whether they were free. */
export const playsByDay = async (
  sql: SqlClient,
  days: LedgerDays,
): Promise<FromLedger<Omit<PlaySums, 'slug'> & OfDay>> => ({
  position: await ledgerTo(sql),
  rows: (await playSumsOfDays(sql, days)).map((row) => ({
    day: row.day,
    game: row.game,
    free: row.free,
    sums: sumsOf(row),
    ...spanOf(row),
  })),
});

const playSumsOfParts = defineQuery((given: Given<LedgerPeriod & { begins: readonly Instant[] }>) =>
  playsIn(given)
    // Costs a third of what a day in a time zone does, row for row.
    .select([fragment<number>`width_bucket(slot, ${given('begins')}::bigint[])`.as('part'), 'free', ...SUMS])
    .groupBy([fragment.ref('part'), 'free']),
);

/** Plays of a part of a period, and whether they were free. */
export interface PartSums {
  /** Its number, from 0. */
  readonly part: number;
  readonly free: boolean;
  readonly sums: ReturnSums;
}

/** Plays of the parts of a period, which begin at these instants, the earliest first, up to `to`. */
export const playsByPart = async (
  sql: SqlClient,
  { begins, to }: { readonly begins: readonly Instant[]; readonly to: Instant },
): Promise<FromLedger<PartSums>> => ({
  position: await ledgerTo(sql),
  rows: (await playSumsOfParts(sql, { begins, from: begins[0] ?? to, to })).map((row) => ({
    part: row.part - 1,
    free: row.free,
    sums: sumsOf(row),
  })),
});

const FLOW = ['action', 'balance', 'source', 'target', 'channel'] as const;
type Flow = Pick<MoneyFlow, 'action' | 'source' | 'target'>;

const moneySums = defineQuery((given: Given<LedgerPeriod>) =>
  moneyIn(given)
    .select([...FLOW, ...SPAN])
    .select(({ cast, fn }) => [
      fragment<number>`sum(count)::bigint`.as('count'),
      cast<bigint>(fn.sum('amount'), 'bigint').as('amount'),
    ])
    .$narrowType<Flow>()
    .groupBy(FLOW)
    .orderBy('action')
    .orderBy('balance')
    .orderBy('source')
    .orderBy('target')
    .orderBy('channel'),
);

/** Movements of money of a period, by reason, balance, sides and provider. */
export const moneyBetween = async (
  sql: SqlClient,
  period: LedgerPeriod,
): Promise<FromLedger<MoneyFlow & MoneySums>> => ({
  position: await ledgerTo(sql),
  rows: await moneySums(sql, period),
});

const moneySumsOfDays = defineQuery((given: Given<LedgerDays>) =>
  moneyIn(given)
    .select([dayIn(given), ...FLOW, ...SPAN])
    .select(({ cast, fn }) => [
      fragment<number>`sum(count)::bigint`.as('count'),
      cast<bigint>(fn.sum('amount'), 'bigint').as('amount'),
    ])
    .$narrowType<Flow>()
    .groupBy([DAY, ...FLOW])
    .orderBy(DAY)
    .orderBy('action')
    .orderBy('balance')
    .orderBy('source')
    .orderBy('target')
    .orderBy('channel'),
);

/** The same by day of a time zone. */
export const moneyByDay = async (
  sql: SqlClient,
  days: LedgerDays,
): Promise<FromLedger<MoneyFlow & MoneySums & OfDay>> => ({
  position: await ledgerTo(sql),
  rows: await moneySumsOfDays(sql, days),
});

const playsOfSlots = defineQuery((given: Given<{ slots: readonly Instant[] }>) =>
  db
    .selectFrom('ledgerPlay')
    .select(['slot', fragment<number>`sum(plays)::bigint`.as('plays')])
    .where('slot', '=', fragment<number>`ANY(${given('slots')}::bigint[])`)
    .groupBy('slot'),
);

/** Plays of a slot, free ones too. */
export interface SlotPace {
  readonly slot: Instant;
  readonly plays: number;
}

/** How much is played in each of some slots, in their order. */
export const pace = async (
  sql: SqlClient,
  { slots }: { readonly slots: readonly Instant[] },
): Promise<FromLedger<SlotPace>> => {
  const position = await ledgerTo(sql);
  const plays = new Map((await playsOfSlots(sql, { slots })).map((row) => [row.slot, row.plays]));
  return { position, rows: slots.map((slot) => ({ slot, plays: plays.get(slot) ?? 0 })) };
};
