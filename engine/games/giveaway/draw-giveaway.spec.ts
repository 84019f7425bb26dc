import { describe, expect, it } from 'vitest';
import { alice, playerNumber, registered } from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, hashOf, pairNumber, playerOf, T0 } from '../../../test/deciders.ts';
import {
  aliceHolds,
  aliceHosts,
  drand,
  enter,
  entropyNumber,
  houseAfter,
  houseHosts,
  itemNumber,
  MINUTE,
  openRoom,
  roomOf,
  seedHash,
  timersOf,
} from '../../../test/giveaways.ts';
import { unnamedBy } from '../../../test/needs.ts';
import { giveawayTerms } from '../../../test/terms-cast.ts';
import { fromHex, toHex } from '../../fairness/bytes.ts';
import { drawWinners, entriesHashOf, giveawayEntropy, giveawayLockHash, rowOf } from '../../fairness/giveaway-draw.ts';
import { draw, publicHashOf } from '../../fairness/seed-pair.ts';
import { giveawayStream, isGiveawayId, isHexHash, mustBe, playerStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';

const nowhere = mustBe(isGiveawayId, 'nowhere---------------');
const DRAW_AT = T0 + 10 * MINUTE;

/** Alice's room with `prizes` of her items, and `entries` of other players, as it closes: a minute before its draw without a beacon. */
const due = (entries: number, prizes = 2, asked: Parameters<typeof aliceHosts>[1] = {}) => {
  const house = houseAfter(...aliceHolds);
  const giveawayId = openRoom(house, aliceHosts([1, 2, 3].slice(0, prizes).map(itemNumber), asked));
  for (let n = 1; n <= entries; n += 1) {
    house.given([registered(playerNumber(n), 7)]);
    acceptedEvents(house.submit(enter(playerNumber(n), giveawayId, entropyNumber(n))));
  }
  house.wait(roomOf(house, giveawayId).closesAt - house.now());
  return { house, giveawayId, command: { type: 'DrawGiveaway', giveawayId } as const };
};

describe('the draw of a giveaway', () => {
  it('waits for its time', () => {
    const { house, command } = due(1);
    house.wait(-1);
    expect(house.decide(command)).toEqual({ kind: 'early' });
  });

  it('is a minute or more after the room has closed, without a beacon, and its lock is public by then', () => {
    const { house, giveawayId, command } = due(2);
    expect(acceptedEvents(house.submit(command)).map(({ type }) => type)).toEqual(['GiveawayLocked']);
    expect(timersOf(house, giveawayId)).toEqual({ 'giveaway-draw': DRAW_AT });
    house.wait(MINUTE - 1);
    expect(house.decide(command)).toEqual({ kind: 'early' });
    expect(house.decide(enter(playerNumber(9), giveawayId))).toMatchObject({ kind: 'rejected' });
    house.wait(1);
    expect(unnamedBy(house, command)).toEqual([]);
    expect(acceptedEvents(house.submit(command)).map(({ type }) => type)).toEqual(['GiveawayDrawn']);
  });

  it('comes with the lock, at the end of the entries, in a room of rules 1', () => {
    const { house, giveawayId, command } = due(2, 2, { rules: 1 });
    expect(house.now()).toBe(DRAW_AT);
    expect(acceptedEvents(house.submit(command)).map(({ type }) => type)).toEqual(['GiveawayLocked', 'GiveawayDrawn']);
    expect(timersOf(house, giveawayId)).toEqual({ 'giveaway-award': DRAW_AT });
  });

  it('locks the room over everything the winners follow from', () => {
    const { house, giveawayId, command } = due(3);
    const { entries, prizes } = roomOf(house, giveawayId);
    const entriesHash = entriesHashOf(nodeHashing, rowOf(entries));
    const [locked] = acceptedEvents(house.submit(command, commandIdNumber(7)));
    const beacon = { kind: 'none' } as const;
    const lock = {
      giveawayId,
      seed: seedHash,
      terms: giveawayTerms,
      prizes,
      entries: 3,
      entriesHash,
      drawAt: DRAW_AT,
      beacon,
      beaconRound: null,
    };
    expect(locked).toEqual({
      type: 'GiveawayLocked',
      schemaVersion: 2,
      data: {
        commandId: commandIdNumber(7),
        giveawayId,
        entries: 3,
        entriesHash,
        lockHash: giveawayLockHash(nodeHashing, lock),
        beaconRound: null,
      },
    });
  });

  it('draws without a beacon, reveals the seed, and lets the prizes follow', () => {
    const { house, giveawayId, command } = due(5);
    const [locked] = acceptedEvents(house.submit(command));
    house.wait(MINUTE);
    const [drawn, ...rest] = acceptedEvents(house.submit(command, commandIdNumber(7)));
    if (locked?.type !== 'GiveawayLocked') throw new Error('not locked');
    const { pairId, serverSeed, salt, publicHash } = pairNumber(6);
    const entropy = giveawayEntropy(locked.data.lockHash, null);
    const row = [1, 2, 3, 4, 5].map((code) => ({ code, playerId: playerNumber(code) }));
    const winners = drawWinners({ giveawayId, entropy, prizes: 2 }, rowOf(row), (request) =>
      draw(nodeHashing, fromHex(serverSeed), request),
    ).map(({ winner, ...drawn }) => ({ ...drawn, ...winner }));
    expect(rest).toEqual([]);
    expect(winners).toHaveLength(2);
    expect(drawn).toEqual({
      type: 'GiveawayDrawn',
      schemaVersion: 1,
      data: {
        commandId: commandIdNumber(7),
        giveawayId,
        beacon: null,
        winners,
        revealed: { pairId, serverSeed, salt },
      },
    });
    expect(publicHashOf(nodeHashing, serverSeed, salt)).toBe(publicHash);
    expect(timersOf(house, giveawayId)).toEqual({ 'giveaway-award': DRAW_AT });
    expect(roomOf(house, giveawayId)).toMatchObject({ status: 'drawn', endedAt: DRAW_AT, awardedAt: null });
  });

  it('comes late, but lawfully, after a standstill', () => {
    const { house, giveawayId, command } = due(2);
    house.wait(60 * MINUTE);
    expect(acceptedEvents(house.submit(command)).map(({ type }) => type)).toEqual(['GiveawayLocked']);
    expect(acceptedEvents(house.submit(command)).map(({ type }) => type)).toEqual(['GiveawayDrawn']);
    expect(timersOf(house, giveawayId)).toEqual({ 'giveaway-award': DRAW_AT + 59 * MINUTE });
  });

  it('happens once', () => {
    const { house, command } = due(1);
    house.submit(command);
    house.wait(MINUTE);
    house.submit(command);
    expect(house.decide(command)).toBeRefused('NOTHING_TO_DO');
  });

  it('is refused where there is no such room', () =>
    expect(due(0).house.decide({ type: 'DrawGiveaway', giveawayId: nowhere })).toBeRefused('GIVEAWAY_NOT_FOUND'));

  it('names everything it reads and writes beforehand', () => {
    for (const entries of [0, 3]) {
      const { house, command } = due(entries);
      expect(unnamedBy(house, command)).toEqual([]);
    }
  });

  it('gives everything back when nobody entered, and reveals the seed', () => {
    const { house, giveawayId, command } = due(0);
    const { prizes } = roomOf(house, giveawayId);
    const { pairId, serverSeed, salt } = pairNumber(6);
    const decision = house.submit(command, commandIdNumber(7));
    expect(decision).toMatchObject({
      events: [{ stream: giveawayStream(giveawayId) }, { stream: playerStream(alice) }],
    });
    expect(acceptedEvents(decision)).toEqual([
      {
        type: 'GiveawayCancelled',
        schemaVersion: 1,
        data: {
          commandId: commandIdNumber(7),
          giveawayId,
          reason: 'no-entries',
          revealed: { pairId, serverSeed, salt },
        },
      },
      {
        type: 'EscrowReleased',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(7), playerId: alice, giveawayId, given: [], returned: prizes },
      },
    ]);
    const player = playerOf(house, alice);
    expect(player.items.size).toBe(4);
    expect(player.escrow.size + player.giveaways.size).toBe(0);
    expect(timersOf(house, giveawayId)).toEqual({});
  });

  it('of the house ends with the room when nobody entered', () => {
    const house = houseAfter(...aliceHolds);
    const giveawayId = openRoom(house, houseHosts());
    house.wait(10 * MINUTE);
    const events = acceptedEvents(house.submit({ type: 'DrawGiveaway', giveawayId }));
    expect(events.map(({ type }) => type)).toEqual(['GiveawayCancelled']);
  });
});

