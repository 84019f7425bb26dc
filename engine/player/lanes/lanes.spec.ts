import { describe, expect, it } from 'vitest';
import { alice, dawnOdds, dawnPublished, deposited, openDawn, registered, skinsPublished } from '../../../test/cast.ts';
import { acceptedEvents, type House, houseOf, pairNumber, playerOf, T0 } from '../../../test/deciders.ts';
import {
  addingKey,
  closingLane,
  type Device,
  deviceNumber,
  linkAt,
  nextOf,
  openingLane,
  removingKey,
} from '../../../test/lanes.ts';
import { continueAfterLoss } from '../../../test/loss.ts';
import { unnamedBy } from '../../../test/needs.ts';
import { TERMS, termsAre } from '../../../test/terms-cast.ts';
import { MAX_DEVICE_KEYS } from '../../fairness/device-keys.ts';
import { MAX_LANES } from '../../fairness/lane-chain.ts';
import { MAX_PAIR_AGE_MS } from '../../fairness/seed-pair.ts';
import { type PairId, playerStream } from '../../kernel/ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const stream = playerStream(alice);
const laptop = deviceNumber(1);
const phone = deviceNumber(2);
const stranger = deviceNumber(3);

const atHome = (terms = termsAre()): House => {
  return houseOf(...skinsPublished, dawnPublished, terms, registered(alice), deposited(alice, '100000'));
};
/** The lane that the device opens. */
const opened = (house: House, device: Device = laptop): PairId => {
  const { pairId } = playerOf(house, alice).next;
  acceptedEvents(house.submit(openingLane(playerOf(house, alice), device)));
  return pairId;
};
const play = (house: House, lane: PairId, quantity = 1) => ({
  ...openDawn(alice, quantity),
  ...nextOf(playerOf(house, alice), lane),
});

describe('opening a lane', () => {
  it('brings the player’s first key, takes the committed next pair and commits another', () => {
    const house = atHome();
    const command = openingLane(playerOf(house, alice), laptop);
    const decision = house.submit(command);
    expect(acceptedEvents(decision)).toMatchObject([
      { type: 'DeviceKeyAdded', data: { key: laptop.key, by: 'first', signer: null } },
      {
        type: 'LaneOpened',
        data: {
          pair: { pairId: pairNumber(2).pairId },
          next: { pairId: pairNumber(21).pairId },
          anchor: command.anchor,
        },
      },
    ]);
    expect(decision).toMatchObject({
      timers: [{ change: 'set', timer: { stream, kind: 'lane-retirement', seq: 1 }, dueAt: T0 + MAX_PAIR_AGE_MS }],
    });
    const { lanes, next, current } = playerOf(house, alice);
    expect(lanes.get(pairNumber(2).pairId)).toMatchObject({
      step: 0,
      link: command.anchor,
      roundCount: 0,
      key: laptop.key,
    });
    expect(next.pairId).toBe(pairNumber(21).pairId);
    expect(current.pairId).toBe(pairNumber(1).pairId);
  });

  it('names the pair that is committed next, or is refused with it', () => {
    const house = atHome();
    const command = openingLane(playerOf(house, alice), laptop);
    expect(unnamedBy(atHome(), command)).toEqual([]);
    opened(house);
    expect(house.decide(command)).toBeRefused(
      'SEED_CHANGED',
      expect.objectContaining({ pairId: pairNumber(21).pairId }),
    );
  });

  it.each([
    ['another anchor', { anchor: 'a'.repeat(64) }],
    ['another user seed', { userSeed: 'other' }],
    ['another device’s key', { key: stranger.key }],
    ['a signature that is none', { signature: '0'.repeat(128) }],
  ])('is refused where the signature is of %s', (_, forged) => {
    const house = atHome();
    opened(house);
    const command = { ...openingLane(playerOf(house, alice), laptop), ...forged };
    expect(house.decide(command)).toBeRefused('KEY_REFUSED');
  });

  it('is refused of a key that the log doesn’t name, or that was removed', () => {
    const house = atHome();
    opened(house);
    expect(house.decide(openingLane(playerOf(house, alice), stranger))).toBeRefused('KEY_REFUSED');
    acceptedEvents(house.submit(addingKey(playerOf(house, alice), phone, laptop)));
    acceptedEvents(house.submit(removing(house, phone, laptop)));
    expect(house.decide(openingLane(playerOf(house, alice), phone))).toMatchObject({ details: { reason: 'unknown' } });
  });

  it('is refused where all lanes were used within a day, and then takes the place of the one unused the longest', () => {
    const house = atHome();
    const lanes = Array.from({ length: MAX_LANES }, () => {
      house.wait(1);
      return opened(house);
    });
    house.wait(DAY_MS - MAX_LANES);
    const command = openingLane(playerOf(house, alice), laptop);
    expect(house.decide(command)).toBeRefused('TOO_MANY_LANES');
    house.wait(MAX_LANES);
    expect(unnamedBy(house, command)).toEqual([]);
    expect(house.submit(command)).toEmit([
      { type: 'LaneOpened' },
      { type: 'LaneClosed', data: { reason: 'idle', revealed: { pairId: lanes[0] }, unplayed: null } },
    ]);
    expect(playerOf(house, alice).lanes.size).toBe(MAX_LANES);
  });

  it('by a key that the house brought never ends a lane of a device that the player had before', () => {
    const house = atHome();
    for (let n = 0; n < MAX_LANES; n += 1) opened(house);
    acceptedEvents(house.submit(addingKey(playerOf(house, alice), stranger)));
    house.wait(3 * DAY_MS);
    expect(house.decide(openingLane(playerOf(house, alice), stranger))).toBeRefused('TOO_MANY_LANES');
  });
});

