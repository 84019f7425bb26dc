import { type DayRank, LIVE_TYPES, type LiveRow } from '../../engine/projections/live-event.ts';
import { avatarOf, nicknameOf } from '../graphql/resolvers/faces.ts';
import { battlePayload } from './battle-payload.ts';
import { dropPayload } from './drop-payload.ts';
import { majorUnits } from './money.ts';
import type { PayloadSource } from './payload-source.ts';
import type { MessageBody } from './session-state.ts';

/** `data` of BATTLE_RANK. */
const rankPayload = async (source: PayloadSource, { playerId, rank, won, wins, battles }: DayRank) => ({
  rank,
  nickname: await nicknameOf(source, playerId),
  avatar: await avatarOf(source, playerId),
  won: majorUnits(BigInt(won)),
  wins,
  battles,
});

const dataOf = (source: PayloadSource, row: LiveRow): Promise<object | null> => {
  if ('drop' in row) return dropPayload(source, row.drop, row.at);
  return 'battle' in row ? battlePayload(source, row.battle) : rankPayload(source, row.rank);
};

/** The JSON text of an event. @throws Error where what it tells of can't be read */
export const payloadOf = async (source: PayloadSource, row: LiveRow): Promise<MessageBody> => {
  const data = await dataOf(source, row);
  if (data === null) throw new Error(`nothing is known of what event ${row.seq} tells of`);
  const text = JSON.stringify({ eventType: LIVE_TYPES[row.type], data });
  return { text, bytes: new TextEncoder().encode(text).length };
};
