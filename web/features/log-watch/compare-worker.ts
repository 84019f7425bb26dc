import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { readPublishedLog, verifyInPage } from '../fairness/log/page-log.ts';
import { type Comparison, compareWithKept } from './compare-with-kept.ts';
import type { KeptCheckpoint } from './kept-checkpoint.ts';

const compare = async (kept: KeptCheckpoint | null): Promise<Comparison> => {
  try {
    return await compareWithKept({ hashing: nobleHashing, verify: verifyInPage, read: readPublishedLog }, kept);
  } catch {
    // No network, or no Ed25519 in this browser: it is asked again later.
    return { status: 'unclear' };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<KeptCheckpoint | null>) => {
  self.postMessage(await compare(data));
});
