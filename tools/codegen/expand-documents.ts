import {
  type ArgumentNode,
  buildASTSchema,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  isNonNullType,
  Kind,
  parse,
  parseType,
  print,
  type SelectionSetNode,
  TypeInfo,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const;

const selectionSetOf = (text: string): SelectionSetNode | undefined => {
  const [query] = parse(`{ ${text} }`, { noLocation: true }).definitions;
  return query?.kind === Kind.OPERATION_DEFINITION ? query.selectionSet : undefined;
};

/** A variable that a caller may leave out where the API knows a usual value. */
const variableOf = ({ name, type, defaultValue }: GraphQLArgument): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: nameNode(name) },
  type: parseType(String(isNonNullType(type) && defaultValue !== undefined ? type.ofType : type), { noLocation: true }),
});

const passed = (name: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: nameNode(name),
  value: { kind: Kind.VARIABLE, name: nameNode(name) },
});

/** A page of a connection: the selection is of its rows, unless it names `edges` itself. */
const pageOf = (
  { selectionSet }: FieldNode,
  { arguments: options = [] }: DirectiveNode,
): SelectionSetNode | undefined => {
  const selections = selectionSet?.selections ?? [];
  const own = selections.map((selection) => print(selection)).join(' ');
  const namesEdges = selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value === 'edges');
  const edges = namesEdges ? `edges { cursor } ${own}` : `edges { cursor node { ${own} } }`;
  const total = options.some(({ name }) => name.value === 'total') ? 'totalCount' : '';
  return selectionSetOf(`${edges} pageInfo { hasNextPage endCursor } ${total}`);
};

/**
 * A transform of the codegen. Two directives in a document of the page stand for more than they say:
 * - `@args`: each argument that the field isn't given is a variable of its name, with the SDL's type and usual value;
 * - `@list` does so as well, and selects a page of a connection: `flows(kind: DEPOSIT) @list { id }` has cursors and `pageInfo`, too.
 *   `@list(total: true)` counts the whole list.
 */
export const expandDocuments = <File extends { readonly document?: DocumentNode }>({
  documents: files,
  schema,
}: {
  readonly documents: readonly File[];
  readonly schema: DocumentNode;
}): File[] => {
  const types = new TypeInfo(buildASTSchema(schema, { assumeValid: true }));

  const expand = (document: DocumentNode): DocumentNode => {
    let variables = new Map<string, VariableDefinitionNode>();
    return visit(
      document,
      visitWithTypeInfo(types, {
        OperationDefinition: {
          enter: ({ variableDefinitions = [] }) => {
            variables = new Map(variableDefinitions.map((one) => [one.variable.name.value, one]));
          },
          leave: (operation) => ({ ...operation, variableDefinitions: [...variables.values()] }),
        },
        Field: (field) => {
          const { directives = [], arguments: given = [] } = field;
          const list = directives.find(({ name }) => name.value === 'list');
          const directive = list ?? directives.find(({ name }) => name.value === 'args');
          if (directive === undefined) return undefined;
          const open = (types.getFieldDef()?.args ?? []).filter(
            (arg) => !given.some(({ name }) => name.value === arg.name),
          );
          for (const arg of open) variables.set(arg.name, variables.get(arg.name) ?? variableOf(arg));
          return {
            ...field,
            arguments: [...given, ...open.map(({ name }) => passed(name))],
            directives: directives.filter((other) => other !== directive),
            ...(list && { selectionSet: pageOf(field, list) }),
          };
        },
      }),
    );
  };
  return files.map((file) => (file.document === undefined ? file : { ...file, document: expand(file.document) }));
};
