import { logHead } from '../../../engine/database/log-head.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { readCheckpoint } from '../../../engine/log/checkpoint.ts';
import { parseNote } from '../../../engine/log/note.ts';
import { CHECKPOINT_PATH } from '../../../engine/log/tiles.ts';
import { pace, playsBetween } from '../../../engine/projections/queries/ledger.ts';
import { momentAt } from '../../../engine/projections/queries/log.ts';
import { termsNow } from '../../../engine/projections/queries/publications.ts';
import { SLOT_MS, slotOf } from '../../../engine/projections/slot.ts';
import { owedNow } from '../../play/owed-now.ts';
import { alarmsOf } from '../alarms.ts';
import type { OperatorContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { incomeBand, playFigures } from '../play-figures.ts';
import { beginningsOf, dayAt, shiftDay } from '../site-days.ts';
import { firstPlayedAt, queuesOf, readModelsOf, retrievalsWaiting } from '../standing.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Days with today. */
const PERIODS = [1, 7, 30] as const;
const WEEKS = [1, 2, 3, 4] as const;

const incomeOf = async (sql: SqlClient, at: Instant, zone: string) => {
  const today = await dayAt(sql, at, zone);
  const first = PERIODS.map((days) => shiftDay(today, 1 - days));
  const begins = await beginningsOf(sql, first, zone);
  const [end = at] = await beginningsOf(sql, [shiftDay(today, 1)], zone);
  const found = [];
  for (const [place, days] of PERIODS.entries()) {
    const { rows } = await playsBetween(sql, { from: begins[place] ?? end, to: end });
    found.push({ days, from: first[place] ?? today, ...playFigures(rows), ...incomeBand(rows) });
  }
  return found;
};

const paceOf = async (sql: SqlClient, at: Instant) => {
  const since = slotOf(at) - SLOT_MS;
  const slots = [since, ...WEEKS.map((weeks) => since - weeks * WEEK_MS)];
  const {
    rows: [last, ...before],
  } = await pace(sql, { slots });
  const firstAt = await firstPlayedAt(sql);
  const known = before.filter(({ slot }) => firstAt !== null && slot >= firstAt);
  const minutes = SLOT_MS / 60_000;
  return {
    since,
    plays: last?.plays ?? 0,
    perMinute: (last?.plays ?? 0) / minutes,
    usual: known.length === 0 ? null : known.reduce((sum, { plays }) => sum + plays, 0) / known.length / minutes,
  };
};

const logOf = async ({ sql, tiles }: Pick<OperatorContext, 'sql' | 'tiles'>) => {
  const { size, lastAt } = await logHead(sql);
  const note = await tiles.read(CHECKPOINT_PATH);
  const signatures = note === null ? 0 : (parseNote(note)?.signatures.length ?? 0);
  return {
    size,
    lastAt: size === 0 ? null : lastAt,
    sealed: note === null ? 0 : (readCheckpoint(note)?.size ?? 0),
    sealedAt: await tiles.publishedAt(),
    // The first signature is the log's own.
    cosignatures: Math.max(signatures - 1, 0),
  };
};

export const now: Resolvers = {
  Query: {
    now: async (_root, _given, { sql, tiles, now: clock, zone }) => {
      const at = clock();
      const log = await logOf({ sql, tiles });
      const unsealedSince = log.sealed < log.size ? await momentAt(sql, log.sealed) : null;
      const readModels = (await readModelsOf(sql)).map(({ name, position }) => ({
        name,
        position,
        behind: Math.max(log.size - position, 0),
      }));
      const retrievals = await retrievalsWaiting(sql);
      const queues = await queuesOf(sql);
      const income = await incomeOf(sql, at, zone);
      return {
        ...{ at, zone, income, log, readModels, queues },
        alarms: alarmsOf({ now: at, ...log, unsealedSince, readModels, retrievals, queues, income }),
        pace: await paceOf(sql, at),
        owed: await owedNow(sql, await termsNow(sql), at),
        retrievals: retrievals.map((row) => ({ ...row, oldestHours: Math.floor((at - row.oldestSince) / HOUR_MS) })),
      };
    },
  },
};
