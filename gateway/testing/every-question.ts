import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** The texts to try for an argument, by the name of the argument or of its scalar. */
export type Words = Readonly<Record<string, readonly string[]>>;

const MAX_DEPTH = 9;

/** Literals for an argument; none where nothing fits. Of input objects every value of every enum in turn. */
const literalsOf = (name: string, type: GraphQLInputType, words: Words): readonly string[] => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return literalsOf(name, nullable.ofType, words).map((literal) => `[${literal}]`);
  if (isEnumType(nullable)) return nullable.getValues().map((value) => value.name);
  if (isInputObjectType(nullable)) {
    return Object.values(nullable.getFields()).flatMap((field) =>
      isEnumType(getNamedType(field.type))
        ? literalsOf(field.name, field.type, words).map((literal) => `{${field.name}: ${literal}}`)
        : [],
    );
  }
  if (nullable.name === 'Int') return ['0'];
  return (words[name] ?? words[nullable.name] ?? []).map((word) => JSON.stringify(word));
};

/** Every way to call a field: all combinations of its required arguments, each with at most one optional choice. */
const callsOf = ({ name, args }: GraphQLField<unknown, unknown>, words: Words): readonly string[] => {
  const required = args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  const choosing = args.filter((arg) => !required.includes(arg));
  const bases = required.reduce<readonly string[]>(
    (told, arg) =>
      told.flatMap((before) => literalsOf(arg.name, arg.type, words).map((word) => `${before} ${arg.name}: ${word}`)),
    [''],
  );
  const further = [
    '',
    ...choosing.flatMap((arg) => {
      const named = getNamedType(arg.type);
      const chooses = isEnumType(named) || isInputObjectType(named) || named.name === 'Boolean';
      if (!chooses) return [];
      const literals = named.name === 'Boolean' ? ['true', 'false'] : literalsOf(arg.name, arg.type, words);
      return literals.map((literal) => ` ${arg.name}: ${literal}`);
    }),
  ];
  const told = bases.flatMap((base) => further.map((more) => `${base}${more}`.trim()));
  return told.map((list) => (list === '' ? name : `${name}(${list})`));
};

/** The selections below a field, one for each leaf; `''` for a leaf itself. Types don't repeat on a path. */
const leavesBelow = (
  schema: GraphQLSchema,
  { type }: GraphQLField<unknown, unknown>,
  words: Words,
  above: readonly string[],
): readonly string[] => {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return [''];
  if (above.includes(named.name) || above.length > MAX_DEPTH) return [];
  const path = [...above, named.name];
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  return types.flatMap((one) =>
    Object.values(one.getFields()).flatMap((field) => {
      const [call] = callsOf(field, words);
      if (call === undefined) return [];
      return leavesBelow(schema, field, words, path).map((below) => ` { ${call}${below} }`);
    }),
  );
};

/** A field of `Query`, called in one way. */
export interface Question {
  readonly field: string;
  /** Asks only whether the field has a value. */
  readonly probe: string;
  /** One document for each leaf that can be reached. */
  readonly documents: readonly string[];
}

/** Every query that a schema allows, leaf by leaf. A new field of the schema is asked for without a change here. */
export const everyQuestion = (schema: GraphQLSchema, words: Words): readonly Question[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const leaves = leavesBelow(schema, field, words, []);
    const composite = isCompositeType(getNamedType(field.type));
    return callsOf(field, words).map((call) => ({
      field: field.name,
      probe: `{ ${call}${composite ? ' { __typename }' : ''} }`,
      documents: leaves.map((below) => `{ ${call}${below} }`),
    }));
  });
