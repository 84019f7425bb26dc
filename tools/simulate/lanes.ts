import type { Command } from '../../engine/commands.ts';
import { MAX_DEVICE_KEYS } from '../../engine/fairness/device-keys.ts';
import { entropyOfLink } from '../../engine/fairness/lane-chain.ts';
import { isToken128, mustBe, type PairId } from '../../engine/kernel/ids.ts';
import type { RoomEntropy } from '../../engine/player/lanes/spend-link.ts';
import type { ShownRound } from '../../engine/player/play-round.ts';
import type { RegisteredPlayer } from '../../engine/player/state.ts';
import {
  addingKey,
  closingLane,
  type Device,
  deviceNamed,
  linksOf,
  openingLane,
  removingKey,
} from '../../test/lanes.ts';
import { entropy, NO_HASH, oddsOf, player, roundShown, type Stage, type Wishes } from './picks.ts';
import { bending, type Plants } from './plant.ts';
import { CASES } from './world.ts';

/** Devices that a player has at most, some of which the log doesn't know. */
const DEVICES = 4;

const deviceOf = ({ random }: Stage, { playerId }: RegisteredPlayer): Device =>
  deviceNamed(`${playerId} ${random.below(DEVICES)}`);

const laneOf = ({ random }: Stage, { lanes }: RegisteredPlayer): PairId | null =>
  lanes.size === 0 ? null : random.pick([...lanes.keys()]);

/**
 * The round and randomness of a play: mostly the next link of a lane, where its player has one that isn't at its end, else loose; now and then
 * a link that is another's, or a step that isn't next.
 */
export const drawnBy = (
  stage: Stage,
  owner: RegisteredPlayer,
): { readonly round: ShownRound; readonly entropy: string } => {
  const { random } = stage;
  const loose = { round: roundShown(stage, owner), entropy: entropy(stage) };
  const lane = owner.lanes.get(laneOf(stage, owner) ?? owner.current.pairId);
  if (lane === undefined || random.chance(0.2)) return loose;
  const { pairId, userSeed, roundCount } = lane;
  const step = lane.step + (random.chance(0.03) ? 2 : 1);
  const link = linksOf(pairId)[step];
  if (link === undefined) return loose;
  return {
    round: { pairId, userSeed, roundNo: roundCount + 1, step },
    entropy: random.chance(0.02) ? NO_HASH : link,
  };
};

/** The entropy of a seat or an entry: mostly of the lane's next link, as in a play, now and then another entropy. */
export const seatedBy = (stage: Stage, owner: RegisteredPlayer): RoomEntropy => {
  const { round, entropy: brought } = drawnBy(stage, owner);
  const { pairId, step } = round;
  if (step == null) return { entropy: brought };
  const own = stage.random.chance(0.02) ? entropy(stage) : entropyOfLink(brought);
  return { entropy: own, lane: { pairId, step, link: brought } };
};

const openLane = (stage: Stage): Command => {
  const owner = player(stage);
  return openingLane(owner, deviceOf(stage, owner));
};

/** The draw that a device claims to have sent: the house never received it. */
const unplayedDraw = (stage: Stage, roundNo: number) => {
  const { random, view } = stage;
  const [room] = random.chance(0.3) ? view.openBattles() : [];
  if (room !== undefined) return { game: 'room', room: mustBe(isToken128, room.battleId) } as const;
  return {
    game: 'case',
    oddsHash: oddsOf(stage, random.pick(CASES)),
    quantity: 1 + random.below(3),
    roundNo,
  } as const;
};

const closeLane = (stage: Stage): Command | null => {
  const { random } = stage;
  const owner = player(stage);
  const lane = laneOf(stage, owner);
  if (lane === null) return null;
  const { step, key, roundCount } = owner.lanes.get(lane) ?? { step: 0, key: '', roundCount: 0 };
  const own = Array.from({ length: DEVICES }, (_, n) => deviceNamed(`${owner.playerId} ${n}`)).find(
    (device) => device.key === key,
  );
  const link = linksOf(lane)[step + 1];
  const isStated = link !== undefined && random.chance(0.3);
  const unplayed = isStated ? { link, draw: unplayedDraw(stage, roundCount + 1) } : null;
  const device = own === undefined || random.chance(0.1) ? deviceOf(stage, owner) : own;
  return closingLane(owner, lane, device, unplayed);
};

const addKey = (stage: Stage): Command | null => {
  const owner = player(stage);
  if (owner.keys.size > MAX_DEVICE_KEYS) return null;
  return addingKey(owner, deviceOf(stage, owner), stage.random.chance(0.7) ? deviceOf(stage, owner) : null);
};

const removeKey = (stage: Stage): Command => {
  const owner = player(stage);
  return removingKey(owner, deviceOf(stage, owner), deviceOf(stage, owner));
};

export const LANE_WISHES: Wishes = [
  [40, openLane],
  [14, closeLane],
  [8, addKey],
  [2, removeKey],
];

export const LANE_PLANTS: Plants = {
  'a link of the house’s own': {
    rules: bending('CaseOpened', (event) =>
      event.data.step === null ? event : { ...event, data: { ...event.data, entropy: NO_HASH } },
    ),
  },
  'a seat with a link of the house’s own': {
    rules: bending('LinkSpent', (event) => ({ ...event, data: { ...event.data, link: NO_HASH } })),
  },
};
