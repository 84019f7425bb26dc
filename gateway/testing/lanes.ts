import { keyText, laneEndText, laneText } from '../../engine/fairness/device-keys.ts';
import { chainFrom } from '../../engine/fairness/lane-chain.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { deviceNamed } from '../../test/lanes.ts';
import { type Ask, granted, type Player, text, uuid } from './client.ts';

const USER_SEED = 'lane';
const OPEN_LANE = 'mutation($input: OpenLaneInput!) { openLane(input: $input) { position } }';
const CLOSE_LANE = 'mutation($input: CloseLaneInput!) { closeLane(input: $input) { position } }';
const LANES = '{ lanes { nextPairId nextPublicHash open { step pair { id roundCount } } } }';

/** The player's first lane, opened by a device of their own: its pair, and what a room takes of each of its first steps. */
export const openLane = async (ask: Ask, { playerId, token }: Player) => {
  const lanes = granted(await ask(LANES, undefined, token));
  const [pairId, publicHash] = [text(lanes.at('lanes.nextPairId')), text(lanes.at('lanes.nextPublicHash'))];
  const { key, sign } = deviceNamed(playerId);
  const links = chainFrom(nodeHashing, pairId, 10, 'a'.repeat(64));
  const opening = { pairId, publicHash, userSeed: USER_SEED, anchor: links[0] ?? '', key };
  const proof = sign(keyText({ playerId, change: 1, key }));
  const input = { ...opening, commandId: uuid(), signature: sign(laneText({ playerId, ...opening })), proof };
  granted(await ask(OPEN_LANE, { input }, token));
  return {
    pairId,
    userSeed: USER_SEED,
    at: (step: number) => ({ pairId, step, link: links[step] ?? '' }),
    close: async (step: number): Promise<void> => {
      const end = laneEndText(nodeHashing, { playerId, pairId, step, unplayed: 'null', signer: key });
      const closing = { commandId: uuid(), lane: pairId, step, signer: key, signature: sign(end) };
      granted(await ask(CLOSE_LANE, { input: closing }, token));
    },
  };
};

/** How far the player's one lane is: the last step that was taken, and the rounds that were played. */
export const placeOf = async (ask: Ask, { token }: Player): Promise<readonly unknown[]> => {
  const { at } = granted(await ask(LANES, undefined, token));
  return [at('lanes.open.0.step'), at('lanes.open.0.pair.roundCount')];
};
