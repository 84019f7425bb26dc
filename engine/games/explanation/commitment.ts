import type { Hashing } from '../../fairness/hashing.ts';
import { publicHashOf } from '../../fairness/seed-pair.ts';
import type { StreamId } from '../../kernel/ids.ts';
import type { LoggedEntry } from './entries.ts';
import type { CommitmentStep } from './steps.ts';
import { compare } from './verdict.ts';

interface Committed {
  readonly pairId: string;
  /** The stream that promises the pair, and the stream that reveals it. */
  readonly promisedIn: StreamId;
  readonly revealedIn: StreamId;
  readonly usedAt: number | null;
  readonly before: CommitmentStep['before'];
}

/**
 * Looks for the first promise of the pair and for its reveal. Every other mention of its hash must be the same, and the
 * reveal must come after the randomness.
 */
export const checkCommitment = (
  hashing: Hashing,
  entries: readonly LoggedEntry[],
  { pairId, promisedIn, revealedIn, usedAt, before }: Committed,
): CommitmentStep => {
  const mentions = entries.flatMap((entry) =>
    [...entry.pairs.committed, ...entry.pairs.named]
      .filter((pair) => pair.pairId === pairId)
      .map(({ publicHash }) => ({ entry, hash: publicHash })),
  );
  const promise = mentions.find(({ entry }) => entry.stream === promisedIn);
  const published = promise?.hash ?? '';
  const promisedAt = promise?.entry.position ?? null;
  const inTime = promisedAt !== null && (usedAt === null || promisedAt < usedAt);
  const promised = inTime && mentions.every(({ hash }) => hash === published);

  const revealIn = ({ pairs }: LoggedEntry) => pairs.revealed.find((revealed) => revealed.pairId === pairId) ?? null;
  const reveal = entries.find((entry) => entry.stream === revealedIn && revealIn(entry) !== null);
  const secrets = reveal === undefined ? null : revealIn(reveal);
  const computed = secrets === null ? null : publicHashOf(hashing, secrets.serverSeed, secrets.salt);
  const kept = computed === published && reveal !== undefined && reveal.position > (usedAt ?? -1);
  const verdict = !promised ? 'mismatch' : computed === null ? 'pending' : compare(kept);
  return {
    name: 'commitment',
    verdict,
    pairId,
    before,
    published,
    computed,
    promisedAt,
    usedAt,
    secrets,
    revealedAt: reveal?.position ?? null,
  };
};
