import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { BoxEntryFieldsFragment, BoxFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { amount } from './moment.ts';
import { nameIn, names } from './names.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment BoxFields on Case {
    boxId: slug
    version
    boxNames: names {
      ...NamesFields
    }
    theme {
      id
      names {
        ...NamesFields
      }
    }
    price
    fresh
    oddsHash
    terms
    rtpPercent
    boxImage: image
    stopped
  }
`);

graphql(`
  fragment BoxEntryFields on CaseEntry {
    skin {
      ...SkinFields
    }
    wear
    firstTicket
    lastTicket
    value
  }
`);

export const box = z.object({
  boxId: z.string(),
  boxName: z.string(),
  boxNames: names,
  boxImage: z.string(),
  price: amount,
  themeId: z.string(),
  themeName: z.string(),
  fresh: z.boolean(),
  rtpPercent: z.string().meta({ description: 'Return to player, two decimals.' }),
  oddsHash: z.string(),
  terms: z.string().meta({ description: 'Hash of the terms that cases are opened under.' }),
  version: z.int(),
  stopped: z.boolean().meta({ description: 'Plays of cases are refused for now.' }),
});

export const boxOf = (found: BoxFieldsFragment, locale: Locale): z.input<typeof box> => ({
  ...found,
  boxName: nameIn(found.boxNames, locale),
  themeId: found.theme.id,
  themeName: nameIn(found.theme.names, locale),
});

export const boxEntry = z.object({
  ...weaponFields,
  value: amount,
  firstTicket: z.int(),
  lastTicket: z.int(),
});

export const boxEntryOf = (found: BoxEntryFieldsFragment, locale: Locale): z.input<typeof boxEntry> => ({
  ...found,
  ...weaponOf(found.skin, found.wear, locale),
});
