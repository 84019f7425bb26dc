/** An amount in minor units (1/100), always an integer within ±(2^53 − 1). Never a floating point number. */
export type Money = bigint;

export const MAX_MONEY: Money = 9007199254740991n;

/** Money in events and columns: a decimal string without leading zeros. */
export const moneyText = /^(0|-?[1-9][0-9]{0,15})$/;

export const formatMoney = (amount: Money): string => amount.toString();

/** Major units with two decimals, as people write them: 1250 is `12.50`. */
export const majorText = (amount: Money): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The same with commas between thousands. */
export const groupedText = (amount: Money): string => majorText(amount).replace(/\B(?=(\d{3})+\.)/g, ',');

/** @throws RangeError when the text is no integer, or lies beyond ±(2^53 − 1). */
export const parseMoney = (text: string): Money => {
  if (!moneyText.test(text)) throw new RangeError('not an amount in minor units');
  const amount = BigInt(text);
  if (amount > MAX_MONEY || amount < -MAX_MONEY) throw new RangeError('amount out of bounds');
  return amount;
};

export const lesserOf = (a: Money, b: Money): Money => (a < b ? a : b);
/** So many percent, rounded down. */
export const percentOf = (amount: Money, percent: number): Money => (amount * BigInt(percent)) / 100n;

export const sumOf = (amounts: Iterable<Money>): Money => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};
