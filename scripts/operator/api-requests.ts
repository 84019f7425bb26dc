import { randomBytes } from 'node:crypto';
import { GraphQLError, getNamedType, isRequiredArgument } from 'graphql';
import { z } from 'zod';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { StreamId } from '../../engine/kernel/ids.ts';
import { passwordsWith } from '../../gateway/accounts/passwords/password.ts';
import { GatewayError } from '../../gateway/errors.ts';
import { asGatewayError } from '../../gateway/graphql/error-format.ts';
import type { Weight } from '../../gateway/operator/caps.ts';
import { LOCAL_ASKER } from '../../gateway/operator/context.ts';
import { previewOf } from '../../gateway/operator/previews.ts';
import { type OperatorOperation, operatorSchema } from '../../gateway/operator/schema.ts';
import { weightOf } from '../../gateway/operator/weights.ts';
import { givenOf, typedVariables, wholeAnswer } from '../../gateway/operator/whole-answer.ts';
import { giveawayPasswordsIn } from '../../gateway/play/giveaway-passwords.ts';
import { codesCsv } from '../../schema/clients/codes-csv.ts';
import { REPORT_TABLES, type ReportTable, reportCsv } from '../../schema/clients/report-csv.ts';
import { given } from '../command-line.ts';
import { done, type OperatorAnswer, refused, toConfirm, unfinished } from './answer.ts';
import { type ActContext, act, define, look, type OperatorCommand, TEXT, textIn } from './operator-request.ts';
import { plainJson } from './plain-text.ts';
import { answerLines } from './print-answer.ts';
import { toPropose } from './to-propose.ts';

/** Characters of a value: an act's effect may be a whole catalog. */
const MAX_TYPED = 1_000_000;

const cells = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
/** A report as the API answers it. */
const reportAnswer = z.object({
  ...{ from: z.string(), to: z.string(), zone: z.string(), position: z.string(), complete: z.boolean() },
  totals: cells,
  ...{ days: z.array(cells), games: z.array(cells), cases: z.array(cells), money: z.array(cells) },
});

/** Golden Codes as the API answers them. */
const issuedCodes = z.object({
  codes: z.array(
    z.object({
      ...{ code: z.string(), id: z.string(), uses: z.number(), points: z.number(), bonus: z.number() },
      expiresAt: z.string(),
    }),
  ),
});

const api = await operatorSchema();

/** `[--created-after <day>]` is the argument `createdAfter`. */
const optionsIn = (line: string): readonly (readonly [option: string, argument: string])[] =>
  [...line.matchAll(/--([A-Za-z-]+)/g)].map(([, option = '']) => [
    option,
    option.replaceAll(/-[A-Za-z]/g, ([, letter = '']) => letter.toUpperCase()),
  ]);

