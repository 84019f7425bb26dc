import { EVENTS } from '../engine/events.ts';
import { utf8 } from '../engine/fairness/bytes.ts';
import { commitmentOf, type Opening } from '../engine/log/commitment.ts';
import { sealedText } from '../engine/log/sealed-entry.ts';
import { nodeHashing } from '../engine/node-hashing.ts';

export interface PublishedEntry {
  readonly entry: Uint8Array;
  /** Null of an open one. */
  readonly opening: Opening | null;
}

const SEALED = new Set<string>(EVENTS.flatMap(({ type, visibility }) => (visibility === 'sealed' ? [type] : [])));

/** Also of bytes that a test damaged: by what they look like. */
const LOOK = /^\{"at":"([^"]*)".*"type":"([A-Za-z]+)","v":2,"version":[0-9]+\}$/s;

/** An entry as it is published: a commitment where its type is sealed, and what opens it. Its salt is another for each entry, and the same in every run. */
export const publishedEntry = (entry: Uint8Array): PublishedEntry => {
  const [, time = '', type = ''] = LOOK.exec(new TextDecoder().decode(entry)) ?? [];
  const at = Date.parse(time);
  if (!SEALED.has(type) || Number.isNaN(at)) return { entry, opening: null };
  const opening = { salt: nodeHashing.sha256(entry), entry };
  return { entry: utf8(sealedText({ at, commitment: commitmentOf(nodeHashing, opening) })), opening };
};
