import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/** Fields of the SDL that are read page by page, of each type: those of a connection. */
export const plugin = (schema: GraphQLSchema): string => {
  const fieldsOf = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .map((type): readonly [string, readonly string[]] => [
      type.name,
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
        .map(({ name }) => name),
    ])
    .filter(([, fields]) => fields.length > 0);
  return `export const LIST_FIELDS = ${JSON.stringify(Object.fromEntries(fieldsOf), null, 2)};\n`;
};
