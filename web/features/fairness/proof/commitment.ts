import type { Hashing } from '../../../../engine/fairness/hashing.ts';
import { publicHashOf } from '../../../../engine/fairness/seed-pair.ts';
import type { CommittedPair, RevealedSecrets } from '../../../../engine/kernel/committed-pair.ts';
import type { StreamId } from '../../../../engine/kernel/ids.ts';
import type { ProofEntry } from './proof-entries.ts';
import { compare, type Verdict } from './verdict.ts';

/** Whether the seed is the one whose hash was in the log before anybody's randomness. */
export interface CommitmentCheck {
  readonly verdict: Verdict;
  readonly pairId: string;
  /** Empty where the proof holds no promise of this pair. */
  readonly published: string;
  /** Null while the seed is hidden. */
  readonly computed: string | null;
  /** Where in the log the hash was promised. */
  readonly promisedAt: number | null;
  /** Where the first randomness that it had to precede stands; null while there is none. */
  readonly usedAt: number | null;
  readonly secrets: RevealedSecrets | null;
  readonly revealedAt: number | null;
}

/** The pairs whose hashes an event puts into the log. */
const promisesIn = ({ event }: ProofEntry): readonly (CommittedPair | null)[] => {
  switch (event.type) {
    case 'PlayerRegistered':
    case 'SeedRotated':
      return [event.data.current, event.data.next];
    case 'HostSeedsCommitted':
      return [event.data.battle, event.data.giveaway];
    case 'BattleEntered':
    case 'ItemsEscrowed':
      return [event.data.nextSeed];
    case 'BattleCreated':
    case 'GiveawayCreated':
      return [event.data.seed];
    default:
      return [];
  }
};

const revealIn = ({ event }: ProofEntry, pairId: string): RevealedSecrets | null => {
  switch (event.type) {
    case 'SeedRotated':
    case 'BattleSettled':
    case 'BattleDissolved':
    case 'GiveawayDrawn':
    case 'GiveawayCancelled':
      return event.data.revealed.pairId === pairId ? event.data.revealed : null;
    case 'PlayerErased':
      return event.data.revealed.find((revealed) => revealed.pairId === pairId) ?? null;
    default:
      return null;
  }
};

interface Committed {
  readonly pairId: string;
  /** Whose stream promises the pair, and which one reveals it. */
  readonly promisedIn: StreamId;
  readonly revealedIn: StreamId;
  readonly usedAt: number | null;
}

/**
 * Looks for the first promise of the pair and for its reveal. Every other mention of its hash must be the same, and the
 * reveal must come after the randomness.
 */
export const checkCommitment = (
  hashing: Hashing,
  entries: readonly ProofEntry[],
  { pairId, promisedIn, revealedIn, usedAt }: Committed,
): CommitmentCheck => {
  const mentions = entries.flatMap((entry) =>
    promisesIn(entry).flatMap((pair) => (pair?.pairId === pairId ? [{ entry, hash: pair.publicHash }] : [])),
  );
  const promise = mentions.find(({ entry }) => entry.stream === promisedIn);
  const published = promise?.hash ?? '';
  const promisedAt = promise?.entry.position ?? null;
  const inTime = promisedAt !== null && (usedAt === null || promisedAt < usedAt);
  const promised = inTime && mentions.every(({ hash }) => hash === published);

  const reveal = entries.find((entry) => entry.stream === revealedIn && revealIn(entry, pairId) !== null);
  const secrets = reveal === undefined ? null : revealIn(reveal, pairId);
  const computed = secrets === null ? null : publicHashOf(hashing, secrets.serverSeed, secrets.salt);
  const kept = computed === published && reveal !== undefined && reveal.position > (usedAt ?? -1);
  const verdict = !promised ? 'mismatch' : computed === null ? 'pending' : compare(kept);
  return {
    verdict,
    pairId,
    published,
    computed,
    promisedAt,
    usedAt,
    secrets,
    revealedAt: reveal?.position ?? null,
  };
};
