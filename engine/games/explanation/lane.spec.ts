import { describe, expect, it } from 'vitest';
import { explanationLines } from '../../../scripts/audit/explanation-lines.ts';
import { lanesStory } from '../../../test/forgeries/lanes.ts';
import { deviceNumber } from '../../../test/lanes.ts';
import { failing, forged, other, playProof, specTools, verified, without } from '../../../test/sample-proofs.ts';
import type { ProofLine } from '../../../web/features/fairness/proof/proof-entries.ts';
import { collectFindings } from '../../audit/finding.ts';
import { gameTrace } from '../../audit/surveys/game-trace.ts';
import { isRound } from '../../events.ts';
import { stepOf } from './explanation.ts';

const plays = lanesStory.flatMap(({ event }) => (isRound(event) ? [event.data] : []));
const idOf = (step: number | null, roundOfStep = 0): string => {
  const found = plays.filter((data) => data.step === step)[roundOfStep];
  if (found === undefined) throw new Error(`no step ${step}`);
  return `${found.pairId}.${found.roundNo}`;
};
const proofOf = (id: string): readonly ProofLine[] => playProof({ recorded: lanesStory }, id);
const laneOf = async (id: string, lines = proofOf(id)) => stepOf(await verified(id, lines), 'lane');

/** Of the proof of a further step: the play before comes first. */
const [BEFORE, OWN] = [0, 1];

describe('the step of a lane', () => {
  it('leads to the anchor that its device signed, where it is the first', async () => {
    expect(await laneOf(idOf(1))).toMatchObject({
      verdict: 'match',
      lane: { step: 1, faults: [], opening: { key: deviceNumber(1).key } },
    });
    expect((await verified(idOf(1), proofOf(idOf(1)))).overall).toBe('match');
  });

  it.each([0, 1, 2])('leads to the link of the play before, in round %d of its command too', async (round) => {
    const step = await laneOf(idOf(2, round));
    expect(step).toMatchObject({ verdict: 'match', lane: { step: 2, faults: [] } });
    expect(step?.lane?.before?.link).toBe(step?.lane?.computed);
  });

  it('is explained to the auditor as to the page', async () => {
    for (const id of [idOf(1), idOf(2, 2), idOf(3)]) {
      const findings = collectFindings();
      const analysis = gameTrace(specTools, findings, id);
      for (const recorded of lanesStory) analysis.record(recorded);
      const trace = await analysis.finish();
      expect([trace?.status, findings.kept()]).toEqual(['proven', []]);
      expect(trace?.explanation).toEqual(await verified(id, proofOf(id)));
      expect(explanationLines(await verified(id, proofOf(id))).join('\n')).toMatch(
        /lane +holds\n.*signs glasscase\/2\/lane/,
      );
    }
  });

  it.each<[string, string, (lines: readonly ProofLine[]) => readonly ProofLine[]]>([
    [
      'another link',
      'link',
      (lines) => forged(lines, 'CaseOpened', (data) => ({ ...data, entropy: other(data.entropy) }), OWN),
    ],
    [
      'another link before',
      'link',
      (lines) => forged(lines, 'CaseOpened', (data) => ({ ...data, entropy: other(data.entropy) }), BEFORE),
    ],
    ['no play of the step before', 'before', (lines) => without(lines, 'CaseOpened', BEFORE)],
    [
      'a step that was left out',
      'before',
      (lines) => forged(lines, 'CaseOpened', (data) => ({ ...data, step: 3 }), OWN),
    ],
    ['no opening', 'opening', (lines) => without(lines, 'LaneOpened')],
    [
      'a user seed that the device didn’t sign',
      'opening',
      (lines) => forged(lines, 'CaseOpened', (data) => ({ ...data, userSeed: 'ground' }), OWN),
    ],
    [
      'an anchor that the device didn’t sign',
      'signature',
      (lines) => forged(lines, 'LaneOpened', (data) => ({ ...data, anchor: other(data.anchor) })),
    ],
    [
      'another key',
      'signature',
      (lines) => forged(lines, 'LaneOpened', (data) => ({ ...data, key: deviceNumber(9).key })),
    ],
    [
      'a key that is none',
      'signature',
      (lines) => forged(lines, 'LaneOpened', (data) => ({ ...data, key: '00'.repeat(32) })),
    ],
    [
      'another signature',
      'signature',
      (lines) => forged(lines, 'LaneOpened', (data) => ({ ...data, signature: other(data.signature) })),
    ],
  ])('is a fault with %s', async (_, fault, forge) => {
    const id = idOf(2);
    const explanation = await verified(id, forge(proofOf(id)));
    expect(failing(explanation)).toContain('lane');
    expect(stepOf(explanation, 'lane')?.lane?.faults).toContain(fault);
    expect(explanation.overall).toBe('mismatch');
  });

  it('is a fault where the opening stands behind the play', async () => {
    const id = idOf(1);
    const lines = proofOf(id);
    const late = lines.map((line) => (line.json.includes('"LaneOpened"') ? { ...line, position: '9000' } : line));
    const inOrder = late.toSorted((a, b) => Number(a.position) - Number(b.position));
    expect((await laneOf(id, inOrder))?.lane?.faults).toEqual(['opening']);
  });
});

describe('a loose play', () => {
  const id = idOf(1);
  const loose = forged(proofOf(id), 'CaseOpened', (data) => ({ ...data, step: null, entropy: 'ab'.repeat(16) }));

  it('is never called a match, and no fault either', async () => {
    expect(await laneOf(id, loose)).toEqual({ name: 'lane', verdict: 'loose', lane: null });
    expect(failing(await verified(id, loose))).not.toContain('lane');
  });

  it('says to the auditor that the house could have chosen its entropy', async () => {
    expect(explanationLines(await verified(id, loose)).join('\n')).toMatch(/lane +is loose\n.*the house could have/);
  });
});
