import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isListingId, isSkinId, mustBe } from '../../engine/kernel/ids.ts';
import { followTopic } from '../stomp/testing/clients.ts';
import { type Ask, askOf, type Player, signUpWith, winItems } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { openBattle, openGiveaway } from '../testing/rooms.ts';
import { listenAt, until } from '../testing/sockets.ts';
import { done, type Rest, restOf } from './testing/client.ts';

const CDN = 'https://img.example.org/pictures';

let site: Fixture;
let ask: Ask;
let rest: Rest;
let player: Player;
let battle: string;
beforeAll(async () => {
  site = await openFixture({ imageHost: CDN });
  ask = askOf(site.gateway);
  rest = restOf(site.gateway);
  player = await signUpWith(ask, 100_000);
  const [item] = await winItems(ask, player, 3);
  await openGiveaway(site, ask, player, [item?.id ?? '']);
  battle = await openBattle(ask, player);
  await site.operate({
    type: 'StockListing',
    listing: mustBe(isListingId, 'middle'),
    skin: mustBe(isSkinId, 'brook'),
    wear: 'FN',
    balance: 'coin',
    quantity: 10,
  });
  await site.settled();
  done(await rest('/shop/buy', { id: 'middle' }, { token: player.token }));
  await site.settled();
});
afterAll(() => site.close());

const answerOf = async (path: string, params: object = {}) =>
  done(await rest(path, { ...params }, { method: 'GET', token: player.token }));

/** Every picture of an answer by the last name on its way. */
const picturesIn = (value: unknown): readonly (readonly [name: string, picture: unknown])[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    /(Img|Image|Pic|^image|^banner|^avatar)$/i.test(name) ? [[name, held] as const] : picturesIn(held),
  );
};

describe('pictures of a site with a host for them', () => {
  it.each([
    ['/profile/userInfo', {}, ['headPic', 'avatar']],
    ['/common/getHeadPicList', {}, ['headPic']],
    ['/box/list', {}, ['boxImage']],
    ['/box/detail', { id: 'ember' }, ['boxImage', 'weaponImage']],
    ['/profile/getMyVoucherPage', {}, ['weaponImage', 'sourceImage', 'winVoucherImg']],
    ['/roll/list', {}, ['giftImage', 'weaponImage', 'hostHeadPic']],
    ['/shop/list', {}, ['virtualImg', 'weaponImage']],
    ['/profile/myVirtual', {}, ['virtualImg', 'winVoucherImg']],
    ['/battle/getList', {}, ['boxImage', 'headPic']],
  ])('stand in %s by their whole address', async (path, params, names) => {
    const pictures = picturesIn((await answerOf(path, params)).data);
    expect(pictures.map(([name]) => name)).toEqual(expect.arrayContaining(names));
    for (const [name, picture] of pictures)
      if (picture !== null)
        expect([name, picture]).toEqual([name, expect.stringMatching(/^https:\/\/img\.example\.org\/pictures\/./)]);
  });

  it('stand in the banner list by both of its names', async () => {
    expect((await answerOf('/common/bannerList')).at('0')).toMatchObject({ image: null, banner: null });
  });

  it('are taken back as they were shown', async () => {
    const headPic = (await answerOf('/common/getHeadPicList')).at('3.headPic');
    const chosen = done(await rest('/profile/uploadAvatarV2', { headPic }, { token: player.token }));
    expect(chosen.at('headPic')).toBe(headPic);
  });

  it('come over STOMP by their whole address', async () => {
    const url = (await listenAt(site.gateway)).replace('/graphql', '/ws');
    const { client, events } = await followTopic(url, { after: 0 });
    await until(() => events.some(({ data }) => data.id === battle));
    const pictures = picturesIn(events.map(({ data }) => data));
    expect(new Set(pictures.map(([name]) => name))).toEqual(new Set(['avatar', 'boxImage']));
    for (const [, picture] of pictures) expect(picture).toMatch(/^https:\/\/img\.example\.org\/pictures\/./);
    await client.deactivate();
  });
});
