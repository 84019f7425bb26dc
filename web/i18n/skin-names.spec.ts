import { describe, expect, it } from 'vitest';
import { en } from '../generated/texts/en/index.ts';
import { zhTW } from '../generated/texts/zh-TW/index.ts';
import { skinNames } from './skin-names.ts';

const same = (text: string) => ({ zhCN: text, zhTW: text, en: text });

describe('skinNames', () => {
  it('splits a skin into what a card shows', () => {
    const skin = { familyNames: same('Kestrel'), finishNames: same('Tidal') };
    expect(skinNames(skin, 'FN', en.start, 'en-US')).toEqual({
      name: 'Tidal',
      family: 'Kestrel',
      wear: 'FN',
      full: 'Kestrel | Tidal (Factory New)',
    });
    expect(skinNames(skin, 'FT', zhTW.start, 'zh-TW').wear).toBe('實戰');
  });

  it('names a skin without finish and wear after its family', () => {
    const skin = { familyNames: same('Gilded Charm'), finishNames: same('') };
    expect(skinNames(skin, null, en.start, 'en-US')).toEqual({
      name: 'Gilded Charm',
      family: 'Gilded Charm',
      wear: null,
      full: 'Gilded Charm',
    });
  });
});
