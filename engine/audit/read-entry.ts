import { EVENTS, type GlasscaseEvent } from '../events.ts';
import type { Readable } from '../facts/event-reader.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import { type Entry, entryText } from '../log/entry.ts';
import { createEntryDecoder } from '../log/entry-decoder.ts';
import { commitmentOf, createSealedReader, type Opening, type SealedEntry } from '../log/sealed-entry.ts';
import type { Findings } from './finding.ts';
import { kindOf } from './own-kinds.ts';

/** What an auditor reads at a position: `event` is null of a sealed entry that nothing opens. */
export interface AuditedEntry {
  readonly position: number;
  readonly at: Instant;
  readonly event: RecordedEvent | null;
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');

/**
 * A reader of a log's entries, one after another. Where the log is read with its `openings`, every sealed entry must have one, and it must be
 * what the commitment says; what isn't what was committed to is a finding, and stays sealed. Null, with a finding, for
 * bytes that are no entry.
 */
export const createEntryReading = (
  { hashing, findings, opens }: { readonly hashing: Hashing; readonly findings: Findings; readonly opens: boolean },
  definitions: readonly Readable<GlasscaseEvent>[] = EVENTS,
) => {
  const readEntry = createEntryDecoder(definitions);
  const readSealed = createSealedReader();

  /** @throws NotCanonical where the opened bytes are no entry */
  const opened = (sealed: SealedEntry, opening: Opening | null, position: number): Entry | null => {
    const refuse = (message: string): null => {
      findings.add('openings', position, message);
      return null;
    };
    if (opening === null) return opens ? refuse('a sealed entry has no opening') : null;
    if (commitmentOf(hashing, opening) !== sealed.commitment) return refuse('the opening isn’t what was committed to');
    const entry = readEntry(entryText(opening.entry));
    if (entry.at !== sealed.at) refuse('the sealed entry is of another time than its commitment');
    if (kindOf(entry.event) === 'open') refuse(`${entry.event.type} is sealed, though everybody must read it`);
    return entry;
  };

  /** @throws NotCanonical */
  const read = (bytes: Uint8Array, position: number, opening: Opening | null): AuditedEntry => {
    const text = entryText(bytes);
    const sealed = readSealed(text);
    if (sealed !== null) {
      const entry = opened(sealed, opening, position);
      return { position, at: sealed.at, event: entry === null ? null : { ...entry, position } };
    }
    if (opening !== null) findings.add('openings', position, 'an open entry has an opening');
    const entry = readEntry(text);
    return { position, at: entry.at, event: { ...entry, position } };
  };

  return (bytes: Uint8Array, position: number, opening: Opening | null): AuditedEntry | null => {
    try {
      return read(bytes, position, opening);
    } catch (error) {
      findings.add('format', position, reason(error));
      return null;
    }
  };
};
