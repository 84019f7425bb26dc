import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { OpenedFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { item, itemOf } from './item.ts';
import { amount, moment } from './moment.ts';
import { walletFields } from './wallet.ts';

graphql(`
  fragment OpenedFields on OpenCaseResult {
    rounds {
      id
      createTime: playedAt
      price
      roundNo
      publicHash
      userSeed
      entropy
      oddsHash
      ticket
      item {
        ...ItemFields
      }
    }
    wallet {
      ...WalletFields
    }
  }
`);

export const opened = z.object({
  rounds: z
    .array(
      z.object({
        id: z.string().meta({ description: 'Of the round: what `/provably-fair/verify/{id}` takes.' }),
        price: amount,
        roundNo: z.int(),
        ticket: z.int(),
        publicHash: z.string(),
        userSeed: z.string(),
        entropy: z.string(),
        oddsHash: z.string(),
        item,
        createTime: moment,
      }),
    )
    .meta({ description: 'In the order of play.' }),
  ...walletFields,
});

export const openedOf = ({ rounds, wallet }: OpenedFieldsFragment, locale: Locale): z.input<typeof opened> => ({
  rounds: rounds.map((round) => ({ ...round, item: itemOf(round.item, locale) })),
  ...wallet,
});
