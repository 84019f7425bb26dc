import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { groupedText, type Money } from '../../engine/kernel/money.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { type OperatorAnswer, refused, toConfirm } from './answer.ts';

/** The most, in minor units, that one act of an operator may put at risk. */
export interface Caps {
  /** Of one correction of a balance. */
  readonly adjustment: Money;
  /** Of a whole code, coupon, giveaway or lot for the shop. */
  readonly given: Money;
}

const VARIABLES = {
  adjustment: 'GLASSCASE_OPERATOR_MAX_ADJUSTMENT',
  given: 'GLASSCASE_OPERATOR_MAX_GIVEN',
} as const satisfies Readonly<Record<keyof Caps, keyof Configuration>>;

/** Of whole coin, as the variables have it. */
export const capsOf = (configuration: Pick<Configuration, (typeof VARIABLES)[keyof Caps]>): Caps => ({
  adjustment: BigInt(configuration[VARIABLES.adjustment]) * 100n,
  given: BigInt(configuration[VARIABLES.given]) * 100n,
});

/** The sum that a request puts at risk, and its cap. */
export interface Weight {
  readonly what: string;
  readonly sum: Money;
  readonly cap: keyof Caps;
}

export const skinValue = async (sql: SqlClient, skin: string, wear: string): Promise<Money> => {
  const found = db.selectFrom('target').select('value').where('skinId', '=', skin).where('wear', '=', wear);
  return (await runQuery(sql, found))[0]?.value ?? 0n;
};

export const priceOf = async (sql: SqlClient, slug: string): Promise<Money> => {
  const found = db.selectFrom('caseVersion').select('price').where('slug', '=', slug).where('until', 'is', null);
  return (await runQuery(sql, found))[0]?.price ?? 0n;
};

/** Asks the operator to confirm the risk; refuses a sum above its cap. */
export const weighed = ({ what, sum, cap }: Weight, caps: Caps): OperatorAnswer => {
  const line = `${what}: ${groupedText(sum)} at risk`;
  return sum > caps[cap]
    ? refused(`${line}, which is more than ${VARIABLES[cap]} allows (${groupedText(caps[cap])})`)
    : toConfirm(line);
};
