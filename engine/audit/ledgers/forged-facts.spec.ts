import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../test/fixture-log.ts';
import { forgerOf } from '../../../test/forger.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { isCleanLog } from '../../../test/replayed.ts';
import { FACTUAL_TYPES } from '../../events.ts';
import { playerRegistered } from '../../player/events.ts';

const { recorded } = recordGames({ kind: 'none' });
const { edited, inserted } = forgerOf(recorded);
const players = recorded.flatMap(({ event }) =>
  event.type === playerRegistered.type ? [playerRegistered.dataOf(event).playerId] : [],
);

/** A player with points could have wished that just as well: the log is its only witness. */
const ONLY_THE_LOG_KNOWS = ['PointsTransferred'];

/** Events that money, items and plays follow from. Every value of these is forged beside this: every-field.spec.ts. */
describe.each(FACTUAL_TYPES)('%s', (type) => {
  const last = recorded.findLast(({ event }) => event.type === type);
  if (last === undefined) throw new Error(`the story has no ${type}`);
  const { position, stream, event, at } = last;

  it('is found where it is said twice', () => {
    expect(isCleanLog(entriesOf(inserted(position + 1, stream, event, at)))).toBe(false);
  });

  it('is found where it is said once more, by a command of its own', () => {
    const again = Object.assign({}, event, {
      data: Object.assign({}, event.data, { commandId: '00000000-0000-4000-8000-00000000f0f0' }),
    });
    const log = inserted(recorded.length, stream, again);
    expect(isCleanLog(entriesOf(log))).toBe(ONLY_THE_LOG_KNOWS.includes(type));
  });

  it('is found where it is said of somebody else', () => {
    const other = players.find((playerId) => !stream.endsWith(playerId));
    const log = edited((one, { position: where }) =>
      where === position ? Object.assign({}, one, { data: Object.assign({}, one.data, { playerId: other }) }) : one,
    );
    expect(isCleanLog(entriesOf(log))).toBe(false);
  });
});