const removing = (house: House, gone: Device, by: Device) => removingKey(playerOf(house, alice), gone, by);

describe('a play of a lane', () => {
  it('brings the next link, which the draw takes for its entropy', () => {
    const house = atHome();
    const lane = opened(house);
    expect(unnamedBy(house, play(house, lane))).toEqual([]);
    const [event] = acceptedEvents(house.submit(play(house, lane)));
    expect(event).toMatchObject({
      type: 'CaseOpened',
      schemaVersion: 2,
      data: { pairId: lane, step: 1, entropy: linkAt(lane, 1), roundNo: 1, userSeed: 'lane' },
    });
    const { lanes, current } = playerOf(house, alice);
    expect(lanes.get(lane)).toMatchObject({ step: 1, link: linkAt(lane, 1), roundCount: 1 });
    expect(current.roundCount).toBe(0);
  });

  it('takes one step for all rounds of a command', () => {
    const house = atHome();
    const lane = opened(house);
    const events = acceptedEvents(house.submit(play(house, lane, 3)));
    expect(events).toMatchObject(
      [1, 2, 3].map((roundNo) => ({ data: { step: 1, entropy: linkAt(lane, 1), roundNo } })),
    );
    expect(playerOf(house, alice).lanes.get(lane)).toMatchObject({ step: 1, roundCount: 3 });
    expect(house.submit(play(house, lane))).toEmit([{ data: { step: 2, roundNo: 4 } }]);
  });

  it('has the same outcome when it comes again after a refusal', () => {
    const house = atHome();
    const lane = opened(house);
    const command = play(house, lane);
    const drawn = acceptedEvents(house.decide(command));
    expect(house.decide({ ...command, quantity: 99 })).toBeRefused('INPUT_INVALID');
    expect(acceptedEvents(house.decide(command))).toEqual(drawn);
  });

  it.each([
    ['a link that comes twice', 'SEED_CHANGED', (one: ReturnType<typeof play>) => one],
    [
      'a step that is left out',
      'SEED_CHANGED',
      (one: ReturnType<typeof play>) => ({ ...one, round: { ...one.round, step: 3 } }),
    ],
    [
      'another user seed',
      'SEED_CHANGED',
      (one: ReturnType<typeof play>) => ({ ...one, round: { ...one.round, step: 2, roundNo: 2, userSeed: 'x' } }),
    ],
    [
      'a round that isn’t named',
      'SEED_CHANGED',
      (one: ReturnType<typeof play>) => ({ ...one, round: { ...one.round, step: 2, roundNo: null } }),
    ],
    [
      'a link of the house’s own',
      'LINK_REFUSED',
      (one: ReturnType<typeof play>) => ({
        ...one,
        round: { ...one.round, step: 2, roundNo: 2 },
        entropy: 'b'.repeat(64),
      }),
    ],
    [
      'a pair that is no lane',
      'LANE_CLOSED',
      (one: ReturnType<typeof play>) => ({ ...one, round: { ...one.round, pairId: pairNumber(1).pairId } }),
    ],
  ])('is refused with %s: %s', (_, code, changed) => {
    const house = atHome();
    const lane = opened(house);
    const first = play(house, lane);
    acceptedEvents(house.submit(first));
    expect(house.decide(changed(first))).toMatchObject({ kind: 'rejected', code });
  });

  it('never takes the link of another lane', () => {
    const house = atHome();
    const [one, other] = [opened(house), opened(house)];
    const command = { ...play(house, one), entropy: linkAt(other, 1) };
    expect(house.decide(command)).toBeRefused('LINK_REFUSED');
  });

  it('never passes on to another pair: what a pair has no rounds for is refused, and its last round ends the lane', () => {
    const seeds = { ...TERMS.seeds, maxRounds: 100 };
    const house = atHome(termsAre({ seeds }));
    const lane = opened(house);
    for (let n = 0; n < 9; n += 1) acceptedEvents(house.submit(play(house, lane, 10)));
    acceptedEvents(house.submit(play(house, lane, 5)));
    expect(house.decide(play(house, lane, 6))).toBeRefused('LANE_CLOSED');
    const decision = house.submit(play(house, lane, 5));
    const events = acceptedEvents(decision);
    expect(events).toHaveLength(6);
    expect(events.at(-1)).toMatchObject({
      type: 'LaneClosed',
      data: { reason: 'rounds', step: 11, revealed: { roundCount: 100 } },
    });
    expect(decision).toMatchObject({ timers: [{ change: 'clear', timer: { kind: 'lane-retirement', seq: 1 } }] });
    expect(playerOf(house, alice).lanes.size).toBe(0);
  });

  it('is refused once its pair came of age, which a timer reveals', () => {
    const house = atHome();
    const lane = opened(house);
    const retire = { type: 'RetireLane', playerId: alice, seq: 1 } as const;
    expect(house.decide(retire)).toEqual({ kind: 'early' });
    house.wait(MAX_PAIR_AGE_MS);
    expect(house.decide(play(house, lane))).toBeRefused('LANE_CLOSED');
    expect(unnamedBy(house, retire)).toEqual([]);
    expect(house.submit(retire)).toEmit([{ type: 'LaneClosed', data: { reason: 'age', signer: null } }]);
    expect(house.decide(retire)).toBeRefused('NOTHING_TO_DO');
  });
});

