import type { Hashing } from '../../fairness/hashing.ts';
import { entropyOfLink, leadsTo } from '../../fairness/lane-chain.ts';
import type { StreamEvent } from '../../kernel/decision.ts';
import type { CommandTrace } from '../../kernel/definitions.ts';
import {
  type BattleId,
  type CommandId,
  type GiveawayId,
  isToken128,
  mustBe,
  type PairId,
  type PlayerId,
  playerStream,
} from '../../kernel/ids.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { type RegisteredPlayer, usableUntil } from '../state.ts';
import { type LinkSpent, linkSpent } from './events.ts';

/** The step of a lane that a seat or an entry takes. */
export type RoomLink = {
  readonly pairId: PairId;
  readonly step: number;
  /** 64 hex digits. */
  readonly link: string;
};

/** The entropy that a player brings into a room. It is the beginning of the link where the player plays on a lane. */
export interface RoomEntropy {
  /** 32 hex digits. */
  readonly entropy: string;
  /** Left out of a loose seat. */
  readonly lane?: RoomLink;
}

/** The event by which a room takes the lane's next step, none for a loose seat; or why the lane doesn't take it. */
export const spendLink = (
  hashing: Hashing,
  player: RegisteredPlayer,
  { entropy, lane: given }: RoomEntropy,
  into: BattleId | GiveawayId,
  world: World & SeesTerms,
  commandId: CommandId,
): readonly StreamEvent<LinkSpent>[] | Rejection => {
  if (given === undefined) return [];
  const { pairId, step, link } = given;
  const lane = player.lanes.get(pairId);
  if (lane === undefined || world.at >= usableUntil(lane, world.terms())) return reject('LANE_CLOSED', { pairId });
  if (step !== lane.step + 1) return reject('SEED_CHANGED', { pairId, step: lane.step + 1 });
  if (!leadsTo(hashing, pairId, lane, { step, link })) return reject('LINK_REFUSED', { pairId, step });
  if (entropy !== entropyOfLink(link)) return reject('INPUT_INVALID', { field: 'entropy' });
  const { playerId } = player;
  const room = mustBe(isToken128, into);
  return [linkSpent.in(playerStream(playerId), { commandId, playerId, pairId, step, link, room })];
};

/** The step that the player took for the room among these events, which several commands of one id may have brought; nothing of a loose seat. */
export const roomLinkIn = (
  { events }: CommandTrace<unknown>,
  player: PlayerId,
  room: string,
): { readonly lane?: RoomLink } => {
  for (const { event } of events) {
    if (event.type !== linkSpent.type) continue;
    const { playerId, pairId, step, link, room: into } = linkSpent.dataOf(event);
    if (playerId === player && into === room) return { lane: { pairId, step, link } };
  }
  return {};
};
