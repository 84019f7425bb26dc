import type { Scenario } from '../scenario.ts';
import { chance } from './chance.ts';
import { games } from './games.ts';
import { history } from './history.ts';
import { lanes } from './lanes.ts';
import { loss } from './loss.ts';
import { modes } from './modes.ts';
import { seats } from './seats.ts';
import { terms } from './terms.ts';

/** The scenarios of a pack. */
export const SCENARIOS: readonly Scenario[] = [games, modes, history, terms, lanes, seats, loss, chance];
