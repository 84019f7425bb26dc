import { z } from 'zod';
import type { EventOf } from '../../facts/define-event.ts';
import { MAX_DEVICE_KEYS, signaturePattern } from '../../fairness/device-keys.ts';
import { linkPattern } from '../../fairness/lane-chain.ts';
import { userSeedPattern } from '../../fairness/seed-pair.ts';
import { commandId, committedPair, count, hexHash, pairId, playerId, token128 } from '../../kernel/event-codec.ts';
import { ROUND_GAMES } from '../../kernel/game-name.ts';
import { definePlayerEvent, type RegisteredPlayer } from '../state.ts';
import { isRooted, oldestUnrooted } from './state.ts';

const key = z.string().regex(/^[0-9a-f]{64}$/);
const link = z.string().regex(linkPattern);
const signature = z.string().regex(signaturePattern);

/** The keys that stay beside one more: where there are as many as there may be, it takes the place of the oldest that isn't rooted. */
const keysBeside = (keys: RegisteredPlayer['keys']): RegisteredPlayer['keys'] => {
  const replaced = keys.size >= MAX_DEVICE_KEYS ? oldestUnrooted(keys) : null;
  return replaced === null ? keys : keys.remove(replaced);
};

/** A device may open lanes for the player from now on. */
export const deviceKeyAdded = definePlayerEvent(
  'DeviceKeyAdded',
  {
    commandId,
    playerId,
    key: key.describe('Ed25519 public key'),
    proof: signature.describe('of the key itself: its device holds it'),
    by: z.enum(['first', 'device', 'recovery']),
    signer: key.nullable().describe('the older key that signs it in; null without one'),
    signature: signature.nullable(),
  },
  {
    visibility: 'open',
    fold: (player, { key: added, by, signer }, { at }) => ({
      ...player,
      keyChanges: player.keyChanges + 1,
      keys: keysBeside(player.keys).set(added, {
        addedAt: at,
        rooted: by === 'first' || (signer !== null && isRooted(player, signer)),
      }),
    }),
  },
);

/** A device opens no further lane. */
export const deviceKeyRemoved = definePlayerEvent(
  'DeviceKeyRemoved',
  { commandId, playerId, key, signer: key, signature },
  {
    visibility: 'open',
    fold: (player, { key: gone }) => ({
      ...player,
      keyChanges: player.keyChanges + 1,
      keys: player.keys.remove(gone),
    }),
  },
);

/** The committed next pair came into use as a lane, with the anchor of its device's chain, and another was committed. */
export const laneOpened = definePlayerEvent(
  'LaneOpened',
  {
    commandId,
    playerId,
    pair: committedPair.describe('the lane is named by its id'),
    next: committedPair,
    userSeed: z.string().regex(userSeedPattern),
    anchor: link.describe('link 0 of the chain'),
    key,
    signature: signature.describe('of the key, see docs/lanes.md'),
  },
  {
    visibility: 'open',
    pairs: ({ pair, next }) => ({ committed: [next], named: [pair] }),
    fold: (player, { pair, next, userSeed, anchor, key: opener }, { at }) => ({
      ...player,
      next: { ...next, committedAt: at },
      lanesOpened: player.lanesOpened + 1,
      lanes: player.lanes.set(pair.pairId, {
        ...pair,
        committedAt: player.next.committedAt,
        seq: player.lanesOpened + 1,
        startedAt: at,
        usedAt: at,
        roundCount: 0,
        userSeed,
        key: opener,
        step: 0,
        link: anchor,
      }),
    }),
  },
);

const drawn = z.discriminatedUnion('game', [
  z.strictObject({
    game: z.literal('case'),
    oddsHash: hexHash,
    quantity: z.int().min(1).max(100),
    roundNo: z.int().min(1).describe('of the first'),
  }),
  z.strictObject({
    game: z.enum(ROUND_GAMES).exclude(['case']),
    table: z.string().min(2).max(4_096).describe('RFC 8785 JSON, whose SHA-256 is the table hash'),
    roundNo: z.int().min(1),
  }),
  z.strictObject({ game: z.literal('room'), room: token128 }),
]);

/** A play that was sent for a lane's next step and not played, as its device states it before the seed is revealed. */
export const unplayed = z.strictObject({ link, draw: drawn });
export type Unplayed = z.infer<typeof unplayed>;

/** A lane is over, and its pair is revealed. */
export const laneClosed = definePlayerEvent(
  'LaneClosed',
  {
    commandId,
    playerId,
    reason: z.enum(['player', 'age', 'rounds', 'idle', 'loss', 'erased']),
    revealed: z.strictObject({ pairId, serverSeed: hexHash, salt: hexHash, roundCount: count }),
    step: count.describe('the last that was taken'),
    unplayed: unplayed.nullable(),
    signer: key.nullable().describe('null unless a device closed it'),
    signature: signature.nullable(),
  },
  {
    visibility: 'open',
    pairs: ({ revealed }) => ({ revealed: [revealed] }),
    fold: (player, { revealed }) => ({ ...player, lanes: player.lanes.remove(revealed.pairId) }),
  },
);

/** A seat or an entry took the lane's next step: the room's entropy of this player is the link's. */
export const linkSpent = definePlayerEvent(
  'LinkSpent',
  {
    commandId,
    playerId,
    pairId: pairId.describe('the lane'),
    step: z.int().min(1),
    link,
    room: token128.describe('the battle, or the giveaway'),
  },
  {
    visibility: 'open',
    fold: (player, { pairId: lane, step, link: spent }, { at }) => {
      const before = player.lanes.get(lane);
      if (before === undefined) throw new Error(`a step of ${lane}, which is no lane`);
      return { ...player, lanes: player.lanes.set(lane, { ...before, step, link: spent, usedAt: at }) };
    },
  },
);

export const laneEvents = [deviceKeyAdded, deviceKeyRemoved, laneOpened, laneClosed, linkSpent] as const;
export type LinkSpent = EventOf<typeof linkSpent>;
export type DeviceKeyAdded = EventOf<typeof deviceKeyAdded>;
export type DeviceKeyRemoved = EventOf<typeof deviceKeyRemoved>;
export type LaneOpened = EventOf<typeof laneOpened>;
export type LaneClosed = EventOf<typeof laneClosed>;
