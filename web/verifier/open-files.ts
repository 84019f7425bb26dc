import { AuditStopped } from '../../engine/audit/finding.ts';
import type { AuditSource } from '../../engine/audit/source.ts';
import { MAX_PROOF_FILE_BYTES } from '../../engine/log/proof-file.ts';
import type { ProofFileFault } from '../../engine/log/read-proof-file.ts';
import { copySource } from './log-source.ts';
import { isTar, type Member, tarMembers } from './tar.ts';

/** Why nothing can be checked. */
export type OpenFault = ProofFileFault | 'compressed' | 'several files';

export type Opened =
  | { readonly kind: 'proof'; readonly bytes: Uint8Array }
  | { readonly kind: 'log'; readonly source: AuditSource }
  /** `detail`: what an auditor would read. */
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

const isCompressed = ([first, second]: Uint8Array): boolean =>
  (first === 0x1f && second === 0x8b) || (first === 0x50 && second === 0x4b);

/** One file, by its first bytes and never by its name; what is too large is never read. */
const openOne = async ({ path, content }: ChosenFile): Promise<Opened> => {
  const beginning = new Uint8Array(await content.slice(0, 512).arrayBuffer());
  if (isTar(beginning)) return openCopy(path, tarMembers(content));
  if (isCompressed(beginning)) return refused('compressed');
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
