import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { isPairId, mustBe, roundId } from '../../kernel/ids.ts';
import type { LaneOpened } from '../../player/lanes/events.ts';
import { recordedEntry } from '../read-log.ts';
import { entryText } from './log.ts';
import { type Play, playsById } from './plays.ts';
import { spentLink } from './spent-links.ts';

/** A step of a lane, and the entries that show that it was the next one. */
export interface PlayedStep {
  readonly step: number;
  readonly link: string;
  readonly opening: { readonly position: number; readonly data: LaneOpened['data'] };
  /** The link of the step before, and where it stands; null for the first step, and where the read model doesn't have it. */
  readonly before: { readonly link: string; readonly position: number } | null;
}

/** The opening commits the pair that comes after the lane: where that stands the opening does. */
const opened = defineQuery((given: Given<{ lane: string }>) =>
  db
    .selectFrom('seedPair as lane')
    .innerJoin('seedPair as after', (on) =>
      on.onRef('after.playerId', '=', 'lane.playerId').on('after.seq', '=', fragment<number>`lane.seq + 1`),
    )
    .innerJoin('event as e', 'e.position', 'after.committedPosition')
    .select(['e.position', entryText('e.entry').as('entry')])
    .where('lane.pairId', '=', given('lane'))
    .where('lane.laneKey', 'is not', null),
);

const openingOf = async (sql: SqlClient, lane: string): Promise<PlayedStep['opening'] | null> => {
  const [row] = await opened(sql, { lane });
  if (row === undefined) return null;
  const { event } = recordedEntry(row.position, row.entry);
  return event.type === 'LaneOpened' ? { position: row.position, data: event.data } : null;
};

/** Rounds of a command stand together, so a play of the step before is at most as many rounds back as this command has. */
const stepBefore = async (sql: SqlClient, { round, quantity }: Play, step: number): Promise<PlayedStep['before']> => {
  if (step === 1) return null;
  const numbers = Array.from({ length: quantity }, (_, back) => round.roundNo - 1 - back).filter((no) => no >= 1);
  const ids = numbers.map((no) => roundId(mustBe(isPairId, round.pairId), no));
  for (const { round: earlier, position } of await playsById(sql, ids)) {
    if (earlier.link?.step === step - 1) return { link: earlier.link.link, position };
  }
  return spentLink(sql, round.pairId, step - 1);
};

/** The step that a play took; null for a loose play, and while its lane isn't in the read model. */
export const playedStep = async (sql: SqlClient, play: Play): Promise<PlayedStep | null> => {
  const { link } = play.round;
  if (link === null) return null;
  const opening = await openingOf(sql, play.round.pairId);
  return opening === null ? null : { ...link, opening, before: await stepBefore(sql, play, link.step) };
};
