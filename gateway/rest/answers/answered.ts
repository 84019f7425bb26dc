import { z } from 'zod';
import type { SectionName } from '../../../engine/terms/sections.ts';
import { type ErrorCode, GatewayError } from '../../errors.ts';
import type { RestCall, RestContext } from '../call.ts';
import { termsShown } from '../calls/terms-shown.ts';
import { pageFields } from '../fields.ts';
import { siteLocales } from '../locale.ts';
import { pageAcross, pageIn, type Slice } from '../pages.ts';
import { inputOf } from '../params.ts';
import { listOf, type Operation, operationOf, type Taken, type Values } from './operation.ts';
import { type Fields, type Part, type Schema, view } from './view.ts';

interface Passed<Input extends z.ZodObject> {
  /** The parameters of the call; those of its page are added. */
  readonly input: Input;
  /** The parameter for an argument of another name. */
  readonly names?: Readonly<Record<string, string>>;
  /** The values of the operation, where they aren't the parameters themselves. */
  readonly values?: (input: z.output<Input>, rest: RestContext) => Values | Promise<Values>;
  /** The section whose terms in force take the place of `terms` that a client leaves out. */
  readonly terms?: SectionName;
}

interface Answered<Input extends z.ZodObject> extends Passed<Input> {
  /** The fields of the answer, or the part that shows it. */
  readonly answer: Fields | Part;
  /** The error in the place of an answer that is null. */
  readonly missing?: ErrorCode;
  /** Cuts an answer that is a list. */
  readonly atMost?: (input: z.output<Input>) => number;
}

interface Listed<Input extends z.ZodObject> extends Passed<Input> {
  readonly entry: Part;
  /** Entries of a page, where a client names no number. */
  readonly pageSize: number;
  /** Values of the lists that clients know as one, in their order. */
  readonly lists?: (input: z.output<Input>) => readonly Values[];
}

const partOf = (answer: Fields | Part): Part => (typeof answer === 'function' ? answer : view(answer));

/** Values that the page of a call fills in. */
const PAGED = new Set(['first', 'after']);

/** @throws TypeError where an argument has no parameter, or a parameter no argument */
const checkNames = <Input extends z.ZodObject>(
  operation: Operation,
  takes: readonly Taken[],
  { input, names = {}, values }: Passed<Input>,
): void => {
  if (values !== undefined) return;
  const parameters = new Set(Object.keys(input.shape));
  const missing = takes.filter(
    ({ name, type, isRequired }) =>
      isRequired &&
      type !== 'CommandId' &&
      type !== 'SiteLocale' &&
      !PAGED.has(name) &&
      !parameters.has(names[name] ?? name),
  );
  const taken = new Set(takes.map(({ name }) => names[name] ?? name));
  const unused = [...parameters].filter((name) => !taken.has(name));
  const wrong = [
    ...missing.map(({ name }) => `no parameter for ${name}`),
    ...unused.map((name) => `no argument ${name}`),
  ];
  if (wrong.length > 0) throw new TypeError(`${operation}: ${wrong.join(', ')}`);
};

/** The values of an operation, of the parameters of its call. */
const passedTo = async <Input extends z.ZodObject>(
  takes: readonly Taken[],
  { names = {}, values, terms }: Passed<Input>,
  input: z.output<Input>,
  rest: RestContext,
): Promise<Values> => {
  const given: Values = (await values?.(input, rest)) ?? input;
  const passed: Record<string, unknown> = {};
  for (const { name, type } of takes) {
    if (type === 'CommandId') passed[name] = rest.commandId;
    else if (type === 'SiteLocale') passed[name] = siteLocales[rest.locale];
    else passed[name] = given[names[name] ?? name];
  }
  if (terms !== undefined)
    passed.terms = await termsShown(rest, terms, typeof given.terms === 'string' ? given.terms : undefined);
  return passed;
};

/** The work of a call that one operation answers. */
export const answeredBy = <Input extends z.ZodObject>(
  operation: Operation,
  spec: Answered<Input>,
): Pick<RestCall, 'input' | 'compile'> => ({
  input: spec.input,
  compile: (schema) => {
    const { document, takes, variables, show, ...compiled } = operationOf(schema, operation, partOf(spec.answer));
    checkNames(operation, takes, spec);
    return {
      answer: spec.missing === undefined ? compiled.schema : compiled.present,
      operation,
      document,
      run: async (params, rest) => {
        const input = inputOf(spec.input, params);
        const values = await passedTo(takes, spec, input, rest);
        const answer = show(await rest.ask(document, variables(values)), rest.locale);
        if (answer === null && spec.missing !== undefined) throw new GatewayError(spec.missing);
        return Array.isArray(answer) ? answer.slice(0, spec.atMost?.(input)) : answer;
      },
    };
  },
});

const pageSchema = (entry: Schema): Schema => ({
  type: 'object',
  properties: {
    page: { type: 'integer' },
    pageSize: { type: 'integer' },
    total: { type: 'integer' },
    list: { type: 'array', items: entry },
  },
  required: ['page', 'pageSize', 'total', 'list'],
});

/** The work of a call that answers pages of a list, or of several lists as of one. */
export const pagesOf = <Input extends z.ZodObject>(
  operation: Operation,
  spec: Listed<Input>,
): Pick<RestCall, 'input' | 'compile'> => {
  const page = z.object(pageFields(spec.pageSize));
  return {
    input: spec.input.extend(page.shape),
    compile: (schema) => {
      const list = listOf(schema, operation, spec.entry);
      const lists = spec.lists ?? (() => [{}]);
      if (spec.lists === undefined) checkNames(operation, list.takes, spec);
      return {
        answer: pageSchema(list.schema),
        operation,
        document: list.document,
        run: async (params, rest) => {
          const asked = inputOf(page, params);
          const input = inputOf(spec.input, params);
          const values = await passedTo(list.takes, spec, input, rest);
          const ask = (more: Values) => rest.ask(list.document, list.variables({ ...values, ...more }));
          const read = async (more: Values) => list.piece(await ask(more), rest.locale);
          if (!list.isConnection) return pageIn(asked, (await read({})).nodes);
          return pageAcross(
            asked,
            lists(input).map((one) => (slice: Slice) => read({ ...one, ...slice })),
          );
        },
      };
    },
  };
};
