import type { Explanation } from '../../engine/games/explanation/explanation.ts';
import type { Names } from '../features/fairness/verify/use-names.ts';
import { isRecord } from '../platform/device-storage.ts';

const HOLDERS: readonly string[] = ['playerId', 'host'];

/** Nothing is called by a name here: players by their ids in the log, and things by theirs. */
export const ownNames = (explanation: Explanation): Names => {
  const players = new Map<string, string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isRecord(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (HOLDERS.includes(name) && typeof member === 'string') players.set(member, member);
      else look(member);
    }
  };
  look(explanation);
  return { skins: new Map(), cases: new Map(), players, faces: new Map() };
};
