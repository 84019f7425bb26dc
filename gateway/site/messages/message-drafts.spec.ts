import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../engine/events.ts';
import { isSettled, itemsReceived } from '../../../engine/facts/facts.ts';
import { GAMES } from '../../../engine/kernel/game-name.ts';
import { formatMoney, sumOf } from '../../../engine/kernel/money.ts';
import { alice, bob } from '../../../test/cast.ts';
import { weekly } from '../../../test/contest-cast.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import type { MessageContent } from './message.ts';
import { draftOf, lostPrizeDrafts, prizeDraft } from './message-drafts.ts';
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

const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;

describe('a prize of a contest', () => {
  const name = { 'zh-CN': '秋季赛', 'zh-TW': '秋季賽', en: 'Autumn' };
  const contest = { name, prizes: ['50000', '20050'] };
  const places = [alice, bob].map((playerId, at) => ({ playerId, score: '900', reached: 40 + at }));
  const saidOf = (content: MessageContent) =>
    LANGUAGES.map((language) => inWords<MessageContent['template']>(content, language, () => undefined));

  it('that is lost is told to the player of that rank, and to nobody else', () => {
    expect(lostPrizeDrafts({ contestId: weekly, places, unpaid: [] }, contest)).toEqual([]);
    expect(lostPrizeDrafts({ contestId: weekly, places, unpaid: [2] }, contest)).toMatchObject([
      {
        player: bob,
        content: { template: 'contest-prize-lost', contest: name, rank: 2, amount: '20050' },
        link: '/event#contest-weekly',
      },
    ]);
  });

  it.each([
    ['is lost', lostPrizeDrafts({ contestId: weekly, places, unpaid: [2] }, contest)[0]],
    [
      'is paid in coin',
      prizeDraft({ contestId: weekly, playerId: bob, rank: 2, amount: '20050', balance: 'coin' }, contest),
    ],
    [
      'is paid as a bonus',
      prizeDraft({ contestId: weekly, playerId: bob, rank: 2, amount: '20050', balance: 'locked' }, contest),
    ],
  ])('that %s is told in words of each language with its contest, rank and amount', (_how, draft) => {
    if (draft === undefined) throw new Error('no message was drafted');
    const said = saidOf(draft.content);
    expect(new Set(said.map(({ body }) => body)).size).toBe(3);
    for (const [place, language] of LANGUAGES.entries()) {
      expect(said[place]?.title).toContain(name[language]);
      expect(said[place]?.title).toContain('2');
      expect(said[place]?.body).toContain('200.50');
    }
  });

  it('that was told of before messages named their contest still has its words', () => {
    const said = saidOf({ template: 'contest-prize', rank: 3, amount: '5000', balance: 'coin' });
    for (const { title, body } of said) expect([title, body].join()).toMatch(/3.*50/);
  });
});
