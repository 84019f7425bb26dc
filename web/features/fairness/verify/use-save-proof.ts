import { useState } from 'react';
import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { formatProofFile, makeProofFile } from '../../../../engine/log/proof-file.ts';
import { deviceStorage } from '../../../platform/device-storage.ts';
import { keptInclusionPromises } from '../../promises/kept-inclusion-promises.ts';
import { readingOnce } from '../log/log-inclusion.ts';
import { readPublishedLog } from '../log/page-log.ts';
import { download } from './download.ts';
import type { LoadedProof } from './load-proof.ts';

export interface SaveProof {
  readonly status: 'idle' | 'saving' | 'failed';
  readonly save: () => Promise<void>;
}

/**
 * The file that proves a game without the site: the entries byte for byte, their places under a signed checkpoint, and the promises for
 * them that this device holds.
 */
const fileOf = async ({ id, lines }: Pick<LoadedProof, 'id' | 'lines'>): Promise<Uint8Array | null> => {
  const placed = lines.map(({ position, json }) => ({ position: Number(position), json }));
  const read = readingOnce(readPublishedLog);
  const parts = { hashing: nobleHashing, read, handed: keptInclusionPromises(deviceStorage) };
  const file = await makeProofFile(parts, id, placed);
  return file === null ? null : formatProofFile(file);
};

/** Hands the proof file of a game to its reader. `failed`: the log can't be read, or nothing of it is sealed yet. */
export const useSaveProof = (proof: Pick<LoadedProof, 'id' | 'lines'>): SaveProof => {
  const [status, setStatus] = useState<SaveProof['status']>('idle');
  const save = async (): Promise<void> => {
    setStatus('saving');
    const bytes = await fileOf(proof).catch(() => null);
    if (bytes !== null) download(`${proof.id}.glasscase-proof`, bytes, 'application/json');
    setStatus(bytes === null ? 'failed' : 'idle');
  };
  return { status, save };
};
