import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitedRounds } from '../../engine/beacon/awaited-rounds.ts';
import { beaconVerifier } from '../../engine/beacon/verify-beacon.ts';
import { beaconRoundAt } from '../../engine/fairness/beacon.ts';
import { battleStream, isBattleId, mustBe } from '../../engine/kernel/ids.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { witnessKeyOf } from '../../engine/log/witness/cosign.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { signRound, testChain } from '../../test/beacons.ts';
import { cosignedNote, roomWitness, testLog, witnessedChoice } from '../../test/room-witness.ts';
import { askOf, granted, signUpWith } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { addBot, openBattle } from '../testing/rooms.ts';

const WITNESS = 'mutation($input: WitnessRoomInput!) { witnessRoom(input: $input) { position } }';
const DELIVER = 'mutation($input: BeaconRoundInput!) { deliverBeaconRound(input: $input) { position } }';

const { key: strange, sign } = signerFromSeed('stranger.example', '33'.repeat(32));
const stranger = { key: witnessKeyOf(nodeHashing, strange.name, strange.publicKey), sign };
const forger = { key: roomWitness.key, sign };
const otherLog = signerFromSeed('other.example/log', '11'.repeat(32));

/** A note of a checkpoint of this size. Its root is arbitrary: only an audit can check it. */
const noteOf = (size: number, timestamp: number, by = roomWitness, log = testLog): string =>
  new TextDecoder().decode(cosignedNote(size, timestamp, nodeHashing.sha256(Buffer.from('root')), by, log));

describe('the word of a room’s witness', () => {
  let site: Fixture;
  beforeAll(async () => {
    const beacon = { choice: witnessedChoice, relays: [], verify: beaconVerifier([testChain]) };
    site = await openFixture({ beacon });
  });
  afterAll(() => site.close());

  const lockedRoom = async () => {
    const ask = askOf(site.gateway);
    const creator = await signUpWith(ask, 1_000);
    const roomId = mustBe(isBattleId, await openBattle(ask, creator));
    const waiting = async () => {
      const [one] = await awaitedRounds(site.database.pool, [battleStream(roomId)]);
      if (one === undefined) throw new Error('the room waits for nothing');
      return { ...one, dueAt: beaconRoundAt(testChain, one.round), position: one.unseen?.position ?? 0 };
    };
    const witness = (checkpoint: string, room: string = roomId) =>
      ask(WITNESS, { input: { roomId: room, checkpoint } });
    expect((await witness(noteOf(1, 1))).code).toBe('NOTHING_TO_DO');
    await addBot(ask, creator, roomId);
    return { ask, roomId, waiting, witness };
  };

  it('is taken from anybody, once, and the round then counts', async () => {
    const { ask, roomId, waiting, witness } = await lockedRoom();
    const { position, dueAt, round } = await waiting();
    const early = dueAt / 1_000 - 5;
    const input = { roomId, round, signature: signRound(round) };
    site.advance(dueAt - site.now());
    expect((await ask(DELIVER, { input })).code).not.toBeNull();

    for (const [note, code] of [
      [noteOf(position + 1, early, stranger), 'INVALID_INPUT'],
      [noteOf(position + 1, early, forger), 'INVALID_INPUT'],
      [noteOf(position + 1, early, roomWitness, otherLog), 'INVALID_INPUT'],
      [noteOf(position, early), 'INVALID_INPUT'],
      [noteOf(position + 1, early + 1), 'INVALID_INPUT'],
      ['nothing', 'INVALID_INPUT'],
      ['x'.repeat(8_193), 'INVALID_INPUT'],
    ] as const) {
      expect((await witness(note)).code).toBe(code);
    }
    expect((await witness(noteOf(position + 1, early), 'nothing')).code).toBe('BATTLE_NOT_FOUND');
    expect(granted(await witness(noteOf(position + 1, early))).at('witnessRoom.position')).not.toBeNull();
    expect((await waiting()).unseen).toBeNull();
    expect((await witness(noteOf(position + 2, early))).code).toBe('NOTHING_TO_DO');
  });

  it('lets a room whose lock came too late wait for a later round', async () => {
    const { waiting, witness } = await lockedRoom();
    const first = await waiting();
    site.advance(first.dueAt - site.now());
    granted(await witness(noteOf(first.position, first.dueAt / 1_000 - 4)));
    const second = await waiting();
    expect(second.round).toBeGreaterThan(first.round);
    expect(second.position).toBeGreaterThan(first.position);
    expect((await witness(noteOf(second.position, first.dueAt / 1_000 - 4))).code).toBe('INVALID_INPUT');
    granted(await witness(noteOf(second.position + 1, second.dueAt / 1_000 - 5)));
    expect(await waiting()).toMatchObject({ round: second.round, unseen: null });
  });
});
