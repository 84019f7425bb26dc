import { opennessOf } from '../engine/events.ts';
import { utf8 } from '../engine/fairness/bytes.ts';
import type { RecordedEvent } from '../engine/glasscase-decision.ts';
import { encodeEntry } from '../engine/log/entry.ts';
import { commitmentOf, type Opening, sealedText } from '../engine/log/sealed-entry.ts';
import { nodeHashing } from '../engine/node-hashing.ts';

interface PublishedEntry {
  readonly entry: Uint8Array;
  /** Null of an open one. */
  readonly opening: Opening | null;
}

/** A salt that is another for each entry, and the same in every run. */
const saltOf = (entry: Uint8Array): Uint8Array => nodeHashing.sha256(entry);

/** A recorded log as it is published: commitments where a type is sealed, and what opens them. */
export const publishedLog = (recorded: readonly RecordedEvent[]): readonly PublishedEntry[] =>
  recorded.map(({ stream, version, at, event }) => {
    const entry = encodeEntry({ stream, version, at, event });
    if (opennessOf(event) === 'open') return { entry, opening: null };
    const opening = { salt: saltOf(entry), entry };
    return { entry: utf8(sealedText({ at, commitment: commitmentOf(nodeHashing, opening) })), opening };
  });
