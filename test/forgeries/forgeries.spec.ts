import { describe, expect, it } from 'vitest';
import { entriesOf } from '../fixture-log.ts';
import { auditBoth, type Forgeries } from '../forger.ts';
import { forgedHistory } from './history.ts';
import { OF_GAMES } from './index.ts';
import { forgedLanedRooms } from './laned-rooms.ts';
import { forgedLanes } from './lanes.ts';
import { forgedMoney } from './money.ts';
import { forgedPayouts } from './payouts.ts';
import { forgedTerms } from './terms.ts';
import { forgedWitnessedRooms } from './witnessed-rooms.ts';

const FORGERIES: Readonly<Record<string, Forgeries>> = {
  ...OF_GAMES,
  history: forgedHistory,
  'laned rooms': forgedLanedRooms,
  lanes: forgedLanes,
  payouts: forgedPayouts,
  terms: forgedTerms,
  'witnessed rooms': forgedWitnessedRooms,
};
/** Every other forger numbers and dates everything with care. */
const careless = new Set(Object.values(forgedMoney).flat());

const tables = Object.entries(FORGERIES).flatMap(([story, lists]) =>
  Object.entries(lists).map(([list, faults]) => ({ story, list, faults })),
);

describe.each(tables)('a validly signed log of $story: $list', ({ faults }) => {
  it.each(faults)('fails for $name', async (fault) => {
    const { kind, plant, isSealed } = fault;
    const { full, everybody } = await auditBoth(entriesOf(plant()));
    const kinds = full.findings.shown.map((one) => one.kind);
    expect(kinds).toContain(kind);
    expect(everybody.verdict, 'without openings').toBe(isSealed ? 'plays-clean' : 'failed');
    if (kind !== 'order' && !careless.has(fault)) expect(kinds).not.toContain('order');
  });
});
