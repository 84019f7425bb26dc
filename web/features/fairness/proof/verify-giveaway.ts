import { giveawayLockText } from '../../../../engine/fairness/giveaway-draw.ts';
import type { GiveawayCreated, GiveawayDrawn } from '../../../../engine/games/giveaway/events.ts';
import { type GiveawayId, giveawayStream, playerStream } from '../../../../engine/kernel/ids.ts';
import { type BeaconCheck, checkBeacon } from './beacon-check.ts';
import { type CommitmentCheck, checkCommitment } from './commitment.ts';
import { checkEntries, type EntriesCheck } from './giveaway-entries.ts';
import { checkWinners, type WinnersCheck } from './giveaway-winners.ts';
import type { RecordCheck } from './play-record.ts';
import { type EntryOf, entriesOf, type ProofEntries, type ProofEntry } from './proof-entries.ts';
import { checkLockText, checkRoomId, type LockCheck, type RoomIdCheck } from './room-checks.ts';
import { checkRoomRecord, roomEntries } from './room-record.ts';
import type { Tools } from './tools.ts';
import { type Checked, checkedBy } from './verdict.ts';

export interface GiveawayVerification extends Checked {
  readonly game: 'giveaway';
  readonly status: 'open' | 'locked' | 'drawn' | 'cancelled';
  readonly created: EntryOf<'GiveawayCreated'>;
  readonly drawn: EntryOf<'GiveawayDrawn'> | null;
  readonly cancelled: EntryOf<'GiveawayCancelled'> | null;
  readonly record: RecordCheck;
  readonly commitment: CommitmentCheck;
  readonly room: RoomIdCheck;
  readonly entries: EntriesCheck;
  /** Null while entries are taken. */
  readonly lock: LockCheck | null;
  readonly beacon: BeaconCheck;
  /** Null before the draw. */
  readonly winners: WinnersCheck | null;
}

type Created = GiveawayCreated['data'];

/** A player's room was promised in their stream before; a room of the house is its own promise, before any entry. */
const checkGiveawayCommitment = (
  { hashing }: Tools,
  entries: readonly ProofEntry[],
  { event, position, stream }: EntryOf<'GiveawayCreated'>,
): CommitmentCheck => {
  const { host, seed } = event.data;
  const [first] = entriesOf(entries, 'GiveawayEntered');
  return checkCommitment(hashing, entries, {
    pairId: seed.pairId,
    promisedIn: host === null ? stream : playerStream(host),
    revealedIn: stream,
    usedAt: host === null ? (first?.position ?? null) : position,
  });
};

const checkLock = (
  { hashing }: Tools,
  room: Created,
  entries: EntriesCheck,
  locked: EntryOf<'GiveawayLocked'> | undefined,
): LockCheck | null => {
  if (locked === undefined) return null;
  const { giveawayId, seed, prizes, drawAt, beacon } = room;
  const { entries: count, entriesHash, beaconRound, lockHash: published } = locked.event.data;
  const facts = { giveawayId, seed: seed.publicHash, prizes, drawAt, beacon, beaconRound };
  const text = giveawayLockText({ ...facts, entries: entries.links.length, entriesHash: entries.computed });
  const agrees = count === entries.links.length && entriesHash === entries.computed && locked.at >= drawAt;
  return checkLockText(hashing, { text, published, at: locked.at, position: locked.position }, agrees);
};

const statusOf = (locked: boolean, drawn: boolean, cancelled: boolean): GiveawayVerification['status'] => {
  if (cancelled) return 'cancelled';
  return drawn ? 'drawn' : locked ? 'locked' : 'open';
};

/** Winners need a lock: without one the record is wrong already, and nothing can be drawn again. */
const winnersOf = (
  drawing: Parameters<typeof checkWinners>[0],
  { giveawayId, prizes }: Created,
  { links }: EntriesCheck,
  lock: LockCheck | null,
  drawn: GiveawayDrawn['data'] | undefined,
): WinnersCheck | null =>
  drawn === undefined
    ? null
    : checkWinners(
        drawing,
        {
          giveawayId,
          lockHash: lock?.published ?? '',
          randomness: drawn.beacon?.randomness ?? null,
          prizes,
          links,
        },
        drawn,
      );

/** A giveaway, computed again from its entries: what is there of it. Null where its creation is missing. */
export const verifyGiveaway = async (
  tools: Tools,
  proof: ProofEntries,
  giveawayId: GiveawayId,
): Promise<GiveawayVerification | null> => {
  const { hashing } = tools;
  const inRoom = roomEntries(proof.entries, giveawayStream(giveawayId));
  const [created] = entriesOf(inRoom, 'GiveawayCreated');
  if (created === undefined) return null;
  const { data } = created.event;
  const [locked] = entriesOf(inRoom, 'GiveawayLocked');
  const [drawn] = entriesOf(inRoom, 'GiveawayDrawn');
  const [cancelled] = entriesOf(inRoom, 'GiveawayCancelled');

  const own = inRoom.every(({ event }) => 'giveawayId' in event.data && event.data.giveawayId === giveawayId);
  const record = checkRoomRecord(proof, { entries: inRoom, own });
  const commitment = checkGiveawayCommitment(tools, proof.entries, created);
  const idText = `giveaway|${data.host ?? 'house'}|${data.seed.publicHash}|${data.entropy}`;
  const room = checkRoomId(hashing, idText, data.giveawayId, giveawayId);
  const entries = await checkEntries(tools, data, entriesOf(inRoom, 'GiveawayEntered'));
  const lock = checkLock(tools, data, entries, locked);
  const beacon = await checkBeacon(tools, {
    choice: data.beacon,
    lock: locked === undefined ? null : { at: locked.at, beaconRound: locked.event.data.beaconRound },
    arrived: drawn?.event.data.beacon ?? null,
  });
  const drawing = { hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const winners = winnersOf(drawing, data, entries, lock, drawn?.event.data);

  const pending = { verdict: 'pending' } as const;
  const goesOn = cancelled === undefined;
  const empty = cancelled?.event.data.reason === 'no-entries' && entries.links.length > 0;
  const parts = checkedBy([
    ['record', record],
    ['commitment', commitment],
    ['room', room],
    ['entries', empty ? { verdict: 'mismatch' } : entries],
    ['lock', lock ?? (goesOn ? pending : null)],
    ['beacon', goesOn ? beacon : null],
    ['draws', winners ?? (goesOn ? pending : null)],
  ]);
  return {
    game: 'giveaway',
    status: statusOf(locked !== undefined, drawn !== undefined, cancelled !== undefined),
    created,
    drawn: drawn ?? null,
    cancelled: cancelled ?? null,
    record,
    commitment,
    room,
    entries,
    lock,
    beacon,
    winners,
    ...parts,
  };
};
