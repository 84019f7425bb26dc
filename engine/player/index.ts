import { type Brought, byOperator, byPlayer, bySystem, head, playerCommand } from '../kernel/definitions.ts';
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
    head(playerRegistered, ({ playerId, userSeed }) => ({ type: 'RegisterPlayer', playerId, userSeed })),
  ]),
  playerCommand('RotateSeed', byPlayer, () => rotateSeed, [
    head(seedRotated, ({ playerId, reason, userSeed, entropy }) =>
      reason === 'player' && entropy !== null ? { type: 'RotateSeed', playerId, userSeed, entropy } : null,
    ),
  ]),
  playerCommand('RetireSeed', bySystem, () => retireSeed, [
    head(seedRotated, ({ playerId, reason }, { before }: Brought<SeesPlayers>) => {
      const player = before.player(playerId);
      if (reason === 'player' || reason === 'loss' || player.status === 'absent') return null;
      return { type: 'RetireSeed', playerId, seq: player.current.seq };
    }),
  ]),
  playerCommand('ReplaceSeeds', bySystem, () => replaceSeeds, [
    head(seedRotated, ({ playerId, reason }) => (reason === 'loss' ? { type: 'ReplaceSeeds', playerId } : null)),
  ]),
  playerCommand('CommitHostSeeds', bySystem, () => commitHostSeeds, [
    head(hostSeedsCommitted, ({ playerId }) => ({ type: 'CommitHostSeeds', playerId })),
  ]),
  playerCommand('OpenLane', byPlayer, openLaneWith, [
    head(laneOpened, (opened) => askedLane(opened, null)),
    head(deviceKeyAdded, ({ proof }, { events: [, second] }: Brought<SeesPlayers>) =>
      second?.event.type === laneOpened.type ? askedLane(laneOpened.dataOf(second.event), proof) : null,
    ),
  ]),
  playerCommand('CloseLane', byPlayer, closeLaneWith, [
    head(laneClosed, ({ playerId, reason, revealed, step, unplayed, signer, signature }) =>
      reason === 'player' && signer !== null && signature !== null
        ? { type: 'CloseLane', playerId, lane: revealed.pairId, step, unplayed, signer, signature }
        : null,
    ),
  ]),
  playerCommand('RetireLane', bySystem, () => retireLane, [
    head(laneClosed, ({ playerId, reason, revealed }, { before }: Brought<SeesPlayers>) => {
      const player = before.player(playerId);
      const lane = player.status === 'absent' ? undefined : player.lanes.get(revealed.pairId);
      return reason === 'age' && lane !== undefined ? { type: 'RetireLane', playerId, seq: lane.seq } : null;
    }),
  ]),
  playerCommand('AddDeviceKey', byPlayer, addDeviceKeyWith, [
    head(deviceKeyAdded, ({ playerId, key, proof, signer, signature }) => {
      const signed = signer === null || signature === null ? null : { signer, signature };
      return { type: 'AddDeviceKey', playerId, key, proof, signed };
    }),
  ]),
  playerCommand('RemoveDeviceKey', byPlayer, removeDeviceKeyWith, [
    head(deviceKeyRemoved, ({ commandId: _, ...asked }) => ({ type: 'RemoveDeviceKey', ...asked })),
  ]),
  playerCommand('AdjustBalance', byOperator, () => adjustBalance, [
    head(balanceAdjusted, ({ commandId: _, ...asked }) => ({ type: 'AdjustBalance', ...asked })),
  ]),
  playerCommand('ErasePlayer', byPlayer, () => erasePlayer, [
    head(playerErased, ({ playerId }) => ({ type: 'ErasePlayer', playerId })),
    head(laneClosed, ({ playerId, reason }) => (reason === 'erased' ? { type: 'ErasePlayer', playerId } : null)),
  ]),
] as const;

/** Players with their balances and pairs. */
export const player = {
  events: [...playerEvents, ...laneEvents, ...accountEvents],
  commands: playerCommands,
  states: [],
} as const;
