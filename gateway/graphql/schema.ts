import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLObjectType,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  valueFromAST,
} from 'graphql';
import { wordOf } from './enum-words.ts';
import { scalars } from './scalars.ts';

/** The SDL of players or of the operator, all files in the order of their names, those that are generated among them. */
export const readSdl = async (of: 'graphql' | 'operator' = 'graphql'): Promise<string> => {
  const folder = join(import.meta.dirname, '../../schema', of);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
};

/** Reads default values as values of variables are read: they were built before their scalars and enums knew how. */
const readDefaults = (schema: GraphQLSchema): void => {
  const read = (one: GraphQLArgument | GraphQLInputField): void => {
    if (one.astNode?.defaultValue) one.defaultValue = valueFromAST(one.astNode.defaultValue, one.type);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) read(field);
    if (isObjectType(type)) for (const { args } of Object.values(type.getFields())) for (const one of args) read(one);
  }
};

const bind = (type: GraphQLObjectType, field: string, resolver: object): void => {
  const definition = type.getFields()[field];
  if (definition === undefined) throw new TypeError(`no field ${type.name}.${field} in the SDL`);
  Object.assign(definition, typeof resolver === 'function' ? { resolve: resolver } : resolver);
};

type Resolvers = Readonly<Record<string, object | undefined>>;

/** Binds scalars, words of enums and resolvers, those of an interface to every type that has it; one that the SDL doesn't know is a bug and stops the start. */
export const schemaWith = (sdl: string, resolvers: readonly Resolvers[]): GraphQLSchema => {
  const schema = buildSchema(sdl);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    const codec = scalars[type.name];
    if (codec === undefined) throw new TypeError(`the scalar ${type.name} has no codec`);
    Object.assign(type, codec);
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isEnumType(type)) for (const value of type.getValues()) value.value = wordOf(type.name, value.name);
  readDefaults(schema);
  for (const [name, fields] of resolvers.flatMap((some) => Object.entries(some))) {
    const type = schema.getType(name);
    if (isEnumType(type) || isScalarType(type)) continue;
    const bound = isInterfaceType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    if (bound.length === 0) throw new TypeError(`no type ${name} in the SDL`);
    for (const [field, resolver] of Object.entries(fields ?? {})) {
      for (const each of bound) bind(each, field, resolver);
    }
  }
  return schema;
};

/** As clients ask for it: our own directives say nothing there, because introspection never shows where they stand. */
export const published = (schema: GraphQLSchema): GraphQLSchema => {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, directives: config.directives.filter(isSpecifiedDirective) });
};
