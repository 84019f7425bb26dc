import { z } from 'zod';
import type { ContestRanking } from '../contests/bounds.ts';
import type { ContestAnnounced, ContestSettled } from '../contests/events.ts';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Instant } from '../kernel/decision.ts';
import { battleId, contestId, playerId } from '../kernel/event-codec.ts';
import type { ContestId } from '../kernel/ids.ts';
import { parseMoney } from '../kernel/money.ts';
import { type ContestRow, contestRow } from './contest-row.ts';
import { projectionOf, type TableName } from './projection.ts';
import { rankingPlays, type Settled } from './ranking-fold.ts';
import { itemsWon } from './won-items.ts';

const scoreRow = z.object({
  contestId,
  playerId,
  score: moneyColumn,
  /** Position of the entry that brought it there. */
  reached: integerColumn,
});
type ScoreRow = Readonly<z.infer<typeof scoreRow>>;

interface Before {
  /** Those that aren't over. */
  readonly contests: readonly ContestRow[];
  readonly scores: readonly ScoreRow[];
  /** Those of these events that are private. */
  readonly privateBattles: readonly string[];
}

interface Place extends ScoreRow {
  readonly rank: number;
  /** Whether the balance had room for the prize. */
  readonly paid: boolean;
}

/** A private battle whose items may still come; `settledAt` is null until it ends. */
interface PrivateBattle {
  readonly battleId: string;
  readonly settledAt: Instant | null;
}

interface Changes {
  readonly contests: readonly ContestRow[];
  readonly scores: readonly ScoreRow[];
  readonly places: readonly Place[];
  /** Players who are gone. */
  readonly erased: readonly string[];
  readonly privateBattles: readonly PrivateBattle[];
  /** Of the newest event: private battles that ended before it have brought all that they bring. */
  readonly newest: Instant;
}

const keyOf = ({ contestId, playerId }: Pick<ScoreRow, 'contestId' | 'playerId'>): string => `${contestId} ${playerId}`;

/** The score after a play that ranks. */
const scoreAfter = (ranking: ContestRanking, before: bigint, settled: Settled): bigint => {
  const { play } = settled;
  switch (ranking) {
    case 'battles':
      return play.game === 'battle' ? before + play.won : before;
    case 'openings':
      return play.game === 'case' ? before + play.won : before;
    case 'wins':
      return itemsWon(settled).reduce((best, { value }) => {
        const won = parseMoney(value);
        return won > best ? won : best;
      }, before);
  }
};

const announcedRow = ({ commandId: _, ...data }: ContestAnnounced['data'], position: number): ContestRow => ({
  ...data,
  position,
  status: 'announced',
  settledAt: null,
  settledPosition: null,
});

const placesOf = ({ contestId, places, unpaid }: ContestSettled['data']): readonly Place[] =>
  places.map(({ playerId, score, reached }, index) => ({
    ...{ contestId, rank: index + 1, playerId, score: parseMoney(score), reached, paid: !unpaid.includes(index + 1) },
  }));

