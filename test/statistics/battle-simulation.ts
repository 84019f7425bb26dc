import {
  battleEntropy,
  battleIdOf,
  battleLockHash,
  botEntropy,
  drawBattleSeat,
  type PlayedBattle,
  type Settlement,
  settleBattle,
} from '../../engine/fairness/battle-draw.ts';
import { fromHex } from '../../engine/fairness/bytes.ts';
import { draw } from '../../engine/fairness/draw.ts';
import type { OddsTable } from '../../engine/fairness/odds.ts';
import type { Draw, DrawRequest } from '../../engine/kernel/draw.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { hashOf } from '../deciders.ts';

export interface Box {
  readonly table: OddsTable;
  readonly oddsHash: string;
}

export type Occupant = 'player' | 'bot';

export interface Fight {
  readonly boxes: readonly Box[];
  readonly mode: PlayedBattle['mode'];
  readonly teams: boolean;
  /** Who sits in which seat. */
  readonly occupants: readonly Occupant[];
}

/** What a seat drew in one round: the index of the box, and of the entry in its table. */
export interface SeatDraw {
  readonly occupant: Occupant;
  readonly box: number;
  readonly entry: number;
  /** Minor units. */
  readonly value: string;
}

/** A house that cheats, to prove that it would be found out. */
export type Bend = (drawn: Draw, request: DrawRequest, occupant: Occupant) => Draw;

const honest: Bend = (drawn) => drawn;

/** The n-th battle of its kind, as the engine plays it: everything is fixed and hashed, then drawn and settled. */
export const fightOf = (
  name: string,
  n: number,
  { boxes, mode, teams, occupants }: Fight,
  bend = honest,
): { readonly draws: readonly SeatDraw[]; readonly settlement: Settlement } => {
  const fresh = hashOf(`${name} ${n}`);
  const serverSeed = fromHex(fresh);
  const seatCount = occupants.length;
  const seed = hashOf(fresh);
  const own = fresh.slice(32);
  const battleId = battleIdOf(nodeHashing, 'statistics', seed, own);
  const lockHash = battleLockHash(nodeHashing, {
    battleId,
    seed,
    mode,
    teams,
    seatCount,
    boxes: boxes.map(({ table, oddsHash }) => ({ case: table.case, caseVersion: table.version, oddsHash })),
    seats: occupants.map((occupant, index) => ({
      seat: index + 1,
      occupant:
        occupant === 'bot' ? { kind: 'bot', bot: `bot-${index + 1}` } : { kind: 'player', playerId: `player ${index}` },
      entropy: occupant === 'bot' ? botEntropy(nodeHashing, battleId, index + 1) : hashOf(`${own} ${index}`).slice(32),
    })),
    beacon: { kind: 'none' },
    beaconRound: null,
  });
  const entropy = battleEntropy(lockHash, null);
  const rounds = boxes.map(({ table, oddsHash }, index) => ({
    draws: occupants.map((occupant, at) => {
      const play = { battleId, entropy, round: index + 1, seat: at + 1, oddsHash };
      const drawn = drawBattleSeat(table, play, (request) =>
        bend(draw(nodeHashing, serverSeed, request), request, occupant),
      );
      return { occupant, seat: at + 1, box: index, entry: drawn.index, value: drawn.entry.value };
    }),
  }));
  const settlement = settleBattle(
    { battleId, mode, teams, seatCount, boxes: boxes.length, rounds, entropy },
    (request) => draw(nodeHashing, serverSeed, request),
  );
  return { draws: rounds.flatMap(({ draws }) => draws), settlement };
};
