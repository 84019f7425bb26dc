import { type PlayerId, playerStream, roundId } from '../../../../engine/kernel/ids.ts';
import { type CommitmentCheck, checkCommitment } from './commitment.ts';
import type { ProofEntries, ProofEntry } from './proof-entries.ts';
import type { Tools } from './tools.ts';
import { compare } from './verdict.ts';

/** What is wrong with the entries as a whole. */
export type RecordFault = 'unreadable' | 'id' | 'stream' | 'gap' | 'order';

/** Whether the entries are a whole record of the game that was asked for. */
export interface RecordCheck {
  readonly verdict: 'match' | 'mismatch';
  readonly faults: readonly RecordFault[];
}

export const recordOf = (faults: readonly (RecordFault | null)[]): RecordCheck => {
  const found = faults.filter((fault) => fault !== null);
  return { verdict: compare(found.length === 0), faults: found };
};

/** Every round of a player's own pair. */
const PLAY_TYPES = ['CaseOpened', 'FreeCaseOpened', 'UpgradePlayed', 'DreamChased'] as const;
type PlayType = (typeof PLAY_TYPES)[number];
type PlayEntry = ProofEntry & { readonly event: Extract<ProofEntry['event'], { readonly type: PlayType }> };

const isPlay = (entry: ProofEntry): entry is PlayEntry => PLAY_TYPES.some((type) => type === entry.event.type);

/** The round of a player's pair that the id names. */
export const findPlay = (entries: readonly ProofEntry[], id: string): PlayEntry | null =>
  entries.find(
    (entry): entry is PlayEntry => isPlay(entry) && roundId(entry.event.data.pairId, entry.event.data.roundNo) === id,
  ) ?? null;

/** The same round stands nowhere else, and in the stream of the player who played it. */
export const checkPlayRecord = ({ entries, unreadable }: ProofEntries, play: PlayEntry): RecordCheck => {
  const { pairId, roundNo, playerId } = play.event.data;
  const twice = entries.some(
    (entry) =>
      entry.position !== play.position &&
      isPlay(entry) &&
      entry.event.data.pairId === pairId &&
      entry.event.data.roundNo === roundNo,
  );
  return recordOf([
    unreadable.length > 0 ? 'unreadable' : null,
    play.stream === playerStream(playerId) ? null : 'stream',
    twice ? 'id' : null,
  ]);
};

export const checkPlayCommitment = (
  { hashing }: Pick<Tools, 'hashing'>,
  entries: readonly ProofEntry[],
  play: { readonly position: number; readonly pairId: string; readonly playerId: PlayerId },
): CommitmentCheck => {
  const stream = playerStream(play.playerId);
  return checkCommitment(hashing, entries, {
    pairId: play.pairId,
    promisedIn: stream,
    revealedIn: stream,
    usedAt: play.position,
  });
};
