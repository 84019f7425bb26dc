import { randomBytes } from 'node:crypto';
import { GraphQLError, isRequiredArgument } from 'graphql';
import { z } from 'zod';
import { readStates } from '../../engine/committer/read-states.ts';
import type { StreamId } from '../../engine/kernel/ids.ts';
import { GatewayError } from '../../gateway/errors.ts';
import { asGatewayError } from '../../gateway/graphql/error-format.ts';
import { LOCAL_ASKER } from '../../gateway/operator/context.ts';
import { type OperatorOperation, operatorSchema } from '../../gateway/operator/schema.ts';
import { typedVariables, wholeAnswer } from '../../gateway/operator/whole-answer.ts';
import { REPORT_TABLES, type ReportTable, reportCsv } from '../../schema/clients/report-csv.ts';
import { given } from '../command-line.ts';
import { done, type OperatorAnswer, refused, toConfirm } from './answer.ts';
import { type ActContext, act, define, look, type OperatorCommand, TEXT, textIn } from './operator-request.ts';
import { plainJson } from './plain-text.ts';
import { answerLines } from './print-answer.ts';

/** Characters of a value: an act's effect may be a whole catalog. */
const MAX_TYPED = 1_000_000;

const cells = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
/** A report as the API answers it. */
const reportAnswer = z.object({
  ...{ from: z.string(), to: z.string(), zone: z.string(), position: z.string(), complete: z.boolean() },
  totals: cells,
  ...{ days: z.array(cells), games: z.array(cells), cases: z.array(cells), money: z.array(cells) },
});

const api = await operatorSchema();

/** `[--created-after <day>]` is the argument `createdAfter`. */
const optionsIn = (line: string): readonly (readonly [option: string, argument: string])[] =>
  [...line.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => [
    option,
    option.replaceAll(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase()),
  ]);

