import type { HandedInclusionPromise } from '../engine.ts';
import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { toBase64 } from './base64.ts';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';
import { promisedPlace } from './inclusion-promise.ts';
import { parseKeyFile, parseNote, signaturesOf } from './note.ts';
import type { KeptInclusionPromise } from './promise-file.ts';
import { inclusionProof } from './proofs.ts';
import { tileReader } from './read-tile.ts';
import {
  CHECKPOINT_PATH,
  KEY_PATH,
  KEYS_PATH,
  PROMISE_KEYS_PATH,
  WITNESSED_CHECKPOINT_PATH,
  WITNESSES_PATH,
} from './tiles.ts';

export const PROOF_FORMAT = 'glasscase-proof/1';
/** A giveaway with twenty thousand entrants; more only wants to exhaust a reader. */
export const MAX_PROOF_FILE_BYTES = 8 * 2 ** 20;
export const MAX_PROOF_FILE_ENTRIES = 32_000;
/** One for each command of a game that one device sent. */
export const MAX_PROOF_FILE_PROMISES = 32;

/** An entry that a game stands on, byte for byte. */
export interface LogLine {
  readonly position: number;
  readonly json: string;
}

export interface FiledEntry extends LogLine {
  /** Siblings from the leaf up, base64; null for an entry that the checkpoint doesn't cover, or that `isChained`. */
  readonly proof: readonly string[] | null;
}

/** The log as it says of itself, each as its published text. */
export interface FiledLog {
  /** The verifier key; its name is the log's origin. */
  readonly key: string;
  /** How the key changed; empty where it never did. */
  readonly keys: string;
  readonly witnesses: string;
  /** The signed checkpoint that all proofs lead to, with its cosignatures. */
  readonly checkpoint: string;
}

/** One game with everything that proves it. A reader verifies it without the site. */
export interface ProofFile {
  /** Of the round, battle or giveaway. */
  readonly id: string;
  readonly log: FiledLog;
  /** Ascending by position. */
  readonly entries: readonly FiledEntry[];
  /** The house's promises for these entries that a device still held. */
  readonly promises: readonly KeptInclusionPromise[];
}

const CHAINED = /"type":"GiveawayEntered","v":[0-9]+,"version":[0-9]+\}$/;

/** A giveaway's entries stand behind the hash in its lock, and need no place in the tree of their own. */
export const isChained = ({ json }: Pick<LogLine, 'json'>): boolean => CHAINED.test(json);

export class ProofFileTooLarge extends Error {
  override readonly name = 'ProofFileTooLarge';
}

/** RFC 8785 JSON. @throws ProofFileTooLarge */
export const formatProofFile = ({ id, log, entries, promises }: ProofFile): Uint8Array => {
  if (entries.length > MAX_PROOF_FILE_ENTRIES) throw new ProofFileTooLarge(`${entries.length} entries`);
  const filed = entries.map(({ position, json, proof }) => ({ position, json, proof }));
  const { key, keys, witnesses, checkpoint } = log;
  const bytes = utf8(
    canonicalJson({
      format: PROOF_FORMAT,
      id,
      log: { key, keys, witnesses, checkpoint },
      entries: filed,
      promises: promises.map(({ note, leafHash, index, path, certificates }) => ({
        note,
        leafHash,
        index,
        path,
        certificates,
      })),
    }),
  );
  if (bytes.length > MAX_PROOF_FILE_BYTES) throw new ProofFileTooLarge(`${bytes.length} bytes`);
  return bytes;
};

/** Reads a resource below `/log/`; null where there is none. */
type ReadLog = (path: string) => Promise<Uint8Array | null>;

const decoder = new TextDecoder();

interface Published {
  readonly note: Uint8Array;
  readonly checkpoint: Checkpoint;
}

interface MakingParts {
  readonly hashing: Hashing;
  /** The house's promises that this device holds, for these entries and others. */
  readonly handed?: readonly HandedInclusionPromise[];
  /** The published log. Many entries lie under the same tiles: it should remember them. */
  readonly read: ReadLog;
}

const publishedAt = async (read: ReadLog, path: string): Promise<Published | null> => {
  const note = await read(path);
  const checkpoint = note === null ? null : readCheckpoint(note);
  return note === null || checkpoint === null ? null : { note, checkpoint };
};

/** Whether today's key signed it: the newest cosigned checkpoint may be older than that. */
const isOfToday = async ({ hashing, read }: MakingParts, { note }: Published): Promise<boolean> => {
  const key = parseKeyFile(hashing, await read(KEY_PATH));
  const parsed = parseNote(note);
  return key !== null && parsed !== null && signaturesOf(parsed, key).length > 0;
};

/** The newest checkpoint that a witness cosigned, where it covers everything; else the newest of all. */
const checkpointFor = async (parts: MakingParts, last: number): Promise<Published | null> => {
  // A log without witnesses has no cosigned checkpoint to ask for.
  const hasWitnesses = ((await parts.read(WITNESSES_PATH))?.length ?? 0) > 0;
  const witnessed = hasWitnesses ? await publishedAt(parts.read, WITNESSED_CHECKPOINT_PATH) : null;
  const covers = witnessed !== null && witnessed.checkpoint.size > last;
  return covers && (await isOfToday(parts, witnessed)) ? witnessed : publishedAt(parts.read, CHECKPOINT_PATH);
};

/** The promises for these very places, with the certificates of their key as they are shown now. */
const promisesFor = async (
  { handed = [], read }: MakingParts,
  lines: readonly LogLine[],
): Promise<readonly KeptInclusionPromise[]> => {
  const places = new Set(lines.filter((line) => !isChained(line)).map(({ position }) => position));
  const fitting = handed.filter((one) => places.has(promisedPlace(one) ?? -1)).slice(-MAX_PROOF_FILE_PROMISES);
  if (fitting.length === 0) return [];
  const certificates = decoder.decode((await read(PROMISE_KEYS_PATH)) ?? new Uint8Array(0));
  return fitting.map(({ note, leafHash, index, path }) => ({ note, leafHash, index, path, certificates }));
};

/**
 * The proof file of a game from its entries and the published log; null while nothing is sealed. Nothing is verified
 * here: the file keeps a false text unchanged.
 * @throws TileMissing, ProofFileTooLarge
 */
export const makeProofFile = async (
  parts: MakingParts,
  id: string,
  lines: readonly LogLine[],
): Promise<ProofFile | null> => {
  const { hashing, read } = parts;
  const published = await checkpointFor(parts, lines.at(-1)?.position ?? 0);
  if (published === null) return null;
  const { note, checkpoint } = published;
  const textOf = async (path: string): Promise<string> => decoder.decode((await read(path)) ?? new Uint8Array(0));
  const key = (await textOf(KEY_PATH)).trimEnd();
  const log = {
    key,
    keys: await textOf(KEYS_PATH),
    witnesses: await textOf(WITNESSES_PATH),
    checkpoint: decoder.decode(note),
  };
  const readTile = tileReader(read);
  const entries: FiledEntry[] = [];
  for (const line of lines) {
    const covered = line.position < checkpoint.size && !isChained(line);
    const siblings = covered ? await inclusionProof(hashing, line.position, checkpoint.size, readTile) : null;
    entries.push({ position: line.position, json: line.json, proof: siblings?.map(toBase64) ?? null });
  }
  return { id, log, entries, promises: await promisesFor(parts, lines) };
};
