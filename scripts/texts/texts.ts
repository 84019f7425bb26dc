import { type Argument, compileMessage, type Message } from './message.ts';

/** The contents of a file of texts: messages by key, nested or in lists. `@x` is a translator's note on `x`, `@` on its whole group. */
export type Json = string | readonly Json[] | { readonly [key: string]: Json };

/** The same texts in all languages. */
export type Texts =
  | { readonly kind: 'message'; readonly in: Readonly<Record<string, Message>>; readonly args: ArgumentTypes }
  | { readonly kind: 'list'; readonly items: readonly Texts[] }
  | { readonly kind: 'group'; readonly note: string | null; readonly members: readonly Member[] };

export type ArgumentTypes = ReadonlyMap<string, 'string' | 'number'>;

export interface Member {
  readonly key: string;
  readonly note: string | null;
  readonly texts: Texts;
}

type ByLanguage = readonly (readonly [language: string, value: Json | undefined])[];

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isGroup = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && !isList(value);
const kindOf = (value: Json): string => (isList(value) ? 'a list' : isGroup(value) ? 'a group' : 'a message');

const isNote = (key: string): boolean => key.startsWith('@');

/** The arguments of a message in all languages together. */
const argumentsOf = (
  messages: readonly (readonly [language: string, message: Message])[],
  complain: (language: string, what: string) => void,
): ArgumentTypes => {
  const all = new Map<string, Argument>();
  for (const [language, { args }] of messages)
    for (const [name, { type, shown }] of args) {
      const known = all.get(name) ?? { type: 'open', shown: false };
      if (known.type !== 'open' && type !== 'open' && known.type !== type)
        complain(language, `takes {${name}} as a ${type}, another language as a ${known.type}`);
      all.set(name, { type: type === 'open' ? known.type : type, shown: known.shown || shown });
    }
  for (const [language, { args }] of messages)
    for (const [name, { shown }] of all)
      if (shown && !args.has(name)) complain(language, `lacks the argument {${name}}`);
  return new Map([...all].map(([name, { type }]) => [name, type === 'number' ? 'number' : 'string']));
};

/**
 * Compiles the same file of all languages, the first of which is the contract: the others have exactly its keys, lists
 * of its length, and what it shows. `complain` is told each place where they differ, by its path.
 */
export const compileTexts = (files: ByLanguage, path: string, complain: (problem: string) => void): Texts => {
  const [[, contract] = ['', '']] = files;
  const report = (language: string, what: string): void => complain(`${path} (${language}) ${what}`);
  const present: (readonly [string, Json])[] = [];
  for (const [language, value] of files) {
    if (contract === undefined) {
      if (value !== undefined) report(language, 'is more than the contract has');
    } else if (value === undefined) report(language, 'is missing');
    else if (kindOf(value) !== kindOf(contract)) report(language, `is ${kindOf(value)} and not ${kindOf(contract)}`);
    else present.push([language, value]);
  }
  const inside = (key: string, of: (value: Json) => Json | undefined): Texts =>
    compileTexts(
      present.map(([language, value]) => [language, of(value)]),
      `${path}.${key}`,
      complain,
    );

  if (isGroup(contract)) {
    const keys = new Set(present.flatMap(([, value]) => Object.keys(value)));
    for (const [language, value] of present)
      if (language !== files[0]?.[0] && Object.keys(value).some(isNote))
        report(language, 'has notes: the contract does');
    const noteOn = (key: string): string | null => {
      const note = contract[`@${key}`];
      return typeof note === 'string' ? note : null;
    };
    for (const key of Object.keys(contract).filter(isNote))
      if (key !== '@' && !keys.has(key.slice(1))) complain(`${path}.${key} notes no text`);
    const members = [...keys]
      .filter((key) => !isNote(key))
      .map((key) => ({
        key,
        note: noteOn(key),
        texts: inside(key, (value) => (isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined)),
      }));
    return { kind: 'group', note: noteOn(''), members };
  }
  if (isList(contract)) {
    const length = Math.max(...present.map(([, value]) => (isList(value) ? value.length : 0)));
    const items = Array.from({ length }, (_, at) =>
      inside(String(at), (value) => (isList(value) ? value[at] : undefined)),
    );
    return { kind: 'list', items };
  }
  const messages = present.flatMap(([language, value]): (readonly [string, Message])[] => {
    try {
      return [[language, compileMessage(String(value), language)]];
    } catch (thrown) {
      report(language, `is no message: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
      return [];
    }
  });
  return { kind: 'message', in: Object.fromEntries(messages), args: argumentsOf(messages, report) };
};
