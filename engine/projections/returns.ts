import { z } from 'zod';
import { collectPublications } from '../audit/ledgers/publications.ts';
import { casePublished } from '../catalog/case/events.ts';
import { insertRecords } from '../database/records.ts';
import { integerColumn, rowsAs } from '../database/sql.ts';
import { FACTUAL_TYPES, type GlasscaseEvent, isRound, PUBLISHING_TYPES, publishedBy } from '../events.ts';
import { payoutOf } from '../fairness/payout.ts';
import { addReturns, NO_RETURNS, type ReturnSums, returnSums } from '../fairness/return-band.ts';
import type { Published } from '../games/proving.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import type { CaseSlug, HexHash, PairId, PlayerId } from '../kernel/ids.ts';
import { parseMoney, sumOf } from '../kernel/money.ts';
import { roundRules } from '../proving.ts';
import { projectionOf } from './projection.ts';
import { recordedEntry } from './read-log.ts';
import { SPANS_JOINED, type Span, slotOf } from './slot.ts';

/** Plays of one game on one published table. */
interface ReturnRow {
  readonly game: GameName;
  /** Of the case; both empty where every play has a table of its own. */
  readonly oddsHash: HexHash | '';
  readonly slug: CaseSlug | '';
  /** Nothing was paid for them; `staked` is what they would have cost. */
  readonly free: boolean;
  readonly sums: ReturnSums;
}

/** The same of a quarter of an hour. */
interface SlotRow extends ReturnRow, Span {
  readonly slot: Instant;
}

/** Rounds of one seed pair. */
interface PairRow {
  readonly pairId: PairId;
  readonly playerId: PlayerId;
  readonly sums: ReturnSums;
}

interface Document {
  readonly hash: HexHash;
  readonly position: number;
}

interface Changes {
  readonly documents: readonly Document[];
  readonly rows: readonly ReturnRow[];
  readonly slots: readonly SlotRow[];
  readonly pairs: readonly PairRow[];
}

/** Hashes of what the play was played by. */
const documentsOf = ({ event, facts: { play } }: ReadEvent): readonly HexHash[] =>
  event.type === 'BattleRoundPlayed'
    ? [event.data.oddsHash]
    : play !== null && play.round !== null
      ? play.documents
      : [];

const tableOf = (published: Published, oddsHash: HexHash) => {
  const table = published(casePublished, oddsHash)?.table;
  if (table === undefined) throw new Error(`no odds table ${oddsHash} was published`);
  return table;
};

/** A seat's draw is a draw of the box's table, whichever player wins it then. */
const ofBattle = (
  { oddsHash, draws }: Extract<GlasscaseEvent, { type: 'BattleRoundPlayed' }>['data'],
  published: Published,
): ReturnRow => {
  const { case: slug, price, entries } = tableOf(published, oddsHash);
  const staked = parseMoney(price) * BigInt(draws.length);
  const won = sumOf(draws.map(({ value }) => parseMoney(value)));
  return {
    game: 'battle',
    oddsHash,
    slug,
    free: false,
    sums: returnSums(draws.length, { staked, won }, payoutOf(entries)),
  };
};

const rowOf = ({ event, position, facts: { play } }: ReadEvent, published: Published): ReturnRow | null => {
  if (event.type === 'BattleRoundPlayed') return ofBattle(event.data, published);
  if (play === null || play.round === null || !isRound(event)) return null;
  const expected = roundRules(event).rules.expect(event, published, payoutOf);
  if (expected === null) throw new Error(`position ${position} was played by what was never published`);
  const { game, staked, won, free } = play;
  const own =
    'oddsHash' in event.data
      ? { oddsHash: event.data.oddsHash, slug: event.data.case }
      : ({ oddsHash: '', slug: '' } as const);
  const cost = free && own.oddsHash !== '' ? parseMoney(tableOf(published, own.oddsHash).price) : staked;
  return { game, ...own, free, sums: returnSums(1, { staked: cost, won }, expected.payout) };
};

