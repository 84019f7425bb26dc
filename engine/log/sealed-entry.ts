import type { Instant } from '../kernel/decision.ts';
import { type HexHash, isHexHash, mustBe } from '../kernel/ids.ts';
import { FORMAT } from './entry-format.ts';
import { createInstantReader, INSTANT_FORM } from './instant-text.ts';

/** The public part of a sealed entry. */
export interface SealedEntry {
  readonly at: Instant;
  readonly commitment: HexHash;
}

/** The text of a sealed entry, as it is hashed, stored and served. */
export const sealedText = ({ at, commitment }: SealedEntry): string =>
  `{"at":"${new Date(at).toISOString()}","commitment":"${commitment}","type":"Sealed","v":${FORMAT}}`;

const form = new RegExp(`^\\{"at":"(${INSTANT_FORM})","commitment":"([0-9a-f]{64})","type":"Sealed","v":${FORMAT}\\}$`);

/** A reader of many texts; it answers null for every text that isn't a sealed entry's. */
export const createSealedReader = (): ((text: string) => SealedEntry | null) => {
  const readInstant = createInstantReader();
  return (text) => {
    const [, time, commitment] = form.exec(text) ?? [];
    const at = time === undefined ? null : readInstant(time);
    return at === null || commitment === undefined ? null : { at, commitment: mustBe(isHexHash, commitment) };
  };
};
