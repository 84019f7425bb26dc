import { z } from 'zod';
import { get, nothing } from '../call.ts';
import { flag, integer } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { drop, dropOf } from '../views/drop.ts';

const HOMEPAGE = graphql(`
  query Homepage {
    site {
      statistics {
        users: players
        boxes: opened
        upgrades
        battles
        giveaways
      }
    }
  }
`);

const LAST_DROPS = graphql(`
  query LastDrops($top: Boolean!) {
    liveDrops(top: $top) {
      ...DropFields
    }
    cases {
      slug
      image
    }
  }
`);

export const statCalls = [
  get({
    path: '/stat/homepage',
    access: 'public',
    summary: 'Sums over the whole log.',
    input: nothing,
    output: z.object({
      users: z.int(),
      boxes: z.int().meta({ description: 'Cases opened.' }),
      upgrades: z.int(),
      battles: z.int(),
      giveaways: z.int(),
    }),
    run: async (_input, { ask }) => (await ask(HOMEPAGE)).site.statistics,
  }),
  get({
    path: '/stat/lastDrop',
    access: 'public',
    summary: 'Recent drops, newest first. None is here before its reel is over.',
    input: z.object({
      limit: integer(1, 20, 'At most so many.').default(20),
      isTop: flag('Only grades 0 and 1.').default(false),
    }),
    output: z.array(drop),
    run: async ({ limit, isTop }, { ask, locale }) => {
      const { liveDrops, cases } = await ask(LAST_DROPS, { top: isTop });
      const images = new Map(cases.map(({ slug, image }) => [slug, image]));
      return liveDrops
        .slice(0, limit)
        .map((event) => dropOf(event, images, locale))
        .filter((shown) => shown !== null);
    },
  }),
];