const sumSlots = (slots: Iterable<SlotRow>): readonly ReturnRow[] => {
  const rows = new Map<string, ReturnRow>();
  for (const { game, oddsHash, slug, free, sums } of slots) {
    const key = `${game} ${oddsHash} ${free}`;
    rows.set(key, { game, oddsHash, slug, free, sums: addReturns(rows.get(key)?.sums ?? NO_RETURNS, sums) });
  }
  return [...rows.values()];
};

/** Additions of events to the sums. `documents`: the entries that published the documents of these plays. */
export const foldReturns = (documents: readonly ReadEvent[], events: readonly ReadEvent[]): Changes => {
  const { record, published } = collectPublications();
  for (const { event } of documents) record(event);
  const slots = new Map<string, SlotRow>();
  const pairs = new Map<PairId, PairRow>();
  const added: Document[] = [];
  for (const recorded of events) {
    const {
      event,
      position,
      at,
      facts: { play },
    } = recorded;
    record(event);
    added.push(...publishedBy(event).map((hash) => ({ hash, position })));
    const row = rowOf(recorded, published);
    if (row === null) continue;
    const slot = slotOf(at);
    const key = `${slot} ${row.game} ${row.oddsHash} ${row.free}`;
    const known = slots.get(key);
    slots.set(key, {
      slot,
      ...row,
      sums: addReturns(known?.sums ?? NO_RETURNS, row.sums),
      firstPosition: known?.firstPosition ?? position,
      lastPosition: position,
    });
    if (play === null || play.round === null) continue;
    const { pairId } = play.round;
    const sums = addReturns(pairs.get(pairId)?.sums ?? NO_RETURNS, row.sums);
    pairs.set(pairId, { pairId, playerId: play.playerId, sums });
  }
  return { documents: added, rows: sumSlots(slots.values()), slots: [...slots.values()], pairs: [...pairs.values()] };
};

const documentRow = z.object({ position: integerColumn, entry: z.string() });

const ADDED = `DO UPDATE SET plays = old.plays + excluded.plays, staked = old.staked + excluded.staked,
  won = old.won + excluded.won, expected = old.expected + excluded.expected, variance = old.variance + excluded.variance,
  most = greatest(old.most, excluded.most)`;

/** Cost and winnings of plays, and the promise of the tables that they were played by: in all, by slots and by seed pairs. */
export const returns = projectionOf({
  name: 'returns',
  version: 3,
  tables: ['return_sum', 'ledger_play', 'return_document', 'pair_return'],
  types: [...PUBLISHING_TYPES, ...FACTUAL_TYPES, 'BattleRoundPlayed'],
  read: async (sql, table, events): Promise<readonly ReadEvent[]> => {
    const named = [...new Set(events.flatMap(documentsOf))];
    if (named.length === 0) return [];
    // The log holds the published documents; the table says where.
    const text = `SELECT position, convert_from(entry, 'UTF8') AS entry FROM event WHERE position IN
      (SELECT position FROM ${table('return_document')} WHERE hash = ANY($1::text[])) ORDER BY position`;
    return rowsAs(documentRow, await sql.query(text, [named])).map((row) => recordedEntry(row.position, row.entry));
  },
  fold: foldReturns,
  write: async (sql, table, { documents, rows, slots, pairs }) => {
    await insertRecords(sql, table('return_document'), documents, 'ON CONFLICT (hash) DO NOTHING');
    await insertRecords(
      sql,
      table('return_sum'),
      rows.map(({ sums, ...row }) => ({ ...row, ...sums })),
      `ON CONFLICT (game, odds_hash, free) ${ADDED}`,
    );
    await insertRecords(
      sql,
      table('ledger_play'),
      slots.map(({ sums, ...row }) => ({ ...row, ...sums })),
      `ON CONFLICT (slot, game, odds_hash, free) ${ADDED}, ${SPANS_JOINED}`,
    );
    await insertRecords(
      sql,
      table('pair_return'),
      pairs.map(({ sums, ...row }) => ({ ...row, ...sums })),
      `ON CONFLICT (pair_id) ${ADDED}`,
    );
  },
});
