import { laneEndText } from '../../engine/fairness/device-keys.ts';
import { canonicalJson } from '../../engine/kernel/canonical-json.ts';
import type { PairId } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { dawnOdds, openDawn } from '../cast.ts';
import { revealEverything } from '../fixture-log.ts';
import { type EventOf, type Fault, forgerOf } from '../forger.ts';
import { ann, createStage } from '../games-story/stage.ts';
import {
  addingKey,
  closingLane,
  type Device,
  deviceNumber,
  linkAt,
  nextOf,
  openingLane,
  playerIn,
  removingKey,
} from '../lanes.ts';

const [laptop, phone, stranger] = [deviceNumber(1), deviceNumber(2), deviceNumber(3)];
const stage = createStage();
const me = () => playerIn(stage.house, ann);
const opened = (device: Device): PairId => {
  const { pairId } = me().next;
  stage.ask(openingLane(me(), device));
  return pairId;
};
const play = (lane: PairId, quantity = 1): void => {
  stage.ask({ ...openDawn(ann, quantity), ...nextOf(me(), lane) });
};

const first = opened(laptop);
play(first);
play(first, 3);
stage.ask(addingKey(me(), phone, laptop));
const second = opened(phone);
play(second);
play(first);
stage.ask(addingKey(me(), stranger));
const third = opened(stranger);
play(third);
stage.ask(removingKey(me(), stranger, laptop));
stage.ask(
  closingLane(me(), first, laptop, {
    link: linkAt(first, 4),
    draw: { game: 'case', oddsHash: dawnOdds, quantity: 1, roundNo: 6 },
  }),
);
stage.ask(closingLane(me(), second, phone));
stage.ask(closingLane(me(), third, laptop));

/** A player on three devices, one of which lost its key: lanes opened, played and closed, with a play that was refused. */
export const lanesStory = revealEverything(stage.house).recorded;
const { all, changed, edited, find, replaced } = forgerOf(lanesStory);

const laned = find('CaseOpened', ({ data }) => data.step === 2 && data.play === 1);
const [opening, further] = all('LaneOpened');
const closing = find('LaneClosed', ({ data }) => data.unplayed !== null);
const signedIn = find('DeviceKeyAdded', ({ data }) => data.by === 'device');
const removal = find('DeviceKeyRemoved');
if (opening === undefined || further === undefined) throw new Error('the story opens no lanes');

const ofPlay = (change: Partial<EventOf<'CaseOpened'>['data']>) => changed(laned, change);
/** A closing as another device signs it. */
const closedBy = (device: Device, unplayed = closing.event.data.unplayed) => {
  const { revealed, step } = closing.event.data;
  const text = laneEndText(nodeHashing, {
    playerId: ann,
    pairId: revealed.pairId,
    step,
    unplayed: canonicalJson(unplayed),
    signer: device.key,
  });
  return changed(closing, { signer: device.key, signature: device.sign(text), unplayed });
};

const plays: readonly Fault[] = [
  ['a link of the house’s own', 'seeds', () => ofPlay({ entropy: 'ab'.repeat(32) })],
  ['the link of another step', 'seeds', () => ofPlay({ entropy: linkAt(first, 3) })],
  ['the link of another lane', 'seeds', () => ofPlay({ entropy: linkAt(second, 2) })],
  ['a step that is left out', 'seeds', () => ofPlay({ step: 3 })],
  ['another round of the lane', 'seeds', () => ofPlay({ roundNo: 3 })],
  ['another user seed than the lane’s', 'seeds', () => ofPlay({ userSeed: 'ground' })],
  ['a play of a lane that is called loose', 'seeds', () => ofPlay({ step: null, entropy: 'ab'.repeat(16) })],
  [
    'another link in the second of three rounds',
    'seeds',
    () => {
      const one = find('CaseOpened', ({ data }) => data.step === 2 && data.play === 2);
      return changed(one, { entropy: linkAt(first, 3) });
    },
  ],
];

const openings: readonly Fault[] = [
  ['an anchor of the house’s own', 'seeds', () => changed(opening, { anchor: 'ab'.repeat(32) })],
  ['another user seed than was signed', 'seeds', () => changed(opening, { userSeed: 'ground' })],
  ['a lane of a key that the log doesn’t name', 'seeds', () => changed(further, { key: deviceNumber(9).key })],
  ['a pair that is in use as a lane already', 'seeds', () => changed(opening, { pair: further.event.data.pair })],
  [
    'a lane that was never opened',
    'seeds',
    () => edited((event, { position }) => (position === opening.recorded.position ? null : event)),
  ],
];

const keys: readonly Fault[] = [
  [
    'a key that no older one signed in, as if one had',
    'seeds',
    () => changed(signedIn, { signature: 'ab'.repeat(64) }),
  ],
  [
    'a key that came by recovery, as if it was the first',
    'seeds',
    () => {
      const recovered = find('DeviceKeyAdded', ({ data }) => data.by === 'recovery');
      return changed(recovered, { by: 'first' });
    },
  ],
  ['a key that doesn’t prove itself', 'seeds', () => changed(signedIn, { proof: 'ab'.repeat(64) })],
  ['a key that is removed without a signature', 'seeds', () => changed(removal, { signature: 'ab'.repeat(64) })],
];

const closings: readonly Fault[] = [
  ['a statement that isn’t what was signed', 'seeds', () => changed(closing, { unplayed: null })],
  [
    'a statement with a link of no chain',
    'seeds',
    () => {
      const { unplayed } = closing.event.data;
      return closedBy(laptop, unplayed === null ? null : { ...unplayed, link: 'ab'.repeat(32) });
    },
  ],
  ['a lane that is closed by a key without a say', 'seeds', () => closedBy(stranger)],
  [
    'a lane that is closed without a device, before its age',
    'rules',
    () => changed(closing, { reason: 'age', unplayed: null, signer: null, signature: null }),
  ],
  [
    'a lane that is closed as idle',
    'rules',
    () => changed(closing, { reason: 'idle', unplayed: null, signer: null, signature: null }),
  ],
  [
    'another seed than the lane’s',
    'seeds',
    () => {
      const { revealed } = closing.event.data;
      const data = { ...closing.event.data, revealed: { ...revealed, serverSeed: revealed.salt } };
      return replaced(closing.recorded.position, { ...closing.event, data });
    },
  ],
];

export const forgedLanes = { plays, openings, keys, closings };
