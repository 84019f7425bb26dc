import { type DeviceStorage, isRecord, parseJson } from '../../platform/device-storage.ts';

/** The newest checkpoint that this device was shown: each later one must continue it. */
export interface KeptCheckpoint {
  /** The C2SP signed note, as signed. */
  readonly note: string;
  /** The key that signed it: the first that this device saw, or one that it led to. */
  readonly verifierKey: string;
}

/**
 * The house's own statement, signed with the key that this device knows: the log lost its end, and another continues
 * it.
 */
export interface StatedLoss {
  /** The signed note. */
  readonly note: string;
  /** How many entries are lost. */
  readonly lost: number;
  readonly reason: string;
}

/** Two notes that can't both be true of one log; with the house's statement where it admits the loss. */
export interface Contradiction {
  readonly kept: KeptCheckpoint;
  readonly shown: KeptCheckpoint;
  readonly reason: 'fork' | 'shorter' | 'key' | StatedLoss;
}

const KEPT = 'glasscase.kept-checkpoint';
const CONTRADICTION = 'glasscase.log-contradiction';

const checkpointFrom = (value: unknown): KeptCheckpoint | null => {
  if (!isRecord(value)) return null;
  const { note, verifierKey } = value;
  return typeof note === 'string' && typeof verifierKey === 'string' ? { note, verifierKey } : null;
};

const lossFrom = (value: unknown): StatedLoss | null => {
  if (!isRecord(value)) return null;
  const { note, lost, reason } = value;
  return typeof note === 'string' && typeof lost === 'number' && typeof reason === 'string'
    ? { note, lost, reason }
    : null;
};

export const readKept = (storage: DeviceStorage): KeptCheckpoint | null =>
  checkpointFrom(parseJson(storage.read(KEPT)));

export const keepCheckpoint = (storage: DeviceStorage, { note, verifierKey }: KeptCheckpoint): void => {
  storage.write(KEPT, JSON.stringify({ note, verifierKey }));
};

export const readContradiction = (storage: DeviceStorage): Contradiction | null => {
  const value = parseJson(storage.read(CONTRADICTION));
  if (!isRecord(value)) return null;
  const [kept, shown] = [checkpointFrom(value.kept), checkpointFrom(value.shown)];
  const { reason } = value;
  if (kept === null || shown === null) return null;
  if (reason === 'fork' || reason === 'shorter' || reason === 'key') return { kept, shown, reason };
  const loss = lossFrom(reason);
  return loss === null ? null : { kept, shown, reason: loss };
};

/** The evidence stays on the device, and so does the checkpoint that the site no longer continues. */
export const keepContradiction = (storage: DeviceStorage, contradiction: Contradiction): void => {
  storage.write(CONTRADICTION, JSON.stringify(contradiction));
};

/** From here on the device keeps the log that was shown last. */
export const forgetContradiction = (storage: DeviceStorage, { shown }: Contradiction): void => {
  storage.remove(CONTRADICTION);
  keepCheckpoint(storage, shown);
};

/** The evidence as a file, for a reader without this page. */
export const evidenceOf = ({ kept, shown, reason }: Contradiction): string =>
  [
    typeof reason === 'string'
      ? `Two checkpoints of one log that contradict each other (${reason})`
      : 'A log that lost entries, what the house states of it, and the log that goes on',
    '',
    `Kept by a visitor, signed by ${kept.verifierKey}`,
    '',
    kept.note,
    ...(typeof reason === 'string' ? [] : ['Stated by the house, signed by the same key', '', reason.note]),
    `Shown later, signed by ${shown.verifierKey}`,
    '',
    shown.note,
  ].join('\n');
