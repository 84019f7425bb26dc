import { describe, expect, it } from 'vitest';
import { tellGames } from '../test/games-story/story.ts';
import { failing, playProof, roomProof, verified, waiting } from '../test/sample-proofs.ts';
import { EVENTS } from './events.ts';
import { roundId } from './kernel/ids.ts';

const house = tellGames();
const rounds = EVENTS.filter(({ schema }) => 'roundNo' in schema.shape.data.shape);

/** Ids of what a type of event tells of, as results and the backpack link to them. */
const idsOf = (type: string): readonly string[] =>
  house.recorded.flatMap(({ event }): readonly string[] => {
    const { data } = event;
    if (event.type !== type) return [];
    if ('pairId' in data && 'roundNo' in data) return [roundId(data.pairId, data.roundNo)];
    if ('battleId' in data) return [data.battleId];
    return 'giveawayId' in data ? [data.giveawayId] : [];
  });

describe('every game that can be played', () => {
  it.each(rounds)('is verified in the page, round by round: $type', async ({ type }) => {
    const ids = idsOf(type);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const verification = await verified(id, playProof(house, id));
      expect([id, verification.overall, failing(verification), waiting(verification)]).toEqual([id, 'match', [], []]);
    }
  });

  it.each(['BattleSettled', 'GiveawayDrawn'])('is verified in the page, room by room: %s', async (type) => {
    const ids = idsOf(type);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const verification = await verified(id, roomProof(house, id));
      expect([id, verification.overall, failing(verification)]).toEqual([id, 'match', []]);
    }
  });
});
