import { readFile } from 'node:fs/promises';
import type { ParseArgsOptionsConfig } from 'node:util';
import { z } from 'zod';
import type { Command } from '../../engine/commands.ts';
import type { Resealed } from '../../engine/committer/reseal.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { Engine, Outcome } from '../../engine/engine.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import type { SecurityLine } from '../../gateway/accounts/security-journal/security-journal.ts';
import type { SecurityChanges } from '../../gateway/accounts/sensitive/security-changes.ts';
import type { Channel } from '../../gateway/money/payments/channels.ts';
import type { Caps, Weight } from '../../gateway/operator/caps.ts';
import type { Program } from '../../gateway/site/configuration/program.ts';
import { amountIn } from '../../schema/input/amounts.ts';
import { given, readCommandLine, UsageError } from '../command-line.ts';
import type { Continuing } from '../start/continue-log.ts';
import { done, type OperatorAnswer } from './answer.ts';

/**
 * The parts that a request is done with, among them the site's engine. All random values of an act follow from its
 * name.
 */
export interface ActContext {
  /** The tables: of a transaction for what `isWritten`. */
  readonly sql: Queryable;
  /** A transaction of its own, for what isn't `isWritten`. Nothing but the database may be waited for in there. */
  readonly transaction: <Result>(work: (tx: Queryable) => Promise<Result>) => Promise<Result>;
  readonly engine: Engine;
  readonly beacon: BeaconChoice;
  /** The published log. */
  readonly tiles: Pick<TileStore, 'read' | 'publishedAt'>;
  /** IANA name of the zone in which a day of the site begins. */
  readonly zone: string;
  /** Hashes Golden Codes. */
  readonly accountKey: Uint8Array;
  /** Seals every stored seed with the current key. */
  readonly reseal: () => Promise<Resealed>;
  /** Gives a new second place for checkpoints its first one. */
  readonly initCopy: () => Promise<'made' | 'there' | 'unsigned' | 'unnamed'>;
  /** Goes on under a new origin after entries were lost. */
  readonly continueLog: (asked: Continuing) => Promise<OperatorAnswer>;
  readonly securityChanges: SecurityChanges;
  /** Where the site is reached. */
  readonly publicOrigin: () => string;
  readonly caps: Caps;
  readonly program: Program;
  /** The payment channels of the configuration. */
  readonly channels: readonly Channel[];
  /** A line of the security log, told once what was written is there to stay. */
  readonly line: SecurityLine;
  /** The clock of the site. */
  readonly now: () => Instant;
  /** The moment that the act counts from: that of the first time it was asked for. */
  readonly at: Instant;
  /** 16 bytes that follow from the act's name. */
  readonly derived: (what: string) => Buffer;
  readonly ask: (command: Command) => Promise<Outcome>;
  /** The same for a step of an act of many: each has an id of its own that follows from the act's. */
  readonly askStep: (step: number, command: Command) => Promise<Outcome>;
  /** The answer that the operator gets for a command's outcome. */
  readonly answerOf: (outcome: Outcome, success: string) => OperatorAnswer;
  readonly submit: (command: Command, success: string) => Promise<OperatorAnswer>;
}

type Answered = OperatorAnswer | Promise<OperatorAnswer>;

/** A request by its name, what it says, and how it is asked for, weighed, foretold and done. */
type Definition<Name extends string, Fields extends z.ZodRawShape, Request> = {
  readonly request: Name;
  readonly fields: Fields;
  readonly perform: (context: ActContext, request: Request) => Answered;
  /** The sum that the request puts at risk. */
  readonly weigh?: (sql: Queryable, request: Request) => Weight | null | Promise<Weight | null>;
  /** The preview of a request that puts nothing at risk; without it the request's own words are shown. */
  readonly preview?: (sql: Queryable, request: Request) => Answered;
  /** For a request that is easily repeated by mistake: the same words on the same day are the same act. */
  readonly isNamedByWords?: boolean | ((request: Request) => boolean);
  /**
   * For a request that changes tables alone: it and its mark are one transaction, so that a crash leaves all of it or
   * nothing.
   */
  readonly isWritten?: boolean;
  /** Told to an operator who asks again for an act that was done, where its answer said more than that. */
  readonly again?: string;
} /** The commands ask for this request, where they don't name another. */ & (
  | { readonly commands: OperatorCommand | readonly OperatorCommand[] }
  /** The usage of its one command, whose words and then options are the request's fields in their order. */
  | { readonly act: string }
  | { readonly look: string }
);

