import { type GraphQLArgument, type GraphQLInputField, getNamedType, isInputObjectType } from 'graphql';
import { invalidInput } from '../errors.ts';
import type { InputRule } from './input-rules.ts';

/** @throws GatewayError INVALID_INPUT that names the value */
type Check = (value: unknown) => void;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const allOf = (...checks: readonly (Check | null)[]): Check | null => {
  const [first, ...others] = checks.filter((check) => check !== null);
  if (first === undefined || others.length === 0) return first ?? null;
  return (value) => {
    first(value);
    for (const check of others) check(value);
  };
};

/** The check of all values of a field, those in inputs among them; null where the SDL names no rule. */
export const inputChecksOf = (rules: ReadonlyMap<string, InputRule>) => {
  const ofOne = (path: string, { name, type }: GraphQLArgument | GraphQLInputField): Check | null => {
    const rule = rules.get(path);
    const own: Check | null =
      rule === undefined
        ? null
        : (value) => {
            if (!rule.holds(value)) throw invalidInput(name, `has to be ${rule.says}`);
          };
    const named = getNamedType(type);
    const inner = isInputObjectType(named) ? checkOf(named.name, Object.values(named.getFields())) : null;
    return allOf(own, inner && ((value) => [value].flat().forEach(inner)));
  };

  /** Values that are null or left out keep every rule: the SDL says where they may. */
  const checkOf = (parent: string, values: readonly (GraphQLArgument | GraphQLInputField)[]): Check | null =>
    allOf(
      ...values.map((one): Check | null => {
        const check = ofOne(`${parent}.${one.name}`, one);
        return (
          check &&
          ((given) => {
            const value = isRecord(given) ? given[one.name] : undefined;
            if (value != null) check(value);
          })
        );
      }),
    );
  return checkOf;
};
