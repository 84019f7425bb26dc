import { isSkinId } from '../../../../engine/kernel/ids.ts';
import { isRecord } from '../../../platform/device-storage.ts';

/** As many as the site names at once. */
const MOST = 300;

/** Ids of the skins that a value names anywhere within: what is called `skin`, each once, those of its first steps first. */
export const skinIdsIn = (value: unknown): readonly string[] => {
  const found = new Set<string>();
  const look = (inner: unknown): void => {
    if (Array.isArray(inner)) inner.forEach(look);
    if (!isRecord(inner)) return;
    for (const [name, member] of Object.entries(inner)) {
      if (name === 'skin' && typeof member === 'string' && isSkinId(member)) found.add(member);
      else look(member);
    }
  };
  look(value);
  return [...found].slice(0, MOST);
};
