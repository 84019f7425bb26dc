import { describe, expect, it } from 'vitest';
import { explanationLines } from '../scripts/audit/explanation-lines.ts';
import { recordGames } from '../test/games-story/story.ts';
import { failing, playProof, roomProof, specTools, verified, waiting } from '../test/sample-proofs.ts';
import { collectFindings } from './audit/finding.ts';
import { gameTrace } from './audit/surveys/game-trace.ts';
import { EVENTS, factsOf } from './events.ts';
import { isSettled } from './facts/facts.ts';
import type { Explanation } from './games/explanation/explanation.ts';

const house = recordGames();

/** The rounds and rooms that a type of event settled, by the ids that its facts give. */
const settledBy = (type: string): ReadonlyMap<string, 'round' | 'room'> =>
  new Map(
    house.recorded.flatMap(({ event, at }) => {
      const { play } = factsOf(event, at);
      if (event.type !== type || play === null || !isSettled(play)) return [];
      return [[play.id, play.round === null ? 'room' : 'round'] as const];
    }),
  );

const playable = EVENTS.filter(({ type, schema }) => 'roundNo' in schema.shape.data.shape || settledBy(type).size > 0);

const inPage = (id: string, kind: 'round' | 'room'): Promise<Explanation> =>
  verified(id, kind === 'round' ? playProof(house, id) : roomProof(house, id));

const inAudit = async (id: string): Promise<Explanation | null> => {
  const findings = collectFindings();
  const analysis = gameTrace(specTools, findings, id);
  for (const recorded of house.recorded) analysis.record(recorded);
  const trace = await analysis.finish();
  expect([trace?.status, findings.kept()], id).toEqual(['proven', []]);
  return trace?.explanation ?? null;
};

describe('every game that can be played', () => {
  it.each(playable)('is explained to the page and to the auditor alike: $type', async ({ type }) => {
    const settled = settledBy(type);
    expect(settled.size).toBeGreaterThan(0);
    for (const [id, kind] of settled) {
      const explanation = await inPage(id, kind);
      expect([id, explanation.overall, failing(explanation), waiting(explanation)]).toEqual([id, 'loose', [], []]);
    }
    // The auditor reads the whole log for each: three of a type are enough.
    for (const [id, kind] of [...settled].slice(0, 3)) {
      const explanation = await inPage(id, kind);
      expect(await inAudit(id)).toEqual(explanation);
      const lines = explanationLines(explanation).join('\n');
      for (const { name } of explanation.steps) expect(lines).toContain(`  ${name} `);
      expect(lines).not.toMatch(/undefined|DOES NOT|cannot be said/);
    }
  });
});
