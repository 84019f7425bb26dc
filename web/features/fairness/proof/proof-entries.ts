import { utf8 } from '../../../../engine/fairness/bytes.ts';
import type { Tools } from '../../../../engine/games/explanation/tools.ts';
import { decodeEntry, type Entry } from '../../../../engine/log/entry.ts';

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
