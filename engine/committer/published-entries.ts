import { visibilityOf } from '../events.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { Instant } from '../kernel/decision.ts';
import { commitmentOf, type Opening, SALT_BYTES } from '../log/commitment.ts';
import { sealedText } from '../log/sealed-entry.ts';
import type { PlannedEvent } from './writes.ts';

export interface PublishingPorts {
  readonly hashing: Hashing;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** Which event of the batch it opens. */
interface PlannedOpening extends Opening {
  readonly offset: number;
}

export interface Published {
  /** In the order of the batch's events. */
  readonly entries: readonly Uint8Array[];
  readonly openings: readonly PlannedOpening[];
}

/** The published entries of a batch's events, and the openings of the sealed ones, under fresh salts. */
export const publishedOf = (
  events: readonly PlannedEvent[],
  at: Instant,
  { hashing, randomBytes }: PublishingPorts,
): Published => {
  const openings: PlannedOpening[] = [];
  const entries = events.map(({ event, entry }, offset) => {
    if (visibilityOf(event) === 'open') return entry;
    const opening = { offset, salt: randomBytes(SALT_BYTES), entry };
    openings.push(opening);
    return Buffer.from(sealedText({ at, commitment: commitmentOf(hashing, opening) }));
  });
  return { entries, openings };
};
