import { describe, expect, it } from 'vitest';
import { searchBoxes } from './box-search.ts';

const box = (zhCN: string, zhTW: string, en: string, theme: string) => ({
  names: { zhCN, zhTW, en },
  theme: { id: theme },
});
const boxes = [
  box('潮汐', '潮汐', 'Tidal', 'sea'),
  box('余烬', '餘燼', 'Embers', 'fire'),
  box('极光', '極光', 'Aurora', 'sky'),
];
const found = (text: string, theme: string | null = null) =>
  searchBoxes(boxes, text, theme).map(({ names }) => names.en);

describe('searching cases', () => {
  it('finds a name in any language, however it is written', () => {
    expect(found('ＡＵＲ')).toEqual(['Aurora']);
    expect(found(' ember ')).toEqual(['Embers']);
    expect(found('餘')).toEqual(['Embers']);
    expect(found('潮')).toEqual(['Tidal']);
  });

  it('finds everything where nothing is typed, and nothing where nothing fits', () => {
    expect(found('')).toHaveLength(3);
    expect(found('xyz')).toEqual([]);
  });

  it('stays within the theme', () => {
    expect(found('', 'sky')).toEqual(['Aurora']);
    expect(found('tidal', 'sky')).toEqual([]);
  });
});