describe('closing a lane', () => {
  const sent = (lane: PairId) =>
    ({ link: linkAt(lane, 1), draw: { game: 'case', oddsHash: dawnOdds, quantity: 1, roundNo: 1 } }) as const;

  it('reveals its pair, with what its device had sent and not played', () => {
    const house = atHome();
    const lane = opened(house);
    const command = closingLane(playerOf(house, alice), lane, laptop, sent(lane));
    expect(unnamedBy(house, command)).toEqual([]);
    const { serverSeed, salt } = pairNumber(2);
    expect(house.submit(command)).toEmit([
      {
        type: 'LaneClosed',
        data: {
          reason: 'player',
          revealed: { pairId: lane, serverSeed, salt, roundCount: 0 },
          unplayed: sent(lane),
          signer: laptop.key,
        },
      },
    ]);
    expect(house.decide(command)).toBeRefused('LANE_CLOSED');
  });

  it('is refused of a step that isn’t the last one, with a statement that wasn’t signed, or with a link of no chain', () => {
    const house = atHome();
    const lane = opened(house);
    const command = closingLane(playerOf(house, alice), lane, laptop);
    expect(house.decide({ ...command, step: 1 })).toBeRefused('SEED_CHANGED', expect.objectContaining({ step: 0 }));
    expect(house.decide({ ...command, unplayed: sent(lane) })).toBeRefused('KEY_REFUSED');
    const foreign = { ...sent(lane), link: linkAt(lane, 2) };
    expect(house.decide(closingLane(playerOf(house, alice), lane, laptop, foreign))).toBeRefused('LINK_REFUSED');
  });

  it('is for the lane’s own key, and for those that the player had from the beginning', () => {
    const house = atHome();
    const lane = opened(house);
    acceptedEvents(house.submit(addingKey(playerOf(house, alice), phone, laptop)));
    acceptedEvents(house.submit(addingKey(playerOf(house, alice), stranger)));
    expect(house.decide(closingLane(playerOf(house, alice), lane, phone))).toBeAccepted();
    house.wait(10 * DAY_MS);
    expect(house.decide(closingLane(playerOf(house, alice), lane, stranger))).toBeRefused('KEY_REFUSED');
    const own = opened(house, stranger);
    expect(house.decide(closingLane(playerOf(house, alice), own, stranger))).toBeAccepted();
  });

  it('happens to all of them where the player is erased, or the log lost its end', () => {
    const house = atHome();
    const [one, other] = [opened(house), opened(house)];
    acceptedEvents(house.submit(continueAfterLoss(8, 12)));
    const replace = { type: 'ReplaceSeeds', playerId: alice } as const;
    expect(unnamedBy(house, replace)).toEqual([]);
    expect(acceptedEvents(house.decide(replace)).slice(2)).toMatchObject([
      { type: 'LaneClosed', data: { reason: 'loss', revealed: { pairId: one } } },
      { type: 'LaneClosed', data: { reason: 'loss', revealed: { pairId: other } } },
    ]);
    const erase = { type: 'ErasePlayer', playerId: alice } as const;
    expect(unnamedBy(house, erase)).toEqual([]);
    expect(acceptedEvents(house.submit(erase)).map(({ type }) => type)).toEqual([
      'LaneClosed',
      'LaneClosed',
      'PlayerErased',
      'BalancesErased',
    ]);
  });
});

