import { z } from 'zod';
import { GatewayError, invalidInput } from '../errors.ts';
import { insteadOf, isShown } from './fields.ts';

/** Parameters of one request, whichever way they came. */
export type Params = Readonly<Record<string, unknown>>;

const MAX_PARAMS = 100;
const record = z.record(z.string(), z.unknown());

/** `a=1&b=2` as a record; a repeated name has all its values, for `readParams` to refuse. */
export const parseForm = (body: string): Record<string, unknown> => {
  const pairs = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const known = pairs.get(name);
    pairs.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(pairs);
};

const once = (params: Params): Params => {
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) throw invalidInput(name.slice(0, 40), 'is given more than once');
  }
  return params;
};

export interface Sent {
  readonly query: unknown;
  readonly body: unknown;
  /** Where an array is a value. */
  readonly json: boolean;
}

/**
 * The parameters of query and body together, each given once.
 * @throws GatewayError BAD_REQUEST, INVALID_INPUT
 */
export const readParams = ({ query, body, json }: Sent): Params => {
  const asked = once(record.parse(query ?? {}));
  const sent = record.safeParse(body ?? {});
  if (!sent.success) throw new GatewayError('BAD_REQUEST', {}, 'The body is a form or one JSON object');
  const given = json ? sent.data : once(sent.data);
  for (const name of Object.keys(asked)) {
    if (Object.hasOwn(given, name)) throw invalidInput(name.slice(0, 40), 'is given more than once');
  }
  const all = { ...asked, ...given };
  if (Object.keys(all).length > MAX_PARAMS)
    throw new GatewayError('INVALID_INPUT', {}, 'There are too many parameters');
  return all;
};

const isEmpty = (value: unknown): boolean => value === '' || value === null;

/** Whether a parameter was sent with nothing in it, or not at all. */
export const isAbsent = (params: Params, name: string): boolean =>
  !Object.hasOwn(params, name) || params[name] === undefined || isEmpty(params[name]);

/** Clients send what they don't have as nothing: an optional parameter that is empty isn't there. */
const withoutEmpty = (shape: z.core.$ZodShape, params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return field === undefined || !isEmpty(value) || !z.safeParse(field, undefined).success;
    }),
  );

/**
 * The call's input from the sent parameters, without those that the call doesn't know.
 * @throws GatewayError SHOWN_REQUIRED, INVALID_INPUT
 */
export const inputOf = <Input extends z.ZodObject>(input: Input, params: Params): z.output<Input> => {
  const fields = Object.entries(input.shape).flatMap(([name, field]) => {
    const instead = insteadOf(field);
    const isThere = !isAbsent(params, name) || (instead !== null && !isAbsent(params, instead));
    return isShown(field) && !isThere ? [name] : [];
  });
  if (fields.length > 0) throw new GatewayError('SHOWN_REQUIRED', { fields });
  const parsed = input.safeParse(withoutEmpty(input.shape, params));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidInput(String(issue?.path[0] ?? 'parameters'), issue?.message ?? 'is wrong');
};
