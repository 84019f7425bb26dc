import { itemIdOf, type PairId, type PlayerId, playerStream, roundId } from '../../kernel/ids.ts';
import { checkCommitment } from './commitment.ts';
import { type Definition, type EntryOf, entriesOf, type LoggedEntry, type Proof } from './entries.ts';
import type { CommitmentStep, RecordFault, RecordStep } from './steps.ts';
import type { Tools } from './tools.ts';
import { compare } from './verdict.ts';

/** The public inputs of a round of a player's own pair, whichever game it is of. */
export interface Round {
  readonly playerId: PlayerId;
  readonly pairId: PairId;
  readonly roundNo: number;
  readonly userSeed: string;
  /** Of the lane; null for a loose play. */
  readonly step: number | null;
  /** The link of that step; of a loose play 32 digits. */
  readonly entropy: string;
}

export const recordOf = (faults: readonly (RecordFault | null)[]): RecordStep => {
  const found = faults.filter((fault) => fault !== null);
  return { name: 'record', verdict: compare(found.length === 0), faults: found };
};

/** The round with that id, where it is one of these events. */
export const roundIn = <Defined extends Definition>(
  { entries }: Proof,
  definitions: readonly Defined[],
  id: string,
): EntryOf<Defined> | null =>
  entriesOf(entries, definitions).find(({ round }) => round !== null && roundId(round.pairId, round.roundNo) === id) ??
  null;

/** The same round stands nowhere else, and in the stream of the player who played it. */
export const checkRoundRecord = ({ entries, unreadable }: Proof, play: LoggedEntry, round: Round): RecordStep => {
  const same = entries.filter((entry) => entry.round?.pairId === round.pairId && entry.round.roundNo === round.roundNo);
  return recordOf([
    unreadable.length > 0 ? 'unreadable' : null,
    play.stream === playerStream(round.playerId) ? null : 'stream',
    same.length === 1 ? null : 'id',
  ]);
};

export const checkRoundCommitment = (
  { hashing }: Pick<Tools, 'hashing'>,
  entries: readonly LoggedEntry[],
  { position }: LoggedEntry,
  { pairId, playerId }: Round,
): CommitmentStep => {
  const stream = playerStream(playerId);
  return checkCommitment(hashing, entries, {
    pairId,
    promisedIn: stream,
    revealedIn: stream,
    usedAt: position,
    before: 'round',
  });
};

/** Whether the item is called after the round's entry, as the one item that the entry makes. */
export const isItemOf = ({ version }: LoggedEntry, { playerId }: Round, itemId: string): boolean =>
  itemId === itemIdOf(playerId, version, 1);

/** The inputs alone, of an event that says more. */
export const roundOf = ({ playerId, pairId, roundNo, userSeed, step, entropy }: Round): Round => ({
  playerId,
  pairId,
  roundNo,
  userSeed,
  step,
  entropy,
});
