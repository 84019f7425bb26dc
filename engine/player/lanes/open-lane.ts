import { isSignedBy, keyText, laneText } from '../../fairness/device-keys.ts';
import type { Cryptography } from '../../fairness/hashing.ts';
import { linkPattern, MAX_LANES } from '../../fairness/lane-chain.ts';
import { userSeedPattern } from '../../fairness/seed-pair.ts';
import { accept, type Instant } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type HexHash, type PairId, type PlayerId, playerStream, termsStream } from '../../kernel/ids.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { SeesTerms } from '../../terms/state.ts';
import {
  forPlayer,
  type Lane,
  type PlayerState,
  type RegisteredPlayer,
  type SeesPlayers,
  usableUntil,
} from '../state.ts';
import { laneEnd, laneTimer } from './close-lane.ts';
import { type DeviceKeyAdded, deviceKeyAdded, type LaneClosed, type LaneOpened, laneOpened } from './events.ts';
import { isRooted } from './state.ts';

/** A device fixes all the links that it will ever send for the committed next pair, and plays on it from now on. */
export type OpenLane = {
  readonly type: 'OpenLane';
  readonly playerId: PlayerId;
  /** The committed next pair, as the device was shown it. */
  readonly pair: { readonly pairId: PairId; readonly publicHash: HexHash };
  readonly userSeed: string;
  /** Link 0 of its chain. */
  readonly anchor: string;
  readonly key: string;
  /** Of the key, over all of this. */
  readonly signature: string;
  /** Of the player's first key, its proof of itself; null where the log names the key already. */
  readonly proof: string | null;
};

/** A lane that wasn't used for so long makes way for another. Milliseconds. */
const IDLE_MS = 24 * 60 * 60 * 1000;

/**
 * The lane that was unused the longest, where that is long enough: one of the opener's own, or of a key that isn't rooted. So no key that
 * the house brings ends a lane of a device that the player had from the beginning.
 */
const idleLane = (player: RegisteredPlayer, opener: string, at: Instant): Lane | null => {
  let idle: Lane | null = null;
  for (const lane of player.lanes.values()) {
    const mayEnd = lane.key === opener || !isRooted(player, lane.key);
    const isOlder = idle === null || lane.usedAt < idle.usedAt || (lane.usedAt === idle.usedAt && lane.seq < idle.seq);
    if (mayEnd && isOlder && at >= lane.usedAt + IDLE_MS) idle = lane;
  }
  return idle;
};

const refuseKey = (
  player: RegisteredPlayer,
  { playerId, key, proof }: OpenLane,
  cryptography: Cryptography,
): Rejection | null => {
  if (proof === null) return player.keys.has(key) ? null : reject('KEY_REFUSED', { reason: 'unknown' });
  if (player.keyChanges > 0) return reject('KEY_REFUSED', { reason: 'not-first' });
  return isSignedBy(cryptography, key, keyText({ playerId, change: 1, key }), proof)
    ? null
    : reject('KEY_REFUSED', { reason: 'proof' });
};

const refuse = (player: RegisteredPlayer, command: OpenLane, cryptography: Cryptography): Rejection | null => {
  const { playerId, pair, userSeed, anchor, key, signature } = command;
  if (!userSeedPattern.test(userSeed)) return reject('INPUT_INVALID', { field: 'userSeed' });
  if (!linkPattern.test(anchor)) return reject('INPUT_INVALID', { field: 'anchor' });
  const { pairId, publicHash } = player.next;
  if (pair.pairId !== pairId || pair.publicHash !== publicHash) return reject('SEED_CHANGED', { pairId, publicHash });
  const refused = refuseKey(player, command, cryptography);
  if (refused !== null) return refused;
  const text = laneText({ playerId, pairId, publicHash, userSeed, anchor, key });
  return isSignedBy(cryptography, key, text, signature) ? null : reject('KEY_REFUSED', { reason: 'signature' });
};

/** The pair of the lane that may have to make way, as long as the time of the decision isn't known. */
const candidates = (player: PlayerState | undefined, opener: string) => {
  if (player?.status !== 'registered' || player.lanes.size < MAX_LANES) return [];
  const oldest = idleLane(player, opener, Number.MAX_SAFE_INTEGER);
  return oldest === null ? [] : [oldest.pairId];
};

export const openLaneWith = (
  cryptography: Cryptography,
): Handler<OpenLane, DeviceKeyAdded | LaneOpened | LaneClosed, SeesPlayers & SeesTerms> => ({
  needs: ({ playerId, key }, known) => ({
    streams: [playerStream(playerId), termsStream],
    guards: [],
    pairs: candidates(known.player(playerId), key),
  }),

  decide: forPlayer((player, command, world, commandId) => {
    const refused = refuse(player, command, cryptography);
    if (refused !== null) return refused;
    const idle = player.lanes.size < MAX_LANES ? null : idleLane(player, command.key, world.at);
    if (player.lanes.size >= MAX_LANES && idle === null) return reject('TOO_MANY_LANES', { max: MAX_LANES });
    const { playerId, pair, userSeed, anchor, key, signature, proof } = command;
    const stream = playerStream(playerId);
    const first =
      proof === null
        ? []
        : [deviceKeyAdded.in(stream, { commandId, playerId, key, proof, by: 'first', signer: null, signature: null })];
    const opened = laneOpened.in(stream, {
      ...{ commandId, playerId, pair, next: world.freshPair(), userSeed, anchor, key, signature },
    });
    const closed = idle === null ? [] : [laneEnd(player, idle, world, commandId, 'idle')];
    const dueAt = usableUntil({ committedAt: player.next.committedAt, startedAt: world.at }, world.terms());
    const timer = laneTimer(player, { seq: player.lanesOpened + 1 });
    return accept(
      [...first, opened, ...closed],
      [timer.set(dueAt), ...(idle === null ? [] : [laneTimer(player, idle).clear()])],
    );
  }),
});
