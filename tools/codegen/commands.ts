import { type GraphQLNamedType, type GraphQLSchema, getDirectiveValues, getNamedType, isEnumType } from 'graphql';

const kindOf = (type: GraphQLNamedType): string | null =>
  isEnumType(type) ? 'enum' : type.name === 'Money' ? 'money' : null;

/**
 * The command line of each operation of the SDL, by the operation's name, as `@command` has it; and those of its arguments that a
 * terminal spells otherwise than GraphQL.
 */
export const plugin = (schema: GraphQLSchema): string => {
  const directive = schema.getDirective('command');
  if (directive == null) throw new TypeError('no directive @command in the SDL');
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const commands = fields.flatMap(({ name, args, astNode }) => {
    const line = astNode && getDirectiveValues(directive, astNode)?.line;
    const kinds = args.flatMap((one) => {
      const kind = kindOf(getNamedType(one.type));
      return kind === null ? [] : [`${one.name}: '${kind}'`];
    });
    return typeof line === 'string' ? [`  ${name}: { line: '${line}', spelled: { ${kinds.join(', ')} } },\n`] : [];
  });
  return `interface Command {
  readonly line: string;
  readonly spelled: Readonly<Record<string, 'enum' | 'money'>>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {\n${commands.join('')}};\n`;
};
