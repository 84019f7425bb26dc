import type { CaseTable, SeesCases } from '../../catalog/case/state.ts';
import { drawBattleRank } from '../../fairness/battle-draw.ts';
import { beaconRoundAt } from '../../fairness/beacon.ts';
import { beaconRandomness } from '../../fairness/beacon-randomness.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { accept, type Instant } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import {
  type BattleId,
  battleStream,
  caseStream,
  type HexHash,
  isSkinId,
  mustBe,
  playerStream,
  termsStream,
} from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import type { SeesPlayers } from '../../player/state.ts';
import { sectionByHash } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import {
  type BattleBeaconArrived,
  type BattleBox,
  type BattleDraw,
  type BattleRoundPlayed,
  battleRoundPlayed,
  beaconArrived,
} from './events.ts';
import { entropyOf } from './lock-battle.ts';
import { type SettlementEvent, settlementEvents } from './settle-battle.ts';
import { awaitedRoundOf, evolveBattle, type OpenedBattle, type SeesBattles, seatedPlayers } from './state.ts';
import { battleTimers, nextRoundDue } from './timing.ts';

/** The timer's command: one box is opened by every rank; with the last one the battle is settled. */
export type PlayBattleRound = { readonly type: 'PlayBattleRound'; readonly battleId: BattleId; readonly round: number };

/** The beacon round that a locked battle waits for; the beacon delivery that fetched it verifies it, and every audit again. */
export type DeliverBattleBeacon = {
  readonly type: 'DeliverBattleBeacon';
  readonly battleId: BattleId;
  readonly round: number;
  /** Hex. */
  readonly signature: string;
  /** SHA-256 of the signature. */
  readonly randomness: HexHash;
};

/** The odds that the room was opened with, whatever the case has become since. */
const tableOf = (box: BattleBox, world: SeesCases): CaseTable => {
  const found = world.case(box.case);
  const table = found.status === 'absent' ? undefined : found.tables.get(box.oddsHash);
  if (table === undefined) throw new Error(`no odds ${box.oddsHash} of ${box.case}`);
  return table;
};

const drawRound = (battle: OpenedBattle, round: number, box: BattleBox, world: World & SeesCases): BattleDraw[] => {
  const table = tableOf(box, world);
  const { battleId, seed } = battle;
  const entropy = entropyOf(battle);
  return battle.seats.map((_, place) => {
    const rank = place + 1;
    const play = { battleId, entropy, round, rank, oddsHash: box.oddsHash };
    const { ticket, index, entry, float } = drawBattleRank(table, play, (request) => world.draw(seed.pairId, request));
    return {
      rank,
      ticket,
      entry: index,
      skin: mustBe(isSkinId, entry.skin),
      wear: entry.wear,
      float,
      value: entry.value,
    };
  });
};

export const playBattleRound: Handler<
  PlayBattleRound,
  BattleRoundPlayed | SettlementEvent,
  SeesBattles & SeesPlayers & SeesCases & SeesTerms
> = {
  needs: ({ battleId, round }, known) => {
    const battle = known.battle(battleId);
    if (battle === undefined || battle.status === 'absent') {
      return { streams: [battleStream(battleId)], guards: [], pairs: [] };
    }
    const box = battle.boxes[round - 1];
    const players = round === battle.boxes.length ? seatedPlayers(battle) : [];
    return {
      streams: [
        battleStream(battleId),
        termsStream,
        ...(box === undefined ? [] : [caseStream(box.case)]),
        ...players.map(({ player }) => playerStream(player)),
      ],
      guards: [],
      pairs: [battle.seed.pairId],
    };
  },

  decide: ({ battleId, round }, world, commandId) => {
    const battle = world.battle(battleId);
    if (battle.status !== 'locked' || battle.nextRoundAt === null) return reject('NOTHING_TO_DO');
    const box = battle.boxes[round - 1];
    if (round !== battle.rounds.length + 1 || box === undefined) return reject('NOTHING_TO_DO');
    if (world.at < battle.nextRoundAt) return { kind: 'early' };

    const isLast = round === battle.boxes.length;
    const nextRoundAt: Instant | null = isLast
      ? null
      : nextRoundDue(battle.nextRoundAt, world.at, sectionByHash(world.terms(), 'battle', battle.terms), battle.pace);
    const played = battleRoundPlayed.in(battleStream(battleId), {
      commandId,
      battleId,
      round,
      oddsHash: box.oddsHash,
      draws: drawRound(battle, round, box, world),
      nextRoundAt,
    });
    const timers = battleTimers(battleId).round;
    if (nextRoundAt !== null) return accept([played], [timers.clear(round), timers.set(nextRoundAt, round + 1)]);
    const after = evolveBattle(battle, played.event, world.at);
    const settlement = after.status === 'absent' ? [] : settlementEvents(after, world, commandId);
    return accept([played, ...settlement], [timers.clear(round)]);
  },
};

export const deliverBattleBeaconWith = (
  hashing: Hashing,
): Handler<DeliverBattleBeacon, BattleBeaconArrived, SeesBattles & SeesTerms> => ({
  needs: ({ battleId }) => ({ streams: [battleStream(battleId), termsStream], guards: [], pairs: [] }),

  decide: ({ battleId, round, signature, randomness }, world, commandId) => {
    const battle = world.battle(battleId);
    if (battle.status === 'absent') return reject('BATTLE_NOT_FOUND');
    const isAwaited = battle.status === 'locked' && battle.arrived === null;
    if (!isAwaited || battle.beacon.kind === 'none') return reject('NOTHING_TO_DO');
    if (battle.witness?.seen === null) return reject('NOT_WITNESSED');
    // The round that the last lock named and no other, however late it comes: a battle without it waits.
    if (round !== awaitedRoundOf(battle)) return reject('INPUT_INVALID', { field: 'round' });
    if (beaconRandomness(hashing, signature) !== randomness) return reject('INPUT_INVALID', { field: 'signature' });
    if (world.at < beaconRoundAt(battle.beacon, round)) return { kind: 'early' };
    const { firstRoundMs } = sectionByHash(world.terms(), 'battle', battle.terms);
    const firstRoundAt = world.at + firstRoundMs;
    const timers = battleTimers(battleId);
    return accept(
      [beaconArrived.in(battleStream(battleId), { commandId, battleId, round, signature, randomness, firstRoundAt })],
      [timers.beacon.clear(), timers.round.set(firstRoundAt)],
    );
  },
});
