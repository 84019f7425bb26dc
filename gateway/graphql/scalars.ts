import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { entropyPattern } from '../../engine/fairness/seed-pair.ts';
import { isClientCommandId, isHexHash } from '../../engine/kernel/ids.ts';
import { MAX_MONEY } from '../../engine/kernel/money.ts';

const invalid = (problem: string): never => {
  throw new GraphQLError(problem, { extensions: { code: 'INVALID_INPUT', details: {} } });
};

/** How a scalar is read from variables and from literals, and how it is written. */
type Codec = Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>;

const textLiteral = (read: (value: unknown) => unknown) => (node: ValueNode) =>
  read(node.kind === Kind.STRING ? node.value : undefined);

const text = <Id extends string>(accepts: (value: string) => value is Id, problem: string): Codec => {
  const read = (value: unknown) => (typeof value === 'string' && accepts(value) ? value : invalid(problem));
  return { serialize: (value) => String(value), parseValue: read, parseLiteral: textLiteral(read) };
};

const readMoney = (value: unknown): bigint =>
  typeof value === 'number' && Number.isSafeInteger(value)
    ? BigInt(value)
    : invalid('Money is a whole number of minor units within ±(2^53 − 1)');

/** A bigint here, a JSON integer on the wire. */
const money: Codec = {
  serialize: (value) => {
    if (typeof value !== 'bigint' || value > MAX_MONEY || value < -MAX_MONEY) throw new TypeError('not an amount');
    return Number(value);
  },
  parseValue: readMoney,
  parseLiteral: (node) => readMoney(node.kind === Kind.INT && node.value.length <= 17 ? Number(node.value) : undefined),
};

/** Beyond the 32 bits of an Int. */
const count: Codec = {
  serialize: (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new TypeError('not a count');
    return value;
  },
  parseValue: () => invalid('a count is never asked for'),
  parseLiteral: () => invalid('a count is never asked for'),
};

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

const readInstant = (value: unknown): number => {
  const instant = typeof value === 'string' && rfc3339.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? invalid('DateTime is RFC 3339 text') : instant;
};

const dateTime: Codec = {
  serialize: (value) => {
    if (typeof value !== 'number') throw new TypeError('not a moment');
    return new Date(value).toISOString();
  },
  parseValue: readInstant,
  parseLiteral: textLiteral(readInstant),
};

const readPosition = (value: unknown): number =>
  typeof value === 'string' && /^(0|[1-9]\d{0,15})$/.test(value) && Number.isSafeInteger(Number(value))
    ? Number(value)
    : invalid('LogPosition is a decimal string');

const logPosition: Codec = {
  serialize: (value) => String(value),
  parseValue: readPosition,
  parseLiteral: textLiteral(readPosition),
};

/** Years in which every time zone has a whole day. */
const isDay = (value: string): value is string =>
  value > '1970' &&
  value < '9999' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

const isEntropy = (value: string): value is string => entropyPattern.test(value);

/** A document that is only ever given. */
const given: Codec = {
  serialize: (value) => value,
  parseValue: () => invalid('this is never asked for'),
  parseLiteral: () => invalid('this is never asked for'),
};

export const scalars: Readonly<Record<string, Codec>> = {
  Money: money,
  DateTime: dateTime,
  LogPosition: logPosition,
  CommandId: text(isClientCommandId, 'CommandId is a lower-case UUID'),
  Entropy: text(isEntropy, 'Entropy is 32 lower-case hex digits'),
  Count: count,
  Day: text(isDay, 'Day is a date such as 2026-11-20'),
  Hash: text(isHexHash, 'Hash is 64 lower-case hex digits'),
  TermsInForce: given,
};