/** A request that was understood. */
export interface Understood {
  readonly perform: (context: ActContext) => Answered;
  readonly weigh: (sql: Queryable) => Promise<Weight | null>;
  readonly preview: (sql: Queryable) => Answered;
  readonly isNamedByWords: boolean;
  readonly isWritten: boolean;
  readonly again: string | null;
}

/** One thing that an operator can ask for, and everything that is known of it. */
export const define = <const Name extends string, Fields extends z.ZodRawShape>(
  definition: Definition<Name, Fields, z.output<z.ZodObject<{ readonly request: z.ZodLiteral<Name> } & Fields>>>,
) => {
  const {
    request: name,
    fields,
    perform,
    weigh,
    preview,
    isNamedByWords = false,
    isWritten = false,
    again = null,
  } = definition;
  const schema = z.strictObject({ request: z.literal(name), ...fields });
  return {
    name,
    schema,
    commands: ['commands' in definition ? definition.commands : plainCommand(Object.keys(fields), definition)]
      .flat()
      .map(
        (command): OperatorCommand => ({
          ...command,
          ask: async (args, now) => {
            const asked = await command.ask(args, now);
            return { ...asked, request: { request: name, ...asked.request } };
          },
        }),
      ),
    /** @throws ZodError */
    understand: (request: unknown): Understood => {
      const parsed = schema.parse(request);
      return {
        isNamedByWords: typeof isNamedByWords === 'boolean' ? isNamedByWords : isNamedByWords(parsed),
        isWritten,
        again,
        perform: (context) => perform(context, parsed),
        weigh: async (sql) => (await weigh?.(sql, parsed)) ?? null,
        preview: (sql) =>
          preview?.(sql, parsed) ??
          done(
            `${name} ${JSON.stringify({ ...parsed, request: undefined })}`,
            'It costs the house nothing. Whether the site allows it shows when it is done.',
          ),
      };
    },
  };
};

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
  /** Without its name: that of the definition, unless another one is in it. */
  readonly request: object;
  /** Without a question. */
  readonly yes: boolean;
  /** Only says what would be done. */
  readonly dryRun: boolean;
  /** Repeats with the same one are told, not done. Null: one is made. */
  readonly id: string | null;
}

/** The options of every command that changes something. */
const DOES = { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, id: { type: 'string' } } as const;

/** Read apart, so that each command's own options keep their types. */
const COMMON = /^--(?:yes|dry-run|id)(?:=|$)/;

/** An option with a value. */
export const TEXT = { type: 'string' } as const;

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof readCommandLine<Options>>['values'];

interface Spec<Options extends ParseArgsOptionsConfig> {
  /** Begins with the command's name, and its words between angle brackets. */
  readonly usage: string;
  /** Where they have other names than in the usage. */
  readonly words?: readonly string[];
  readonly options: Options;
  readonly request: (
    given: { readonly values: Values<Options>; readonly words: readonly string[] },
    now: number,
  ) => object | Promise<object>;
}

const wordsIn = (usage: string): readonly string[] => {
  const [synopsis = ''] = usage.split(/ \[?--| {3}|\n/);
  return [...synopsis.matchAll(/<([^>]+)>/g)].map(([, name = '']) => name);
};

const commandWith =
  (does: boolean) =>
  <const Options extends ParseArgsOptionsConfig>({
    usage,
    words = wordsIn(usage),
    options,
    request,
  }: Spec<Options>): OperatorCommand => ({
    name: /^[a-z]+(?: [a-z]+)?/.exec(usage)?.[0] ?? '',
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

const plainCommand = (
  fields: readonly string[],
  how: { readonly act: string } | { readonly look: string },
): OperatorCommand => {
  const [command, usage] = 'act' in how ? [act, how.act] : [look, how.look];
  const optional = fields.slice(wordsIn(usage).length);
  return command({
    usage,
    options: Object.fromEntries(optional.map((name) => [name, TEXT])),
    request: ({ values, words }) =>
      Object.fromEntries(fields.map((field, n) => [field, words[n] ?? given(field, values[field])])),
  });
};

/** @throws UsageError */
export const textIn = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} can't be read`);
  });

/** The content of a JSON file. @throws UsageError */
export const jsonIn = async (path: string): Promise<unknown> => {
  const text = await textIn(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
};

export const minorUnits = z.string().regex(/^(0|[1-9]\d{0,14})$/);

/** `12.50` as minor units. @throws UsageError */
export const amountOf = (text: string | undefined, what: string): string => {
  const amount = amountIn(text ?? '');
  if (amount === null) throw new UsageError(`${what} is an amount such as 12.50`);
  return String(amount);
};