/** The last of them may be many, `<players>…`: a list. */
const wordsIn = (line: string): readonly string[] =>
  [...(line.split(/ \[?--/)[0] ?? '').matchAll(/<(\w+)>(…?)/g)].map(([, word = '', many = '']) => word + many);

/** The first sentence of its description, as help has it. */
const summaryOf = ({ description }: OperatorOperation['field']): string => {
  const [first = ''] = (description ?? '').split('. ');
  return `${first.charAt(0).toLowerCase()}${first.slice(1).replace(/\.$/, '')}`;
};

/** The form of an answer for programs of tables: a report has tables, of which one is named. */
const CSV_OF: Readonly<Record<string, 'a table' | 'whole'>> = { report: 'a table', issueCodes: 'whole' };
const csvUsage = ({ name }: OperatorOperation['field']): string => {
  const csv = CSV_OF[name];
  if (csv === undefined) return '[--json]';
  return csv === 'whole' ? '[--json | --csv]' : `[--json | --csv ${REPORT_TABLES.join('|')}]`;
};

/** Documents, which may be larger than a shell takes: `<file>` or `@<file>` is the content of a file. */
const DOCUMENTS: ReadonlySet<string> = new Set(['document', 'effect', 'file', 'terms', 'texts']);

const contentOf = async (word: string, typed: string | undefined): Promise<string | undefined> =>
  DOCUMENTS.has(word) && typed !== undefined && !typed.trimStart().startsWith('{')
    ? textIn(typed.replace(/^@/, ''))
    : typed;

const FLAG = { type: 'boolean' } as const;
/** A whole answer as CSV. */
const WHOLE = 'whole';

/** The id of an act that is done once. The terminal has it from the act's name, so no line has it. */
const COMMAND_ID = 'commandId';
const isRepeatable = ({ field }: OperatorOperation): boolean => field.args.some(({ name }) => name === COMMAND_ID);
const UNNAMED = '00000000-0000-0000-0000-000000000000';
/** Answers that leave open what becomes of an act. */
const UNFINISHED: ReadonlySet<string> = new Set(['BUSY', 'INTERNAL', 'OUTCOME_UNKNOWN']);
const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The command that asks an operation of the API: its words and options are the arguments. */
const commandOf = ({ kind, field, line }: OperatorOperation): OperatorCommand => {
  const options = optionsIn(line);
  const words = wordsIn(line);
  const isFlag = (argument: string): boolean =>
    field.args.some(({ name, type }) => name === argument && getNamedType(type).name === 'Boolean');
  const taken: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = {
    ...Object.fromEntries(options.map(([option, argument]) => [option, isFlag(argument) ? FLAG : TEXT])),
    json: FLAG,
    ...(CSV_OF[field.name] === 'a table' ? { csv: TEXT } : {}),
    ...(CSV_OF[field.name] === 'whole' ? { csv: FLAG } : {}),
  };
  const named = words.map((word) => word.replace('…', ''));
  const known = [...named, ...options.map(([, argument]) => argument)];
  const asked = field.args.map(({ name }) => name).filter((name) => name !== COMMAND_ID);
  const missing = [...asked, ...known].find(
    (name) => !known.includes(name) || !field.args.some((argument) => argument.name === name),
  );
  if (missing !== undefined)
    throw new TypeError(`the operator's ${field.name}: @command and the arguments differ in ${missing}`);
  const required = field.args.filter(isRequiredArgument).map(({ name }) => name);
  const command = kind === 'mutation' ? act : look;
  return command({
    usage: `${line} ${csvUsage(field)}   ${summaryOf(field)}`,
    words,
    options: taken,
    request: async ({ values, words: typed }) => ({
      operation: field.name,
      given: Object.fromEntries([
        ...(await Promise.all(
          named.map(async (word, at) => [
            word,
            words[at] === word ? await contentOf(word, typed[at]) : typed.slice(at).join(','),
          ]),
        )),
        ...(await Promise.all(
          options.map(async ([option, argument]) => {
            const value = values[option];
            if (value === true) return [[argument, 'true']];
            if (typeof value === 'string') return [[argument, await contentOf(argument, value)]];
            return required.includes(argument) ? [[argument, given(option, undefined)]] : [];
          }),
        ).then((all) => all.flat())),
      ]),
      json: values.json === true,
      csv: values.csv === true ? WHOLE : (values.csv ?? null),
    }),
  });
};

/** The message about an argument, which the line may spell otherwise; of a rule its details too. */
const asTyped = ({ message, code, details }: GatewayError, { line }: OperatorOperation): string => {
  const [option, argument] = optionsIn(line).find(([, name]) => 'field' in details && details.field === name) ?? [];
  if (argument !== undefined && code === 'INVALID_INPUT') return message.replace(argument, `--${option}`);
  const isTold = code === 'INVALID_INPUT' || code === 'SCOPE_MISSING' || Object.keys(details).length === 0;
  return isTold ? message : `${message} ${code} ${JSON.stringify(details)}`;
};

/** An operation with the values of its arguments, as they were typed. */
interface Asked {
  readonly operation: string;
  readonly given: Readonly<Record<string, string>>;
  readonly json: boolean;
  /** The table of a report that is asked for as CSV, or the whole answer; null for another form. */
  readonly csv: ReportTable | typeof WHOLE | null;
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
    giveawayPasswords: giveawayPasswordsIn(
      desk.sql,
      passwordsWith(randomBytes, (_asker, work) => work()),
      desk.now,
    ),
    ...{ charge: () => undefined, mayUse: () => true, refused: async () => undefined },
  };
  const refusal = (error: GatewayError): OperatorAnswer => {
    const message = error.code === 'ACT_NEEDED' ? toPropose(error.details) : asTyped(error, operation);
    // A repetition has to carry the same name to finish what is begun.
    const answer = isRepeatable(operation) && UNFINISHED.has(error.code) ? unfinished : refused;
    return answer(json ? JSON.stringify({ errors: [{ message, extensions: { code: error.code } }] }) : message);
  };
  try {
    const named = isRepeatable(operation) ? { ...given, [COMMAND_ID]: uuidOf(desk.derived('command')) } : given;
    const { data, errors = [] } = await wholeAnswer(api, operation, named, context);
    const [failed] = errors.map((error) => asGatewayError(error.originalError ?? error));
    if (failed instanceof GatewayError) return refusal(failed);
    if (failed instanceof GraphQLError) return refusal(new GatewayError('INVALID_INPUT', {}, failed.message));
    if (failed !== undefined) throw failed;
    const value = data?.[name];
    if (csv === WHOLE) return done(...codesCsv(issuedCodes.parse(value).codes));
    if (csv !== null) return done(...reportCsv(reportAnswer.parse(value), csv));
    return done(...(json ? plainJson(value) : answerLines(value, operation.field.type)));
  } catch (error) {
    if (error instanceof GatewayError) return refusal(error);
    throw error;
  }
};

