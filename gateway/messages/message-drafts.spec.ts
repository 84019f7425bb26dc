import { describe, expect, it } from 'vitest';
import { factsOf } from '../../engine/events.ts';
import { isSettled, itemsReceived } from '../../engine/facts/facts.ts';
import { GAMES } from '../../engine/kernel/game-name.ts';
import { formatMoney, sumOf } from '../../engine/kernel/money.ts';
import { alice, bob } from '../../test/cast.ts';
import { recordGames } from '../../test/games-story/story.ts';
import type { MessageContent } from './message.ts';
import { draftOf, lostPrizeDrafts } from './message-drafts.ts';
import { inWords } from './words.ts';

const { recorded } = recordGames();
const winsOf = (grade: number | undefined) =>
  recorded.flatMap((one) => {
    const draft = draftOf(one, () => grade);
    const facts = factsOf(one.event, one.at);
    return draft?.content.template === 'win' ? [{ ...draft, content: draft.content, facts }] : [];
  });
const gamesIn = (wins: ReturnType<typeof winsOf>) => new Set(wins.map(({ content }) => content.game));

describe('a win', () => {
  it('is told of every game where it is of the two top grades, with all its items', () => {
    const wins = winsOf(1);
    expect(gamesIn(wins)).toEqual(new Set(GAMES));
    for (const { content, player, facts } of wins) {
      const items = itemsReceived(facts);
      expect([player, facts.play !== null && isSettled(facts.play)]).toEqual([facts.play?.playerId, true]);
      expect(content).toEqual({
        template: 'win',
        game: facts.play?.game,
        skin: items[0]?.skin,
        count: items.length,
        value: formatMoney(sumOf(items.map(({ value }) => value))),
      });
    }
  });

  it('of another grade, or of a skin that is gone, is no news but in rooms and where a dream came true', () => {
    for (const grade of [2, undefined]) {
      const wins = winsOf(grade);
      expect(gamesIn(wins)).toEqual(new Set(['dream', 'battle', 'giveaway']));
      expect(wins.filter(({ content, facts }) => content.game === 'dream' && facts.play?.succeeded !== true)).toEqual(
        [],
      );
    }
  });

  it('leads to its proof or its room, after its reel', () => {
    const places = winsOf(0).map(({ content, link, after, facts }) => [
      content.game,
      link?.replace(facts.play?.id ?? '', 'id'),
      after,
    ]);
    const proof = '/provably-fair/verify/id';
    expect(new Map(places.map(([game, ...place]) => [game, place]))).toEqual(
      new Map<unknown, unknown>([
        ['case', [proof, 8_000]],
        ['upgrade', [proof, 8_000]],
        ['dream', [proof, 8_000]],
        ['contract', [proof, 8_000]],
        ['battle', ['/battle/id', 8_000]],
        ['giveaway', ['/giveaways/id', 0]],
      ]),
    );
  });

  it('has words of its own for each game and language, with what it is worth', () => {
    const content = { template: 'win', skin: 'skin-x', count: 1, value: '123456' } as const;
    const texts = (['zh-CN', 'zh-TW', 'en'] as const).flatMap((language) =>
      GAMES.map((game) => inWords<MessageContent['template']>({ ...content, game }, language, () => undefined)),
    );
    expect(new Set(texts.map(({ title }) => title)).size).toBeGreaterThan(GAMES.length * 2);
    for (const { body } of texts) expect(body).toContain('1,234.56');
  });
});

describe('a prize of a contest that is lost', () => {
  const places = [alice, bob].map((playerId, at) => ({ playerId, score: '900', reached: 40 + at }));
  it('is told to the player of that rank, and to nobody else', () => {
    expect(lostPrizeDrafts({ places, unpaid: [] })).toEqual([]);
    expect(lostPrizeDrafts({ places, unpaid: [2] }).map(({ player, content }) => [player, content])).toEqual([
      [bob, { template: 'contest-prize-lost', rank: 2 }],
    ]);
  });

  it('is said in words of each language', () => {
    const titles = (['zh-CN', 'zh-TW', 'en'] as const).map(
      (language) => inWords({ template: 'contest-prize-lost', rank: 3 }, language, () => undefined).title,
    );
    expect(new Set(titles).size).toBe(3);
    for (const title of titles) expect(title).toContain('3');
  });
});
