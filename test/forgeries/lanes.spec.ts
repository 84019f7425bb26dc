import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { gameStream } from '../../engine/kernel/ids.ts';
import { commandIdNumber } from '../deciders.ts';
import { findsEach } from '../faults.ts';
import { entriesOf } from '../fixture-log.ts';
import { auditSigned, kindsIn } from '../forger.ts';
import { forgedLanes, lanesStory } from './lanes.ts';

findsEach(forgedLanes);

it('is honest before it is forged', async () => {
  expect(await kindsIn(lanesStory)).toEqual([]);
});

it('fails for each lane that is kept back beyond its age', async () => {
  const kept = lanesStory.slice(
    0,
    lanesStory.findIndex(({ event }) => event.type === 'LaneClosed'),
  );
  const at = (kept.at(-1)?.at ?? 0) + 31 * 24 * 60 * 60_000;
  const stop: RecordedEvent = {
    stream: gameStream('case'),
    version: 1,
    position: kept.length,
    at,
    event: {
      type: 'GameStopped',
      schemaVersion: 2,
      data: { commandId: commandIdNumber(900), game: 'case', reason: 'a pause', graceMs: 60_000 },
    },
  };
  const { findings } = await auditSigned(entriesOf([...kept, stop]));
  const said = findings.shown.map(({ kind, message }) => `${kind} ${message}`);
  const lanes = lanesStory.flatMap(({ event }) => (event.type === 'LaneOpened' ? [event.data.pair.pairId] : []));
  expect(lanes.length).toBe(3);
  for (const lane of lanes) expect(said.some((one) => one.startsWith(`seeds pair ${lane} of`))).toBe(true);
});
