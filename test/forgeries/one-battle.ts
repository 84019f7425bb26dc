import type { GlasscaseEvent } from '../../engine/events.ts';
import type { BattleId } from '../../engine/kernel/ids.ts';
import { games } from './games.ts';

/** The battle that forgers change: one of the story of all games, with all its events. */
const { find, edited } = games;

/** Two players, two boxes, the same total: a draw decides. */
export const created = find(
  'BattleCreated',
  ({ data }) => data.sides === 2 && data.size === 1 && data.boxes.length === 2,
);
export const { battleId } = created.event.data;
export const inIt = ({ data }: { readonly data: { readonly battleId: BattleId } }): boolean =>
  data.battleId === battleId;
export const lock = find('BattleLocked', inIt);
const theRound = (number: number) => find('BattleRoundPlayed', (event) => inIt(event) && event.data.round === number);
export const first = theRound(1);
export const last = theRound(2);

/** A battle that waits for a beacon: its lock, and the round that came. Not the first of the chain: a forger names the one before. */
export const beacon = find('BattleBeaconArrived', ({ data }) => data.round > 1);
export const awaiting = find('BattleLocked', ({ data }) => data.battleId === beacon.event.data.battleId);

/** Every event of the battle told again; null leaves one out. */
export const rewritten = (rewrite: (event: GlasscaseEvent) => GlasscaseEvent | null) =>
  edited((event) => ('battleId' in event.data && event.data.battleId === battleId ? rewrite(event) : event));
