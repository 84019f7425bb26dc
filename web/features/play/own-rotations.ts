import { type DeviceStorage, isRecord, parseJson } from '../../platform/device-storage.ts';
import { isCount } from './play-record.ts';

/** A revealed pair, as far as it tells the author of its rotation. */
export interface Rotation {
  /** In the log. */
  readonly position: string;
  /** Null where no device asked: the pair retired by itself. */
  readonly entropy: string | null;
}

interface Memory {
  /** Rotations up to this position were there when this device first looked, or were read about. */
  readonly seen: number;
  /** Entropies of rotations that this device asked for, the newest first. */
  readonly own: readonly string[];
}

/** More than a history shows. */
const KEPT = 60;

const memoryFrom = (stored: unknown): Memory | null => {
  if (!isRecord(stored) || !isCount(stored.seen) || !Array.isArray(stored.own)) return null;
  return { seen: stored.seen, own: stored.own.filter((one) => typeof one === 'string') };
};

/** The memory of this device of a player's rotations. */
export const ownRotations = (storage: DeviceStorage, playerId: string) => {
  const key = `glasscase.rotations.${playerId}`;
  const read = (): Memory | null => memoryFrom(parseJson(storage.read(key)));
  const write = (memory: Memory): void => {
    storage.write(key, JSON.stringify(memory));
  };
  const see = (position: number): void => {
    const { seen = 0, own = [] } = read() ?? {};
    write({ seen: Math.max(seen, position), own });
  };
  return {
    /** Before a rotation is asked for: the log will show its entropy. */
    remember: (entropy: string): void => {
      const { seen = 0, own = [] } = read() ?? {};
      write({ seen, own: [entropy, ...own.filter((one) => one !== entropy)].slice(0, KEPT) });
    },
    /**
     * The newest rotation that another device asked for. A device that looks for the first time knows nothing of earlier
     * rotations: it takes them for seen.
     */
    strange: <One extends Rotation>(history: readonly One[]): One | null => {
      const memory = read();
      if (memory === null) {
        see(Math.max(0, ...history.map(({ position }) => Number(position))));
        return null;
      }
      const { seen, own } = memory;
      const isStrange = ({ position, entropy }: Rotation): boolean =>
        Number(position) > seen && entropy !== null && !own.includes(entropy);
      return history.find(isStrange) ?? null;
    },
    /** The player has read about it. */
    dismiss: ({ position }: Rotation): void => see(Number(position)),
  };
};