export const foldContests = (before: Before, events: readonly ReadEvent[]): Changes => {
  const contests = new Map(before.contests.map((row) => [row.contestId, row]));
  const known = new Map(before.scores.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();
  const scores = new Map<string, ScoreRow>();
  const places: Place[] = [];
  const erased: string[] = [];
  const isPrivate = new Set(before.privateBattles);
  const privateBattles = new Map<string, PrivateBattle>();

  const change = (contestId: ContestId, to: Partial<ContestRow>): void => {
    const row = contests.get(contestId);
    if (row === undefined) return;
    contests.set(contestId, { ...row, ...to });
    changed.add(contestId);
  };
  const count = (settled: Settled): void => {
    const { at, position, play } = settled;
    if (play.game === 'battle' && isPrivate.has(play.id)) return;
    for (const { contestId, status, startsAt, endsAt, excluded, ranking } of contests.values()) {
      if (status !== 'announced' || at < startsAt || at >= endsAt || excluded.includes(play.playerId)) continue;
      const key = keyOf({ contestId, playerId: play.playerId });
      const score = (scores.get(key) ?? known.get(key))?.score ?? 0n;
      const after = scoreAfter(ranking, score, settled);
      if (after > score) scores.set(key, { contestId, playerId: play.playerId, score: after, reached: position });
    }
  };

  for (const recorded of events) {
    const { event, position, at } = recorded;
    switch (event.type) {
      case 'ContestAnnounced':
        contests.set(event.data.contestId, announcedRow(event.data, position));
        changed.add(event.data.contestId);
        break;
      case 'ContestCancelled':
        change(event.data.contestId, { status: 'cancelled' });
        break;
      case 'ContestEnded':
        change(event.data.contestId, { status: 'ended' });
        break;
      case 'ContestSettled':
        change(event.data.contestId, { status: 'settled', settledAt: at, settledPosition: position });
        places.push(...placesOf(event.data));
        break;
      case 'PlayerErased':
        erased.push(event.data.playerId);
        break;
      case 'BattleCreated':
        if (!event.data.private) break;
        isPrivate.add(event.data.battleId);
        privateBattles.set(event.data.battleId, { battleId: event.data.battleId, settledAt: null });
        break;
      case 'BattleSettled':
      case 'BattleDissolved':
        if (isPrivate.has(event.data.battleId))
          privateBattles.set(event.data.battleId, { battleId: event.data.battleId, settledAt: at });
        break;
      default:
        for (const settled of rankingPlays([recorded])) count(settled);
    }
  }
  return {
    contests: [...contests.values()].filter(({ contestId }) => changed.has(contestId)),
    scores: [...scores.values()].filter(({ playerId }) => !erased.includes(playerId)),
    places,
    erased,
    privateBattles: [...privateBattles.values()],
    newest: events.at(-1)?.at ?? 0,
  };
};

const CONTEST_TYPES = ['ContestAnnounced', 'ContestCancelled', 'ContestEnded', 'ContestSettled'] as const;
const BATTLE_TYPES = ['BattleCreated', 'BattleSettled', 'BattleDissolved'] as const;

const privateRow = z.object({ battleId });

const readPrivate = async (sql: SqlClient, table: TableName, events: readonly ReadEvent[]) => {
  const ids = events.flatMap(({ event: { data } }) => ('battleId' in data ? [data.battleId] : []));
  if (ids.length === 0) return [];
  const text = `SELECT battle_id FROM ${table('private_battle')} WHERE battle_id = ANY($1::text[])`;
  return recordsAs(privateRow, await sql.query(text, [[...new Set(ids)]])).map((row) => row.battleId);
};

/** Events of one command have one time, so what a settled battle brings is there before any later time is. */
const writePrivate = async (sql: SqlClient, table: TableName, { privateBattles, newest }: Changes): Promise<void> => {
  await insertRecords(sql, table('private_battle'), privateBattles, replacing('battleId', 'settledAt'));
  await sql.query(`DELETE FROM ${table('private_battle')} WHERE settled_at < $1`, [newest]);
};

export const contests = projectionOf({
  name: 'contests',
  version: 2,
  tables: ['contest', 'contest_score', 'contest_place', 'private_battle'],
  types: [...CONTEST_TYPES, ...BATTLE_TYPES, 'PlayerErased', ...FACTUAL_TYPES],

  read: async (sql, table, events): Promise<Before> => {
    const open = `SELECT ${columnsOf(contestRow)} FROM ${table('contest')} WHERE status IN ('announced', 'ended')`;
    const contests = recordsAs(contestRow, await sql.query(open, []));
    const players = new Set(rankingPlays(events).map(({ play }) => play.playerId));
    const privateBattles = await readPrivate(sql, table, events);
    if (contests.length === 0 || players.size === 0) return { contests, scores: [], privateBattles };
    const text = `SELECT ${columnsOf(scoreRow)} FROM ${table('contest_score')}
      WHERE contest_id = ANY($1::text[]) AND player_id = ANY($2::text[])`;
    const ids = contests.map(({ contestId }) => contestId);
    return { contests, privateBattles, scores: recordsAs(scoreRow, await sql.query(text, [ids, [...players]])) };
  },

  fold: foldContests,

  write: async (sql, table, changes) => {
    const { contests, scores, places, erased } = changes;
    await writePrivate(sql, table, changes);
    await insertRecords(
      sql,
      table('contest'),
      contests.map(({ name, prizes, excluded, ...row }) => ({
        ...row,
        ...{ name: canonicalJson(name), prizes: canonicalJson(prizes), excluded: canonicalJson(excluded) },
      })),
      replacing('contestId', 'status', 'settledAt', 'settledPosition'),
    );
    await insertRecords(sql, table('contest_score'), scores, replacing('contestId, playerId', 'score', 'reached'));
    await insertRecords(sql, table('contest_place'), places);
    // Queries answer a settled contest from its places.
    const settled = contests.filter(({ status }) => status === 'settled').map(({ contestId }) => contestId);
    if (settled.length > 0)
      await sql.query(`DELETE FROM ${table('contest_score')} WHERE contest_id = ANY($1::text[])`, [settled]);
    if (erased.length === 0) return;
    await sql.query(`DELETE FROM ${table('contest_score')} WHERE player_id = ANY($1::text[])`, [erased]);
  },
});
