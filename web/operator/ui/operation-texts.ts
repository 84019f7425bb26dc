import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  print,
  valueFromASTUntyped,
} from 'graphql';
import { COMMANDS } from '../generated/commands.ts';

type Variables = Readonly<Record<string, unknown>>;

const operationIn = ({ definitions }: DocumentNode): OperationDefinitionNode | undefined =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

const rootOf = (document: DocumentNode): FieldNode | undefined =>
  operationIn(document)?.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);

/** A word that a shell takes as it stands, else the word in quotes. */
const quoted = (word: string): string =>
  /^[\w./:@+][\w./:@+,-]*$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

const argumentOf = (option: string): string =>
  option.replaceAll(/-[A-Za-z]/g, ([, letter = '']) => letter.toUpperCase());

const SPELL = {
  enum: (value: unknown) => String(value).toLowerCase().replaceAll('_', '-'),
  money: (value: unknown) => (Number(value) / 100).toFixed(2),
} as const;

/**
 * The command that does what the document's first operation does: `npm run operator -- players show <id>` with its values in place.
 * Null where the operation has none. An option without a value is left out.
 */
export const commandText = (document: DocumentNode, variables: Variables): string | null => {
  const root = rootOf(document);
  const command = root && COMMANDS[root.name.value];
  if (command === undefined) return null;
  const given = new Map(root?.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));
  const typed = (argument: string): string | null => {
    const value = given.get(argument);
    if (value == null) return null;
    const kind = command.spelled[argument];
    const spell = kind === undefined ? String : SPELL[kind];
    return quoted(Array.isArray(value) ? value.map(spell).join(',') : spell(value));
  };
  const line = command.line
    .replaceAll(/ ?\[?--([A-Za-z-]+) <[\w-]+>\]?/g, (_whole, option: string) => {
      const value = typed(argumentOf(option));
      return value === null ? '' : ` --${option} ${value}`;
    })
    .replaceAll(/ \[--([a-z-]+)\]/g, (_whole, option: string) =>
      given.get(argumentOf(option)) === true ? ` --${option}` : '',
    )
    .replaceAll('>…', '>')
    .replaceAll(/<([\w-]+)>/g, (whole, argument: string) => typed(argument) ?? whole);
  return `npm run operator -- ${line.trim()}`;
};

/** The document as GraphQL, its variables as JSON in a comment above it. */
export const graphqlText = (document: DocumentNode, variables: Variables): string => {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined);
  const head = given.length === 0 ? '' : `# variables: ${JSON.stringify(Object.fromEntries(given))}\n`;
  return `${head}${print(document)}\n`;
};