describe('a giveaway with a beacon', () => {
  const signature = 'ab'.repeat(48);
  const randomness = mustBe(isHexHash, toHex(nodeHashing.sha256(fromHex(signature))));
  /** Ten minutes and thirty seconds are 210 periods of three seconds; round 1 comes at T0. */
  const round = 211;
  const dueAt = DRAW_AT + 30_000;
  const locked = () => {
    const room = due(3, 2, { beacon: drand });
    const events = acceptedEvents(room.house.submit(room.command));
    const beacon = {
      type: 'DeliverGiveawayBeacon',
      giveawayId: room.giveawayId,
      round,
      signature,
      randomness,
    } as const;
    return { ...room, events, beacon };
  };

  it('is locked, and waits for the round that was named when it was opened', () => {
    const { house, giveawayId, events } = locked();
    expect(events).toMatchObject([{ type: 'GiveawayLocked' }]);
    expect(timersOf(house, giveawayId)).toEqual({ 'giveaway-beacon': dueAt });
    expect(roomOf(house, giveawayId)).toMatchObject({ status: 'locked', revealed: null });
  });

  it('waits for no other round, however late the lock', () => {
    const { house, giveawayId, command } = due(3, 2, { beacon: drand });
    house.wait(60 * MINUTE + 1);
    expect(house.submit(command)).toEmit([{ type: 'GiveawayLocked' }]);
    expect(timersOf(house, giveawayId)['giveaway-beacon']).toBe(dueAt);
  });

  it('is drawn with the beacon once that arrived', () => {
    const { house, giveawayId, beacon } = locked();
    const lockHash = roomOf(house, giveawayId).lock?.lockHash ?? '';
    house.wait(60_000);
    const entropy = giveawayEntropy(lockHash, randomness);
    const row = [1, 2, 3].map((code) => ({ code, playerId: playerNumber(code) }));
    const winners = drawWinners({ giveawayId, entropy, prizes: 2 }, rowOf(row), (request) =>
      draw(nodeHashing, fromHex(pairNumber(6).serverSeed), request),
    ).map(({ winner, ...drawn }) => ({ ...drawn, ...winner }));
    expect(house.submit(beacon)).toEmit([
      { type: 'GiveawayDrawn', data: { beacon: { round, signature, randomness }, winners } },
    ]);
    expect(timersOf(house, giveawayId)).toEqual({ 'giveaway-award': DRAW_AT + 60_000 });
    expect(house.decide(beacon)).toBeRefused('NOTHING_TO_DO');
  });

  it('takes no other round, however near', () => {
    const { house, beacon } = locked();
    house.wait(60_000);
    for (const other of [round - 1, round + 1]) {
      expect(house.decide({ ...beacon, round: other })).toBeRefused('INPUT_INVALID', { field: 'round', round });
    }
  });

  it('takes no randomness but the hash of the signature, and nothing that is no signature', () => {
    const { house, beacon } = locked();
    house.wait(60_000);
    const wrong = [
      { randomness: mustBe(isHexHash, hashOf('wished for')) },
      { signature: 'cd'.repeat(48) },
      { signature: 'ab'.repeat(47) },
      { signature: 'not hex' },
      { signature: signature.toUpperCase() },
    ];
    for (const change of wrong) {
      expect(house.decide({ ...beacon, ...change })).toBeRefused(
        'INPUT_INVALID',
        expect.objectContaining({ field: 'signature' }),
      );
    }
  });

  it('takes the round not before it is due, without remembering that it was offered', () => {
    const { house, beacon } = locked();
    house.wait(29_999);
    expect(house.decide(beacon)).toEqual({ kind: 'early' });
    house.wait(1);
    expect(house.decide(beacon)).toBeAccepted();
  });

  it('takes no beacon before its lock, and none where it needs none', () => {
    const { house, giveawayId } = due(3, 2, { beacon: drand });
    const { beacon } = locked();
    expect(house.decide({ ...beacon, giveawayId })).toBeRefused('NOTHING_TO_DO');
    const without = due(3);
    without.house.submit(without.command);
    expect(without.house.decide({ ...beacon, giveawayId: without.giveawayId })).toBeRefused('NOTHING_TO_DO');
    expect(house.decide({ ...beacon, giveawayId: nowhere })).toBeRefused('GIVEAWAY_NOT_FOUND');
  });

  it('names everything it reads and writes beforehand', () => {
    const { house, beacon } = locked();
    house.wait(60_000);
    expect(unnamedBy(house, beacon)).toEqual([]);
  });

  it('that nobody entered needs no beacon', () => {
    const { house, command } = due(0, 2, { beacon: drand });
    expect(house.submit(command)).toEmit([{ type: 'GiveawayCancelled' }, { type: 'EscrowReleased' }]);
  });
});

