import { describe, expect, it } from 'vitest';
import { casesStopped } from '../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given } from '../../test/deciders.ts';

const stop = { type: 'StopGame', game: 'case', stop: true, reason: 'inspection' } as const;
const resume = { type: 'StopGame', game: 'case', stop: false, reason: '' } as const;

describe('stopping a game', () => {
  it('says so with the reason', () => {
    expect(acceptedEvents(given().when(stop))).toEqual([
      {
        type: 'GameStopped',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(0), game: 'case', reason: 'inspection' },
      },
    ]);
  });

  it('ends when it is resumed', () => {
    const story = given(casesStopped);
    expect(acceptedEvents(story.when(resume))).toMatchObject([{ type: 'GameResumed', data: { game: 'case' } }]);
  });

  it('is refused when there is nothing to change', () => {
    expect(given(casesStopped).when(stop)).toMatchObject({ code: 'NOTHING_TO_DO' });
    expect(given().when(resume)).toMatchObject({ code: 'NOTHING_TO_DO' });
  });
});
