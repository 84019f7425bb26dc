import { isBattleId } from '../../../engine/kernel/ids.ts';
import type { LiveRow } from '../../../engine/projections/live-event.ts';
import { recentDrops } from '../../../engine/projections/queries/live.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { eventsBehind, hasHappenedIn } from '../../play/live-resume.ts';
import type { GatewayPorts } from '../../ports.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { BattleModel, LiveEventModel } from '../models.ts';
import { caseImageIn, caseNamesIn, skinIn, wearOf } from './catalog.ts';
import { nicknameOf, shownIdOf } from './public-profiles.ts';

/** Where a subscriber goes on. @throws GatewayError INVALID_INPUT for what has not happened */
const resumable = async (
  after: number | null | undefined,
  { live, ports }: Pick<GatewayContext, 'live' | 'ports'>,
): Promise<number | null> => {
  const seq = after ?? null;
  if (seq !== null && !(await hasHappenedIn(live, ports.sql)(seq))) throw invalidInput('after', 'is in the future');
  return seq;
};

/** The feed may run ahead of the battles that it tells of: waits until they are as new as these events. */
export const battlesOf = async ({ catchUp }: Pick<GatewayPorts, 'catchUp'>, rows: readonly LiveRow[]) => {
  const newest = rows.findLast((row) => 'battle' in row);
  if (newest !== undefined) await catchUp('battles', newest.position);
};

/** The player of a drop or of a rank; null for other events. */
export const playerOf = (row: LiveRow): string | null => {
  if ('drop' in row) return row.drop.playerId;
  return 'rank' in row ? row.rank.playerId : null;
};

export const liveResolvers: Resolvers = {
  Query: {
    liveDrops: (_root, { top, upcoming }, { ports }) =>
      recentDrops(ports.sql, { now: upcoming === true ? Number.MAX_SAFE_INTEGER : ports.now(), top: top ?? false }),
    liveSince: async (_root, { after }, { live, ports }) => {
      const rows = await eventsBehind(live, ports.sql, after);
      await battlesOf(ports, rows);
      return rows;
    },
  },
  Subscription: {
    liveEvents: {
      subscribe: async (_root, { after }, context) => context.live.listen(await resumable(after, context)),
      resolve: (event: LiveEventModel) => event,
    },
    battleUpdated: {
      subscribe: (_root, { id }, { battles }) => {
        if (!isBattleId(id)) throw new GatewayError('BATTLE_NOT_FOUND');
        return battles.listen(id);
      },
      resolve: async (battle: BattleModel, _arguments: object, { catalogs }: GatewayContext) => {
        // A battle may be fought over cases that were published since the subscription began.
        await catalogs.current();
        return battle;
      },
    },
  },
  LiveEvent: {
    eventType: ({ type }) => type,
    prev: ({ seq }) => seq - 1,
    drop: (row) => ('drop' in row ? row.drop : null),
    battle: async (row, _arguments, context) => {
      if (!('battle' in row)) return null;
      const found = await context.battle(row.battle.battleId);
      if (found === undefined) throw new GatewayError('BUSY');
      return found;
    },
    rank: (row) => ('rank' in row ? row.rank : null),
  },
  Drop: {
    playerId: ({ playerId }, _arguments, context) => shownIdOf(context, playerId),
    nickname: ({ playerId }, _arguments, context) => nicknameOf(context, playerId),
    skin: ({ skinId }, _arguments, { catalog }) => skinIn(catalog, skinId),
    wear: ({ wear }) => wearOf(wear),
    value: ({ value }) => BigInt(value),
    caseNames: ({ caseSlug }, _arguments, { catalog }) => (caseSlug === null ? null : caseNamesIn(catalog, caseSlug)),
    caseImage: ({ caseSlug }, _arguments, context) => caseImageIn(context, caseSlug),
  },
};
