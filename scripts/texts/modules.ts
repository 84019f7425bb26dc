import type { ArgumentTypes, Texts } from './texts.ts';

const indented = (lines: readonly string[]): string => lines.join('\n').replace(/^(?=.)/gm, '  ');
const block = (open: string, lines: readonly string[], close: string): string =>
  lines.length === 0 ? `${open}${close}` : `${open}\n${indented(lines)}\n${close}`;
const keyOf = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`);

const taken = (args: ArgumentTypes): string => [...args].map(([name, type]) => `readonly ${name}: ${type}`).join('; ');

/** The type of texts: every language has it. */
const typeOf = (texts: Texts): string => {
  switch (texts.kind) {
    case 'message':
      return texts.args.size === 0 ? 'string' : `(a: { ${taken(texts.args)} }) => string`;
    case 'list': {
      const types = [...new Set(texts.items.map(typeOf))];
      return `readonly (${types.join(' | ')})[]`;
    }
    case 'group':
      return block(
        '{',
        texts.members.flatMap(({ key, note, texts: inner }) => [
          ...documented(note),
          `readonly ${keyOf(key)}: ${typeOf(inner)};`,
        ]),
        '}',
      );
  }
};

const codeOf = (texts: Texts, language: string): string => {
  switch (texts.kind) {
    case 'message': {
      const { code = '', args } = texts.in[language] ?? {};
      if (texts.args.size === 0) return code;
      return `(${args?.size === 0 ? '' : 'a'}) => ${code}`;
    }
    case 'list':
      return block(
        '[',
        texts.items.map((item) => `${codeOf(item, language)},`),
        ']',
      );
    case 'group':
      return block(
        '{',
        texts.members.map(({ key, texts: inner }) => `${keyOf(key)}: ${codeOf(inner, language)},`),
        '}',
      );
  }
};

const asksPlural = (texts: Texts, language: string): boolean => {
  switch (texts.kind) {
    case 'message':
      return texts.in[language]?.asksPlural ?? false;
    case 'list':
      return texts.items.some((item) => asksPlural(item, language));
    case 'group':
      return texts.members.some((member) => asksPlural(member.texts, language));
  }
};

const HEADER = '// Generated from schema/texts/ by `npm run codegen`: edit those.\n';
const documented = (note: string | null): readonly string[] => (note === null ? [] : [`/** ${note} */`]);

const contractModule = (texts: Texts): string =>
  [
    HEADER,
    ...documented(texts.kind === 'group' ? texts.note : null),
    `export default interface Texts ${typeOf(texts)}\n`,
  ].join('\n');

const languageModule = (texts: Texts, part: string, language: string): string =>
  [
    `${HEADER}import type Texts from '../contract/${part}.ts';\n`,
    ...(asksPlural(texts, language) ? [`const plural = new Intl.PluralRules('${language}');\n`] : []),
    `const texts: Texts = ${codeOf(texts, language)};\n\nexport default texts;\n`,
  ].join('\n');

/** `fairness-log` is `fairnessLog`, `zh-CN` is `zhCN`. */
const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const byName = (names: readonly string[], line: (name: string, key: string) => string): readonly string[] =>
  names.map((name) => line(name, camel(name)));

/** The parts of the texts, those that are there from the beginning apart from those that load by themselves. */
export interface Parts {
  readonly start: readonly string[];
  readonly lazy: readonly string[];
}

const contractIndex = ({ start, lazy }: Parts): string => {
  const typed = (names: readonly string[]) => byName(names, (name, key) => `readonly ${key}: ${camel(`-${name}`)};`);
  const loaders = '{ readonly [Name in keyof PartTexts]: () => Promise<{ readonly default: PartTexts[Name] }> }';
  return [
    HEADER,
    ...byName([...start, ...lazy].toSorted(), (name) => `import type ${camel(`-${name}`)} from './${name}.ts';`),
    '',
    block('export interface StartTexts {', typed(start), '}'),
    ...(lazy.length === 0
      ? []
      : ['', block('export interface PartTexts {', typed(lazy), '}'), '', `export type PartLoaders = ${loaders};`]),
    '',
  ].join('\n');
};

const languageIndex = ({ start, lazy }: Parts, language: string): string => {
  const startKeys = byName(start, (_, key) => `${key},`);
  const loaders = byName(lazy, (name, key) => `${key}: () => import('./${name}.ts'),`);
  const imports = (types: string) => [
    HEADER,
    `import type { ${types} } from '../contract/index.ts';`,
    ...byName(start, (name, key) => `import ${key} from './${name}.ts';`),
    '',
  ];
  return lazy.length === 0
    ? [...imports('StartTexts'), block(`export const ${camel(language)}: StartTexts = {`, startKeys, '};'), ''].join(
        '\n',
      )
    : [
        ...imports('PartLoaders, StartTexts'),
        block('const start: StartTexts = {', startKeys, '};'),
        '',
        block('const parts: PartLoaders = {', loaders, '};'),
        '',
        `export const ${camel(language)} = { start, parts };\n`,
      ].join('\n');
};

/** Every generated file by its path: `contract/` has the types, and each language a folder of its own. */
export const modulesOf = (
  texts: ReadonlyMap<string, Texts>,
  languages: readonly string[],
  isAtStart: (part: string) => boolean,
): ReadonlyMap<string, string> => {
  const names = [...texts.keys()].toSorted();
  const parts = { start: names.filter(isAtStart), lazy: names.filter((name) => !isAtStart(name)) };
  return new Map([
    ['contract/index.ts', contractIndex(parts)],
    ...[...texts].map(([part, compiled]) => [`contract/${part}.ts`, contractModule(compiled)] as const),
    ...languages.flatMap((language): (readonly [string, string])[] => [
      [`${language}/index.ts`, languageIndex(parts, language)],
      ...[...texts].map(
        ([part, compiled]) => [`${language}/${part}.ts`, languageModule(compiled, part, language)] as const,
      ),
    ]),
  ]);
};
