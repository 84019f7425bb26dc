import { z } from 'zod';
import { majorUnits } from '../money.ts';

export const moment = z.string().meta({ format: 'date-time' });

/** Amounts of major units; GraphQL has minor ones. */
const inMajorUnits = z.number().transform(majorUnits);
export const amount = inMajorUnits.pipe(z.number());
export const amountOf = (description: string) => inMajorUnits.pipe(z.number().meta({ description }));

/** A word of GraphQL, as the number that clients know. */
export const numbered = <Word extends string>(numbers: Readonly<Record<Word, number>>, description: string) =>
  z
    .custom<Word>()
    .transform((word): number => numbers[word])
    .pipe(z.int().meta({ description }));
