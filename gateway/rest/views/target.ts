import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { TargetFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { amount } from './moment.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment TargetFields on Target {
    skin {
      ...SkinFields
    }
    wear
    value
  }
`);

/** A target of an upgrade or a dream. */
export const target = z.object({ ...weaponFields, value: amount });

export const targetOf = ({ skin, wear, value }: TargetFieldsFragment, locale: Locale): z.input<typeof target> => ({
  ...weaponOf(skin, wear, locale),
  value,
});
