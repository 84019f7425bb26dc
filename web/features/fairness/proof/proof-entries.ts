import { utf8 } from '../../../../engine/fairness/bytes.ts';
import { decodeEntry, type Entry } from '../../../../engine/log/entry.ts';
import type { Tools } from './tools.ts';

/** An entry of the log as the site hands it out: `json` is what its leaf hashes. */
export interface ProofLine {
  /** Decimal. */
  readonly position: string;
  readonly json: string;
}

export interface ProofEntry extends Entry {
  readonly position: number;
  readonly json: string;
}

type EventOf<Type extends Entry['event']['type']> = Extract<Entry['event'], { readonly type: Type }>;
export type EntryOf<Type extends Entry['event']['type']> = Omit<ProofEntry, 'event'> & {
  readonly event: EventOf<Type>;
};

export interface ProofEntries {
  /** Oldest first. */
  readonly entries: readonly ProofEntry[];
  /** Positions of what is no entry in canonical form, or stands out of order. */
  readonly unreadable: readonly string[];
}

const readLine = ({ position, json }: ProofLine): ProofEntry | null => {
  const at = Number(position);
  if (!/^[0-9]{1,16}$/.test(position) || !Number.isSafeInteger(at)) return null;
  try {
    return { ...decodeEntry(utf8(json)), position: at, json };
  } catch {
    return null;
  }
};

/** Reads what the site sent; each entry must be one, byte for byte, and stand behind the one before. */
export const readEntries = async (
  lines: readonly ProofLine[],
  { pause }: Pick<Tools, 'pause'>,
): Promise<ProofEntries> => {
  const entries: ProofEntry[] = [];
  const unreadable: string[] = [];
  let last = -1;
  for (const line of lines) {
    const entry = readLine(line);
    if (entry === null || entry.position <= last) unreadable.push(line.position);
    else {
      entries.push(entry);
      last = entry.position;
    }
    await pause();
  }
  return { entries, unreadable };
};

const isOf = <Type extends Entry['event']['type']>(
  entry: ProofEntry,
  type: Type,
): entry is ProofEntry & EntryOf<Type> => entry.event.type === type;

export const entriesOf = <Type extends Entry['event']['type']>(
  entries: readonly ProofEntry[],
  type: Type,
): readonly EntryOf<Type>[] => entries.flatMap((entry) => (isOf(entry, type) ? [entry] : []));
