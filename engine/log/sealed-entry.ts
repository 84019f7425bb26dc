import { toHex, utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { Instant } from '../kernel/decision.ts';
import { type HexHash, isHexHash, mustBe } from '../kernel/ids.ts';
import { FORMAT } from './entry-format.ts';
import { createInstantReader, INSTANT_FORM } from './instant-text.ts';

const PREFIX = utf8('glasscase/2/sealed|');

/** Random bytes of an opening: without them nobody can guess what a commitment stands for. */
export const SALT_BYTES = 32;

/** What shows that a sealed entry is what its commitment says. */
export interface Opening {
  /** `SALT_BYTES` of them. */
  readonly salt: Uint8Array;
  /** The whole entry: RFC 8785 JSON. */
  readonly entry: Uint8Array;
}

/** SHA-256("glasscase/2/sealed|" ‖ salt ‖ entry). */
export const commitmentOf = (hashing: Hashing, { salt, entry }: Opening): HexHash => {
  const bytes = new Uint8Array(PREFIX.length + salt.length + entry.length);
  bytes.set(PREFIX);
  bytes.set(salt, PREFIX.length);
  bytes.set(entry, PREFIX.length + salt.length);
  return mustBe(isHexHash, toHex(hashing.sha256(bytes)));
};

/** What everybody reads of a sealed entry. */
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
