import { expect, it } from 'vitest';
import { findsEach } from '../faults.ts';
import { entriesOf } from '../fixture-log.ts';
import { auditBoth } from '../forger.ts';
import { forgedLanedRooms, lanedRoomsStory } from './laned-rooms.ts';

findsEach(forgedLanedRooms);

it('is honest before it is forged, and its seats are counted by whether they took a step', async () => {
  const { full, everybody } = await auditBoth(entriesOf(lanedRoomsStory));
  expect([full.verdict, everybody.verdict]).toEqual(['clean', 'plays-clean']);
  const steps = lanedRoomsStory.filter(({ event }) => event.type === 'LinkSpent').length;
  for (const { replayed, unanswered } of [full, everybody]) {
    expect(replayed).toMatchObject({ seatsOnLanes: steps, seatsLoose: 5, playsOnLanes: 8 });
    expect(unanswered).toMatchObject({ claims: 1, rooms: 1, void: 0 });
  }
});
