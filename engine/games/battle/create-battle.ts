import type { SeesCases } from '../../catalog/case/state.ts';
import { battleIdOf } from '../../fairness/battle-draw.ts';
import type { BattlePace } from '../../fairness/battle-lock.ts';
import { allowsBeacon, rulesFor } from '../../fairness/beacon.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { CommittedPair } from '../../kernel/committed-pair.ts';
import { accept, type StreamEvent } from '../../kernel/decision.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { Handler } from '../../kernel/handler.ts';
import {
  battleStream,
  caseStream,
  gameStream,
  type HexHash,
  type PlayerId,
  playerStream,
  termsStream,
} from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { RoomRules } from '../../kernel/room-rules.ts';
import type { World } from '../../kernel/world.ts';
import type { LinkSpent } from '../../player/lanes/events.ts';
import { type RoomLink, spendLink } from '../../player/lanes/spend-link.ts';
import type { RegisteredPlayer, SeesPlayers } from '../../player/state.ts';
import type { SeesStops } from '../../site/state.ts';
import { shown } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { refuseEntry, refuseStake } from './admission.ts';
import { type AskedRoom, chooseBoxes } from './choose-boxes.ts';
import {
  type BattleCreated,
  type BattleEntered,
  battleCreated,
  battleEntered,
  type SeatTaken,
  seatTaken,
} from './events.ts';
import { battleTimers } from './timing.ts';

/** Opens a room. A player takes seat 1 and pays for it; in a room of the house every seat is free. */
export type CreateBattle = AskedRoom & {
  readonly type: 'CreateBattle';
  /** Null: the house. */
  readonly playerId: PlayerId | null;
  /** The public hash of the player's committed battle seed as they were shown it; null for the house. */
  readonly seedHash: HexHash | null;
  /** Hash of the section that was shown: the room keeps it. */
  readonly terms: HexHash;
  /** 128 fresh bits, 32 hex digits; on a lane the first of the link. */
  readonly entropy: string;
  /** The step of the player's lane; left out of a loose seat. */
  readonly lane?: RoomLink;
  readonly pace: BattlePace;
  readonly private: boolean;
  readonly beacon: BeaconChoice;
  /** Left out: the newest that allow the beacon. */
  readonly rules?: RoomRules;
};

/** The creator of the room, with the seed of its draws; the seed of a house's room is made with the room. */
type Creator =
  | { readonly player: RegisteredPlayer; readonly seed: CommittedPair }
  | { readonly player: null; readonly seed: null };

/** A player's seed must be the one they were shown: their entropy came after it. */
const identify = (
  { playerId, seedHash }: CreateBattle,
  world: World & SeesPlayers & SeesStops,
): Creator | Rejection => {
  const player = playerId === null ? null : world.player(playerId);
  if (player?.status === 'absent') return reject('PLAYER_NOT_FOUND');
  const refused = refuseEntry(player, world);
  if (refused !== null) return refused;
  if (player === null) return { player, seed: null };
  if (player.hostSeeds === null) return reject('SEED_CHANGED');
  const seed = player.hostSeeds.battle;
  return seed.publicHash === seedHash ? { player, seed } : reject('SEED_CHANGED', { seedHash: seed.publicHash });
};

export const createBattleWith = (
  hashing: Hashing,
): Handler<
  CreateBattle,
  BattleCreated | SeatTaken | BattleEntered | LinkSpent,
  SeesPlayers & SeesStops & SeesCases & SeesTerms
> => ({
  needs: ({ playerId, seedHash, entropy, boxes }) => {
    const shared = [gameStream('battle'), termsStream, ...boxes.map((box) => caseStream(box.case))];
    if (playerId === null) return { streams: shared, guards: [], pairs: [] };
    const room = seedHash === null ? [] : [battleStream(battleIdOf(hashing, playerId, seedHash, entropy))];
    return { streams: [playerStream(playerId), ...room, ...shared], guards: [playerId], pairs: [] };
  },

  decide: (command, world, commandId) => {
    if (!allowsBeacon(command.rules ?? rulesFor(command.beacon), command.beacon))
      return reject('INPUT_INVALID', { field: 'beacon' });
    const creator = identify(command, world);
    if ('kind' in creator) return creator;
    const { playerId, entropy, mode, pace, sides, size } = command;
    const period = shown(world.terms(), 'battle', command.terms, world.at);
    if ('kind' in period) return period;
    const { values: terms } = period;
    const choice = chooseBoxes(command, terms, world);
    if ('kind' in choice) return choice;
    const refused = creator.player === null ? null : refuseStake(creator.player, choice.cost, world);
    if (refused !== null) return refused;

    const seed = creator.seed ?? world.freshPair();
    const battleId = battleIdOf(hashing, playerId, seed.publicHash, entropy);
    const spent =
      creator.player === null ? [] : spendLink(hashing, creator.player, command, battleId, world, commandId);
    if ('kind' in spent) return spent;
    const stream = battleStream(battleId);
    const cost = formatMoney(choice.cost);
    const expiresAt = world.at + terms.expiryMs;
    const created = battleCreated.in(stream, {
      commandId,
      battleId,
      creator: playerId,
      seed,
      terms: period.hash,
      entropy,
      mode,
      pace,
      sides,
      size,
      private: command.private,
      boxes: choice.boxes,
      cost,
      beacon: command.beacon,
      expiresAt,
      rules: command.rules ?? rulesFor(command.beacon),
    });
    const seated: readonly StreamEvent<SeatTaken | BattleEntered | LinkSpent>[] =
      playerId === null
        ? []
        : [
            seatTaken.in(stream, { commandId, battleId, seat: 1, occupant: { kind: 'player', playerId }, entropy }),
            battleEntered.in(playerStream(playerId), {
              commandId,
              playerId,
              battleId,
              cost,
              nextSeed: world.freshPair(),
            }),
            ...spent,
          ];
    return accept([created, ...seated], [battleTimers(battleId).expiry.set(expiresAt)]);
  },
});
