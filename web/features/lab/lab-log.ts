import type { DrandChain } from '../../../engine/beacon/beacon.ts';
import type { GlasscaseEvent } from '../../../engine/events.ts';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { isHexHash, mustBe, type StreamId } from '../../../engine/kernel/ids.ts';
import { decodeEntry, type Entry, encodeEntry } from '../../../engine/log/entry.ts';
import { createSealedReader } from '../../../engine/log/sealed-entry.ts';
import recorded from '../../generated/lab-log.json' with { type: 'json' };

/** A line of a log in the lab: an entry that a trick can edit, or the bytes of a sealed one without an opening. */
export type LabLine = Entry | { readonly sealed: Uint8Array };

export const isOpen = (line: LabLine): line is Entry => !('sealed' in line);

/** An hour of a small site, decided by the real rules: every trick forges this log. */
export const recordedLog = (): readonly LabLine[] => {
  const isSealed = createSealedReader();
  return recorded.entries.map((text) => (isSealed(text) === null ? decodeEntry(utf8(text)) : { sealed: utf8(text) }));
};

/** The beacon of that site, and the round that was the newest one when its second battle was locked. */
export const labChain: DrandChain = { ...recorded.chain, chain: mustBe(isHexHash, recorded.chain.chain) };
export const publishedRound = { ...recorded.published, randomness: mustBe(isHexHash, recorded.published.randomness) };

type Type = GlasscaseEvent['type'];
export type EventOf<T extends Type> = Extract<GlasscaseEvent, { readonly type: T }>;

export interface Found<T extends Type> {
  readonly position: number;
  readonly entry: Entry;
  readonly event: EventOf<T>;
}

const isOf = <T extends Type>(event: GlasscaseEvent, type: T): event is EventOf<T> => event.type === type;

export const allOf = <T extends Type>(log: readonly LabLine[], type: T): readonly Found<T>[] =>
  log.flatMap((line, position) =>
    isOpen(line) && isOf(line.event, type) ? [{ position, entry: line, event: line.event }] : [],
  );

/** The last of a type that fits. @throws Error where the recorded log has none */
export const lastOf = <T extends Type>(
  log: readonly LabLine[],
  type: T,
  fits: (event: EventOf<T>) => boolean = () => true,
): Found<T> => {
  const found = allOf(log, type).findLast(({ event }) => fits(event));
  if (found === undefined) throw new Error(`the recorded log has no ${type} that fits`);
  return found;
};

/** The entry with some of its event's data replaced. */
export const withData = <T extends Type>({ entry, event }: Found<T>, change: Partial<EventOf<T>['data']>): Entry => ({
  ...entry,
  event: { ...event, data: { ...event.data, ...change } },
});

const ITEM = /"([A-Za-z0-9_-]{22})\.(\d+)\.(\d+)"/g;

/**
 * The log's bytes. A careful forger leaves no gap: versions count from 1 in each stream, and the id of an item names
 * the entry that makes it.
 */
export const written = (log: readonly LabLine[]): readonly Uint8Array[] => {
  const counts = new Map<StreamId, number>();
  const renamed = new Map<string, number>();
  const decoder = new TextDecoder();
  return log.map((line) => {
    if (!isOpen(line)) return line.sealed;
    const version = (counts.get(line.stream) ?? 0) + 1;
    counts.set(line.stream, version);
    renamed.set(`${line.stream}.${line.version}`, version);
    const text = decoder.decode(encodeEntry({ ...line, version }));
    const named = text.replace(ITEM, (item, player: string, made: string, n: string) => {
      const now = renamed.get(`player-${player}.${made}`);
      return now === undefined ? item : `"${player}.${now}.${n}"`;
    });
    return utf8(named);
  });
};
