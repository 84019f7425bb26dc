import { forgerOf } from '../forger.ts';
import { recordGames } from '../games-story/story.ts';
import { BEFORE_RECORDED, recordedChoice } from '../recorded-rounds.ts';

/** The log of most forgers: the story of all games, whose rooms wait for true rounds of the chain that audits pin. */
export const { recorded } = recordGames(recordedChoice, BEFORE_RECORDED);
export const games = forgerOf(recorded);