/** An emergency stop and its end wait for no yes. */
const UNASKED: ReadonlySet<string> = new Set(['stopGame', 'resumeGame']);

/** The arguments of an act as its resolver gets them; the name is made later. @throws GatewayError INVALID_INPUT */
const givenTo = (operation: OperatorOperation, given: Asked['given']) =>
  givenOf(api, operation, isRepeatable(operation) ? { ...given, [COMMAND_ID]: UNNAMED } : given);

/** The sum that an act puts at risk; null for none, and for words that are refused later. */
const weightIn = async (sql: Queryable, { operation: name, given }: Asked): Promise<Weight | null> => {
  const operation = operationOf('mutation', name);
  if (operation === undefined) return null;
  try {
    return await weightOf(sql, name, givenTo(operation, given));
  } catch (error) {
    if (error instanceof GatewayError) return null;
    throw error;
  }
};

/** Characters of a value that a preview shows. */
const MAX_FORETOLD = 500;
const shortened = (value: string): string =>
  value.length <= MAX_FORETOLD ? value : `${value.slice(0, MAX_FORETOLD)}… (${value.length} characters)`;

/** The preview of an act: its own, or in the words of the SDL. */
const foretold = async (sql: Queryable, { operation: name, given }: Asked): Promise<OperatorAnswer> => {
  const operation = operationOf('mutation', name);
  if (operation === undefined) return refused(`There is no ${name} here.`);
  try {
    typedVariables(operation, given);
    const own = await previewOf(sql, name, givenTo(operation, given));
    if (own !== null) return { ...done(...own.lines), confirm: own.confirm };
  } catch (error) {
    if (error instanceof GatewayError) return refused(asTyped(error, operation));
    throw error;
  }
  const values = Object.entries(given).map(([argument, value]) => `  ${argument}: ${shortened(value)}`);
  const preview = UNASKED.has(name) ? done : toConfirm;
  return preview(operation.field.description ?? name, ...values);
};

const fields = {
  operation: z.string().max(64),
  given: z.record(z.string().max(64), z.string().max(MAX_TYPED)),
  json: z.boolean(),
  csv: z.enum([...REPORT_TABLES, WHOLE], { error: `is one of ${REPORT_TABLES.join(', ')}` }).nullable(),
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
    isNamedByWords: ({ operation }) => operationOf('mutation', operation)?.byWords === true,
    weigh: weightIn,
    preview: foretold,
    again: 'An answer that shows once is kept nowhere.',
    perform: (context, asked) => answered(context, 'mutation', asked),
  }),
];
