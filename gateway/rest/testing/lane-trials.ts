import { expect } from 'vitest';
import { keyGoneText, keyText, laneEndText, laneText } from '../../../engine/fairness/device-keys.ts';
import { chainFrom } from '../../../engine/fairness/lane-chain.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { deviceNamed } from '../../../test/lanes.ts';
import { granted, type Player, signUp, text, uuid } from '../../testing/client.ts';
import { pluck, read, type Trial, type World } from './trial.ts';

const LAST = nodeHashing.sha256Text('last link');
const OPEN = 'mutation($input: OpenLaneInput!) { openLane(input: $input) { position } }';
const ADD = 'mutation($input: AddDeviceKeyInput!) { addDeviceKey(input: $input) { position } }';

/** A player with a device that the site doesn't know yet. */
const newcomer = async ({ ask }: World) => {
  const player = await signUp(ask);
  const shown = granted(await ask('{ lanes { playerId nextPairId nextPublicHash } }', {}, player.token));
  const [playerId, pairId, publicHash] = ['playerId', 'nextPairId', 'nextPublicHash'].map((name) =>
    text(shown.at(`lanes.${name}`)),
  );
  if (playerId === undefined || pairId === undefined || publicHash === undefined) throw new Error('no lanes');
  return { player, playerId, pairId, publicHash, device: deviceNamed(playerId) };
};
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

const proofOf = ({ playerId, device }: Newcomer): string =>
  device.sign(keyText({ playerId, change: 1, key: device.key }));

const openingOf = (one: Newcomer) => {
  const { playerId, pairId, publicHash, device } = one;
  const { key } = device;
  const [anchor = ''] = chainFrom(nodeHashing, pairId, 10, LAST);
  const signature = device.sign(laneText({ playerId, pairId, publicHash, userSeed: 'rest', anchor, key }));
  return { pairId, publicHash, userSeed: 'rest', anchor, key, signature, proof: proofOf(one) };
};

const opened = async (world: World): Promise<Newcomer> => {
  const one = await newcomer(world);
  granted(await world.ask(OPEN, { input: { ...openingOf(one), commandId: uuid() } }, one.player.token));
  return one;
};

const lanesOf = (world: World, { token }: Player, path: string) =>
  read(world, '{ lanes { nextPairId open { pair { id } step } keys { key rooted } } }', path, { token });

export const laneTrials: readonly Trial[] = [
  {
    method: 'GET',
    path: '/seed/lanes',
    state: 'the same as `lanes`',
    set: async (world) => ({ player: (await opened(world)).player }),
    verify: async (answer, world, { player }) => {
      const open = await lanesOf(world, player, 'lanes.open');
      expect(pluck(answer.at('lanes'), 'lane')).toEqual(pluck(open, 'pair.id'));
      expect(answer.at('lanes.0.step')).toBe(1);
      expect(answer.at('nextPairId')).toBe(await lanesOf(world, player, 'lanes.nextPairId'));
    },
  },
  {
    method: 'POST',
    path: '/seed/open',
    state: 'the lane is in `lanes`',
    set: async (world) => {
      const one = await newcomer(world);
      return { params: openingOf(one), player: one.player, before: one.pairId };
    },
    verify: async (answer, world, { player, before }) => {
      expect(pluck(answer.at('lanes'), 'lane')).toEqual([before]);
      expect(pluck(await lanesOf(world, player, 'lanes.open'), 'pair.id')).toEqual([before]);
    },
  },
  {
    method: 'POST',
    path: '/seed/close',
    state: 'the lane has left `lanes`, its pair is in `seeds.history`',
    set: async (world) => {
      const { player, playerId, pairId, device } = await opened(world);
      const ending = { playerId, pairId, step: 0, unplayed: 'null', signer: device.key };
      const signature = device.sign(laneEndText(nodeHashing, ending));
      return { params: { lane: pairId, step: 0, signer: device.key, signature }, player, before: pairId };
    },
    verify: async (answer, world, { player, before }) => {
      expect(answer.at('lanes')).toEqual([]);
      const history = await read(world, '{ seeds { history { id } } }', 'seeds.history', { token: player.token });
      expect(pluck(history, 'id')).toEqual([before]);
    },
  },
  {
    method: 'POST',
    path: '/seed/addKey',
    state: 'the key is in `lanes`',
    set: async (world) => {
      const one = await newcomer(world);
      return { params: { key: one.device.key, proof: proofOf(one) }, player: one.player, before: one.device.key };
    },
    verify: async (answer, world, { player, before }) => {
      expect(pluck(answer.at('keys'), 'key')).toEqual([before]);
      expect(await lanesOf(world, player, 'lanes.keys')).toEqual([{ key: before, rooted: true }]);
    },
  },
  {
    method: 'POST',
    path: '/seed/removeKey',
    state: 'the key has left `lanes`',
    set: async (world) => {
      const one = await newcomer(world);
      const { key, sign } = one.device;
      granted(await world.ask(ADD, { input: { commandId: uuid(), key, proof: proofOf(one) } }, one.player.token));
      const signature = sign(keyGoneText({ playerId: one.playerId, change: 2, key }, key));
      return { params: { key, signer: key, signature }, player: one.player };
    },
    verify: async (answer, world, { player }) => {
      expect(answer.at('keys')).toEqual([]);
      expect(await lanesOf(world, player, 'lanes.keys')).toEqual([]);
    },
  },
];