const wordsIn = (line: string): readonly string[] =>
  [...(line.split(/ \[?--/)[0] ?? '').matchAll(/<(\w+)>/g)].map(([, word = '']) => word);

/** The first sentence of its description, as help has it. */
const summaryOf = ({ description }: OperatorOperation['field']): string => {
  const [first = ''] = (description ?? '').split('. ');
  return `${first.charAt(0).toLowerCase()}${first.slice(1).replace(/\.$/, '')}`;
};

/** A report has tables, which a program of tables reads. */
const hasCsv = ({ name }: OperatorOperation['field']): boolean => name === 'report';

/** Arguments that may be larger than a shell takes: `@<file>` is the content of a file. */
const IN_FILES: ReadonlySet<string> = new Set(['effect', 'file']);

const contentOf = async (word: string, typed: string | undefined): Promise<string | undefined> =>
  IN_FILES.has(word) && typed?.startsWith('@') === true ? textIn(typed.slice(1)) : typed;

/** The id of an act that is done once. The terminal has it from the act's name, so no line has it. */
const COMMAND_ID = 'commandId';
const isRepeatable = ({ field }: OperatorOperation): boolean => field.args.some(({ name }) => name === COMMAND_ID);
const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The command that asks an operation of the API: its words and options are the arguments. */
const commandOf = ({ kind, field, line }: OperatorOperation): OperatorCommand => {
  const options = optionsIn(line);
  const words = wordsIn(line);
  const taken: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = {
    ...Object.fromEntries(options.map(([option]) => [option, TEXT])),
    json: { type: 'boolean' },
    ...(hasCsv(field) ? { csv: TEXT } : {}),
  };
  const known = [...words, ...options.map(([, argument]) => argument)];
  const asked = field.args.map(({ name }) => name).filter((name) => name !== COMMAND_ID);
  const missing = [...asked, ...known].find(
    (name) => !known.includes(name) || !field.args.some((argument) => argument.name === name),
  );
  if (missing !== undefined)
    throw new TypeError(`the operator's ${field.name}: @command and the arguments differ in ${missing}`);
  const required = field.args.filter(isRequiredArgument).map(({ name }) => name);
  const command = kind === 'mutation' ? act : look;
  return command({
    usage: `${line} ${hasCsv(field) ? `[--json | --csv ${REPORT_TABLES.join('|')}]` : '[--json]'}   ${summaryOf(field)}`,
    words,
    options: taken,
    request: async ({ values, words: typed }) => ({
      operation: field.name,
      given: Object.fromEntries([
        ...(await Promise.all(words.map(async (word, at) => [word, await contentOf(word, typed[at])]))),
        ...options.flatMap(([option, argument]) => {
          const value = values[option];
          if (typeof value === 'string') return [[argument, value]];
          return required.includes(argument) ? [[argument, given(option, undefined)]] : [];
        }),
      ]),
      json: values.json === true,
      csv: values.csv ?? null,
    }),
  });
};

/** The message about an argument, which the line may spell otherwise. */
const asTyped = ({ message, details }: GatewayError, { line }: OperatorOperation): string => {
  const [option, argument] = optionsIn(line).find(([, name]) => 'field' in details && details.field === name) ?? [];
  return argument === undefined ? message : message.replace(argument, `--${option}`);
};

/** An operation with the values of its arguments, as they were typed. */
interface Asked {
  readonly operation: string;
  readonly given: Readonly<Record<string, string>>;
  readonly json: boolean;
  /** The table of a report that is asked for as CSV; null for another form. */
  readonly csv: ReportTable | null;
}

const operationOf = (kind: OperatorOperation['kind'], name: string): OperatorOperation | undefined =>
  api.operations.find((one) => one.kind === kind && one.field.name === name);

const answered = async (
  desk: ActContext,
  kind: OperatorOperation['kind'],
  { operation: name, given, json, csv }: Asked,
): Promise<OperatorAnswer> => {
  const operation = operationOf(kind, name);
  if (operation === undefined) return refused(`There is no ${name} here.`);
  // The terminal is that of the site's own user, who may read every table.
  const context = {
    ...{ ...desk, randomBytes, operator: LOCAL_ASKER },
    readStreams: (ids: readonly StreamId[]) => readStates(desk.sql, ids),
    ...{ charge: () => undefined, mayUse: () => true, refused: async () => undefined },
  };
  const refusal = (error: GatewayError): OperatorAnswer => {
    const message = asTyped(error, operation);
    return refused(json ? JSON.stringify({ errors: [{ message, extensions: { code: error.code } }] }) : message);
  };
  try {
    const named = isRepeatable(operation) ? { ...given, [COMMAND_ID]: uuidOf(desk.derived('command')) } : given;
    const { data, errors = [] } = await wholeAnswer(api, operation, named, context);
    const [failed] = errors.map((error) => asGatewayError(error.originalError ?? error));
    if (failed instanceof GatewayError) return refusal(failed);
    if (failed instanceof GraphQLError) return refusal(new GatewayError('INVALID_INPUT', {}, failed.message));
    if (failed !== undefined) throw failed;
    const value = data?.[name];
    if (csv !== null) return done(...reportCsv(reportAnswer.parse(value), csv));
    return done(...(json ? plainJson(value) : answerLines(value, operation.field.type)));
  } catch (error) {
    if (error instanceof GatewayError) return refusal(error);
    throw error;
  }
};

/** An emergency stop and its end wait for no yes. */
const UNASKED: ReadonlySet<string> = new Set(['stopGame', 'resumeGame']);

/** The preview of an act, in the words of the SDL. */
const foretold = ({ operation: name, given }: Asked): OperatorAnswer => {
  const operation = operationOf('mutation', name);
  if (operation === undefined) return refused(`There is no ${name} here.`);
  try {
    typedVariables(operation, given);
  } catch (error) {
    if (error instanceof GatewayError) return refused(asTyped(error, operation));
    throw error;
  }
  const values = Object.entries(given).map(([argument, value]) => `  ${argument}: ${value}`);
  const preview = UNASKED.has(name) ? done : toConfirm;
  return preview(operation.field.description ?? name, ...values);
};

const fields = {
  operation: z.string().max(64),
  given: z.record(z.string().max(64), z.string().max(MAX_TYPED)),
  json: z.boolean(),
  csv: z.enum(REPORT_TABLES, { error: `is one of ${REPORT_TABLES.join(', ')}` }).nullable(),
};
const commandsOf = (kind: OperatorOperation['kind']): readonly OperatorCommand[] =>
  api.operations.filter((operation) => operation.kind === kind).map(commandOf);

/** The operations of the operator's API, as commands: its reads, and its mutations as acts. */
export const API_REQUESTS = [
  define({
    request: 'read',
    fields,
    commands: commandsOf('query'),
    perform: (context, asked) => answered(context, 'query', asked),
  }),
  define({
    request: 'mutate',
    fields,
    commands: commandsOf('mutation'),
    preview: (_sql, asked) => foretold(asked),
    again: 'An answer that shows once is kept nowhere.',
    perform: (context, asked) => answered(context, 'mutation', asked),
  }),
];
