import { setTimeout as sleep } from 'node:timers/promises';
import { toHex } from '../../engine/fairness/bytes.ts';
import { readCheckpoint } from '../../engine/log/checkpoint.ts';

export interface SeenCheckpoint {
  readonly gateway: string;
  readonly size: number;
  /** Hex digits. */
  readonly root: string;
}

export interface CheckpointWatch {
  /** Each change, in the order in which it was seen. */
  readonly seen: readonly SeenCheckpoint[];
  stop(): Promise<void>;
}

const EVERY_MS = 250;
const WITHIN_MS = 2_000;

const read = async (address: string): Promise<Omit<SeenCheckpoint, 'gateway'> | null> => {
  try {
    const response = await fetch(new URL('/log/checkpoint', address), {
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (response.status !== 200) return null;
    const checkpoint = readCheckpoint(new Uint8Array(await response.arrayBuffer()));
    return checkpoint === null ? null : { size: checkpoint.size, root: toHex(checkpoint.root) };
  } catch {
    return null;
  }
};

/** Looks at what each gateway publishes, all the time. */
export const watchCheckpoints = (gateways: ReadonlyMap<string, string>): CheckpointWatch => {
  const seen: SeenCheckpoint[] = [];
  const stopping = new AbortController();
  const watch = async (gateway: string, address: string): Promise<void> => {
    let last = '';
    while (!stopping.signal.aborted) {
      const found = await read(address);
      if (found !== null && JSON.stringify(found) !== last) {
        last = JSON.stringify(found);
        seen.push({ gateway, ...found });
      }
      await sleep(EVERY_MS);
    }
  };
  const watching = [...gateways].map(([name, address]) => watch(name, address));
  return {
    seen,
    stop: async () => {
      stopping.abort();
      await Promise.all(watching);
    },
  };
};
