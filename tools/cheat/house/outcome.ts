import { randomBytes } from 'node:crypto';
import type { GlasscaseEvent } from '../../../engine/events.ts';
import { drawCase } from '../../../engine/fairness/odds.ts';
import type { Acceptance, Decision } from '../../../engine/glasscase-decision.ts';
import { accept } from '../../../engine/kernel/decision.ts';
import { parseMoney } from '../../../engine/kernel/money.ts';
import type { GlasscaseWorld } from '../../../engine/stream-state.ts';
import { prizeAt } from '../../../web/features/lab/forge.ts';

export type Opening = Extract<GlasscaseEvent, { readonly type: 'CaseOpened' }>['data'];

/** The openings of a decision; none where it was refused. */
export const openingsIn = (decision: Decision): readonly Opening[] =>
  decision.kind === 'accepted'
    ? decision.events.flatMap(({ event }) => (event.type === 'CaseOpened' ? [event.data] : []))
    : [];

/** Minor units that openings pay out, and that they cost. */
export const paidBy = (openings: readonly Opening[]): bigint =>
  openings.reduce((sum, { value }) => sum + parseMoney(value), 0n);
export const costOf = (openings: readonly Opening[]): bigint =>
  openings.reduce((sum, { price }) => sum + parseMoney(price), 0n);

/** The opening with some of its inputs replaced, and what the pair's seed draws from them. */
export const openedWith = (world: GlasscaseWorld, opening: Opening, change: Partial<Opening>): Opening => {
  const inputs = { ...opening, ...change };
  const found = world.case(inputs.case);
  const table = found.status === 'absent' ? undefined : found.tables.get(inputs.oddsHash);
  if (table === undefined) throw new Error(`no odds ${inputs.oddsHash}`);
  const { ticket, index, float } = drawCase(table, inputs, (request) => world.draw(inputs.pairId, request));
  return { ...inputs, ticket, float, ...prizeAt(table, index) };
};

/** The decision with its openings drawn from entropy of the house's own: of a lane, from a link that it made up. */
export const redrawn = (world: GlasscaseWorld, { events, timers }: Acceptance): Acceptance => {
  const fresh = randomBytes(32).toString('hex');
  return accept(
    events.map(({ stream, event }) => {
      if (event.type !== 'CaseOpened') return { stream, event };
      const entropy = fresh.slice(0, event.data.entropy.length);
      return { stream, event: { ...event, data: openedWith(world, event.data, { entropy }) } };
    }),
    timers,
  );
};
