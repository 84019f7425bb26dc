import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { DreamFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { item, itemOf } from './item.ts';
import { amount, moment } from './moment.ts';
import { target, targetOf } from './target.ts';

graphql(`
  fragment DreamFields on DreamPlay {
    id
    createTime: playedAt
    roundNo
    targetItem: target {
      ...TargetFields
    }
    winTickets
    dreamFee: fee
    ticket
    won
    item {
      ...ItemFields
    }
  }
`);

export const dream = z.object({
  id: z.string(),
  action: z.enum(['WON', 'CONSOLED']),
  targetItem: target,
  dreamFee: amount,
  probability: z.number().meta({ description: 'Percent.' }),
  winTickets: z.int(),
  ticket: z.int(),
  roundNo: z.int(),
  item: item.meta({ description: 'The target, or the consolation.' }),
  createTime: moment,
});

export const dreamOf = (
  { won, targetItem, item: gained, ...round }: DreamFieldsFragment,
  locale: Locale,
): z.input<typeof dream> => ({
  ...round,
  action: won ? 'WON' : 'CONSOLED',
  targetItem: targetOf(targetItem, locale),
  probability: round.winTickets / 100_000,
  item: itemOf(gained, locale),
});
