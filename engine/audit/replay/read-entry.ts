import { EVENTS, type GlasscaseEvent } from '../../events.ts';
import type { Readable } from '../../facts/event-reader.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { commitmentOf, type Opening } from '../../log/commitment.ts';
import { type Entry, entryText } from '../../log/entry.ts';
import { createEntryDecoder } from '../../log/entry-decoder.ts';
import { createSealedReader, type SealedEntry } from '../../log/sealed-entry.ts';
import type { Findings } from '../finding.ts';
import { kindOf } from '../ledgers/own-kinds.ts';
import type { AuditSource } from '../sources/source.ts';

/**
 * How much of a log is read: `public` as it is published, `full` with what opens its sealed entries, `whole` as the site keeps it, in which
 * nothing is sealed.
 */
export type Sight = 'public' | 'full' | 'whole';

export const sightOf = ({ opens }: Pick<AuditSource, 'opens'>): Sight => (opens ? 'full' : 'public');

/** An entry as an auditor reads it: `event` is null of a sealed entry that isn't opened. */
export interface AuditedEntry {
  readonly position: number;
  readonly at: Instant;
  readonly event: RecordedEvent | null;
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');

/**
 * A reader of a log's entries, one after another. A wrong opening is a finding, and so is an entry that is sealed where
 * it should be open, or the other way round. Null, with a finding, for bytes that are no entry, and for a sealed entry
 * that should be opened and isn't: from there on no auditor can say what the log holds.
 */
export const createEntryReading = (
  { hashing, findings, sight }: { readonly hashing: Hashing; readonly findings: Findings; readonly sight: Sight },
  definitions: readonly Readable<GlasscaseEvent>[] = EVENTS,
) => {
  const readEntry = createEntryDecoder(definitions);
  const readSealed = createSealedReader();

  const refuse = (position: number, message: string): null => {
    findings.add('openings', position, message);
    return null;
  };

  /** The entry that a commitment stands for; null, with a finding, where nothing shows which. @throws NotCanonical */
  const opened = (sealed: SealedEntry, opening: Opening | null, position: number): Entry | null => {
    if (opening === null) return refuse(position, 'a sealed entry has no opening');
    if (commitmentOf(hashing, opening) !== sealed.commitment) {
      return refuse(position, 'the opening isn’t what was committed to');
    }
    const entry = readEntry(entryText(opening.entry));
    if (entry.at !== sealed.at) refuse(position, 'the sealed entry is of another time than its commitment');
    if (kindOf(entry.event) === 'open')
      refuse(position, `${entry.event.type} is sealed, though everybody must read it`);
    return entry;
  };

  /** @throws NotCanonical */
  const read = (bytes: Uint8Array, position: number, opening: Opening | null): AuditedEntry | null => {
    const text = entryText(bytes);
    const sealed = readSealed(text);
    if (sealed !== null && sight === 'public') return { position, at: sealed.at, event: null };
    const entry = sealed === null ? readEntry(text) : opened(sealed, opening, position);
    if (entry === null) return null;
    if (sealed === null && opening !== null) refuse(position, 'an open entry has an opening');
    if (sealed === null && sight !== 'whole' && kindOf(entry.event) === 'sealed') {
      refuse(position, `${entry.event.type} is open, though its type is sealed`);
      // Its command stands on sealed entries: without them the auditor can't decide it again.
      if (sight === 'public') return { position, at: entry.at, event: null };
    }
    const { stream, version, at, event } = entry;
    return { position, at, event: { position, stream, version, at, event } };
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
