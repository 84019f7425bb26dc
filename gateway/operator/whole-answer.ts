import {
  type ExecutionResult,
  execute,
  type GraphQLArgument,
  type GraphQLNamedType,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { amountIn } from '../../schema/input/amounts.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import type { OperatorContext } from './context.ts';
import type { OperatorOperation, OperatorSchema } from './schema.ts';

/** All fields of a type, those of its objects too. The operator's types have no circle. */
const selectionOf = (type: GraphQLNamedType): string => {
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields()).map(
    ({ name, type: inner }) => `${name}${selectionOf(getNamedType(inner))}`,
  );
  return ` { ${fields.join(' ')} }`;
};

/** The document that asks an operation for everything that it can tell. */
export const wholeDocument = ({ kind, field: { name, args, type } }: OperatorOperation): string => {
  // A variable of an argument with a default may be left out.
  const typeOf = ({ type: its, defaultValue }: GraphQLArgument) =>
    defaultValue === undefined ? its : getNullableType(its);
  const variables = args.map((one) => `$${one.name}: ${typeOf(one)}`).join(', ');
  const given = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const [declared, passed] = args.length === 0 ? ['', ''] : [`(${variables})`, `(${given})`];
  return `${kind}${declared} { ${name}${passed}${selectionOf(getNamedType(type))} }`;
};

/** A value of the command line as a variable; those of a list stand between commas. */
const variableOf = ({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>, text: string): unknown => {
  const bare = getNullableType(type);
  if (isListType(bare)) return text.split(',').map((one) => variableOf({ name, type: bare.ofType }, one.trim()));
  const named = getNamedType(type);
  if (isEnumType(named)) {
    const value = text.toUpperCase().replaceAll('-', '_');
    const known = named.getValues().map((one) => one.name);
    if (known.includes(value)) return value;
    throw invalidInput(name, `is one of ${known.map((one) => one.toLowerCase().replaceAll('_', '-')).join(', ')}`);
  }
  if (named.name === 'Int') {
    if (/^\d{1,9}$/.test(text)) return Number(text);
    throw invalidInput(name, 'is a whole number');
  }
  if (named.name === 'Boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw invalidInput(name, 'is true or false');
  }
  if (named.name === 'DateTime') {
    const moment = Date.parse(text);
    if (Number.isNaN(moment)) throw invalidInput(name, 'is a moment such as 2027-01-31T12:00Z');
    return new Date(moment).toISOString();
  }
  if (named.name === 'Money') {
    const amount = amountIn(text);
    if (amount === null) throw invalidInput(name, 'is an amount such as 12.50');
    return Number(amount);
  }
  if (named.name === 'DateTime') {
    const moment = Date.parse(text);
    if (Number.isNaN(moment)) throw invalidInput(name, 'is a moment such as 2027-01-31T12:00Z');
    return new Date(moment).toISOString();
  }
  return text;
};

/**
 * The variables of an operation from values as they are typed; an argument without a value is left out.
 * @throws GatewayError INVALID_INPUT for a text that is no value of its argument
 */
export const typedVariables = (
  { field }: OperatorOperation,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    field.args.flatMap((one) => {
      const text = typed[one.name];
      return text === undefined ? [] : [[one.name, variableOf(one, text)] as const];
    }),
  );

/**
 * The arguments of an operation as its resolver gets them, defaults among them, from values as they are typed.
 * @throws GatewayError INVALID_INPUT for a text that is no value of its argument
 */
export const givenOf = (
  { schema }: OperatorSchema,
  operation: OperatorOperation,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => {
  const asked = getOperationAST(parse(wholeDocument(operation)));
  const [selected] = asked?.selectionSet.selections ?? [];
  if (selected?.kind !== Kind.FIELD) throw new TypeError('an operation is a field');
  const { coerced, errors } = getVariableValues(
    schema,
    asked?.variableDefinitions ?? [],
    typedVariables(operation, typed),
  );
  const [problem] = errors ?? [];
  if (coerced === undefined) throw new GatewayError('INVALID_INPUT', {}, problem?.message);
  const { resolve: _resolve, subscribe: _subscribe, ...field } = operation.field;
  return getArgumentValues(field, selected, coerced);
};

/**
 * The whole answer of an operation to values as they are typed.
 * @throws GatewayError INVALID_INPUT for a text that is no value of its argument
 */
export const wholeAnswer = async (
  { schema }: OperatorSchema,
  operation: OperatorOperation,
  typed: Readonly<Record<string, string>>,
  contextValue: OperatorContext,
): Promise<ExecutionResult> =>
  execute({
    schema,
    document: parse(wholeDocument(operation)),
    contextValue,
    variableValues: typedVariables(operation, typed),
  });
