import { useEffect, useState } from 'react';
import { deviceStorage } from '../../platform/device-storage.ts';
import { NOTE_STORED } from '../../platform/signed-notes.ts';
import { keptInclusionPromises, keptRefusals } from './kept-inclusion-promises.ts';

const readKept = () => ({ promises: keptInclusionPromises(deviceStorage), refusals: keptRefusals(deviceStorage) });

/** The house's signed words on this device; updated with changes in this and other tabs. */
export const useKept = () => {
  const [kept, setKept] = useState(readKept);
  useEffect(() => {
    const read = () => setKept(readKept());
    const events = [NOTE_STORED, 'storage'];
    for (const event of events) window.addEventListener(event, read);
    return () => {
      for (const event of events) window.removeEventListener(event, read);
    };
  }, []);
  return kept;
};
