import { verifyEd25519InPage } from '../../../../engine/log/ed25519-web.ts';
import type { VerifyEd25519 } from '../../../../engine/log/note.ts';
import { CHECKPOINT_PATH } from '../../../../engine/log/tiles.ts';
import type { ReadLog } from './log-inclusion.ts';

const TIMEOUT_MS = 15_000;

/** The published log of this site. Everything but the checkpoint never changes and may come from the cache. */
export const readPublishedLog: ReadLog = async (path) => {
  const response = await fetch(`/log/${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: path === CHECKPOINT_PATH ? 'no-store' : 'default',
    redirect: 'error',
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the log answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** By the browser, which takes a fraction of the time; by script without a secure context, and in older browsers. */
export const verifyInPage: VerifyEd25519 = async (publicKey, message, signature) => {
  try {
    return await verifyEd25519InPage(publicKey, message, signature);
  } catch {
    const { verifyEd25519WithNoble } = await import('../../../../engine/log/ed25519-noble.ts');
    return verifyEd25519WithNoble(publicKey, message, signature);
  }
};
