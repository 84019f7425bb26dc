import { pairsOf } from '../../../engine/events.ts';
import { battleEntropy, rankRequest } from '../../../engine/fairness/battle-draw.ts';
import { fromHex } from '../../../engine/fairness/bytes.ts';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { entryRequest } from '../../../engine/fairness/odds.ts';
import { draw, publicHashOf } from '../../../engine/fairness/seed-pair.ts';
import { upgradeRequest } from '../../../engine/fairness/upgrade-draw.ts';
import type { DrawRequest } from '../../../engine/kernel/draw.ts';
import { isOpen, type LabLine } from './lab-log.ts';

/** A pair as the house states it. */
export interface SaidPair {
  readonly pairId: string;
  readonly publicHash: string;
  readonly serverSeed: string;
  readonly salt: string;
}

/** The data that a house shows of one draw beside the button "verify". */
export interface ShownDraw {
  readonly pair: SaidPair;
  readonly request: DrawRequest;
  readonly ticket: number;
}

/** The statements that the house gives its visitors besides the log: here it lies. */
export interface HouseStatements {
  /** Pairs that it states differently from the log. */
  readonly pairs?: readonly SaidPair[];
  /** The input that it shows for a draw. */
  readonly request?: (request: DrawRequest) => DrawRequest;
  /** The code that it hands out to verify with. */
  readonly ticket?: (seed: Uint8Array, request: DrawRequest) => number;
}

/** Every draw whose seed was revealed, as the house shows it. */
const shownDraws = (log: readonly LabLine[], { pairs = [], request = (one) => one }: HouseStatements) => {
  const committed = new Map<string, string>();
  const revealed = new Map<string, { readonly serverSeed: string; readonly salt: string }>();
  const battles = new Map<string, { pairId: string; lockHash: string; randomness: string | null }>();
  const draws: { readonly pairId: string; readonly request: DrawRequest; readonly ticket: number }[] = [];
  for (const { event } of log.filter(isOpen)) {
    const said = pairsOf(event);
    for (const { pairId, publicHash } of said.committed) committed.set(pairId, publicHash);
    for (const { pairId, serverSeed, salt } of said.revealed) revealed.set(pairId, { serverSeed, salt });
    if (event.type === 'CaseOpened') {
      draws.push({ pairId: event.data.pairId, request: entryRequest(event.data), ticket: event.data.ticket });
    } else if (event.type === 'UpgradePlayed') {
      draws.push({ pairId: event.data.pairId, request: upgradeRequest(event.data), ticket: event.data.ticket });
    } else if (event.type === 'BattleCreated') {
      battles.set(event.data.battleId, { pairId: event.data.seed.pairId, lockHash: '', randomness: null });
    } else if (event.type === 'BattleLocked') {
      const battle = battles.get(event.data.battleId);
      if (battle !== undefined) battle.lockHash = event.data.lockHash;
    } else if (event.type === 'BattleBeaconArrived') {
      const battle = battles.get(event.data.battleId);
      if (battle !== undefined) battle.randomness = event.data.randomness;
    } else if (event.type === 'BattleRoundPlayed') {
      const { battleId, round, oddsHash } = event.data;
      const battle = battles.get(battleId);
      if (battle === undefined) continue;
      const entropy = battleEntropy(battle.lockHash, battle.randomness);
      for (const { rank, ticket } of event.data.draws) {
        draws.push({
          pairId: battle.pairId,
          request: rankRequest({ battleId, entropy, round, rank, oddsHash }),
          ticket,
        });
      }
    }
  }
  return draws.flatMap(({ pairId, request: asked, ticket }): readonly ShownDraw[] => {
    const seeds = revealed.get(pairId);
    const publicHash = committed.get(pairId);
    const own = seeds === undefined || publicHash === undefined ? undefined : { pairId, publicHash, ...seeds };
    const pair = pairs.find((one) => one.pairId === pairId) ?? own;
    return pair === undefined ? [] : [{ pair, request: request(asked), ticket }];
  });
};

/** The count of draws that the house shows, and whether all of them hold. */
export interface OrdinaryVerdict {
  readonly draws: number;
  readonly holds: boolean;
}

const codeOfAll = (seed: Uint8Array, request: DrawRequest): number => Number(draw(nobleHashing, seed, request).ticket);

/**
 * Does the work of other sites' verifiers correctly. They get the seeds of each draw, and check that the revealed seed
 * hashes to the commitment beside it, and that the ticket follows from it. They see no log, no order, no table and no
 * other visitor.
 */
export const verifyOrdinarily = (log: readonly LabLine[], word: HouseStatements): OrdinaryVerdict => {
  const { ticket: code = codeOfAll } = word;
  const draws = shownDraws(log, word);
  const holds = draws.every(
    ({ pair, request, ticket }) =>
      publicHashOf(nobleHashing, pair.serverSeed, pair.salt) === pair.publicHash &&
      code(fromHex(pair.serverSeed), request) === ticket,
  );
  return { draws: draws.length, holds };
};
