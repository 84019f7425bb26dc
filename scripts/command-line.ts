import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** A command line that can't be understood; the message says what would be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Ids and tokens are base64url and amounts may be negative: each may begin with a dash, and no option looks like one. */
const DASHED_WORD = /^-(?:\d{1,12}(?:\.\d{1,2})?|[A-Za-z0-9_-]{21}(?:\.[1-9]\d{0,9}){0,2}|[A-Za-z0-9_-]{42})$/;
/** Stands before a dashed word while the program reads options: no user can type it. */
const WORD = '\u0000';

/** Whether a word is the value of the option before it, as after `--until`. */
const isValueOf = (before: string | undefined, options: ParseArgsOptionsConfig): boolean =>
  before?.startsWith('--') === true && options[before.slice(2)]?.type === 'string';

/** `node:util` takes a word that begins with a dash for an option, and a value that does so only after a `=`. */
const markDashed = (args: readonly string[], options: ParseArgsOptionsConfig): string[] => {
  const marked: string[] = [];
  for (const [index, arg] of args.entries()) {
    if (!DASHED_WORD.test(arg)) marked.push(arg);
    else if (isValueOf(args[index - 1], options)) marked.push(`${marked.pop()}=${arg}`);
    else marked.push(`${WORD}${arg}`);
  }
  return marked;
};

const readable = (error: unknown, options: ParseArgsOptionsConfig): string => {
  const text = error instanceof Error ? error.message : 'not understood';
  const [, unknown] = /^Unknown option '(.*?)'/.exec(text) ?? [];
  if (unknown === undefined) return text.replaceAll(WORD, '');
  const known = Object.keys(options).map((name) => `--${name}`);
  return `there is no ${unknown} here; ${known.length === 0 ? 'it takes no option' : `options are ${known.join(', ')}`}`;
};

export interface CommandLine<Options extends ParseArgsOptionsConfig> {
  readonly options: Options;
  /** Names of the words: `file`, `[file]` where it may be left out, and last `names…` for one or more. None: none are taken. */
  readonly words?: readonly string[];
}

interface Strict<Options extends ParseArgsOptionsConfig> {
  readonly args: string[];
  readonly options: Options;
  readonly allowPositionals: true;
  readonly strict: true;
}
type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<Strict<Options>>>['values'];

const countWords = (words: readonly string[], names: readonly string[]): void => {
  const needed = names.filter((name) => !name.startsWith('['));
  const most = names.at(-1)?.includes('…') === true ? Number.POSITIVE_INFINITY : names.length;
  const missing = needed[words.length];
  if (missing !== undefined) throw new UsageError(`<${missing.replace('…', '')}> is missing`);
  const surplus = words[most];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many`);
};

/**
 * The one way in which this project reads a command line: strict, `--name value` or `--name=value`. Unknown, repeated and
 * empty options, and words that are missing or too many, are errors.
 * @throws UsageError
 */
export const readCommandLine = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { options, words: names = [] }: CommandLine<Options>,
): { readonly values: Values<Options>; readonly words: readonly string[] } => {
  const config = { args: markDashed(args, options), options, allowPositionals: true, strict: true } as const;
  try {
    const { tokens } = parseArgs({ ...config, tokens: true } satisfies ParseArgsConfig);
    const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value.replace(WORD, '')] : []));
    const seen = new Set<string>();
    for (const token of tokens) {
      if (token.kind !== 'option') continue;
      if (token.value === '') throw new UsageError(`--${token.name} needs a value`);
      if (seen.has(token.name) && options[token.name]?.multiple !== true) {
        throw new UsageError(`--${token.name} is given twice`);
      }
      seen.add(token.name);
    }
    if (!seen.has('help')) countWords(words, names);
    const { values } = parseArgs<Strict<Options>>(config);
    return { values, words };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(readable(error, options));
  }
};

/** A whole number of the command line. Null where it isn't given and needn't be. @throws UsageError */
export const wholeNumber = <Fallback extends number | null>(
  name: string,
  text: string | undefined,
  range: { readonly min: number; readonly max: number },
  fallback: Fallback,
): number | Fallback => {
  if (text === undefined) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  throw new UsageError(`--${name} is a whole number from ${range.min} to ${range.max}`);
};

/** @throws UsageError where the option isn't there. */
export const given = (name: string, text: string | undefined): string => {
  if (text === undefined) throw new UsageError(`--${name} is missing`);
  return text;
};

/** Ends the process with a last word: on the standard output where all is well. */
export const leave = (code: number, text: string): never => {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exit(code);
};

/** Reads the program's own command line. Ends the process where `read` answers `help`, and where it throws. */
export const readArguments = <Result>(usage: string, read: (args: readonly string[]) => Result | 'help'): Result => {
  try {
    const result = read(process.argv.slice(2));
    return result === 'help' ? leave(0, usage) : result;
  } catch (error) {
    return leave(2, `${error instanceof Error ? error.message : 'not understood'}\n\n${usage}`);
  }
};

/** For a program whose only settings are environment variables. Ends the process where something else is said. */
export const takeNoArguments = (usage: string): void =>
  readArguments(`${usage}\n`, (args) =>
    readCommandLine(args, { options: { help: { type: 'boolean' } } }).values.help === true ? 'help' : undefined,
  );
