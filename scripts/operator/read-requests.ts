import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { GatewayError } from '../../gateway/errors.ts';
import { asGatewayError } from '../../gateway/graphql/error-format.ts';
import { type OperatorOperation, operatorSchema } from '../../gateway/operator/schema.ts';
import { wholeAnswer } from '../../gateway/operator/whole-answer.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import { type ActContext, define, look, type OperatorCommand, TEXT } from './operator-request.ts';
import { plainJson } from './plain-text.ts';
import { answerLines } from './print-answer.ts';

const api = await operatorSchema();

/** `[--created-after <day>]` is the argument `createdAfter`. */
const optionsIn = (line: string): readonly (readonly [option: string, argument: string])[] =>
  [...line.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => [
    option,
    option.replaceAll(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase()),
  ]);

const wordsIn = (line: string): readonly string[] =>
  [...(line.split(/ \[?--/)[0] ?? '').matchAll(/<(\w+)>/g)].map(([, word = '']) => word);

/** The command that asks an operation of the API: its words and options are the arguments. */
const commandOf = ({ field, line }: OperatorOperation): OperatorCommand => {
  const options = optionsIn(line);
  const words = wordsIn(line);
  const taken: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = {
    ...Object.fromEntries(options.map(([option]) => [option, TEXT])),
    json: { type: 'boolean' },
  };
  const known = [...words, ...options.map(([, argument]) => argument)];
  const missing = [...field.args.map(({ name }) => name), ...known].find(
    (name) => !known.includes(name) || !field.args.some((argument) => argument.name === name),
  );
  if (missing !== undefined)
    throw new TypeError(`the operator's ${field.name}: @command and the arguments differ in ${missing}`);
  const [first = ''] = (field.description ?? '').split('. ');
  return look({
    usage: `${line} [--json]   ${first.charAt(0).toLowerCase()}${first.slice(1).replace(/\.$/, '')}`,
    words,
    options: taken,
    request: ({ values, words: given }) => ({
      operation: field.name,
      given: Object.fromEntries([
        ...words.map((word, at) => [word, given[at]]),
        ...options.flatMap(([option, argument]) => (values[option] === undefined ? [] : [[argument, values[option]]])),
      ]),
      json: values.json === true,
    }),
  });
};

/** The message about an argument, which the line may spell otherwise. */
const asTyped = ({ message, details }: GatewayError, { line }: OperatorOperation): string => {
  const [option, argument] = optionsIn(line).find(([, name]) => 'field' in details && details.field === name) ?? [];
  return argument === undefined ? message : message.replace(argument, `--${option}`);
};

interface Read {
  readonly operation: string;
  readonly given: Readonly<Record<string, string>>;
  readonly json: boolean;
}

const answered = async (
  { sql, zone, tiles }: Pick<ActContext, 'sql' | 'zone' | 'tiles'>,
  { operation: name, given, json }: Read,
): Promise<OperatorAnswer> => {
  const operation = api.operations.find(({ field }) => field.name === name);
  if (operation === undefined) return refused(`There is no ${name} here.`);
  // The terminal is that of the site's own user, who may read every table.
  const context = { sql, zone, tiles, now: Date.now, charge: () => undefined, mayUse: () => true };
  const refusal = (error: GatewayError): OperatorAnswer => {
    const message = asTyped(error, operation);
    return refused(json ? JSON.stringify({ errors: [{ message, extensions: { code: error.code } }] }) : message);
  };
  try {
    const { data, errors = [] } = await wholeAnswer(api, operation, given, context);
    const [failed] = errors.map((error) => asGatewayError(error.originalError ?? error));
    if (failed instanceof GatewayError) return refusal(failed);
    if (failed instanceof GraphQLError) return refusal(new GatewayError('INVALID_INPUT', {}, failed.message));
    if (failed !== undefined) throw failed;
    const value = data?.[name];
    return done(...(json ? plainJson(value) : answerLines(value, operation.field.type)));
  } catch (error) {
    if (error instanceof GatewayError) return refusal(error);
    throw error;
  }
};

/** The reads of the operator's API, as commands. */
export const READ_REQUESTS = [
  define({
    request: 'read',
    fields: {
      operation: z.string().max(64),
      given: z.record(z.string().max(64), z.string().max(1_000)),
      json: z.boolean(),
    },
    commands: api.operations.map(commandOf),
    perform: answered,
  }),
];
