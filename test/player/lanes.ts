import { generateKeyPairSync, sign as signWith } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '../../engine/commands.ts';
import { caseInput, freeCaseInput } from '../../engine/device/inputs/case.ts';
import { contractInput } from '../../engine/device/inputs/contract.ts';
import { dreamInput } from '../../engine/device/inputs/dream.ts';
import { upgradeInput } from '../../engine/device/inputs/upgrade.ts';
import type { DeviceEnd } from '../../engine/device/judge.ts';
import { type KeeperParts, type LaneKeeper, laneKeeper, type Turn } from '../../engine/device/keeper.ts';
import { closeLaneInput, deviceKeyInput, openLaneInput } from '../../engine/device/lane-input.ts';
import {
  type AskedCommand,
  commandOn,
  isRoomCommand,
  type PlayCommand,
  type RoomCommand,
} from '../../engine/device/play-command.ts';
import type { DeviceSigner, DeviceStore, LaneSite, SiteAnswer } from '../../engine/device/ports.ts';
import type { Besides, DeviceState } from '../../engine/device/state.ts';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { isCaseSlug, isHexHash, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { type Ask, Refused } from './ask.ts';
import type { ShownCase } from './case.ts';
import { type Chance, systemChance } from './chance.ts';
import { graphql } from './generated/index.ts';
import { sendRoom } from './lane-rooms.ts';

const LANES = graphql(`
  query OwnLanes {
    lanes { playerId nextPairId nextPublicHash keyChanges keys { key } open { step pair { id } } }
  }
`);

const REVEALED = graphql(`
  query RevealedPair($id: ID!) {
    revealedPair(id: $id) { serverSeed salt }
  }
`);

const OPEN_LANE = graphql(`
  mutation OpenLane($input: OpenLaneInput!) {
    openLane(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const CLOSE_LANE = graphql(`
  mutation CloseLane($input: CloseLaneInput!) {
    closeLane(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const ADD_DEVICE_KEY = graphql(`
  mutation AddDeviceKey($input: AddDeviceKeyInput!) {
    addDeviceKey(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const OPEN_ON_LANE = graphql(`
  mutation OpenOnLane($input: OpenCaseInput!) {
    openCase(input: $input) {
      promise { note leafHash index path entries { entry leafHash index path } }
      rounds { id ticket item { id value } }
      position
    }
  }
`);

const OPEN_FREE_ON_LANE = graphql(`
  mutation OpenFreeOnLane($input: OpenFreeCaseInput!) {
    openFreeCase(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const UPGRADE_ON_LANE = graphql(`
  mutation UpgradeOnLane($input: UpgradeInput!) {
    upgradeItems(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const CHASE_ON_LANE = graphql(`
  mutation ChaseOnLane($input: DreamInput!) {
    chaseDream(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const CONTRACT_ON_LANE = graphql(`
  mutation ContractOnLane($input: ContractInput!) {
    playContract(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

/** The site's answer to a mutation, for the device to judge. */
const siteAnswer = async (sent: Promise<Extract<SiteAnswer, { kind: 'accepted' }>['promise']>): Promise<SiteAnswer> => {
  try {
    return { kind: 'accepted', promise: await sent };
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'OUTCOME_UNKNOWN' || error.code === 'BUSY')
      return { kind: 'silent' };
    return { kind: 'refused', code: error.code, note: error.refusal };
  }
};

/** The opening of a case on a lane, as the site answers it. */
const openOnLane = async (
  ask: Ask,
  token: string,
  commandId: string,
  command: Extract<Command, { type: 'OpenCase' }>,
) => (await ask(OPEN_ON_LANE, { input: caseInput(commandId, command) }, token)).openCase;

/** Sends a play, or a command into a room, with its turn, and answers what was promised. */
const sendPlay = async (
  ask: Ask,
  token: string,
  commandId: string,
  command: PlayCommand | RoomCommand,
  besides: Besides = {},
) => {
  if (isRoomCommand(command)) return sendRoom(ask, token, commandId, command, besides);
  switch (command.type) {
    case 'OpenCase':
      return (await openOnLane(ask, token, commandId, command)).promise;
    case 'OpenFreeCase':
      return (await ask(OPEN_FREE_ON_LANE, { input: freeCaseInput(commandId, command) }, token)).openFreeCase.promise;
    case 'UpgradeItems':
      return (await ask(UPGRADE_ON_LANE, { input: upgradeInput(commandId, command) }, token)).upgradeItems.promise;
    case 'ChaseDream':
      return (await ask(CHASE_ON_LANE, { input: dreamInput(commandId, command) }, token)).chaseDream.promise;
    case 'PlayContract':
      return (await ask(CONTRACT_ON_LANE, { input: contractInput(commandId, command) }, token)).playContract.promise;
  }
};

/** The site as a program's device talks to it. */
export const laneSite = (ask: Ask, token: string, read: LaneSite['read']): LaneSite => ({
  read,
  lanes: async () => (await ask(LANES, {}, token)).lanes,
  revealed: async (pairId) => {
    const { serverSeed, salt } = (await ask(REVEALED, { id: pairId }, token)).revealedPair ?? {};
    return serverSeed == null || salt == null ? null : { serverSeed, salt };
  },
  send: (commandId, command, besides) => {
    switch (command.type) {
      case 'OpenLane': {
        const input = openLaneInput(commandId, command);
        return siteAnswer(ask(OPEN_LANE, { input }, token).then((answer) => answer.openLane.promise));
      }
      case 'CloseLane': {
        const input = closeLaneInput(commandId, command);
        return siteAnswer(ask(CLOSE_LANE, { input }, token).then((answer) => answer.closeLane.promise));
      }
      case 'AddDeviceKey': {
        const input = deviceKeyInput(commandId, command);
        return siteAnswer(ask(ADD_DEVICE_KEY, { input }, token).then((answer) => answer.addDeviceKey.promise));
      }
      case 'OpenCase':
      case 'OpenFreeCase':
      case 'UpgradeItems':
      case 'ChaseDream':
      case 'PlayContract':
      case 'CreateBattle':
      case 'JoinBattle':
      case 'CreateGiveaway':
      case 'EnterGiveaway':
        return siteAnswer(sendPlay(ask, token, commandId, command, besides));
      default:
        throw new Error(`a program's device doesn't send ${command.type}`);
    }
  },
});

/** The files of a site's log. */
export const logAt =
  (address: string): LaneSite['read'] =>
  async (path) => {
    const answer = await fetch(`${address}/log/${path}`);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  };

/** A store of a device's state that lasts as long as its program runs. */
export const memoryStore = (): DeviceStore => {
  const kept = new Map<string, DeviceState>();
  return {
    change: async (playerId, by) => {
      const { kept: after, result } = by(kept.get(playerId) ?? null);
      kept.set(playerId, after);
      return result;
    },
  };
};

/** A key of its own for each program. */
export const newSigner = (): DeviceSigner => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  return { key, sign: async (text) => signWith(null, utf8(text), privateKey).toString('hex') };
};

/** The keeper of a program's lanes. */
export const programKeeper = (site: LaneSite, chance: Chance = systemChance, more: Partial<KeeperParts> = {}) => {
  const signer = newSigner();
  return laneKeeper({
    ...{ hashing: nodeHashing, verify: verifyEd25519, store: memoryStore(), site, signerOf: async () => signer },
    ...{ randomHex: chance.hex, newCommandId: chance.uuid, now: Date.now },
    pause: (ms: number) => sleep(ms),
    ...more,
  });
};

export interface LanePlayer {
  readonly ask: Ask;
  readonly token: string;
  readonly playerId: PlayerId;
}

/** Plays on a lane, and says how that ended. */
export const playOn = (
  keeper: LaneKeeper,
  { ask, token, playerId }: LanePlayer,
  asked: AskedCommand,
  /** RFC 8785 JSON of the table of an upgrade, a dream or a contract. */
  table: string | null,
  commandId: string,
): Promise<DeviceEnd> =>
  keeper.play({
    ...{ commandId, playerId, table },
    commandOn: (turn) => commandOn(asked, turn),
    send: (turn) => siteAnswer(sendPlay(ask, token, commandId, commandOn(asked, turn))),
  });

/** Opens a case on a lane, and shows what came of it once the answer counts; until then it is null. */
export const openCaseOn = async (
  keeper: LaneKeeper,
  { ask, token, playerId }: LanePlayer,
  { slug, oddsHash, terms }: Pick<ShownCase, 'slug' | 'oddsHash' | 'terms'>,
  { commandId, quantity = 1 }: { readonly commandId: string; readonly quantity?: number },
) => {
  const answers: Awaited<ReturnType<typeof openOnLane>>[] = [];
  const openingOn = ({ round, link }: Turn) => ({
    ...{ type: 'OpenCase' as const, playerId, round, quantity, entropy: link, case: mustBe(isCaseSlug, slug) },
    ...{ terms: mustBe(isHexHash, terms), oddsHash: mustBe(isHexHash, oddsHash) },
  });
  const send = (turn: Turn) =>
    siteAnswer(
      openOnLane(ask, token, commandId, openingOn(turn)).then((answer) => {
        answers.push(answer);
        return answer.promise;
      }),
    );
  const end = await keeper.play({ commandId, playerId, table: null, commandOn: openingOn, send });
  return { end, shown: end.kind === 'accepted' ? (answers.at(-1) ?? null) : null };
};
