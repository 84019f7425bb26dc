import type { AnsweredInclusionPromise, BatchPlace, HandedInclusionPromise } from '../../engine/engine.ts';
import { pairsOf, visibilityOf } from '../../engine/events.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { encodeEntry } from '../../engine/log/entry.ts';

/** The promise to a command, with the command's events. */
export interface PromisedAnswer extends AnsweredInclusionPromise {
  readonly events: readonly RecordedEvent[];
}

export interface PromisedEntry extends BatchPlace {
  /** As it is published; null where it is sealed, or reveals a seed that no published checkpoint covers yet. */
  readonly entry: string | null;
}

/** A promise as a client is handed it, with the command's entries. */
export interface ShownInclusionPromise extends HandedInclusionPromise {
  readonly entries: readonly PromisedEntry[];
}

const decoder = new TextDecoder();

/**
 * The entries of a command, in order, each with its place.
 * @param isCovered whether a published checkpoint covers that position
 */
export const promisedEntries = (
  { events, earlier, leafHash, index, path }: PromisedAnswer,
  isCovered: (position: number) => boolean,
): readonly PromisedEntry[] =>
  [...earlier, { leafHash, index, path }].map((place, n) => {
    const recorded = events[n];
    const isShown =
      recorded !== undefined &&
      visibilityOf(recorded.event) === 'open' &&
      (pairsOf(recorded.event).revealed.length === 0 || isCovered(recorded.position));
    return { ...place, entry: isShown ? decoder.decode(encodeEntry(recorded)) : null };
  });

/** The promise for a client that doesn't choose fields. */
export const handedInclusionPromise = (
  promised: PromisedAnswer,
  isCovered: (position: number) => boolean,
): ShownInclusionPromise => {
  const { note, leafHash, index, path } = promised;
  return { note, leafHash, index, path, entries: promisedEntries(promised, isCovered) };
};
