import type { HandedInclusionPromise } from '../../../engine/engine.ts';
import { fromBase64 } from '../../../engine/log/base64.ts';
import { type DeviceStorage, isRecord, parseJson } from '../../platform/device-storage.ts';
import { readSignedNotes, writeSignedNotes } from '../../platform/signed-notes.ts';

/**
 * The state of a promise that isn't kept yet.
 * - `late`: no checkpoint covers the play, though it should by now.
 * - `broken`: the log has another entry there, or left it out; `evidence` is the file that proves it.
 * - `invalid`: the note has no valid signature: it proves nothing, and the house handed it out.
 */
export type Standing =
  | { readonly status: 'open' | 'late' | 'invalid' }
  | { readonly status: 'broken'; readonly evidence: string };

/** A promise on this device, with the result of the last look. */
export interface KeptInclusionPromise extends HandedInclusionPromise {
  readonly standing: Standing;
}

/** A refusal on this device: the signed note, to be kept byte for byte. */
export interface KeptRefusal {
  readonly text: string;
  readonly code: string;
  /** RFC 3339. */
  readonly at: string;
}

const standingOf = (value: unknown): Standing => {
  if (!isRecord(value)) return { status: 'open' };
  const { status, evidence } = value;
  if (status === 'broken' && typeof evidence === 'string') return { status, evidence };
  return { status: status === 'late' || status === 'invalid' ? status : 'open' };
};

const promiseIn = (value: unknown): readonly KeptInclusionPromise[] => {
  if (!isRecord(value)) return [];
  const { note, leafHash, index, path, standing } = value;
  if (typeof note !== 'string' || typeof leafHash !== 'string' || typeof index !== 'number') return [];
  if (!Array.isArray(path) || fromBase64(leafHash) === null) return [];
  const hashes = path.filter((hash): hash is string => typeof hash === 'string');
  return hashes.length === path.length ? [{ note, leafHash, index, path: hashes, standing: standingOf(standing) }] : [];
};

export const keptInclusionPromises = (storage: DeviceStorage): readonly KeptInclusionPromise[] =>
  readSignedNotes(storage, 'promises').flatMap(promiseIn);

const nameOf = ({ note, index }: HandedInclusionPromise): string => `${index} ${note}`;

/** Keeps the results of a look; null forgets a promise. Promises that came meanwhile stay. */
export const noteStandings = (
  storage: DeviceStorage,
  found: readonly { readonly promise: HandedInclusionPromise; readonly standing: Standing | null }[],
): void => {
  const standings = new Map(found.map(({ promise, standing }) => [nameOf(promise), standing]));
  const left = keptInclusionPromises(storage).flatMap((one) => {
    const standing = standings.get(nameOf(one));
    return standing === null ? [] : [standing === undefined ? one : { ...one, standing }];
  });
  writeSignedNotes(storage, 'promises', left);
};

const refusalIn = (value: unknown): readonly KeptRefusal[] => {
  if (!isRecord(value) || typeof value.text !== 'string') return [];
  const { text } = value;
  const [, json = ''] = text.split('\n');
  const said = parseJson(json);
  if (!isRecord(said) || typeof said.code !== 'string' || typeof said.at !== 'string') return [];
  return Number.isNaN(Date.parse(said.at)) ? [] : [{ text, code: said.code, at: said.at }];
};

/** Newest first. */
export const keptRefusals = (storage: DeviceStorage): readonly KeptRefusal[] =>
  readSignedNotes(storage, 'refusals').flatMap(refusalIn).toReversed();
