import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Fields below `Subscription` that say something else to every viewer. */
export const VIEWERS_OWN: ReadonlySet<string> = new Set([
  'Battle.mine',
  'BattleSeat.mine',
  'BattleRankRow.mine',
  'Item.locked',
  'Item.favourite',
]);

/** The parts of a subscription that decide how an event is shown. */
export interface Sharing {
  /** Whether results are the same for all subscribers, signed in or not. */
  readonly forEveryone: boolean;
  /** Variables that results depend on. A root field's own arguments choose events and say nothing about how they are shown. */
  readonly variables: ReadonlySet<string>;
  /**
   * The document as a normal text: without comments, and without names and arguments that don't change how an event is
   * shown.
   */
  readonly shown: string;
}

const variablesIn = (node: DocumentNode['definitions'][number]): readonly string[] => {
  const names: string[] = [];
  visit(node, {
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      names.push(name.value);
    },
  });
  return names;
};

/** The operation with its root fields' arguments removed, otherwise unchanged. */
const withoutArguments = (operation: OperationDefinitionNode): OperationDefinitionNode => ({
  ...operation,
  selectionSet: {
    ...operation.selectionSet,
    selections: operation.selectionSet.selections.map((selection) =>
      selection.kind === Kind.FIELD ? { ...selection, arguments: [] } : selection,
    ),
  },
});

/** An operation without its name, and with those variables alone. */
const withoutNames = (node: DefinitionNode, variables: ReadonlySet<string>): DefinitionNode => {
  if (node.kind !== Kind.OPERATION_DEFINITION) return node;
  const { name: _, variableDefinitions = [], ...shown } = node;
  return { ...shown, variableDefinitions: variableDefinitions.filter((one) => variables.has(one.variable.name.value)) };
};

/** For a document that was found valid. */
export const sharingOf = (schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Sharing => {
  let forEveryone = true;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        if (VIEWERS_OWN.has(`${types.getParentType()?.name}.${name.value}`)) forEveryone = false;
      },
    }),
  );
  const meant = getOperationAST(document, operationName);
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const looked = meant == null ? [] : [withoutArguments(meant), ...fragments];
  const variables = new Set(looked.flatMap(variablesIn));
  return { forEveryone, variables, shown: looked.map((node) => print(withoutNames(node, variables))).join('\n') };
};
