import { describe, expect, it } from 'vitest';
import { choicesOf, placeAfterKey } from './choices.ts';

const names = (en: string) => ({ zhCN: en, zhTW: en, en });
const words = {
  nameOf: ({ en }: { readonly en: string }) => en,
  skinName: () => 'Kestrel | Tide',
  gameName: ({ game }: { readonly game: string }) => game,
  gameIcon: () => 'box' as const,
};
const nothing = { cases: [], skins: [], players: [], game: null };

describe('what was found', () => {
  it('begins with what an id names, and leads to its own page', () => {
    const id = 'A'.repeat(22);
    expect(choicesOf({ ...nothing, game: { id, game: 'BATTLE' } }, words)[0]?.to).toBe(`/battle/${id}`);
    expect(choicesOf({ ...nothing, game: { id, game: 'GIVEAWAY' } }, words)[0]?.to).toBe(`/giveaways/${id}`);
    expect(choicesOf({ ...nothing, game: { id: `${id}.7`, game: 'DREAM' } }, words)[0]?.to).toBe(
      `/provably-fair/verify/${id}.7`,
    );
  });

  it('stands in the order of its kinds, each choice under a key of its own', () => {
    const skin = {
      id: 'tide',
      grade: 3,
      image: '',
      imageSmall: '/s.svg',
      familyNames: names('Kestrel'),
      finishNames: names('Tide & Salt'),
    };
    const choices = choicesOf(
      {
        game: { id: 'B'.repeat(22), game: 'BATTLE' },
        cases: [{ slug: 'tide', version: 1, hue: '#fff', imageSmall: '/c.svg', names: names('Tide') }],
        skins: [skin],
        players: [{ id: 'C'.repeat(22), nickname: 'Tide', avatar: '/a.svg' }],
      },
      words,
    );
    expect(choices.map(({ kind }) => kind)).toEqual(['game', 'cases', 'skins', 'players']);
    expect(new Set(choices.map(({ key }) => key)).size).toBe(4);
    expect(choices[2]?.to).toBe('/skin?q=Tide+%26+Salt');
    expect(choices[3]?.to).toBe(`/player/${'C'.repeat(22)}`);
  });
});

describe('the arrow keys', () => {
  it('go down from nothing to the first, and around at both ends', () => {
    expect(placeAfterKey('ArrowDown', -1, 3)).toBe(0);
    expect(placeAfterKey('ArrowDown', 2, 3)).toBe(0);
    expect(placeAfterKey('ArrowUp', 0, 3)).toBe(2);
    expect(placeAfterKey('ArrowUp', -1, 3)).toBe(2);
  });

  it('are all that moves, and move nothing in an empty list', () => {
    expect(placeAfterKey('a', 1, 3)).toBeNull();
    expect(placeAfterKey('ArrowDown', -1, 0)).toBeNull();
  });
});
