import { z } from 'zod';

/**
 * Acts that the rules may ask two people for: commands of operators that give worth, change the terms or the odds, or let a
 * stopped game go on. Rooms of the house and the state of a retrieval are not among them. `PublishCatalog` stands for each single change of the catalog, too.
 */
export const TWO_PEOPLE_KINDS = [
  'AdjustBalance',
  'AnnounceContest',
  'GrantCoupon',
  'IssueGoldenCode',
  'PublishCatalog',
  'PublishContractPool',
  'PublishTerms',
  'ReverseDeposit',
  'StockListing',
  'StopGame',
] as const;

/** The kinds of acts: types of the commands that acts carry out. */
export const ACT_KINDS = [...TWO_PEOPLE_KINDS, 'PublishActRules'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

export const actRules = z.strictObject({
  twoPeople: z
    .array(z.enum(TWO_PEOPLE_KINDS))
    .max(TWO_PEOPLE_KINDS.length)
    .describe('kinds of acts that take two people, each once, in alphabetical order'),
  breakGlass: z.boolean().describe('whether a proposer may approve alone after breaking the glass'),
});

export interface ActRules {
  readonly twoPeople: readonly (typeof TWO_PEOPLE_KINDS)[number][];
  readonly breakGlass: boolean;
  /** 0 before any are published. */
  readonly version: number;
}

/** One person is enough for everything. */
export const NO_ACT_RULES: ActRules = { version: 0, twoPeople: [], breakGlass: false };

/** Whether the rules ask two people for an act of that kind. They ask two for their own change as soon as they name a kind. */
export const takesTwo = ({ twoPeople }: ActRules, kind: ActKind): boolean =>
  kind === 'PublishActRules' ? twoPeople.length > 0 : twoPeople.includes(kind);
