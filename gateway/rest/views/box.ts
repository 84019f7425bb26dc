import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { BoxEntryFieldsFragment, BoxFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits } from '../money.ts';
import { amount } from './moment.ts';
import { names, namesOf } from './names.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment BoxFields on Case {
    slug
    version
    names {
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
    image
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

export const boxOf = (found: BoxFieldsFragment, locale: Locale): z.input<typeof box> => {
  const boxNames = namesOf(found.names);
  return {
    boxId: found.slug,
    boxName: boxNames[locale],
    boxNames,
    boxImage: found.image,
    price: majorUnits(found.price),
    themeId: found.theme.id,
    themeName: namesOf(found.theme.names)[locale],
    fresh: found.fresh,
    rtpPercent: found.rtpPercent,
    oddsHash: found.oddsHash,
    terms: found.terms,
    version: found.version,
    stopped: found.stopped,
  };
};

export const boxEntry = z.object({
  ...weaponFields,
  value: amount,
  firstTicket: z.int(),
  lastTicket: z.int(),
});

export const boxEntryOf = (
  { skin, wear, value, firstTicket, lastTicket }: BoxEntryFieldsFragment,
  locale: Locale,
): z.input<typeof boxEntry> => ({
  ...weaponOf(skin, wear, locale),
  value: majorUnits(value),
  firstTicket,
  lastTicket,
});
