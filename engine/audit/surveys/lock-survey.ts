import type { GlasscaseEvent } from '../../events.ts';
import { beaconRoundAt, type WitnessedChoice } from '../../fairness/beacon.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { Findings } from '../finding.ts';
import { DEADLINE_GRACE_MS } from '../ledgers/overdue.ts';
import { readWitnessed, type WitnessedLog, type WitnessedLogParts } from '../sources/witnessed-log.ts';
import type { Analysis } from './survey.ts';
import { type Lock, type LockTiming, timingOf } from './timing.ts';

/** So many are told for each verdict; all are counted. */
const SHOWN = 100;

export interface ReportedLock {
  readonly stream: string;
  /** The battle's lock, or the giveaway's last entry. */
  readonly position: number;
  /** ISO 8601: that entry's, by the house's clock; the round's, by the beacon's. */
  readonly lockedAt: string;
  readonly roundAt: string;
  /** The first witness and its time; null when there was none. */
  readonly witness: string | null;
  readonly witnessedAt: string | null;
}

export interface LockSurvey {
  readonly locks: number;
  /** By published checkpoints, or by the evidence that a room of rules 3 draws with. */
  readonly inTime: number;
  readonly late: number;
  readonly unwitnessed: number;
  /** Locks that don't count before their room's witness has seen them. */
  readonly waiting: number;
  /** Rooms without a beacon: witnesses can add nothing for them. */
  readonly withoutBeacon: number;
  readonly witnesses: WitnessedLog['witnesses'];
  /** False: the site itself says who its witnesses are. */
  readonly witnessesPinned: boolean;
  readonly cosignedCheckpoints: number;
  /** The first hundred of each. */
  readonly shownLate: readonly ReportedLock[];
  readonly shownUnwitnessed: readonly ReportedLock[];
}

/** A lock that a witness has to see, and hasn't yet. */
interface Unseen extends Lock {
  readonly beacon: WitnessedChoice;
}

/** A room that isn't locked yet. */
interface Waiting {
  readonly beacon: BeaconChoice;
  readonly beaconRound: number | null;
  /** A giveaway's winners follow from its entries and the round that it named, whenever it locks. */
  lastEntry: Pick<Lock, 'position' | 'at'> | null;
}

const iso = (instant: number): string => new Date(instant).toISOString();

const reported = ({ lock, earliest }: LockTiming): ReportedLock => ({
  stream: lock.stream,
  position: lock.position,
  lockedAt: iso(lock.at),
  roundAt: iso(lock.roundAt),
  witness: earliest?.name ?? null,
  witnessedAt: earliest === null ? null : iso(earliest.timestamp * 1_000),
});

const roomOf = ({ data }: GlasscaseEvent): string => {
  if ('battleId' in data) return `battle-${data.battleId}`;
  return 'giveawayId' in data ? `giveaway-${data.giveawayId}` : '';
};

/**
 * Whether each room of many players was sealed, and seen by a witness, before the beacon round that it waits for was
 * due. Late is a finding; unwitnessed is told, because a site may do without witnesses. A room of rules 3 counts by the evidence in the
 * log, which an audit verifies; one that stands still without any is a finding.
 */
export const lockSurvey = (parts: WitnessedLogParts, findings: Findings): Analysis<LockSurvey> => {
  const rooms = new Map<string, Waiting>();
  const locks: Lock[] = [];
  const unseen = new Map<string, Unseen>();
  let seen = 0;
  let withoutBeacon = 0;

  /** `named`: by the lock itself, where the room didn't name it before. */
  const lock = ({ stream, position, at, event }: RecordedEvent, named: number | null): void => {
    const room = rooms.get(roomOf(event));
    rooms.delete(roomOf(event));
    const round = named ?? room?.beaconRound ?? null;
    if (room?.beacon.kind === 'witnessed' && round !== null) {
      const { beacon } = room;
      unseen.set(roomOf(event), { stream, position, at, beacon, roundAt: beaconRoundAt(beacon, round) });
    } else if (room?.beacon.kind === 'drand' && round !== null) {
      const roundAt = beaconRoundAt(room.beacon, round);
      locks.push({ stream, ...(room.lastEntry ?? { position, at }), roundAt });
    } else {
      withoutBeacon += 1;
    }
  };

  const lockAgain = ({ position, at, event }: RecordedEvent, round: number): void => {
    const before = unseen.get(roomOf(event));
    if (before === undefined) return;
    unseen.set(roomOf(event), { ...before, position, at, roundAt: beaconRoundAt(before.beacon, round) });
  };

  return {
    record: (recorded) => {
      const { event } = recorded;
      switch (event.type) {
        case 'BattleCreated':
          rooms.set(roomOf(event), { beacon: event.data.beacon, beaconRound: null, lastEntry: null });
          return;
        case 'GiveawayCreated': {
          const { beacon, beaconRound } = event.data;
          rooms.set(roomOf(event), { beacon, beaconRound, lastEntry: null });
          return;
        }
        case 'GiveawayEntered': {
          const room = rooms.get(roomOf(event));
          if (room !== undefined) room.lastEntry = { position: recorded.position, at: recorded.at };
          return;
        }
        case 'BattleDissolved':
        case 'GiveawayCancelled':
          rooms.delete(roomOf(event));
          if (unseen.delete(roomOf(event)))
            findings.add('timing', recorded.position, `${recorded.stream}: given up behind its lock`);
          return;
        case 'BattleLocked':
        case 'GiveawayLocked':
          return lock(recorded, event.data.beaconRound);
        case 'BattleWitnessed':
        case 'GiveawayWitnessed':
          if (unseen.delete(roomOf(event))) seen += 1;
          return;
        case 'BattleRelocked':
        case 'GiveawayRelocked':
          return lockAgain(recorded, event.data.beaconRound);
        default:
      }
    },
    finish: async (end) => {
      const witnessed = await readWitnessed(parts, end, findings);
      const timings = timingOf(locks, witnessed.checkpoints);
      const of = (verdict: LockTiming['verdict']) => timings.filter((one) => one.verdict === verdict);
      const [late, unwitnessed] = [of('late'), of('unwitnessed')];
      for (const { lock: one, earliest } of late) {
        const seen = earliest === null ? '' : iso(earliest.timestamp * 1_000);
        findings.add(
          'timing',
          one.position,
          `${one.stream}: seen at ${seen}, its round was due at ${iso(one.roundAt)}`,
        );
      }
      for (const { stream, position, roundAt } of unseen.values()) {
        if (end.lastAt <= roundAt + DEADLINE_GRACE_MS) continue;
        findings.add(
          'timing',
          position,
          `${stream}: its round was due at ${iso(roundAt)}, and no witness saw its lock`,
        );
      }
      return {
        locks: locks.length + seen + unseen.size,
        inTime: of('in-time').length + seen,
        late: late.length,
        unwitnessed: unwitnessed.length,
        waiting: unseen.size,
        withoutBeacon,
        witnesses: witnessed.witnesses,
        witnessesPinned: parts.pinnedWitnesses !== null,
        cosignedCheckpoints: witnessed.checkpoints.length,
        shownLate: late.slice(0, SHOWN).map(reported),
        shownUnwitnessed: unwitnessed.slice(0, SHOWN).map(reported),
      };
    },
  };
};
