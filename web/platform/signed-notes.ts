import { type DeviceStorage, isRecord, parseJson } from './device-storage.ts';

/** Where signed notes of the house are kept on this device, newest last, and how many at most. */
export const SIGNED_NOTES = {
  promises: { key: 'glasscase.promises', most: 200 },
  refusals: { key: 'glasscase.refusals', most: 50 },
} as const;

/** The event of `window` when one more note is kept. */
export const NOTE_STORED = 'glasscase:word-kept';

/** The stored notes of a kind. The caller has to check each, because storage can hold any value. */
export const readSignedNotes = (storage: DeviceStorage, kind: keyof typeof SIGNED_NOTES): readonly unknown[] => {
  const list = parseJson(storage.read(SIGNED_NOTES[kind].key));
  return Array.isArray(list) ? list : [];
};

export const writeSignedNotes = (
  storage: DeviceStorage,
  kind: keyof typeof SIGNED_NOTES,
  words: readonly unknown[],
): void => {
  const { key, most } = SIGNED_NOTES[kind];
  if (words.length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(words.slice(-most)));
};

/** Keeps the promises of an answer and the refusals among its errors, before a caller has the answer. True where there were any. */
export const storeSignedNotes = (storage: DeviceStorage, data: unknown, errors: readonly unknown[]): boolean => {
  const promises = Object.values(isRecord(data) ? data : {}).flatMap((one) => {
    if (!isRecord(one) || !isRecord(one.promise)) return [];
    // Of several entries the last one's place is enough: they are sealed together.
    const { entries: _, ...promise } = one.promise;
    return [promise];
  });
  const refusals = errors.flatMap((error) =>
    isRecord(error) && isRecord(error.extensions) && isRecord(error.extensions.refusal)
      ? [error.extensions.refusal]
      : [],
  );
  if (promises.length > 0)
    writeSignedNotes(storage, 'promises', [...readSignedNotes(storage, 'promises'), ...promises]);
  if (refusals.length > 0)
    writeSignedNotes(storage, 'refusals', [...readSignedNotes(storage, 'refusals'), ...refusals]);
  return promises.length + refusals.length > 0;
};
