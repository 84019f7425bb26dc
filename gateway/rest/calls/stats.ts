import { z } from 'zod';
import { answeredBy } from '../answers/answered.ts';
import { at, view } from '../answers/view.ts';
import { get, nothing } from '../call.ts';
import { flag, integer } from '../fields.ts';
import { drop } from '../views/drop.ts';

export const statCalls = [
  get({
    path: '/stat/homepage',
    access: 'public',
    summary: 'Sums over the whole log.',
    ...answeredBy('Query.site', {
      input: nothing,
      answer: at(
        'statistics',
        view({
          users: 'players',
          boxes: 'opened',
          upgrades: 'upgrades',
          battles: 'battles',
          giveaways: 'giveaways',
        }),
      ),
    }),
  }),
  get({
    path: '/stat/lastDrop',
    access: 'public',
    summary: 'Recent drops, newest first. None is here before its reel is over.',
    ...answeredBy('Query.liveDrops', {
      input: z.object({
        limit: integer(1, 20, 'At most so many.').default(20),
        isTop: flag('Only grades 0 and 1.').default(false),
      }),
      values: ({ isTop }) => ({ top: isTop }),
      atMost: ({ limit }) => limit,
      answer: drop,
    }),
  }),
];
