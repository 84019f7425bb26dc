import {
  entriesHashOf,
  GIVEAWAY_BEACON_MARGIN_MS,
  giveawayIdText,
  giveawayLockText,
  rowOf,
} from '../../fairness/giveaway-draw.ts';
import { giveawayStream, isGiveawayId, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { type BeaconFacts, checkBeacon, type EvidenceEntry, type NamedRound } from '../explanation/beacon.ts';
import { checkCommitment } from '../explanation/commitment.ts';
import { type EntryOf, entriesOf, type LoggedEntry } from '../explanation/entries.ts';
import { type AboutGiveaway, type Explain, explained } from '../explanation/explanation.ts';
import { checkLanes, type EntropyPart } from '../explanation/lanes.ts';
import { checkLock, checkRoomId, checkRoomRecord, noLock, roomEntries } from '../explanation/rooms.ts';
import type { CommitmentStep, EntrantCheck, EntriesStep, LockStep } from '../explanation/steps.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare } from '../explanation/verdict.ts';
import {
  type GiveawayCreated,
  type GiveawayEvent,
  giveawayCancelled,
  giveawayCreated,
  giveawayDrawn,
  giveawayEntered,
  giveawayEvents,
  giveawayLocked,
  giveawayRelocked,
  giveawayWitnessed,
} from './events.ts';
import { checkWinners } from './explain-winners.ts';

/** Codes count from 1, and no player enters twice, too early or too late. */
const checkEntries = (
  { hashing }: Pick<Tools, 'hashing'>,
  { startsAt, closesAt, host }: GiveawayCreated['data'],
  entered: readonly EntryOf<typeof giveawayEntered>[],
): Omit<EntriesStep, 'won'> => {
  const players = new Set<PlayerId | null>([host]);
  const entrants = entered.map(({ event, at, position }, index): EntrantCheck => {
    const { code, playerId, entropy } = event.data;
    const fits = code === index + 1 && !players.has(playerId) && at >= startsAt && at < closesAt;
    players.add(playerId);
    return { verdict: compare(fits), code, playerId, entropy, at, position };
  });
  const verdict = compare(entrants.every((entrant) => entrant.verdict === 'match'));
  return { name: 'entries', verdict, entrants, computed: entriesHashOf(hashing, rowOf(entrants)) };
};

/**
 * The host's entropy is in the room's id, which is in every draw. A house's room is there before any player's entropy.
 */
const entropyPartsOf = (
  { host, entropy, commandId }: GiveawayCreated['data'],
  entered: readonly EntryOf<typeof giveawayEntered>[],
): readonly EntropyPart[] => [
  ...(host === null
    ? []
    : [{ place: null, occupant: { kind: 'player', playerId: host }, entropy, commandId } as const]),
  ...entered.map(({ event: { data } }): EntropyPart => {
    const { code, playerId } = data;
    return { place: code, occupant: { kind: 'player', playerId }, entropy: data.entropy, commandId: data.commandId };
  }),
];

const letters: Readonly<Record<GiveawayEvent['type'], string>> = {
  GiveawayCreated: 'C',
  GiveawayEntered: 'E',
  GiveawayLocked: 'L',
  GiveawayRelocked: 'K',
  GiveawayWitnessed: 'W',
  GiveawayDrawn: 'D',
  GiveawayAwarded: 'A',
  GiveawayCancelled: 'X',
};
const life = /^CE*(?:X|LK*W?(?:DA?)?)?$/;

/** A player's room was promised in their stream before; a room of the house is its own promise, before any entry. */
const checkGiveawayCommitment = (
  { hashing }: Tools,
  entries: readonly LoggedEntry[],
  { event, position, stream }: EntryOf<typeof giveawayCreated>,
): CommitmentStep => {
  const { host, seed } = event.data;
  const [first] = entriesOf(entries, [giveawayEntered]);
  const room = { pairId: seed.pairId, revealedIn: stream };
  return checkCommitment(
    hashing,
    entries,
    host === null
      ? { ...room, promisedIn: stream, usedAt: first?.position ?? null, before: 'first-entry' }
      : { ...room, promisedIn: playerStream(host), usedAt: position, before: 'created' },
  );
};

const checkGiveawayLock = (
  { hashing }: Tools,
  room: GiveawayCreated['data'],
  entries: Pick<EntriesStep, 'entrants' | 'computed'>,
  locked: EntryOf<typeof giveawayLocked> | undefined,
): LockStep => {
  if (locked === undefined) return noLock('giveaway');
  const { entries: count, entriesHash, lockHash: published } = locked.event.data;
  const fixed = { entries: entries.entrants.length, entriesHash: entries.computed };
  const beaconRound = locked.event.data.beaconRound ?? room.beaconRound;
  const text = giveawayLockText({ ...room, ...fixed, seed: room.seed.publicHash, beaconRound });
  const agrees = count === fixed.entries && entriesHash === fixed.entriesHash && locked.at >= room.closesAt;
  return checkLock(hashing, 'giveaway', { text, published, at: locked.at, position: locked.position }, agrees);
};

/** Where no witness has to see the lock, the room itself named its round. */
const namedIn = (
  { event: { data }, position }: EntryOf<typeof giveawayCreated>,
  locked: EntryOf<typeof giveawayLocked> | undefined,
  inRoom: readonly LoggedEntry[],
): Pick<BeaconFacts, 'named' | 'evidence'> => {
  const nameRound = (round: number | null, entry: Pick<LoggedEntry, 'at' | 'position'>): NamedRound => ({
    round,
    notBefore: entry.at + GIVEAWAY_BEACON_MARGIN_MS,
    position: entry.position,
  });
  const byLock = locked === undefined ? null : nameRound(locked.event.data.beaconRound, locked);
  const named = data.beacon.kind === 'witnessed' ? byLock : nameRound(data.beaconRound, { at: data.drawAt, position });
  const evidence = entriesOf(inRoom, [giveawayWitnessed, giveawayRelocked]).map(
    ({ event, ...entry }): EvidenceEntry => ({
      lock: event.data.lock,
      checkpoint: event.data.checkpoint,
      relock: event.type === 'GiveawayRelocked' ? nameRound(event.data.beaconRound, entry) : null,
    }),
  );
  return { named, evidence };
};

const statusOf = (locked: boolean, drawn: boolean, cancelled: boolean): AboutGiveaway['status'] => {
  if (cancelled) return 'cancelled';
  return drawn ? 'drawn' : locked ? 'locked' : 'open';
};

/** Explains a giveaway from the entries that are there. */
export const explainGiveaway: Explain = async (tools, proof, id) => {
  if (!isGiveawayId(id)) return null;
  const { hashing } = tools;
  const inRoom = roomEntries(proof.entries, giveawayStream(id));
  const [created] = entriesOf(inRoom, [giveawayCreated]);
  if (created === undefined) return null;
  const { data } = created.event;
  const [locked] = entriesOf(inRoom, [giveawayLocked]);
  const [drawn] = entriesOf(inRoom, [giveawayDrawn]);
  const [cancelled] = entriesOf(inRoom, [giveawayCancelled]);
  const own = entriesOf(inRoom, giveawayEvents).every(({ event }) => event.data.giveawayId === id);
  const commitment = checkGiveawayCommitment(tools, proof.entries, created);
  const drawing = { hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const entered = entriesOf(inRoom, [giveawayEntered]);
  const entries = checkEntries(tools, data, entered);
  const lock = checkGiveawayLock(tools, data, entries, locked);
  const beacon = drawn?.event.data.beacon ?? null;
  const room = { ...data, ...entries, lockHash: lock.lock?.published ?? '', randomness: beacon?.randomness ?? null };
  const winners = checkWinners(drawing, room, drawn?.event.data);
  const won = winners.winners?.map(({ shown }) => shown.code) ?? [];
  const empty = cancelled?.event.data.reason === 'no-entries' && entries.entrants.length > 0;
  const idText = giveawayIdText(data.host, data.seed.publicHash, data.entropy);
  const begun = [
    checkRoomRecord(proof, { entries: inRoom, own, life, letters }),
    commitment,
    checkRoomId(hashing, idText, data.giveawayId, id),
    { ...entries, won, verdict: empty ? 'mismatch' : entries.verdict } as const,
  ];
  const facts = { choice: data.beacon, ...namedIn(created, locked, inRoom), arrived: beacon };
  const ended =
    cancelled === undefined
      ? [
          await checkLanes(tools, proof.entries, { id, beacon: data.beacon }, entropyPartsOf(data, entered)),
          lock,
          await checkBeacon(tools, facts),
          winners,
        ]
      : [];
  const status = statusOf(locked !== undefined, drawn !== undefined, cancelled !== undefined);
  const about = { kind: 'giveaway', at: created.at, status, room: data, beacon } as const;
  return explained(about, locked?.position ?? created.position, [...begun, ...ended]);
};
