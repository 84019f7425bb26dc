import { z } from 'zod';
import { NO_ENTROPY } from '../../engine/fairness/no-entropy.ts';
import { amountIn } from '../../schema/input/amounts.ts';

/** Values as old clients send them: text in forms and addresses, the same or its JSON type in JSON. */
const numeric = z.union([z.number(), z.string().max(24)]);

const wrong = (context: z.core.$RefinementCtx, message: string): never => {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
};

/** `description` and the rest become the parameter's part of the OpenAPI document. */
export const integer = (min: number, max: number, description = '') =>
  numeric
    .transform((value, context) => {
      const text = String(value).trim();
      const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return number >= min && number <= max ? number : wrong(context, `is a whole number from ${min} to ${max}`);
    })
    .meta({ type: 'integer', minimum: min, maximum: max, anyOf: undefined, description });

/** A decimal of major units with at most two digits after the point, as minor units. */
export const money = (description: string) =>
  numeric
    .transform(
      (value, context) => amountIn(String(value).trim()) ?? wrong(context, 'is an amount with at most two decimals'),
    )
    .meta({ type: 'number', minimum: 0, multipleOf: 0.01, anyOf: undefined, description });

const TRUE: ReadonlySet<unknown> = new Set([true, 1, 'true', '1']);
const FALSE: ReadonlySet<unknown> = new Set([false, 0, 'false', '0']);

/** `true`, `false`, `1` or `0`. */
export const flag = (description: string) =>
  z
    .union([z.boolean(), z.number(), z.string().max(5)])
    .transform((value, context) => {
      if (TRUE.has(value)) return true;
      return FALSE.has(value) ? false : wrong(context, 'is true or false');
    })
    .meta({ type: 'boolean', anyOf: undefined, description });

export const text = (max: number, description: string) => z.string().min(1).max(max).meta({ description });

/** One of several words, in capital or small letters. */
export const word = <const Words extends readonly [string, ...string[]]>(words: Words, description: string) =>
  z
    .string()
    .max(40)
    .transform((value, context): Words[number] => {
      const found = words.find((one) => one.toLowerCase() === value.trim().toLowerCase());
      return found ?? wrong(context, `is one of ${words.join(', ')}`);
    })
    .meta({ enum: words, description });

/** A list: in JSON an array, elsewhere text with commas. */
export const list = (min: number, max: number, longest: number, description: string) =>
  z
    .union([z.array(z.string().max(longest)).max(max), z.string().max((longest + 1) * max)])
    .transform((value, context) => {
      const parts = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
      const wellFormed = parts.length >= min && parts.length <= max && parts.every((part) => part.length > 0);
      if (!wellFormed || parts.some((part) => part.length > longest))
        return wrong(context, `are ${min} to ${max} values`);
      return parts;
    })
    .meta({ type: 'array', items: { type: 'string' }, minItems: min, maxItems: max, anyOf: undefined, description });

export const id = text(80, 'Id.');
export const itemIds = (max: number) => list(1, max, 80, 'Ids of items in the backpack.');
/** As long as `schema/input` reads them: signs that can't be seen, and pictures of several code points, make them longer than they look. */
export const nickname = (description: string) => text(200, description);
export const phone = text(64, 'E.164; without `+` it is read as +86.');
export const smsCode = text(64, 'The code of the text message.');
export const wear = word(['FN', 'MW', 'FT', 'WW', 'BS'], 'Wear; left out for a skin without wear.').optional();
const hex = (digits: number) => new RegExp(`^[0-9a-f]{${digits}}$`);
export const hash = (description: string) => z.string().regex(hex(64)).meta({ description });
const SHOWN = 'x-shown';
const INSTEAD = 'x-instead';

/**
 * Marks a value that a play names as its player was shown it. The gateway never fills it in: a request without it gets
 * SHOWN_REQUIRED.
 */
export const shown = <Field extends z.ZodType>(field: Field): Field => field.meta({ ...field.meta(), [SHOWN]: true });
export const isShown = (field: z.ZodType): boolean => field.meta()?.[SHOWN] === true;
/** The parameter that may stand in the place of this one; null where none may. */
export const insteadOf = (field: z.ZodType): string | null => {
  const name = field.meta()?.[INSTEAD];
  return typeof name === 'string' ? name : null;
};

const randomness = z.string().regex(hex(32));
/** The parameters of every play on the player's own pair. */
export const playFields = {
  pairId: shown(text(22, '`pairId` of `profile/seeds`: the play falls on this pair or on none.')),
  userSeed: shown(text(64, '`userSeed` of `profile/seeds`.')),
  roundNo: integer(1, 2_147_483_647, '`roundNo` of `profile/seeds`, of the first round of several.').optional(),
  terms: shown(hash('Hash of the terms, as they were shown.')),
  entropy: shown(
    randomness.optional().meta({
      description:
        'Of a loose play: your own randomness, 32 lower-case hex digits. With an `Idempotency-Key` it may be left out: it follows from that then.',
      [INSTEAD]: 'link',
    }),
  ),
  step: integer(1, 2_147_483_647, "On a lane: `step` of `seed/lanes`; `pairId` is the lane's then.").optional(),
  link: hash('On a lane: the link of that step, in the place of `entropy`.').optional(),
};
/** The parameters of every seat and entry. */
export const seatFields = {
  entropy: randomness.optional().meta({
    description:
      'Your own randomness, 32 lower-case hex digits; it may follow from an `Idempotency-Key`, and on a lane from `link`. Without it the seat or entry is refused (1034), unless the operator takes zeros.',
  }),
  pairId: text(22, 'On a lane: `lane` of `seed/lanes`.').optional(),
  step: integer(1, 2_147_483_647, 'On a lane: `step` of `seed/lanes`.').optional(),
  link: hash('On a lane: the link of that step; its first 32 digits are the entropy.').optional(),
};
const seat = z.object(seatFields);

/** The parameters of a seat for GraphQL, with zeros where an old client leaves out the entropy. */
export const seatInputOf = ({ entropy, pairId, step, link }: z.output<typeof seat>) => ({
  entropy: entropy ?? (link === undefined ? NO_ENTROPY : null),
  ...{ pairId: pairId ?? null, step: step ?? null, link: link ?? null },
});
export const botEntropy = randomness.optional().meta({
  description: 'Only a room that was opened by release 0.2.0 takes it; in all others a bot brings none.',
});

/** How far pages may reach: they are walked from the newest on. */
export const MAX_REACH = 1_000;

/** `page` and `pageSize`. */
export const pageFields = (pageSize: number) => ({
  page: integer(1, MAX_REACH, 'Counted from 1; `page` × `pageSize` is at most 1,000.').default(1),
  pageSize: integer(1, 50, 'Entries of one page.').default(pageSize),
});
