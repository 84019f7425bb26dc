import { battleIdText, battleLockText } from '../../fairness/battle-lock.ts';
import { BEACON_MARGIN_MS } from '../../fairness/beacon.ts';
import { battleStream, isBattleId, playerStream } from '../../kernel/ids.ts';
import { firstDifference } from '../../kernel/same-json.ts';
import { checkBeacon } from '../explanation/beacon.ts';
import { checkCommitment } from '../explanation/commitment.ts';
import { type EntryOf, entriesOf, type LoggedEntry } from '../explanation/entries.ts';
import { type Explain, explained } from '../explanation/explanation.ts';
import { checkLock, checkRoomId, checkRoomRecord, noLock, roomEntries } from '../explanation/rooms.ts';
import type { CommitmentStep, LockStep } from '../explanation/steps.ts';
import type { Tools } from '../explanation/tools.ts';
import { type BattleEvent, battleCreated, battleEvents, battleLocked, battleRoundPlayed, seatTaken } from './events.ts';
import { checkResult } from './explain-result.ts';
import { checkBoxes, checkRounds } from './explain-rounds.ts';
import { checkSeats } from './explain-seats.ts';
import { lockFactsOf } from './lock-battle.ts';
import { type BattleState, evolveBattle, NO_BATTLE, type OpenedBattle } from './state.ts';

const letters: Readonly<Record<BattleEvent['type'], string>> = {
  BattleCreated: 'C',
  SeatTaken: 'S',
  BattleLocked: 'L',
  BattleBeaconArrived: 'B',
  BattleRoundPlayed: 'R',
  BattleSettled: 'F',
  BattleDissolved: 'D',
};
const life = /^CS*(?:D|LB?R*F?)?$/;

/** The battle as its entries tell it; null where they don't begin with its creation. */
const foldBattle = (room: readonly LoggedEntry[]): OpenedBattle | null => {
  if (room[0]?.event.type !== 'BattleCreated') return null;
  const battle = entriesOf(room, battleEvents).reduce<BattleState>(
    (state, { event, at }, index) =>
      index > 0 && event.type === 'BattleCreated' ? state : evolveBattle(state, event, at),
    NO_BATTLE,
  );
  return battle.status === 'absent' ? null : battle;
};

const checkBattleLock = ({ hashing }: Tools, battle: OpenedBattle, room: readonly LoggedEntry[]): LockStep => {
  const [locked] = entriesOf(room, [battleLocked]);
  if (locked === undefined) return noLock('battle');
  const { entries, beaconRound, lockHash: published } = locked.event.data;
  const facts = lockFactsOf(battle, beaconRound);
  const agrees = firstDifference(facts.entries, entries) === null;
  const text = battleLockText(facts);
  return checkLock(hashing, 'battle', { text, published, at: locked.at, position: locked.position }, agrees);
};

/** A player's room was promised in their stream before; a room of the house is its own promise, before any player's. */
const checkBattleCommitment = (
  { hashing }: Tools,
  entries: readonly LoggedEntry[],
  { event, position, stream }: EntryOf<typeof battleCreated>,
): CommitmentStep => {
  const { creator, seed } = event.data;
  const [first] = entriesOf(entries, [seatTaken]);
  const room = { pairId: seed.pairId, revealedIn: stream };
  return checkCommitment(
    hashing,
    entries,
    creator === null
      ? { ...room, promisedIn: stream, usedAt: first?.position ?? null, before: 'first-seat' }
      : { ...room, promisedIn: playerStream(creator), usedAt: position, before: 'created' },
  );
};

/** A battle, from its entries: what is there of it. One that was given up promised nothing beyond its seed. */
export const explainBattle: Explain = async (tools, proof, id) => {
  if (!isBattleId(id)) return null;
  const { hashing } = tools;
  const entries = roomEntries(proof.entries, battleStream(id));
  const [created] = entriesOf(entries, [battleCreated]);
  const battle = foldBattle(entries);
  if (created === undefined || battle === null) return null;
  const { creator, seed, entropy, beacon, lock: locked, arrived } = battle;
  const own = entriesOf(entries, battleEvents).every(({ event }) => event.data.battleId === id);
  const commitment = checkBattleCommitment(tools, proof.entries, created);
  const seats = checkSeats(battle, entriesOf(entries, [seatTaken]));
  const boxes = checkBoxes(tools, proof.entries, battle, created.position);
  const lock = checkBattleLock(tools, battle, entries);
  const drawing = { hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const named = locked === null ? null : { round: locked.beaconRound, notBefore: locked.at + BEACON_MARGIN_MS };
  const steps = [
    checkRoomRecord(proof, { entries, own, life, letters }),
    commitment,
    checkRoomId(hashing, battleIdText(creator, seed.publicHash, entropy), battle.battleId, id),
    battle.status === 'dissolved' && seats.seats.length === 0 ? null : seats,
    boxes,
  ];
  const drawn =
    battle.status === 'dissolved'
      ? []
      : [
          lock,
          await checkBeacon(tools, { choice: beacon, named, arrived }),
          checkRounds(drawing, battle, boxes, entriesOf(entries, [battleRoundPlayed])),
          checkResult(drawing, battle),
        ];
  const about = { kind: 'battle', at: created.at, battle } as const;
  return explained(about, lock.lock?.position ?? created.position, [...steps, ...drawn]);
};
