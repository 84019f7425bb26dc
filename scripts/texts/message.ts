import { type MessageFormatElement, type PluralElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** An argument of a message. Every language names an argument that one language shows; others only choose wordings. */
export interface Argument {
  /** `open` where the message doesn't say: a string, unless another language says that it is a number. */
  readonly type: 'string' | 'number' | 'open';
  readonly shown: boolean;
}

export interface Message {
  readonly args: ReadonlyMap<string, Argument>;
  /** A JavaScript expression over `a`, the arguments by name. */
  readonly code: string;
  /** Whether the expression asks `plural`, the language's `Intl.PluralRules`. */
  readonly asksPlural: boolean;
}

type Elements = readonly MessageFormatElement[];
type Options = Readonly<Record<string, { readonly value: Elements }>>;

/** The value of `#`: the argument of the plural around it, less the offset. */
interface Pound {
  readonly name: string;
  readonly value: string;
}

/** CLDR: in these `one` is 1 alone, of the whole numbers that a program counts. Others ask `Intl.PluralRules`. */
const ONE_IS_1: ReadonlySet<string> = new Set(['en']);

/** Code of an empty string, such as `{skin, select, other {}}`: an argument that a language doesn't say. */
const SILENT = '""';

const inTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Compiles one ICU message to plain code. Throws what is wrong with it, in words for who wrote it. */
export const compileMessage = (source: string, language: string): Message => {
  const args = new Map<string, Argument>();
  let asksPlural = false;

  const take = (name: string, type: Argument['type'], shown: boolean): string => {
    if (!/^[a-z]\w*$/.test(name)) throw new Error(`{${name}} is no name for an argument`);
    const known = args.get(name) ?? { type: 'open', shown: false };
    if (known.type !== 'open' && type !== 'open' && known.type !== type)
      throw new Error(`{${name}} can't be both a number and a text`);
    args.set(name, { type: type === 'open' ? known.type : type, shown: known.shown || shown });
    return `a.${name}`;
  };

  const grouped = (value: string): string => `${value}.toLocaleString('${language}-u-nu-latn')`;

  const pluralTest = (category: string, value: string, { offset }: PluralElement): string => {
    if (category.startsWith('=')) return `${value} === ${category.slice(1)}`;
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    if (!pluralCategories.some((known) => known === category))
      throw new Error(`this language has no plural form "${category}"`);
    const counted = offset === 0 ? value : `${value} - ${offset}`;
    if (category === 'one' && ONE_IS_1.has(language)) return `${counted} === 1`;
    asksPlural = true;
    return `plural.select(${counted}) === '${category}'`;
  };

  const choice = (options: Options, test: (key: string) => string, pound: Pound | null): string => {
    const { other, ...rest } = options;
    const tests = Object.entries(rest).map(([key, { value }]) => `${test(key)} ? ${expression(value, pound)} : `);
    return `${tests.join('')}${expression(other?.value ?? [], pound)}`;
  };

  const piece = (element: MessageFormatElement, pound: Pound | null): string => {
    switch (element.type) {
      case TYPE.argument:
        return take(element.value, 'open', true);
      case TYPE.number: {
        const value = take(element.value, 'number', true);
        const { style } = element;
        if (style === null || style === undefined) return grouped(value);
        if (typeof style !== 'string' && style.tokens.every(({ stem }) => stem === 'group-off')) return value;
        throw new Error(`{${element.value}, number} is grouped, or has the style ::group-off`);
      }
      case TYPE.plural: {
        if (element.pluralType !== 'cardinal') throw new Error('selectordinal is not supported');
        const name = element.value;
        const value = take(name, 'number', false);
        const shown = element.offset === 0 ? value : `(${value} - ${element.offset})`;
        return choice(element.options, (key) => pluralTest(key, value, element), { name, value: shown });
      }
      case TYPE.select: {
        const value = take(element.value, 'string', false);
        return choice(element.options, (key) => `${value} === '${key}'`, pound);
      }
      case TYPE.pound:
        if (pound === null) throw new Error('# stands outside of a plural');
        take(pound.name, 'number', true);
        return grouped(pound.value);
      default:
        throw new Error('dates, times and tags are formatted where the message is used');
    }
  };

  const expression = (elements: Elements, pound: Pound | null): string => {
    if (elements.every((element) => element.type === TYPE.literal))
      return JSON.stringify(elements.map(({ value }) => value).join(''));
    const [only] = elements;
    if (elements.length === 1 && (only?.type === TYPE.plural || only?.type === TYPE.select)) return piece(only, pound);
    const pieces = elements.map((element) => {
      if (element.type === TYPE.literal) return inTemplate(element.value);
      const code = piece(element, pound);
      return code === SILENT ? '' : `\${${code}}`;
    });
    return `\`${pieces.join('')}\``;
  };

  return { code: expression(parse(source, { ignoreTag: true }), null), args, asksPlural };
};
