import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/** The fields of the SDL that are connections, by type: each is read page by page, under one policy of the cache. */
export const plugin = (schema: GraphQLSchema): string => {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => {
      const fields = Object.values(type.getFields()).filter(({ type: of }) =>
        getNamedType(of).name.endsWith('Connection'),
      );
      const policies = fields.map(({ name }) => `      ${name}: list,\n`).join('');
      return fields.length === 0 ? [] : [`  ${type.name}: {\n    fields: {\n${policies}    },\n  },\n`];
    });
  return `export const eachList = <Policy>(list: Policy) => ({\n${types.join('')}});\n`;
};
