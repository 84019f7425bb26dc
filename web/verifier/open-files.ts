import { AuditStopped } from '../../engine/audit/finding.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { MAX_PROOF_FILE_BYTES } from '../../engine/log/proof-file.ts';
import type { ProofFileFault } from '../../engine/log/read-proof-file.ts';
import { gunzipTar } from './gunzip.ts';
import { copySource } from './log-source.ts';
import { isTar, type Member, tarMembers } from './tar.ts';

/** Why nothing can be checked. */
export type OpenFault = ProofFileFault | 'a zip' | 'damaged archive' | 'unpacks too large' | 'several files';

export type Opened =
  | { readonly kind: 'proof'; readonly bytes: Uint8Array }
  | { readonly kind: 'log'; readonly source: AuditSource }
  /** `detail`: the message for an auditor. */
  | { readonly kind: 'refused'; readonly fault: OpenFault; readonly detail: string | null };

/** A file with its place in the folder that was chosen; only its name, where it was chosen alone. */
export interface ChosenFile {
  readonly path: string;
  readonly content: Blob;
}

const refused = (fault: OpenFault, detail: string | null = null): Opened => ({ kind: 'refused', fault, detail });

const openCopy = async (name: string, members: AsyncIterable<Member> | Iterable<Member>): Promise<Opened> => {
  try {
    return { kind: 'log', source: await copySource(name, members) };
  } catch (error) {
    if (error instanceof AuditStopped) return refused('not a proof file', error.message);
    throw error;
  }
};

const begins = (bytes: Uint8Array, ...magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte);

const openCompressed = async ({ path, content }: ChosenFile): Promise<Opened> => {
  const unpacked = await gunzipTar(content);
  if (unpacked.ok) return openCopy(path, tarMembers(unpacked.tar));
  return refused(unpacked.fault === 'not a tar' ? 'not a proof file' : unpacked.fault);
};

/** One file, by its first bytes and never by its name. The verifier never reads a proof file that is too large. */
const openOne = async (file: ChosenFile): Promise<Opened> => {
  const { path, content } = file;
  const beginning = new Uint8Array(await content.slice(0, 512).arrayBuffer());
  if (isTar(beginning)) return openCopy(path, tarMembers(content));
  if (begins(beginning, 0x1f, 0x8b)) return openCompressed(file);
  if (begins(beginning, 0x50, 0x4b)) return refused('a zip');
  if (content.size > MAX_PROOF_FILE_BYTES) return refused('too large');
  return { kind: 'proof', bytes: new Uint8Array(await content.arrayBuffer()) };
};

/** A proof file, an archive with the copy of a log, or the files of a folder with one. */
export const openFiles = async (files: readonly ChosenFile[]): Promise<Opened> => {
  const [first] = files;
  if (first === undefined) return refused('not a proof file');
  if (files.some(({ path }) => path.includes('/'))) {
    const members = files.map(({ path, content }): Member => ({ name: path, type: 'file', content }));
    return openCopy(first.path.split('/')[0] ?? '', members);
  }
  return files.length > 1 ? refused('several files') : openOne(first);
};
