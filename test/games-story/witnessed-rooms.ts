import { beaconRoundAt, WITNESS_MARGIN_MS } from '../../engine/fairness/beacon.ts';
import { awaitedRoundOf as roundOfBattle } from '../../engine/games/battle/state.ts';
import { awaitedRoundOf as roundOfGiveaway } from '../../engine/games/giveaway/state.ts';
import type { LockEvidence } from '../../engine/games/witnessed-room.ts';
import {
  type BattleId,
  battleStream,
  type GiveawayId,
  giveawayStream,
  type StreamId,
} from '../../engine/kernel/ids.ts';
import { roundNumber } from '../beacons.ts';
import { dawn } from '../cast.ts';
import { cosignedEvidence } from '../cosigned.ts';
import type { House } from '../deciders.ts';
import { entriesOf, revealEverything } from '../fixture-log.ts';
import { witnessedChoice } from '../room-witness.ts';
import { joinBattle, openBattle } from './battles.ts';
import { enterGiveaway, houseGives } from './giveaways.ts';
import { ann, ben, cat, createStage, dan, type Stage } from './stage.ts';

const MINUTE = 60_000;
const LOCKS = new Set(['BattleLocked', 'BattleRelocked', 'GiveawayLocked', 'GiveawayRelocked']);

/** The position of what fixed the room last. */
const lockOf = ({ recorded }: House, stream: StreamId): number =>
  recorded.findLast((one) => one.stream === stream && LOCKS.has(one.event.type))?.position ?? -1;

/** The witness's evidence about the room's last lock at that time: it saw the lock, or the log ended before it. */
const evidence = (house: House, stream: StreamId, at: number, seen: boolean): LockEvidence => {
  const lock = lockOf(house, stream);
  const held = entriesOf(house.recorded.slice(0, seen ? lock + 1 : lock));
  return { lock, checkpoint: cosignedEvidence(held, Math.floor(at / 1_000)) };
};

/** A locked room with what it takes to go on. */
interface Waiting {
  readonly stream: StreamId;
  readonly round: () => number;
  readonly witness: (evidence: LockEvidence) => void;
  readonly deliver: () => void;
}

/** Others go on while it waits. Its witness comes too late so many times, and in time after that; then the round is delivered. */
const drawn = ({ house, ask, pass }: Stage, { stream, round, witness, deliver }: Waiting, late: number): void => {
  const dueAt = (): number => beaconRoundAt(witnessedChoice, round());
  for (const stop of [true, false]) ask({ type: 'StopGame', game: 'upgrade', stop, reason: stop ? 'inspection' : '' });
  for (let n = 0; n < late; n += 1) {
    pass(dueAt() - house.now());
    witness(evidence(house, stream, dueAt(), false));
  }
  witness(evidence(house, stream, dueAt() - WITNESS_MARGIN_MS, true));
  pass(dueAt() - house.now());
  deliver();
  pass(MINUTE);
};

const waitingBattle = ({ house, ask }: Stage, battleId: BattleId): Waiting => {
  const round = (): number => {
    const battle = house.world().battle(battleId);
    return battle.status === 'absent' ? 0 : (roundOfBattle(battle) ?? 0);
  };
  return {
    stream: battleStream(battleId),
    round,
    witness: (brought) => ask({ type: 'WitnessBattle', battleId, ...brought }),
    deliver: () => house.submit({ type: 'DeliverBattleBeacon', battleId, ...roundNumber(round()) }),
  };
};

const waitingGiveaway = ({ house, ask }: Stage, giveawayId: GiveawayId): Waiting => {
  const round = (): number => {
    const giveaway = house.world().giveaway(giveawayId);
    return giveaway.status === 'absent' ? 0 : (roundOfGiveaway(giveaway) ?? 0);
  };
  return {
    stream: giveawayStream(giveawayId),
    round,
    witness: (brought) => ask({ type: 'WitnessGiveaway', giveawayId, ...brought }),
    deliver: () => house.submit({ type: 'DeliverGiveawayBeacon', giveawayId, ...roundNumber(round()) }),
  };
};

/** Battles and giveaways of rules 3: of each kind one whose lock its witness sees at once, and one that is locked three times. Repeats exactly. */
export const recordWitnessedRooms = (): House => {
  const stage = createStage();
  for (const late of [0, 2]) {
    const battleId = openBattle(stage, ann, { beacon: witnessedChoice, boxes: [dawn, dawn] });
    joinBattle(stage, battleId, ben);
    drawn(stage, waitingBattle(stage, battleId), late);
    const giveawayId = houseGives(stage, { beacon: witnessedChoice });
    enterGiveaway(stage, giveawayId, ann, ben, cat, dan);
    stage.pass(10 * MINUTE);
    drawn(stage, waitingGiveaway(stage, giveawayId), late);
  }
  return revealEverything(stage.house);
};
