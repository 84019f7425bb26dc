import { describe, expect, it } from 'vitest';
import { MAX_PAIR_AGE_MS } from '../../engine/fairness/seed-pair.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { alice, bob, openDawn, playerNumber, publishDawn, roundOf } from '../cast.ts';
import { createHouse } from '../deciders.ts';
import { findsEach } from '../faults.ts';
import { entriesOf, recordStory } from '../fixture-log.ts';
import { auditSigned, honest } from '../forger.ts';
import { forgedHistory } from './history.ts';

findsEach(forgedHistory);

describe('a validly signed log', () => {
  it('fails for entries that aren’t canonical, or aren’t events', async () => {
    const entries = entriesOf(honest);
    const changed = (change: (text: string) => string): Uint8Array[] =>
      entries.map((bytes, position) =>
        position === 5 ? new TextEncoder().encode(change(new TextDecoder().decode(bytes))) : bytes,
      );
    for (const change of [
      (text: string) => text.replace('{', '{ '),
      (text: string) => text.replace(/"v":2/, '"v":3'),
      (text: string) => text.replace(/"type":"[A-Za-z]+"/, '"type":"Gift"'),
      () => '',
    ]) {
      expect((await auditSigned(changed(change))).exitCode).toBe(6);
    }
  });
});

describe('a withheld seed', () => {
  it('fails the audit once its pair is older than 30 days', async () => {
    const story = (waits: number): readonly RecordedEvent[] => {
      const house = createHouse();
      house.submit({ type: 'RegisterPlayer', playerId: alice, userSeed: 'a' });
      house.wait(waits);
      house.submit({ type: 'RegisterPlayer', playerId: bob, userSeed: 'b' });
      return house.recorded;
    };
    expect((await auditSigned(entriesOf(story(MAX_PAIR_AGE_MS + 60_000)))).verdict).toBe('clean');
    const late = await auditSigned(entriesOf(story(MAX_PAIR_AGE_MS + 2 * 3_600_000)));
    expect(late.findings.shown).toMatchObject([{ kind: 'seeds' }]);
  });

  it('is no excuse for a play on a pair that came of age', async () => {
    const house = recordStory({ seed: 'aged', players: 1, acts: 0 });
    house.submit(openDawn(playerNumber(0), 1, roundOf(house.world().player(playerNumber(0)))));
    house.wait(1_000);
    house.submit({ ...publishDawn, price: '120' });
    const opened = house.recorded.find(({ event }) => event.type === 'CaseOpened');
    if (opened === undefined) throw new Error('nothing was opened');
    const aged = house.recorded.map((one) =>
      one.position >= opened.position ? { ...one, at: one.at + MAX_PAIR_AGE_MS } : one,
    );
    const report = await auditSigned(entriesOf(aged));
    expect(report.findings.shown.map(({ kind }) => kind)).toContain('seeds');
  });
});
