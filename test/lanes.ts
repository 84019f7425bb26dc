import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { fromHex, toHex, utf8 } from '../engine/fairness/bytes.ts';
import { keyByText, keyGoneText, keyText, laneEndText, laneText } from '../engine/fairness/device-keys.ts';
import { chainFrom, entropyOfLink } from '../engine/fairness/lane-chain.ts';
import { canonicalJson } from '../engine/kernel/canonical-json.ts';
import type { PairId } from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { CloseLane } from '../engine/player/lanes/close-lane.ts';
import type { AddDeviceKey, RemoveDeviceKey } from '../engine/player/lanes/device-keys.ts';
import type { OpenLane } from '../engine/player/lanes/open-lane.ts';
import type { RoomEntropy } from '../engine/player/lanes/spend-link.ts';
import type { ShownRound } from '../engine/player/play-round.ts';
import type { RegisteredPlayer } from '../engine/player/state.ts';
import { hashOf } from './deciders.ts';

/** Everything before the 32 bytes of the private key in its DER form (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A device whose key follows from its name, so that stories repeat exactly. */
export const deviceNamed = (name: string) => {
  const secret = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, fromHex(hashOf(`device ${name}`))]),
    format: 'der',
    type: 'pkcs8',
  });
  const key = toHex(createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32));
  return { key, sign: (text: string): string => toHex(sign(null, utf8(text), secret)) };
};
export type Device = ReturnType<typeof deviceNamed>;
export const deviceNumber = (n: number): Device => deviceNamed(String(n));

/** The links of a lane, the anchor first. */
export const linksOf = (lane: PairId, length = 100): readonly string[] =>
  chainFrom(nodeHashing, lane, length, hashOf(`last of ${lane}`));

export const linkAt = (lane: PairId, step: number): string => {
  const link = linksOf(lane)[step];
  if (link === undefined) throw new RangeError(`no link ${step}`);
  return link;
};

export const addingKey = (
  { playerId, keyChanges }: RegisteredPlayer,
  { key, sign: prove }: Device,
  by: Device | null = null,
): AddDeviceKey => {
  const change = { playerId, change: keyChanges + 1, key };
  const signed = by === null ? null : { signer: by.key, signature: by.sign(keyByText(change, by.key)) };
  return { type: 'AddDeviceKey', playerId, key, proof: prove(keyText(change)), signed };
};

/** Opens the player's committed next pair as a lane, with the chain of `linksOf`. */
export const openingLane = (player: RegisteredPlayer, device: Device): OpenLane => {
  const { playerId, next, keys, keyChanges } = player;
  const { pairId, publicHash } = next;
  const [anchor = ''] = linksOf(pairId);
  const { key } = device;
  const opening = { playerId, pairId, publicHash, userSeed: 'lane', anchor, key };
  return {
    type: 'OpenLane',
    playerId,
    pair: { pairId, publicHash },
    userSeed: 'lane',
    anchor,
    key,
    signature: device.sign(laneText(opening)),
    proof: keys.has(key) || keyChanges > 0 ? null : device.sign(keyText({ playerId, change: 1, key })),
  };
};

/** The round that the lane's next step falls on, with its link. */
export const nextOf = (player: RegisteredPlayer, lane: PairId): { round: ShownRound; entropy: string } => {
  const { step, roundCount, userSeed } = player.lanes.get(lane) ?? { step: 0, roundCount: 0, userSeed: 'lane' };
  return {
    round: { pairId: lane, userSeed, roundNo: roundCount + 1, step: step + 1 },
    entropy: linkAt(lane, step + 1),
  };
};

/** The entropy of a seat or an entry that takes the lane's next step. */
export const bringing = (player: RegisteredPlayer, lane: PairId): Required<RoomEntropy> => {
  const { round, entropy: link } = nextOf(player, lane);
  const { step } = round;
  if (step == null) throw new RangeError('no step');
  return { entropy: entropyOfLink(link), lane: { pairId: lane, step, link } };
};

export const closingLane = (
  { playerId, lanes }: RegisteredPlayer,
  lane: PairId,
  device: Device,
  unplayed: CloseLane['unplayed'] = null,
): CloseLane => {
  const step = lanes.get(lane)?.step ?? 0;
  const signer = device.key;
  const text = laneEndText(nodeHashing, { playerId, pairId: lane, step, unplayed: canonicalJson(unplayed), signer });
  return { type: 'CloseLane', playerId, lane, step, unplayed, signer, signature: device.sign(text) };
};

export const removingKey = (
  { playerId, keyChanges }: RegisteredPlayer,
  { key }: Device,
  by: Device,
): RemoveDeviceKey => {
  const text = keyGoneText({ playerId, change: keyChanges + 1, key }, by.key);
  return { type: 'RemoveDeviceKey', playerId, key, signer: by.key, signature: by.sign(text) };
};
