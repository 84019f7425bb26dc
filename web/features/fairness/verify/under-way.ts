import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';

/** A battle's rounds are 5 s apart. */
const RUNNING_MS = 5000;
const OPEN_MS = 15_000;

/** How often to ask what has happened since, in milliseconds; null for a game of which nothing is to come. */
export const underWay = ({ about }: Pick<Explanation, 'about'>): number | null => {
  switch (about.kind) {
    case 'battle': {
      const { status } = about.battle;
      return status === 'waiting' || status === 'locked' ? RUNNING_MS : null;
    }
    case 'giveaway': {
      const { status } = about;
      return status === 'locked' ? RUNNING_MS : status === 'open' ? OPEN_MS : null;
    }
    case 'round':
      return null;
  }
};
