import {
  battleEntropy,
  battleIdOf,
  battleLockHash,
  drawBattleRank,
  ranked,
} from '../../engine/fairness/battle-draw.ts';
import { type PlayedBattle, type Settlement, settleBattle } from '../../engine/fairness/battle-settlement.ts';
import { fromHex } from '../../engine/fairness/bytes.ts';
import type { OddsTable } from '../../engine/fairness/odds.ts';
import { draw } from '../../engine/fairness/seed-pair.ts';
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
  /** How many fight together on each side. */
  readonly size: number;
  /** The occupant of each seat. */
  readonly occupants: readonly Occupant[];
}

/** The draw of a rank in one round: the index of the box, and of the entry in its table. */
export interface RankDraw {
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
  { boxes, mode, size, occupants }: Fight,
  bend = honest,
): { readonly draws: readonly RankDraw[]; readonly settlement: Settlement; readonly ranks: readonly Occupant[] } => {
  const fresh = hashOf(`${name} ${n}`);
  const serverSeed = fromHex(fresh);
  const sides = occupants.length / size;
  const seed = hashOf(fresh);
  const own = fresh.slice(32);
  const battleId = battleIdOf(nodeHashing, 'statistics', seed, own);
  const entries = ranked(
    occupants.map((kind, index) => ({
      side: size === 1 ? 0 : Math.ceil((index + 1) / size),
      occupant: kind === 'bot' ? `bot-${index + 1}` : `player ${index}`,
      entropy: hashOf(`${own} ${index}`).slice(32),
      kind,
    })),
  );
  const lockHash = battleLockHash(nodeHashing, {
    battleId,
    terms: hashOf('terms'),
    seed,
    mode,
    pace: 'normal',
    sides,
    size,
    boxes: boxes.map(({ table, oddsHash }) => ({ case: table.case, caseVersion: table.version, oddsHash })),
    entries,
    beacon: { kind: 'none' },
    beaconRound: null,
  });
  const entropy = battleEntropy(lockHash, null);
  const rounds = boxes.map(({ table, oddsHash }, index) => ({
    draws: entries.map(({ kind: occupant }, place) => {
      const rank = place + 1;
      const play = { battleId, entropy, round: index + 1, rank, oddsHash };
      const drawn = drawBattleRank(table, play, (request) =>
        bend(draw(nodeHashing, serverSeed, request), request, occupant),
      );
      return { occupant, rank, box: index, entry: drawn.index, value: drawn.entry.value };
    }),
  }));
  const settlement = settleBattle({ battleId, mode, sides, size, boxes: boxes.length, rounds, entropy }, (request) =>
    draw(nodeHashing, serverSeed, request),
  );
  const draws = rounds.flatMap((round) => round.draws);
  return { draws, settlement, ranks: entries.map(({ kind }) => kind) };
};
