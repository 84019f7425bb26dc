import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { deriveKey as byBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import type { FromProofWorker, ToProofWorker } from './worker-messages.ts';

/** Progress is reported this often, ms. */
const REPORT_MS = 200;
/** The server's checks end after five minutes. */
const PATIENCE_MS = 5 * 60_000;

const send = (message: FromProofWorker): void => self.postMessage(message);

/** Browsers lend their own derivation to pages of a secure context alone. */
const byScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

const counted = (derive: DeriveKeyFunction): DeriveKeyFunction => {
  let tried = 0;
  let reportedAt = performance.now();
  return (parameters, salt, password) => {
    tried += 1;
    const now = performance.now();
    if (now - reportedAt >= REPORT_MS) {
      reportedAt = now;
      send({ type: 'tried', tried });
    }
    return derive(parameters, salt, password);
  };
};

self.addEventListener('message', async ({ data }: MessageEvent<ToProofWorker>) => {
  const challenge: Challenge = JSON.parse(data.challenge);
  const deriveKey = counted(self.isSecureContext ? byBrowser : byScript);
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  if (solution !== null) send({ type: 'solved', proof: btoa(JSON.stringify({ challenge, solution })) });
});
