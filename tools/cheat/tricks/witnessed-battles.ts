import { beaconRoundAt } from '../../../engine/fairness/beacon.ts';
import { battleWitnessed } from '../../../engine/games/battle/events.ts';
import { seatsByRank } from '../../../engine/games/battle/state.ts';
import type { JoinBattle } from '../../../engine/games/battle/take-seat.ts';
import type { LockEvidence } from '../../../engine/games/witnessed-room.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { type BattleId, battleStream } from '../../../engine/kernel/ids.ts';
import { battleOf } from '../../../test/battle-cast.ts';
import { roundNumber } from '../../../test/beacons.ts';
import { cosignedEvidence } from '../../../test/cosigned.ts';
import { commandIdNumber } from '../../../test/deciders.ts';
import { entriesOf } from '../../../test/fixture-log.ts';
import { openBattle } from '../../../test/games-story/battles.ts';
import { ann, ben, createStage, type Stage } from '../../../test/games-story/stage.ts';
import { witnessedChoice } from '../../../test/room-witness.ts';
import { faultOf } from '../audited-story.ts';
import { afterBattle } from '../house/rooms.ts';
import type { Judged, Trick } from '../trick.ts';

/** So many entropies the house tries for its seat. */
const TRIES = 64;
/** The house wins half of all battles without a trick. */
const MOST_ROOMS = 24;
const HOUR_MS = 3_600_000;
/** No other command of a story has an id from here on. */
const FORGED_IDS = 1_000_000;

/**
 * A table where Ann plays and Ben is the house's own, by the real rules without a site: only the tests' own beacon can be
 * known before it is due. The room's witness is honest: it signs the true log, at the true time.
 */
const sitDown = () => {
  const stage = createStage();
  const { house } = stage;
  let signedAt: Instant = 0;
  return {
    stage,
    open: (): BattleId => openBattle(stage, ann, { beacon: witnessedChoice }),
    seatOfHouse: (battleId: BattleId): JoinBattle => ({
      type: 'JoinBattle',
      playerId: ben,
      battleId,
      seat: null,
      entropy: stage.entropy(),
    }),
    /** The winners with that seat, for a house that has the round. */
    winnersWith: (seat: JoinBattle): readonly string[] =>
      afterBattle(seat.battleId, house.decide(seat), house.world(), (round) => roundNumber(round).randomness) ?? [],
    /** The round that a locked battle names, and when it is due. */
    namedBy: (battleId: BattleId): { readonly round: number; readonly dueAt: Instant } => {
      const round = battleOf(house, battleId).lock?.beaconRound ?? null;
      if (round === null) throw new Error('the lock names no round');
      return { round, dueAt: beaconRoundAt(witnessedChoice, round) };
    },
    /** The witness's evidence, at that time, of a log that ends with the lock. @throws Error where its time falls */
    witnessAt: (at: Instant): LockEvidence => {
      if (at < signedAt) throw new Error('an honest witness signs no time before its last');
      signedAt = at;
      const lock = house.recorded.findLast(({ event }) => event.type === 'BattleLocked')?.position ?? -1;
      return { lock, checkpoint: cosignedEvidence(entriesOf(house.recorded), Math.floor(at / 1_000)) };
    },
    deliver: (battleId: BattleId, round: number): void => {
      stage.ask({ type: 'DeliverBattleBeacon', battleId, ...roundNumber(round) });
      stage.pass(60_000);
    },
  };
};

/** Battles of the log that Ann won. */
const wonByAnn = ({ house }: Stage): number =>
  house.recorded.filter(({ event }) => {
    if (event.type !== 'BattleSettled') return false;
    const seats = seatsByRank(battleOf(house, event.data.battleId));
    return event.data.winners.some((rank) => {
      const occupant = seats[rank - 1]?.occupant;
      return occupant?.kind === 'player' && occupant.playerId === ann;
    });
  }).length;

/** @param n rooms that were played, of which the house turned so many */
const judged = async (stage: Stage, n: number, turned: number): Promise<Judged> => {
  const code = await faultOf(stage.house);
  const measured = { of: 'rooms', n, staked: n, won: wonByAnn(stage) } as const;
  if (code !== null) return { verdict: { kind: 'found', code }, measured };
  return { verdict: { kind: turned === 0 ? 'impossible' : 'missed' }, measured };
};

/** The house has only what its witness signed once the round was out. Where the rules refuse that, it writes it down past them. */
export const lateLock: Trick = {
  name: 'late-lock',
  does: 'waits with the last seat of a battle until the beacon’s round is out, takes it with the entropy that wins, gives the lock an earlier time, and lets the round count by what the witness saw too late',
  run: async ({ rooms }) => {
    const { stage, open, seatOfHouse, winnersWith, namedBy, witnessAt, deliver } = sitDown();
    const { house } = stage;
    let turned = 0;
    for (let n = 0; n < rooms; n += 1) {
      const battleId = open();
      const honest = seatOfHouse(battleId);
      const tried = Array.from({ length: TRIES }, () => seatOfHouse(battleId));
      const chosen = [honest, ...tried].find((seat) => winnersWith(seat).includes(ben)) ?? honest;
      if (chosen !== honest) turned += 1;
      stage.ask(chosen);
      const { round, dueAt } = namedBy(battleId);
      const evidence = witnessAt(dueAt);
      stage.pass(dueAt - house.now());
      if (house.submit({ type: 'WitnessBattle', battleId, ...evidence }).kind !== 'accepted') {
        const forged = { commandId: commandIdNumber(FORGED_IDS + n), battleId, round, ...evidence };
        house.given([battleWitnessed.in(battleStream(battleId), forged)]);
      }
      deliver(battleId, round);
    }
    return judged(stage, rooms, turned);
  },
};

/** The lock is in time, and the house alone has its witness's word: a site whose players don't ask the witness themselves. */
export const hiddenWitness: Trick = {
  name: 'hidden-witness',
  does: 'keeps back that the witness saw the lock of a battle in time, once the beacon’s round is out and its own seat loses',
  run: async ({ rooms }) => {
    const { stage, open, seatOfHouse, winnersWith, namedBy, witnessAt, deliver } = sitDown();
    const { house } = stage;
    let [n, turned] = [0, 0];
    for (; n < rooms || (turned === 0 && n < MOST_ROOMS); n += 1) {
      const battleId = open();
      const seat = seatOfHouse(battleId);
      const loses = winnersWith(seat).includes(ann);
      stage.ask(seat);
      const { round, dueAt } = namedBy(battleId);
      const evidence = witnessAt(house.now());
      stage.pass(dueAt - house.now());
      if (loses) turned += 1;
      else {
        stage.ask({ type: 'WitnessBattle', battleId, ...evidence });
        deliver(battleId, round);
      }
    }
    stage.pass(2 * HOUR_MS);
    return judged(stage, n, turned);
  },
};
