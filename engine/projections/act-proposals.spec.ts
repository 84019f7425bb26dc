import { describe, expect, it } from 'vitest';
import { amy, bob } from '../../test/acts-cast.ts';
import { recordGames } from '../../test/games-story/story.ts';
import { withFacts } from '../events.ts';
import { foldActProposals } from './act-proposals.ts';
import { eventsOf } from './projection.ts';

const TYPES = [
  ...(['ActProposed', 'ActApproved', 'ActRefused', 'BreakGlassDeclared', 'ActReviewed'] as const),
  ...(['PlayerActProposed', 'PlayerActApproved', 'PlayerActRefused'] as const),
] as const;
const events = eventsOf(TYPES, recordGames().recorded.map(withFacts));
const rows = foldActProposals(new Map(), events);

describe('acts of operators', () => {
  it('have who proposed and who approved them, with both positions', () => {
    for (const { position, event } of events) {
      if (event.type !== 'ActApproved' && event.type !== 'PlayerActApproved') continue;
      const { actId, approver, breakGlass } = event.data;
      const proposed = events.find(({ event: { type, data } }) => type.endsWith('ActProposed') && data.actId === actId);
      expect(rows.find((row) => row.actId === actId)).toMatchObject({
        ...{ closed: 'approved', closedBy: approver, breakGlass, proposer: amy },
        ...{ position: proposed?.position, closedPosition: position },
      });
    }
  });

  it('are approved, refused, or neither', () => {
    const counts = Map.groupBy(rows, ({ closed }) => closed);
    expect([...counts].map(([closed, of]) => [closed, of.length])).toEqual([
      ['approved', 4],
      ['refused', 2],
      [null, 1],
    ]);
    expect(rows.filter(({ closed }) => closed === 'refused').map(({ closedBy }) => closedBy)).toEqual([bob, amy]);
  });

  it('name the player of an act on one, and no player of others', () => {
    for (const { kind, playerId } of rows) expect(playerId !== null).toBe(kind === 'AdjustBalance');
  });

  it('have the broken glass with its review', () => {
    expect(rows.filter(({ glassPosition }) => glassPosition !== null)).toMatchObject([
      { breakGlass: true, closedBy: amy, glassReason: 'the second person is away', reviewedBy: bob },
    ]);
  });

  it('are the same rows when the log is folded in pieces', () => {
    const kept = new Map<string, (typeof rows)[number]>();
    for (const one of events) for (const row of foldActProposals(kept, [one])) kept.set(row.actId, row);
    expect([...kept.values()]).toEqual(rows);
  });
});
