import { NotCanonical, parseCanonical } from '../../../../engine/kernel/canonical-json.ts';
import { isStreamId } from '../../../../engine/kernel/ids.ts';
import { FORMAT } from '../../../../engine/log/entry-format.ts';
import { isRecord } from '../../../platform/device-storage.ts';

/** The members that every entry has, independent of its event. */
export interface Envelope {
  readonly stream: string;
  /** Place in its stream, from 1. */
  readonly version: number;
  readonly type: string;
  /** RFC 3339, UTC. */
  readonly at: string;
  readonly data: unknown;
}

const KEYS = 'at,data,schemaVersion,stream,type,v,version';
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

/**
 * Reads an entry; null unless it is canonical JSON with exactly an entry's members. The audit alone judges the content
 * of the event: a page that is older than the log must not take new events for faults.
 */
export const readEnvelope = (bytes: Uint8Array): Envelope | null => {
  try {
    const outer: unknown = parseCanonical(decoder.decode(bytes));
    if (!isRecord(outer) || Object.keys(outer).join(',') !== KEYS) return null;
    const { v, stream, version, type, schemaVersion, at, data } = outer;
    if (v !== FORMAT || !isPlace(version) || !isPlace(schemaVersion)) return null;
    if (typeof stream !== 'string' || !isStreamId(stream) || typeof type !== 'string') return null;
    if (typeof at !== 'string' || !INSTANT.test(at)) return null;
    return { stream, version, type, at, data };
  } catch (error) {
    if (error instanceof NotCanonical || error instanceof TypeError) return null;
    throw error;
  }
};
