import { readFile } from 'node:fs/promises';
import type { ParseArgsOptionsConfig } from 'node:util';
import { readCommandLine, UsageError } from '../command-line.ts';

/** One thing that an operator can type: how it is written, and the request that it is. */
export interface OperatorCommand {
  /** One or two words. */
  readonly name: string;
  /** As help shows it, indented by two. */
  readonly usage: string;
  /** The request of these arguments, unchecked, and what is asked of every command that does something. @throws UsageError */
  ask(args: readonly string[], now: number): Promise<Asked>;
}

export interface Asked {
  readonly request: unknown;
  /** Without a question. */
  readonly yes: boolean;
  /** Only says what would be done. */
  readonly dryRun: boolean;
  /** Repeats with the same one are told, not done. Null: one is made. */
  readonly id: string | null;
}

/** What every command that does something takes. */
const DOES = { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, id: { type: 'string' } } as const;

/** Read apart, so that each command's own options keep their types. */
const COMMON = /^--(?:yes|dry-run|id)(?:=|$)/;

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof readCommandLine<Options>>['values'];

interface Spec<Options extends ParseArgsOptionsConfig> {
  readonly name: string;
  readonly usage: string;
  readonly words?: readonly string[];
  readonly options: Options;
  readonly request: (
    given: { readonly values: Values<Options>; readonly words: readonly string[] },
    now: number,
  ) => unknown;
}

const commandWith =
  (does: boolean) =>
  <const Options extends ParseArgsOptionsConfig>({
    name,
    usage,
    words = [],
    options,
    request,
  }: Spec<Options>): OperatorCommand => ({
    name,
    usage,
    ask: async (args, now) => {
      const isCommon = (arg: string, index: number): boolean =>
        does && (COMMON.test(arg) || args[index - 1] === '--id');
      const common = readCommandLine(args.filter(isCommon), { options: DOES }).values;
      const given = readCommandLine(
        args.filter((arg, index) => !isCommon(arg, index)),
        { words, options },
      );
      const { yes = false, 'dry-run': dryRun = false, id = null } = common;
      return { request: await request(given, now), yes, dryRun, id };
    },
  });

/** A command that changes something: it takes `--dry-run`, `--yes` and `--id`. */
export const act = commandWith(true);
/** A command that only looks. */
export const look = commandWith(false);

/** What a JSON file holds. @throws UsageError */
export const jsonIn = async (path: string): Promise<unknown> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} can't be read`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
};

/** `12.50` as minor units. @throws UsageError */
export const amountOf = (text: string | undefined, what: string): string => {
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined) throw new UsageError(`${what} is an amount such as 12.50`);
  return String(BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0')));
};
