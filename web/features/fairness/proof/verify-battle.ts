import { firstDifference } from '../../../../engine/audit/same-json.ts';
import { battleLockText } from '../../../../engine/fairness/battle-lock.ts';
import type { BattleEvent } from '../../../../engine/games/battle/events.ts';
import { lockFactsOf } from '../../../../engine/games/battle/lock-battle.ts';
import { type BattleState, evolveBattle, NO_BATTLE, type OpenedBattle } from '../../../../engine/games/battle/state.ts';
import { type BattleId, battleStream, playerStream } from '../../../../engine/kernel/ids.ts';
import { checkResult, type ResultCheck } from './battle-result.ts';
import { type BoxesCheck, checkBoxes, checkRounds, type RoundsCheck } from './battle-rounds.ts';
import { checkSeats, type SeatsCheck } from './battle-seats.ts';
import { type BeaconCheck, checkBeacon } from './beacon-check.ts';
import { type CommitmentCheck, checkCommitment } from './commitment.ts';
import type { RecordCheck } from './play-record.ts';
import { type EntryOf, entriesOf, type ProofEntries, type ProofEntry } from './proof-entries.ts';
import { checkLockText, checkRoomId, type LockCheck, type RoomIdCheck } from './room-checks.ts';
import { checkRoomRecord, roomEntries } from './room-record.ts';
import type { Tools } from './tools.ts';
import { type Checked, checkedBy } from './verdict.ts';

export interface BattleVerification extends Checked {
  readonly game: 'battle';
  readonly created: EntryOf<'BattleCreated'>;
  readonly battle: OpenedBattle;
  readonly record: RecordCheck;
  readonly commitment: CommitmentCheck;
  readonly room: RoomIdCheck;
  readonly seats: SeatsCheck;
  readonly boxes: BoxesCheck;
  /** Null before the last seat is taken. */
  readonly lock: LockCheck | null;
  readonly beacon: BeaconCheck;
  readonly rounds: RoundsCheck;
  /** Null before the last round. */
  readonly result: ResultCheck | null;
}

const battleEventIn = ({ event }: ProofEntry): BattleEvent | null => {
  switch (event.type) {
    case 'BattleCreated':
    case 'SeatTaken':
    case 'BattleLocked':
    case 'BattleBeaconArrived':
    case 'BattleRoundPlayed':
    case 'BattleSettled':
    case 'BattleDissolved':
      return event;
    default:
      return null;
  }
};

/** The battle as its entries tell it; null where they don't begin with its creation. */
const foldBattle = (room: readonly ProofEntry[]): OpenedBattle | null => {
  if (room[0]?.event.type !== 'BattleCreated') return null;
  const battle = room.reduce<BattleState>((state, entry, index) => {
    const event = battleEventIn(entry);
    const again = index > 0 && event?.type === 'BattleCreated';
    return event === null || again ? state : evolveBattle(state, event, entry.at);
  }, NO_BATTLE);
  return battle.status === 'absent' ? null : battle;
};

const checkLock = (tools: Tools, battle: OpenedBattle, room: readonly ProofEntry[]): LockCheck | null => {
  const [locked] = entriesOf(room, 'BattleLocked');
  if (locked === undefined) return null;
  const { seats, beaconRound, lockHash: published } = locked.event.data;
  const agrees = firstDifference(battle.seats, seats) === null;
  const text = battleLockText(lockFactsOf(battle, beaconRound));
  return checkLockText(tools.hashing, { text, published, at: locked.at, position: locked.position }, agrees);
};

/** A player's room was promised in their stream before; a room of the house is its own promise, before any player's. */
const checkBattleCommitment = (
  { hashing }: Tools,
  entries: readonly ProofEntry[],
  { event, position, stream }: EntryOf<'BattleCreated'>,
): CommitmentCheck => {
  const { creator, seed } = event.data;
  const [first] = entriesOf(entries, 'SeatTaken');
  return checkCommitment(hashing, entries, {
    pairId: seed.pairId,
    promisedIn: creator === null ? stream : playerStream(creator),
    revealedIn: stream,
    usedAt: creator === null ? (first?.position ?? null) : position,
  });
};

/** A battle, computed again from its entries: what is there of it. Null where its creation is missing. */
export const verifyBattle = async (
  tools: Tools,
  proof: ProofEntries,
  battleId: BattleId,
): Promise<BattleVerification | null> => {
  const { hashing } = tools;
  const entries = roomEntries(proof.entries, battleStream(battleId));
  const [created] = entriesOf(entries, 'BattleCreated');
  const battle = foldBattle(entries);
  if (created === undefined || battle === null) return null;

  const own = entries.every(({ event }) => 'battleId' in event.data && event.data.battleId === battleId);
  const record = checkRoomRecord(proof, { entries, own });
  const commitment = checkBattleCommitment(tools, proof.entries, created);
  const { creator, seed, entropy } = battle;
  const room = checkRoomId(hashing, `${creator ?? 'house'}|${seed.publicHash}|${entropy}`, battle.battleId, battleId);
  const seats = checkSeats(tools, battle, entriesOf(entries, 'SeatTaken'));
  const boxes = checkBoxes(tools, proof.entries, battle, created.position);
  const lock = checkLock(tools, battle, entries);
  const beacon = await checkBeacon(tools, { choice: battle.beacon, lock: battle.lock, arrived: battle.arrived });
  const drawing = { hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const rounds = checkRounds(drawing, battle, boxes, entriesOf(entries, 'BattleRoundPlayed'));
  const result = checkResult(drawing, battle);

  // A room that was given up promised nothing beyond its seed: nobody sat down to the end, and nothing was drawn.
  const pending = { verdict: 'pending' } as const;
  const played = battle.status !== 'dissolved';
  const parts = checkedBy([
    ['record', record],
    ['commitment', commitment],
    ['room', room],
    ['seats', played || seats.verdict === 'mismatch' ? seats : null],
    ['tables', boxes],
    ['lock', lock ?? (played ? pending : null)],
    ['beacon', played ? beacon : null],
    ['draws', played ? rounds : null],
    ['result', result ?? (played ? pending : null)],
  ]);
  return {
    game: 'battle',
    created,
    battle,
    record,
    commitment,
    room,
    seats,
    boxes,
    lock,
    beacon,
    rounds,
    result,
    ...parts,
  };
};