describe('giving up a giveaway', () => {
  it('returns the prizes and reveals the seed, with entries or without', () => {
    for (const entries of [0, 2]) {
      const { house, giveawayId } = due(entries);
      house.wait(-1);
      const command = { type: 'CancelGiveaway', giveawayId } as const;
      expect(unnamedBy(house, command)).toEqual([]);
      expect(house.submit(command)).toEmit([
        { type: 'GiveawayCancelled', data: { reason: 'operator', revealed: { serverSeed: pairNumber(6).serverSeed } } },
        { type: 'EscrowReleased', data: { given: [] } },
      ]);
      expect(playerOf(house, alice).items.size).toBe(4);
      expect(timersOf(house, giveawayId)).toEqual({});
      expect(roomOf(house, giveawayId)).toMatchObject({ status: 'cancelled', cancelledBy: 'operator' });
    }
  });

  it('is refused once the room has closed', () => {
    const { house, giveawayId, command } = due(1);
    const cancel = { type: 'CancelGiveaway', giveawayId } as const;
    expect(house.decide(cancel)).toBeRefused('GIVEAWAY_CLOSED');
    house.submit(command);
    expect(house.decide(cancel)).toBeRefused('GIVEAWAY_CLOSED');
    expect(house.decide({ ...cancel, giveawayId: nowhere })).toBeRefused('GIVEAWAY_NOT_FOUND');
  });

  it('leaves nothing to draw', () => {
    const { house, giveawayId, command } = due(1);
    house.wait(-1);
    acceptedEvents(house.submit({ type: 'CancelGiveaway', giveawayId }));
    house.wait(1);
    expect(house.decide(command)).toBeRefused('NOTHING_TO_DO');
  });
});
