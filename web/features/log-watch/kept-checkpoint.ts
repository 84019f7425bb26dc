import { type DeviceStorage, isRecord, parseJson } from '../../platform/device-storage.ts';

/** The newest checkpoint that this device was shown: everything later has to continue it. */
export interface KeptCheckpoint {
  /** As it was signed: a C2SP signed note. */
  readonly note: string;
  /** The key that had signed it: the first that this device saw, or what that one led to. */
  readonly verifierKey: string;
}

/** Two notes that can't both be true of one log. */
export interface Contradiction {
  readonly kept: KeptCheckpoint;
  readonly shown: KeptCheckpoint;
  readonly reason: 'fork' | 'shorter' | 'key';
}

const KEPT = 'glasscase.kept-checkpoint';
const CONTRADICTION = 'glasscase.log-contradiction';

const checkpointFrom = (value: unknown): KeptCheckpoint | null => {
  if (!isRecord(value)) return null;
  const { note, verifierKey } = value;
  return typeof note === 'string' && typeof verifierKey === 'string' ? { note, verifierKey } : null;
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
  return reason === 'fork' || reason === 'shorter' || reason === 'key' ? { kept, shown, reason } : null;
};

/** The evidence stays on the device, and so does the checkpoint that the site no longer continues. */
export const keepContradiction = (storage: DeviceStorage, contradiction: Contradiction): void => {
  storage.write(CONTRADICTION, JSON.stringify(contradiction));
};

/** From here on the log counts that was shown last. */
export const forgetContradiction = (storage: DeviceStorage, { shown }: Contradiction): void => {
  storage.remove(CONTRADICTION);
  keepCheckpoint(storage, shown);
};

/** The evidence as a file, for somebody to whom the page says nothing. */
export const evidenceOf = ({ kept, shown, reason }: Contradiction): string =>
  [
    `Two checkpoints of one log that contradict each other (${reason})`,
    '',
    `Kept by a visitor, signed by ${kept.verifierKey}`,
    '',
    kept.note,
    `Shown later, signed by ${shown.verifierKey}`,
    '',
    shown.note,
  ].join('\n');
