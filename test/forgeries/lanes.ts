import { laneEndText } from '../../engine/fairness/device-keys.ts';
import { canonicalJson } from '../../engine/kernel/canonical-json.ts';
import type { PairId } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { dawnOdds, openDawn } from '../cast.ts';
import { playerOf } from '../deciders.ts';
import { revealEverything } from '../fixture-log.ts';
import { type EventOf, type Fault, finding, forgerOf } from '../forger.ts';
import { ann, createStage } from '../games-story/stage.ts';
import {
  addingKey,
  closingLane,
  type Device,
  deviceNumber,
  linkAt,
  nextOf,
  openingLane,
  removingKey,
} from '../lanes.ts';

const { rules, seeds } = finding;

const [laptop, phone, stranger] = [deviceNumber(1), deviceNumber(2), deviceNumber(3)];
const stage = createStage();
const me = () => playerOf(stage.house, ann);
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
  seeds('a link of the house’s own', () => ofPlay({ entropy: 'ab'.repeat(32) })),
  seeds('the link of another step', () => ofPlay({ entropy: linkAt(first, 3) })),
  seeds('the link of another lane', () => ofPlay({ entropy: linkAt(second, 2) })),
  seeds('a step that is left out', () => ofPlay({ step: 3 })),
  seeds('another round of the lane', () => ofPlay({ roundNo: 3 })),
  seeds('another user seed than the lane’s', () => ofPlay({ userSeed: 'ground' })),
  seeds('a play of a lane that is called loose', () => ofPlay({ step: null, entropy: 'ab'.repeat(16) })),
  seeds('another link in the second of three rounds', () => {
    const one = find('CaseOpened', ({ data }) => data.step === 2 && data.play === 2);
    return changed(one, { entropy: linkAt(first, 3) });
  }),
];

const openings: readonly Fault[] = [
  seeds('an anchor of the house’s own', () => changed(opening, { anchor: 'ab'.repeat(32) })),
  seeds('another user seed than was signed', () => changed(opening, { userSeed: 'ground' })),
  seeds('a lane of a key that the log doesn’t name', () => changed(further, { key: deviceNumber(9).key })),
  seeds('a pair that is in use as a lane already', () => changed(opening, { pair: further.event.data.pair })),
  seeds('a lane that was never opened', () =>
    edited((event, { position }) => (position === opening.recorded.position ? null : event)),
  ),
];

const keys: readonly Fault[] = [
  seeds('a key that no older one signed in, as if one had', () => changed(signedIn, { signature: 'ab'.repeat(64) })),
  seeds('a key that came by recovery, as if it was the first', () => {
    const recovered = find('DeviceKeyAdded', ({ data }) => data.by === 'recovery');
    return changed(recovered, { by: 'first' });
  }),
  seeds('a key that doesn’t prove itself', () => changed(signedIn, { proof: 'ab'.repeat(64) })),
  seeds('a key that is removed without a signature', () => changed(removal, { signature: 'ab'.repeat(64) })),
];

const closings: readonly Fault[] = [
  seeds('a statement that isn’t what was signed', () => changed(closing, { unplayed: null })),
  seeds('a statement with a link of no chain', () => {
    const { unplayed } = closing.event.data;
    return closedBy(laptop, unplayed === null ? null : { ...unplayed, link: 'ab'.repeat(32) });
  }),
  seeds('a lane that is closed by a key without a say', () => closedBy(stranger)),
  rules('a lane that is closed without a device, before its age', () =>
    changed(closing, { reason: 'age', unplayed: null, signer: null, signature: null }),
  ),
  rules('a lane that is closed as idle', () =>
    changed(closing, { reason: 'idle', unplayed: null, signer: null, signature: null }),
  ),
  seeds('another seed than the lane’s', () => {
    const { revealed } = closing.event.data;
    const data = { ...closing.event.data, revealed: { ...revealed, serverSeed: revealed.salt } };
    return replaced(closing.recorded.position, { ...closing.event, data });
  }),
];

export const forgedLanes = { plays, openings, keys, closings };
