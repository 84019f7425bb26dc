import { expect } from 'vitest';
import { granted } from '../../testing/client.ts';
import { pluck, read, type Trial } from './trial.ts';

export const publicTrials: readonly Trial[] = [
  {
    method: 'GET',
    path: '/stat/homepage',
    state: 'the same as `site.statistics`',
    verify: async (answer, world) => {
      const { site } = world;
      await site.settled();
      expect(answer.at('boxes')).toBe(
        await read(world, '{ site { statistics { opened } } }', 'site.statistics.opened'),
      );
      expect(answer.at('boxes')).toBeGreaterThan(0);
    },
  },
  {
    method: 'GET',
    path: '/stat/lastDrop',
    state: 'the same as `liveDrops`',
    set: async () => ({ params: { limit: 5 } }),
    verify: async (answer, world) => {
      const drops = pluck(await read(world, '{ liveDrops { drop { id } } }', 'liveDrops'), 'drop.id');
      expect(pluck(answer.data, 'id')).toEqual(drops.slice(0, 5));
      expect(drops.length).toBeGreaterThan(0);
    },
  },
  {
    method: 'GET',
    path: '/common/bannerList',
    state: 'the same as `banners`',
    verify: async (answer, world) => {
      const banners = await read(world, '{ banners { id } }', 'banners');
      expect(pluck(answer.data, 'id')).toEqual(pluck(banners, 'id'));
      expect(pluck(answer.data, 'id').length).toBeGreaterThan(0);
    },
  },
  {
    method: 'GET',
    path: '/common/documentList',
    state: 'the same as `documents`',
    set: async () => ({ params: { page: 1, pageSize: 50 } }),
    verify: async (answer, world) => {
      const documents = await read(world, '{ documents { slug } }', 'documents');
      expect(pluck(answer.at('list'), 'id')).toEqual(pluck(documents, 'slug'));
      expect(answer.at('total')).toBe(pluck(documents, 'slug').length);
    },
  },
  {
    method: 'GET',
    path: '/common/getBoxBattleThemeList',
    state: 'the same as `themes` and `cases`',
    set: async () => ({ params: { moduleId: 5, themeId: -1 } }),
    verify: async (answer, world) => {
      expect(pluck(answer.data, 'themeId')).toEqual(pluck(await read(world, '{ themes { id } }', 'themes'), 'id'));
      expect(answer.at('0.boxes.0.boxId')).toBe('ember');
    },
  },
  {
    method: 'GET',
    path: '/common/getDefaultInvitationCode',
    state: 'the same as `site.defaultInviteCode`',
    verify: async (answer) => expect(answer.data).toEqual({ invitationCode: 'WELCOME1' }),
  },
  {
    method: 'GET',
    path: '/common/getHeadPicList',
    state: 'the same as `avatars`',
    verify: async (answer, world) =>
      expect(pluck(answer.data, 'headPic')).toEqual(await read(world, '{ avatars }', 'avatars')),
  },
  {
    method: 'GET',
    path: '/common/notice',
    state: 'the same as `notices`',
    set: async () => ({ params: { topN: 1 } }),
    verify: async (answer, world) => {
      expect(pluck(answer.data, 'id')).toEqual(pluck(await read(world, '{ notices { id } }', 'notices'), 'id'));
      expect(answer.at('0.title')).toBe('公告');
    },
  },
  {
    method: 'GET',
    path: '/common/sysConfig',
    state: 'the same as `site`',
    verify: async (answer, { ask }) => {
      const site = granted(await ask('{ site { switchBalanceType showExchange showPublic deposits } }')).at('site');
      expect(answer.data).toMatchObject({ ...(site instanceof Object ? site : {}), showPublicText: '公告' });
    },
  },
  {
    method: 'GET',
    path: '/profile/ornamentPage',
    state: 'the same as `targets`',
    set: async () => ({ params: { page: 2, pageSize: 2 } }),
    verify: async (answer, world) => {
      const targets = pluck(
        await read(world, '{ targets { edges { node { skin { id } } } } }', 'targets.edges'),
        'node.skin.id',
      );
      expect(pluck(answer.at('list'), 'skinId')).toEqual(targets.slice(2, 4));
      expect(answer.at('total')).toBe(targets.length);
    },
  },
  {
    method: 'GET',
    path: '/pay/channels',
    state: 'the same as `paymentChannels`',
    verify: async (answer, world) => {
      const channels = await read(world, '{ paymentChannels { id } }', 'paymentChannels');
      expect(pluck(answer.at('channels'), 'id')).toEqual(pluck(channels, 'id'));
      expect(pluck(channels, 'id').length).toBeGreaterThan(0);
    },
  },
  {
    method: 'GET',
    path: '/box/list',
    state: 'the same as `cases`',
    verify: async (answer, world) =>
      expect(pluck(answer.at('list'), 'boxId')).toEqual(
        pluck(await read(world, '{ cases { slug } }', 'cases'), 'slug'),
      ),
  },
  {
    method: 'GET',
    path: '/box/detail',
    state: 'the same as `case`',
    set: async () => ({ params: { id: 'ember' } }),
    verify: async (answer, world) =>
      expect(answer.at('oddsTable')).toBe(await read(world, '{ case(slug: "ember") { oddsTable } }', 'case.oddsTable')),
  },
  {
    method: 'GET',
    path: '/shop/list',
    state: 'the same as `shop`',
    verify: async (answer, world) => {
      const listings = await read(world, '{ shop { edges { node { id } } } }', 'shop.edges');
      expect(pluck(answer.at('list'), 'id')).toEqual(pluck(listings, 'node.id'));
      expect(pluck(listings, 'node.id').length).toBeGreaterThan(0);
    },
  },
];