describe('device keys', () => {
  it('are signed in by older ones, which makes them as good; a key that the house brings has no say', () => {
    const house = atHome();
    opened(house);
    acceptedEvents(house.submit(addingKey(playerOf(house, alice), phone, laptop)));
    expect(house.submit(addingKey(playerOf(house, alice), stranger))).toEmit([{ data: { by: 'recovery' } }]);
    const { keys } = playerOf(house, alice);
    expect([laptop, phone, stranger].map(({ key }) => keys.get(key)?.rooted)).toEqual([true, true, false]);
    expect(house.decide(removing(house, laptop, stranger))).toBeRefused('KEY_REFUSED');
    expect(house.decide(removing(house, stranger, stranger))).toBeAccepted();
    expect(house.decide(removing(house, stranger, phone))).toBeAccepted();
  });

  it('never come back by what was signed before', () => {
    const house = atHome();
    opened(house);
    const added = addingKey(playerOf(house, alice), phone, laptop);
    acceptedEvents(house.submit(added));
    const removal = removing(house, phone, laptop);
    acceptedEvents(house.submit(removal));
    expect(house.decide(added)).toBeRefused('KEY_REFUSED');
    acceptedEvents(house.submit(addingKey(playerOf(house, alice), phone, laptop)));
    expect(house.decide(removal)).toBeRefused('KEY_REFUSED');
  });

  it('prove themselves, and are none of small order', () => {
    const house = atHome();
    const command = addingKey(playerOf(house, alice), laptop);
    expect(house.decide({ ...command, proof: stranger.sign('anything') })).toMatchObject({
      details: { reason: 'proof' },
    });
    const identity = `01${'0'.repeat(62)}`;
    expect(house.decide({ ...command, key: identity })).toMatchObject({ details: { reason: 'malformed' } });
  });

  it('are sixteen at most: one more takes the place of the oldest that no older key signed in, and of no other', () => {
    const house = atHome();
    opened(house);
    for (let n = 1; n < MAX_DEVICE_KEYS; n += 1) {
      house.wait(1);
      acceptedEvents(house.submit(addingKey(playerOf(house, alice), deviceNumber(100 + n))));
    }
    acceptedEvents(house.submit(addingKey(playerOf(house, alice), phone)));
    const { keys } = playerOf(house, alice);
    expect(keys.size).toBe(MAX_DEVICE_KEYS);
    expect([laptop, deviceNumber(101), deviceNumber(102), phone].map(({ key }) => keys.has(key))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
