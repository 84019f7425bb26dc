import { CHECKPOINT_PATH, KEY_PATH, KEYS_PATH } from '../../../log/tiles.ts';
import { copyIn } from '../folder-source.ts';
import type { AuditSource } from '../source.ts';
import { type MirrorParts, type MirrorUpdate, updateMirror } from './mirror.ts';

/**
 * A log with a copy of it: every look at the checkpoint brings the copy up to it, and everything else is read from the
 * copy. Balances are shown by the source alone.
 * @param updated called after each look that found the source and the copy to be one log.
 */
export const mirrorSource = (parts: MirrorParts, updated: (update: MirrorUpdate) => void): AuditSource => {
  const { source } = parts;
  const copy = copyIn(parts.folder, source.name, source.opens);
  return {
    name: source.name,
    opens: source.opens,
    read: async (path, maxBytes) => {
      if (path === KEY_PATH || path === KEYS_PATH) return source.read(path, maxBytes);
      if (path === CHECKPOINT_PATH) updated(await updateMirror(parts));
      return copy.read(path, maxBytes);
    },
    list: copy.list,
    statePage: source.statePage,
  };
};
