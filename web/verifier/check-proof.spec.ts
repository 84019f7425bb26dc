import { describe, expect, it } from 'vitest';
import { isRound } from '../../engine/events.ts';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { stepOf } from '../../engine/games/explanation/explanation.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { encodeEntry } from '../../engine/log/entry.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { formatProofFile, makeProofFile } from '../../engine/log/proof-file.ts';
import { readProofFile } from '../../engine/log/read-proof-file.ts';
import { KEY_PATH } from '../../engine/log/tiles.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { lanedRoomsStory } from '../../test/forgeries/laned-rooms.ts';
import { lanesStory } from '../../test/forgeries/lanes.ts';
import { createPublishedLog } from '../../test/published-log.ts';
import { forged, other, playProof, roomProof } from '../../test/sample-proofs.ts';
import { publishedEntry } from '../../test/sealed-log.ts';
import type { ProofLine } from '../features/fairness/proof/proof-entries.ts';
import { overallOf } from '../features/fairness/verify/overall.ts';
import { checkProof, inclusionOf, receiptOf } from './check-proof.ts';

type Story = readonly RecordedEvent[];

/** The story as a site publishes it. */
const published = async (story: Story) => {
  const entryAt = (position: number): Uint8Array => {
    const recorded = story[position];
    if (recorded === undefined) throw new Error(`no entry ${position}`);
    return publishedEntry(encodeEntry(recorded)).entry;
  };
  const log = createPublishedLog(undefined, entryAt);
  await log.extendTo(story.length);
  await log.tiles.write([{ path: KEY_PATH, bytes: utf8(`${formatVerifierKey(log.signer.key)}\n`) }]);
  return (path: string) => log.tiles.read(path);
};

const idOf = (step: number): string => {
  const found = lanesStory.map(({ event }) => event).find((event) => isRound(event) && event.data.step === step);
  if (found === undefined || !isRound(found)) throw new Error(`no step ${step}`);
  return `${found.data.pairId}.${found.data.roundNo}`;
};

/** The verifier's result for a proof file, from its bytes alone. */
const said = async (id: string, proof: readonly ProofLine[], story: Story = lanesStory) => {
  const lines = proof.map(({ position, json }) => ({ position: Number(position), json }));
  const file = await makeProofFile({ hashing: nodeHashing, read: await published(story) }, id, lines);
  const read = file === null ? null : readProofFile(formatProofFile(file), null);
  if (read === null || !read.ok) throw new Error('no proof file');
  const checked = await checkProof(read.file, null);
  const { explanation } = checked.verified;
  if (explanation === null) throw new Error('no game');
  const overall = overallOf(explanation, inclusionOf(checked), receiptOf(checked));
  return {
    types: read.file.entries.map(({ json }) => /"type":"([A-Za-z]+)","v"/.exec(json)?.[1]),
    explanation,
    overall,
  };
};

const proofOf = (id: string) => playProof({ recorded: lanesStory }, id);

describe('the proof file of a play on a lane', () => {
  it('holds what shows that the link is the next one, and is checked without the site', async () => {
    const { types, explanation, overall } = await said(idOf(2), proofOf(idOf(2)));
    expect(types).toEqual(expect.arrayContaining(['LaneOpened', 'CaseOpened', 'LaneClosed']));
    expect(types.filter((type) => type === 'CaseOpened')).toHaveLength(2);
    expect(stepOf(explanation, 'lane')).toMatchObject({ verdict: 'match', lane: { step: 2, faults: [] } });
    expect(overall).toBe('match');
  });

  it('is red where the link was exchanged, or the opening isn’t signed', async () => {
    const exchanged = forged(proofOf(idOf(2)), 'CaseOpened', (data) => ({ ...data, entropy: other(data.entropy) }), 1);
    const unsigned = forged(proofOf(idOf(2)), 'LaneOpened', (data) => ({ ...data, signature: other(data.signature) }));
    for (const [lines, fault] of [
      [exchanged, 'link'],
      [unsigned, 'signature'],
    ] as const) {
      const { explanation, overall } = await said(idOf(2), lines);
      expect([overall, stepOf(explanation, 'lane')?.lane?.faults]).toEqual(['mismatch', [fault]]);
    }
  });
});

describe('the proof file of a battle', () => {
  const [duel = '', three = ''] = lanedRoomsStory.flatMap(({ event }) =>
    event.type === 'BattleCreated' ? [event.data.battleId] : [],
  );
  const linesOf = (id: string) => roomProof({ recorded: lanedRoomsStory }, id);

  it('holds what shows the lanes of its seats, and is in amber where one of them is loose', async () => {
    const whole = await said(duel, linesOf(duel), lanedRoomsStory);
    expect(whole.types).toEqual(expect.arrayContaining(['LaneOpened', 'LinkSpent', 'CaseOpened', 'SeatTaken']));
    expect([whole.overall, stepOf(whole.explanation, 'lanes')?.verdict]).toEqual(['match', 'match']);
    const partly = await said(three, linesOf(three), lanedRoomsStory);
    expect([partly.overall, stepOf(partly.explanation, 'lanes')?.verdict]).toEqual(['loose', 'loose']);
  });

  it('is red where the link of a seat was exchanged', async () => {
    const lie = forged(linesOf(duel), 'LinkSpent', (data) => ({ ...data, link: other(data.link) }), 1);
    const { explanation, overall } = await said(duel, lie, lanedRoomsStory);
    const faults = stepOf(explanation, 'lanes')?.brought.map(({ lane }) => lane?.faults);
    expect([overall, faults]).toEqual(['mismatch', [[], ['link', 'entropy']]]);
  });
});
