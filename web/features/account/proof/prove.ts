import type { FromProofWorker, ToProofWorker } from './worker-messages.ts';

/** A proof of work on its way. */
export interface Proving {
  /** The proof that the server takes; never settles once it is stopped. */
  readonly proof: Promise<string>;
  readonly stop: () => void;
}

/** Works in a thread of its own: it doesn't slow the page. */
export const prove = (challenge: string, onTried: (tried: number) => void = () => undefined): Proving => {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const proof = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromProofWorker>) => {
      if (data.type === 'tried') {
        onTried(data.tried);
        return;
      }
      worker.terminate();
      resolve(data.proof);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('the proof of work failed'));
    });
  });
  // A caller that awaits the proof gets the error; no caller may await it yet.
  proof.catch(() => undefined);
  const words: ToProofWorker = { challenge };
  worker.postMessage(words);
  return { proof, stop: () => worker.terminate() };
};
