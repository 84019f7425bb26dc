import { z } from 'zod';
import type { Instant, RecordedEvent } from '../kernel/decision.ts';
import { roundId } from '../kernel/ids.ts';
import { projectionOf } from './projection.ts';
import { revealAfter } from './reel.ts';
import { integerColumn, rowsAs } from './sql.ts';

/** One won item as the live feed shows it. */
export interface DropRow {
  /** From 1, without gaps, in the order of the log. */
  readonly seq: number;
  readonly position: number;
  readonly roundId: string;
  readonly playerId: string;
  readonly skinId: string;
  readonly wear: string;
  /** Minor units, decimal. */
  readonly value: string;
  /** The skin's rarity when it was won, 0 (top) to 6. */
  readonly grade: number;
  readonly caseSlug: string;
  readonly at: Instant;
  /** The same for every round of a command: after its longest reel, so that nobody's is spoiled. */
  readonly displayAt: Instant;
}

interface Before {
  readonly lastSeq: number;
  readonly grades: ReadonlyMap<string, number>;
}

interface Changes {
  readonly drops: readonly DropRow[];
  readonly grades: ReadonlyMap<string, number>;
}

/**
 * Keeps the grades itself instead of asking the catalog's tables: those follow at their own pace, and a rebuild would
 * find other grades than were valid when the items were won.
 */
export const foldDrops = ({ lastSeq, grades }: Before, events: readonly RecordedEvent[]): Changes => {
  const drops: DropRow[] = [];
  const published = new Map<string, number>();
  let seq = lastSeq;
  for (const { position, at, event } of events) {
    if (event.type === 'SkinPublished') published.set(event.data.skin, event.data.definition.grade);
    if (event.type !== 'CaseOpened') continue;
    const { data } = event;
    const grade = published.get(data.skin) ?? grades.get(data.skin);
    if (grade === undefined) throw new Error(`a drop of the unpublished skin ${data.skin} at position ${position}`);
    seq += 1;
    drops.push({
      seq,
      position,
      roundId: roundId(data.pairId, data.roundNo),
      playerId: data.playerId,
      skinId: data.skin,
      wear: data.wear,
      value: data.value,
      grade,
      caseSlug: data.case,
      at,
      displayAt: at + revealAfter(data.quantity),
    });
  }
  return { drops, grades: published };
};

const lastSeqRow = z.object({ seq: integerColumn });
const gradeRow = z.object({ skin_id: z.string(), grade: integerColumn });

export const drops = projectionOf<Before, Changes>({
  name: 'drops',
  version: 1,
  tables: ['live_drop', 'drop_grade'],

  read: async (sql, table, events) => {
    const skins = new Set(events.flatMap(({ event }) => (event.type === 'CaseOpened' ? [event.data.skin] : [])));
    if (skins.size === 0) return { lastSeq: 0, grades: new Map() };
    const [last] = rowsAs(
      lastSeqRow,
      await sql.query(`SELECT coalesce(max(seq), 0) AS seq FROM ${table('live_drop')}`),
    );
    const known = await sql.query(`SELECT skin_id, grade FROM ${table('drop_grade')} WHERE skin_id = ANY($1::text[])`, [
      [...skins],
    ]);
    return {
      lastSeq: last?.seq ?? 0,
      grades: new Map(rowsAs(gradeRow, known).map(({ skin_id, grade }) => [skin_id, grade])),
    };
  },

  fold: foldDrops,

  write: async (sql, table, changes) => {
    if (changes.grades.size > 0) {
      await sql.query(
        `INSERT INTO ${table('drop_grade')} (skin_id, grade) SELECT * FROM unnest($1::text[], $2::smallint[])
         ON CONFLICT (skin_id) DO UPDATE SET grade = excluded.grade`,
        [[...changes.grades.keys()], [...changes.grades.values()]],
      );
    }
    const rows = changes.drops;
    if (rows.length === 0) return;
    await sql.query(
      `INSERT INTO ${table('live_drop')}
         (seq, position, round_id, player_id, skin_id, wear, value, grade, case_slug, at, display_at)
       SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[],
         $8::smallint[], $9::text[], $10::bigint[], $11::bigint[])`,
      [
        rows.map((row) => row.seq),
        rows.map((row) => row.position),
        rows.map((row) => row.roundId),
        rows.map((row) => row.playerId),
        rows.map((row) => row.skinId),
        rows.map((row) => row.wear),
        rows.map((row) => row.value),
        rows.map((row) => row.grade),
        rows.map((row) => row.caseSlug),
        rows.map((row) => row.at),
        rows.map((row) => row.displayAt),
      ],
    );
  },
});
