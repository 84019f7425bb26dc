import { describe, expect, it } from 'vitest';
import { imageHost } from './image-host.ts';

/** As the specification names them. */
const NAMES = [
  ...['giftImage', 'headPic', 'headGround', 'image', 'banner', 'boxImage', 'weaponImage', 'winVoucherImg'],
  ...['sourceImage', 'virtualImg', 'avatar'],
];
const CDN = 'https://img.example.org';

describe('pictures for clients of REST and STOMP', () => {
  const { shown, read } = imageHost(CDN);

  it.each(NAMES)('%s has the host before it unless it begins with http, however deep it is', (name) => {
    const answer = (picture: string | null) => ({ list: [{ [name]: picture, other: '/art/a.svg' }], [name]: picture });
    expect(shown(answer('/art/a.svg'))).toEqual(answer(`${CDN}/art/a.svg`));
    for (const whole of ['http://elsewhere/a.png', `${CDN}/a.png`]) expect(shown(answer(whole))).toEqual(answer(whole));
    expect(shown(answer(null))).toEqual(answer(null));
  });

  it('change nothing where no host is set', () => {
    const answer = { avatar: '/a.svg' };
    expect([imageHost('').shown(answer), imageHost('').read(answer)]).toEqual([answer, answer]);
  });

  it('may be sent back as they were shown', () => {
    expect(read({ headPic: `${CDN}/art/a.svg`, nickname: `${CDN}/art/a.svg` })).toEqual({
      headPic: '/art/a.svg',
      nickname: `${CDN}/art/a.svg`,
    });
    expect(read({ headPic: '/art/a.svg' })).toEqual({ headPic: '/art/a.svg' });
  });
});
