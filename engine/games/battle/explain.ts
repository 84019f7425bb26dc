import { battleIdText, battleLockText } from '../../fairness/battle-lock.ts';
import { BEACON_MARGIN_MS, WITNESSED_LOCK_MARGIN_MS } from '../../fairness/beacon.ts';
import { battleStream, isBattleId, playerStream } from '../../kernel/ids.ts';
import { firstDifference } from '../../kernel/same-json.ts';
import { checkBeacon, type EvidenceEntry, type NamedRound } from '../explanation/beacon.ts';
import { checkCommitment } from '../explanation/commitment.ts';
import { type EntryOf, entriesOf, type LoggedEntry } from '../explanation/entries.ts';
import { type Explain, explained } from '../explanation/explanation.ts';
import { checkLanes, type EntropyPart } from '../explanation/lanes.ts';
import { checkLock, checkRoomId, checkRoomRecord, noLock, roomEntries } from '../explanation/rooms.ts';
import type { CommitmentStep, LockStep, SeatCheck, SeatsStep } from '../explanation/steps.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare } from '../explanation/verdict.ts';
import {
  type BattleEvent,
  battleCreated,
  battleEvents,
  battleLocked,
  battleRelocked,
  battleRoundPlayed,
  battleWitnessed,
  type Occupant,
  seatTaken,
} from './events.ts';
import { checkResult } from './explain-result.ts';
import { checkBoxes, checkRounds } from './explain-rounds.ts';
import { lockFactsOf } from './lock-battle.ts';
import { type BattleState, evolveBattle, NO_BATTLE, type OpenedBattle, seatCountOf, seatsByRank } from './state.ts';

const isSame = (a: Occupant, b: Occupant): boolean =>
  a.kind === 'bot' ? b.kind === 'bot' && a.bot === b.bot : b.kind === 'player' && a.playerId === b.playerId;

/** The creator's seat plays with the entropy that made the room's id. */
const isCreators = ({ creator, entropy }: OpenedBattle, { seat, occupant, entropy: own }: SeatCheck): boolean =>
  seat === 1 && occupant.kind === 'player' && occupant.playerId === creator && own === entropy;

/** Bots are counted in the order of coming; no occupant sits twice, and each seat is taken once. */
const checkSeats = (battle: OpenedBattle, taken: readonly EntryOf<typeof seatTaken>[]): SeatsStep => {
  let bots = 0;
  const came = taken.map(({ event: { data }, position }) => {
    bots += data.occupant.kind === 'bot' ? 1 : 0;
    const named = data.occupant.kind === 'player' || data.occupant.bot === `bot-${bots}`;
    return { seat: data.seat, occupant: data.occupant, entropy: data.entropy, position, verdict: compare(named) };
  });
  const seats = seatsByRank({ size: battle.size, seats: came }).map(
    (one, place): SeatCheck => ({ ...one, rank: place + 1 }),
  );
  const once = seats.every(
    (one) => seats.filter(({ seat, occupant }) => seat === one.seat || isSame(occupant, one.occupant)).length === 1,
  );
  const fits = seats.every(({ seat }) => seat <= seatCountOf(battle));
  const hosted = battle.creator === null || seats.some((seat) => isCreators(battle, seat));
  const right = once && fits && hosted && seats.every(({ verdict }) => verdict === 'match');
  // A dissolved room doesn't have to fill.
  const free = battle.status === 'dissolved' ? 0 : seatCountOf(battle) - seats.length;
  return { name: 'seats', verdict: !right ? 'mismatch' : free > 0 ? 'pending' : 'match', free, seats };
};

/** The creator brings the entropy of the room's id as that of their seat. Bots bring none, but in a room of rules 1. */
const entropyPartsOf = ({ rules }: OpenedBattle, taken: readonly EntryOf<typeof seatTaken>[]): readonly EntropyPart[] =>
  taken.flatMap(({ event: { data } }) => {
    const { seat, occupant, entropy, commandId } = data;
    return occupant.kind === 'player' || rules === 1 ? [{ place: seat, occupant, entropy, commandId }] : [];
  });

const letters: Readonly<Record<BattleEvent['type'], string>> = {
  BattleCreated: 'C',
  SeatTaken: 'S',
  BattleLocked: 'L',
  BattleRelocked: 'K',
  BattleWitnessed: 'W',
  BattleBeaconArrived: 'B',
  BattleRoundPlayed: 'R',
  BattleSettled: 'F',
  BattleDissolved: 'D',
};
/** The pattern doesn't allow a room that is dissolved after its lock: every audit reports that room. */
const life = /^CS*(?:D|LK*W?B?R*F?)?$/;

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

/** Explains a battle from the entries that are there. A dissolved battle promised nothing beyond its seed. */
export const explainBattle: Explain = async (tools, proof, id) => {
  if (!isBattleId(id)) return null;
  const { hashing } = tools;
  const entries = roomEntries(proof.entries, battleStream(id));
  const [created] = entriesOf(entries, [battleCreated]);
  const battle = foldBattle(entries);
  if (created === undefined || battle === null) return null;
  const { creator, seed, entropy, beacon, arrived } = battle;
  const own = entriesOf(entries, battleEvents).every(({ event }) => event.data.battleId === id);
  const commitment = checkBattleCommitment(tools, proof.entries, created);
  const taken = entriesOf(entries, [seatTaken]);
  const seats = checkSeats(battle, taken);
  const boxes = checkBoxes(tools, proof.entries, battle, created.position);
  const lock = checkBattleLock(tools, battle, entries);
  const drawing = { hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const [lockEntry] = entriesOf(entries, [battleLocked]);
  const margin = beacon.kind === 'witnessed' ? WITNESSED_LOCK_MARGIN_MS : BEACON_MARGIN_MS;
  const nameRound = (round: number | null, { at, position }: Pick<LoggedEntry, 'at' | 'position'>): NamedRound => ({
    round,
    notBefore: at + margin,
    position,
  });
  const named = lockEntry === undefined ? null : nameRound(lockEntry.event.data.beaconRound, lockEntry);
  const evidence = entriesOf(entries, [battleWitnessed, battleRelocked]).map(
    ({ event, ...entry }): EvidenceEntry => ({
      lock: event.data.lock,
      checkpoint: event.data.checkpoint,
      relock: event.type === 'BattleRelocked' ? nameRound(event.data.beaconRound, entry) : null,
    }),
  );
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
          await checkLanes(tools, proof.entries, { id, beacon }, entropyPartsOf(battle, taken)),
          lock,
          await checkBeacon(tools, { choice: beacon, named, evidence, arrived }),
          checkRounds(drawing, battle, boxes, entriesOf(entries, [battleRoundPlayed])),
          checkResult(drawing, battle),
        ];
  const about = { kind: 'battle', at: created.at, battle } as const;
  return explained(about, lock.lock?.position ?? created.position, [...steps, ...drawn]);
};
