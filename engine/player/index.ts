import { byOperator, byPlayer, bySystem, type CommandTrace, firstEvent, playerCommand } from '../kernel/definitions.ts';
import { accountEvents, balanceAdjusted, playerErased } from './account-events.ts';
import { adjustBalance } from './adjust-balance.ts';
import { commitHostSeeds } from './commit-host-seeds.ts';
import { erasePlayer } from './erase-player.ts';
import { hostSeedsCommitted, playerEvents, playerRegistered, seedRotated } from './events.ts';
import { closeLaneWith, retireLane } from './lanes/close-lane.ts';
import { addDeviceKeyWith, removeDeviceKeyWith } from './lanes/device-keys.ts';
import {
  deviceKeyAdded,
  deviceKeyRemoved,
  type LaneOpened,
  laneClosed,
  laneEvents,
  laneOpened,
} from './lanes/events.ts';
import { type OpenLane, openLaneWith } from './lanes/open-lane.ts';
import { registerPlayer } from './register-player.ts';
import { replaceSeeds } from './replace-seeds.ts';
import { retireSeed, rotateSeed } from './rotate-seed.ts';
import type { SeesPlayers } from './state.ts';

const askedLane = ({ commandId: _, next: _next, ...asked }: LaneOpened['data'], proof: string | null): OpenLane => ({
  type: 'OpenLane',
  ...asked,
  proof,
});

const playerCommands = [
  playerCommand('RegisterPlayer', byPlayer, () => registerPlayer, [
    firstEvent(playerRegistered, ({ playerId, userSeed }) => ({ type: 'RegisterPlayer', playerId, userSeed })),
  ]),
  playerCommand('RotateSeed', byPlayer, () => rotateSeed, [
    firstEvent(seedRotated, ({ playerId, reason, userSeed, entropy }) =>
      reason === 'player' && entropy !== null ? { type: 'RotateSeed', playerId, userSeed, entropy } : null,
    ),
  ]),
  playerCommand('RetireSeed', bySystem, () => retireSeed, [
    firstEvent(seedRotated, ({ playerId, reason }, { before }: CommandTrace<SeesPlayers>) => {
      const player = before.player(playerId);
      if (reason === 'player' || reason === 'loss' || player.status === 'absent') return null;
      return { type: 'RetireSeed', playerId, seq: player.current.seq };
    }),
  ]),
  playerCommand('ReplaceSeeds', bySystem, () => replaceSeeds, [
    firstEvent(seedRotated, ({ playerId, reason }) => (reason === 'loss' ? { type: 'ReplaceSeeds', playerId } : null)),
  ]),
  playerCommand('CommitHostSeeds', bySystem, () => commitHostSeeds, [
    firstEvent(hostSeedsCommitted, ({ playerId }) => ({ type: 'CommitHostSeeds', playerId })),
  ]),
  playerCommand('OpenLane', byPlayer, openLaneWith, [
    firstEvent(laneOpened, (opened) => askedLane(opened, null)),
    firstEvent(deviceKeyAdded, ({ proof }, { events: [, second] }: CommandTrace<SeesPlayers>) =>
      second?.event.type === laneOpened.type ? askedLane(laneOpened.dataOf(second.event), proof) : null,
    ),
  ]),
  playerCommand('CloseLane', byPlayer, closeLaneWith, [
    firstEvent(laneClosed, ({ playerId, reason, revealed, step, unplayed, signer, signature }) =>
      reason === 'player' && signer !== null && signature !== null
        ? { type: 'CloseLane', playerId, lane: revealed.pairId, step, unplayed, signer, signature }
        : null,
    ),
  ]),
  playerCommand('RetireLane', bySystem, () => retireLane, [
    firstEvent(laneClosed, ({ playerId, reason, revealed }, { before }: CommandTrace<SeesPlayers>) => {
      const player = before.player(playerId);
      const lane = player.status === 'absent' ? undefined : player.lanes.get(revealed.pairId);
      return reason === 'age' && lane !== undefined ? { type: 'RetireLane', playerId, seq: lane.seq } : null;
    }),
  ]),
  playerCommand('AddDeviceKey', byPlayer, addDeviceKeyWith, [
    firstEvent(deviceKeyAdded, ({ playerId, key, proof, signer, signature }) => {
      const signed = signer === null || signature === null ? null : { signer, signature };
      return { type: 'AddDeviceKey', playerId, key, proof, signed };
    }),
  ]),
  playerCommand('RemoveDeviceKey', byPlayer, removeDeviceKeyWith, [
    firstEvent(deviceKeyRemoved, ({ commandId: _, ...asked }) => ({ type: 'RemoveDeviceKey', ...asked })),
  ]),
  playerCommand('AdjustBalance', byOperator, () => adjustBalance, [
    firstEvent(balanceAdjusted, ({ commandId: _, ...asked }) => ({ type: 'AdjustBalance', ...asked })),
  ]),
  playerCommand('ErasePlayer', byPlayer, () => erasePlayer, [
    firstEvent(playerErased, ({ playerId }) => ({ type: 'ErasePlayer', playerId })),
    firstEvent(laneClosed, ({ playerId, reason }) => (reason === 'erased' ? { type: 'ErasePlayer', playerId } : null)),
  ]),
] as const;

/** Players with their balances and pairs. */
export const player = {
  events: [...playerEvents, ...laneEvents, ...accountEvents],
  commands: playerCommands,
  states: [],
} as const;
