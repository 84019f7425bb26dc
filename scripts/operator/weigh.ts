import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { formatMoney, type Money } from '../../engine/kernel/money.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import type { OperatorRequest } from './requests.ts';

/** The most, in minor units, that one act of an operator may put at risk. */
export interface Caps {
  /** Of one correction of a balance. */
  readonly adjustment: Money;
  /** Of a whole code, coupon, giveaway or lot for the shop. */
  readonly given: Money;
}

/** `1,200.00` */
export const shownAmount = (amount: Money): string => {
  const digits = formatMoney(amount).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
};

interface Weight {
  readonly what: string;
  readonly sum: Money;
  readonly cap: Money;
  readonly variable: 'GLASSCASE_OPERATOR_MAX_ADJUSTMENT' | 'GLASSCASE_OPERATOR_MAX_GIVEN';
}

const valueRow = z.object({ value: integerColumn });

const skinValue = async (sql: SqlClient, skin: string, wear: string): Promise<Money> => {
  const found = await sql.query('SELECT value FROM target WHERE skin_id = $1 AND wear = $2', [skin, wear]);
  return BigInt(rowsAs(valueRow, found)[0]?.value ?? 0);
};

const priceOf = async (sql: SqlClient, slug: string): Promise<Money> => {
  const text = `SELECT price AS value FROM case_version WHERE slug = $1 AND status = 'open'`;
  return BigInt(rowsAs(valueRow, await sql.query(text, [slug]))[0]?.value ?? 0);
};

/** Null for what costs the house nothing. */
const weightOf = async (sql: SqlClient, request: OperatorRequest, caps: Caps): Promise<Weight | null> => {
  const given = { cap: caps.given, variable: 'GLASSCASE_OPERATOR_MAX_GIVEN' } as const;
  switch (request.request) {
    case 'issue-code': {
      const { uses, points, locked } = request;
      const each = BigInt(points) + BigInt(locked);
      return { ...given, what: `A code with ${uses} uses of ${shownAmount(each)} each`, sum: each * BigInt(uses) };
    }
    case 'grant-coupon': {
      const { terms, player } = request;
      const sum = terms.kind === 'free-case' ? await priceOf(sql, terms.case) : BigInt(terms.max);
      return { ...given, what: `A coupon for ${player}`, sum };
    }
    case 'adjust-balance': {
      const { player, balance, direction, amount } = request;
      const what = `A ${direction} of ${balance} for ${player}`;
      return { what, sum: BigInt(amount), cap: caps.adjustment, variable: 'GLASSCASE_OPERATOR_MAX_ADJUSTMENT' };
    }
    case 'create-giveaway': {
      let sum = 0n;
      for (const { skin, wear } of request.prizes) sum += await skinValue(sql, skin, wear);
      return { ...given, what: `A giveaway of ${request.prizes.length} prizes`, sum };
    }
    case 'stock-listing': {
      const { quantity, skin, wear } = request;
      return { ...given, what: `${quantity} of ${skin}`, sum: BigInt(quantity) * (await skinValue(sql, skin, wear)) };
    }
    default:
      return null;
  }
};

/** What a request puts at risk, to be confirmed; refused above its cap; null for what costs nothing. */
export const weigh = async (sql: SqlClient, request: OperatorRequest, caps: Caps): Promise<OperatorAnswer | null> => {
  const weight = await weightOf(sql, request, caps);
  if (weight === null) return null;
  const { what, sum, cap, variable } = weight;
  const line = `${what}: ${shownAmount(sum)} at risk`;
  if (sum > cap) return refused(`${line}, which is more than ${variable} allows (${shownAmount(cap)})`);
  return { ...done(line), confirm: true };
};
