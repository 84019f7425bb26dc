import { logHead } from '../../engine/database/log-head.ts';
import { publishedSize } from '../../engine/log/tile-store.ts';
import { SequenceDamaged } from '../../engine/log/witness/sequence.ts';
import { momentAt } from '../../engine/projections/queries/log.ts';
import { alarmsOf } from './alarms.ts';
import type { OperatorContext } from './context.ts';
import { incomeOf } from './income.ts';
import { queuesOf, readModelsOf, retrievalsWaiting } from './standing.ts';
import { type WitnessStanding, witnessesOf } from './witnesses.ts';

export type Watching = Pick<OperatorContext, 'sql' | 'tiles' | 'now' | 'zone'>;

interface SeenWitnesses {
  readonly witnesses: readonly WitnessStanding[];
  /** The reason why the published cosignatures can't be read; null where they can. */
  readonly unread: string | null;
}

export const seenWitnesses = async (tiles: OperatorContext['tiles'], sealed: number): Promise<SeenWitnesses> => {
  try {
    return { witnesses: await witnessesOf(tiles, sealed), unread: null };
  } catch (error) {
    if (error instanceof SequenceDamaged) return { witnesses: [], unread: error.message };
    throw error;
  }
};

/** The state of the site at this moment from which alarms follow, with the alarms. */
export const watchedNow = async ({ sql, tiles, now, zone }: Watching) => {
  const at = now();
  const sealed = await publishedSize(tiles);
  const { witnesses, unread } = await seenWitnesses(tiles, sealed);
  const { size, lastAt } = await logHead(sql);
  const log = {
    ...{ size, sealed, lastAt: size === 0 ? null : lastAt },
    sealedAt: await tiles.publishedAt(),
    cosignatures: witnesses.filter((witness) => witness.behind === 0).length,
  };
  const unsealedSince = sealed < size ? await momentAt(sql, sealed) : null;
  const readModels = (await readModelsOf(sql)).map((model) => ({
    ...model,
    behind: Math.max(size - model.position, 0),
  }));
  const retrievals = await retrievalsWaiting(sql);
  const queues = await queuesOf(sql);
  const { periods: income, days } = await incomeOf(sql, at, zone);
  const alarms = alarmsOf({ now: at, ...log, unsealedSince, unread, readModels, retrievals, queues, income });
  return { at, log, witnesses, readModels, retrievals, queues, income, days, alarms };
};
