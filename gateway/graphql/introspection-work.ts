import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type GraphQLType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isWrappingType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** A part of the schema in introspection: by field, the parts below it. */
type Shown = Readonly<Record<string, () => readonly Shown[]>>;

interface Typed {
  readonly type: GraphQLType;
}
interface WithArguments {
  readonly args: readonly Typed[];
}

const NOTHING_BELOW: Shown = {};

/** The schema's own parts, by the names of `__Schema`, `__Type`, `__Field`, `__InputValue` and `__Directive`. */
const shownOf = (schema: GraphQLSchema) => {
  const known = new Map<GraphQLType, Shown>();
  const ofType = (type: GraphQLType): Shown => {
    const shown = known.get(type) ?? describe(type);
    known.set(type, shown);
    return shown;
  };
  const describe = (type: GraphQLType): Shown => ({
    ofType: () => (isWrappingType(type) ? [ofType(type.ofType)] : []),
    fields: () => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()).map(ofField) : []),
    inputFields: () => (isInputObjectType(type) ? Object.values(type.getFields()).map(ofTyped) : []),
    interfaces: () => (isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().map(ofType) : []),
    possibleTypes: () => (isAbstractType(type) ? schema.getPossibleTypes(type).map(ofType) : []),
    enumValues: () => (isEnumType(type) ? type.getValues().map(() => NOTHING_BELOW) : []),
  });
  const ofTyped = ({ type }: Typed): Shown => ({ type: () => [ofType(type)] });
  const ofArguments = ({ args }: WithArguments): Shown => ({ args: () => args.map(ofTyped) });
  const ofField = (field: Typed & WithArguments): Shown => ({ ...ofTyped(field), ...ofArguments(field) });
  const rootOf = (type: GraphQLType | null | undefined) => () => (type ? [ofType(type)] : []);

  const root: Shown = {
    types: () => Object.values(schema.getTypeMap()).map(ofType),
    directives: () => schema.getDirectives().map(ofArguments),
    queryType: rootOf(schema.getQueryType()),
    mutationType: rootOf(schema.getMutationType()),
    subscriptionType: rootOf(schema.getSubscriptionType()),
  };
  return {
    schema: root,
    /** The type of that name; all types where the name isn't written out. */
    types: (name: string | null): readonly Shown[] => {
      if (name === null) return Object.values(schema.getTypeMap()).map(ofType);
      const named = schema.getType(name);
      return named === undefined ? [] : [ofType(named)];
    },
  };
};

/**
 * How many fields a document's `__schema` or `__type` is answered with. The schema is in memory, so this is their real
 * number; counting stops once all of them together are above `bound`, so that a document that asks for a thousand times as
 * much is refused as fast as one that asks for twice.
 */
export const introspectionWork = (
  schema: GraphQLSchema,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
  bound: number,
) => {
  const shown = shownOf(schema);
  const open = new Set<string>();
  let counted = 0;

  const count = (set: SelectionSetNode, part: Shown): void => {
    for (const selection of set.selections) {
      counted += 1;
      if (counted > bound) return;
      switch (selection.kind) {
        case Kind.INLINE_FRAGMENT:
          count(selection.selectionSet, part);
          break;
        case Kind.FRAGMENT_SPREAD: {
          const name = selection.name.value;
          const fragment = fragmentOf(name);
          if (!fragment || open.has(name)) break; // another rule refuses both
          open.add(name);
          count(fragment.selectionSet, part);
          open.delete(name);
          break;
        }
        case Kind.FIELD: {
          const { selectionSet, name } = selection;
          if (selectionSet === undefined) break;
          const below = Object.hasOwn(part, name.value) ? part[name.value] : undefined;
          for (const one of below?.() ?? []) {
            if (counted <= bound) count(selectionSet, one);
          }
        }
      }
    }
  };

  /** Of `__type` by a name that a variable says: every type there is. */
  const typesOf = (field: FieldNode): readonly Shown[] => {
    const name = field.arguments?.find((argument) => argument.name.value === 'name')?.value;
    return shown.types(name?.kind === Kind.STRING ? name.value : null);
  };

  return (field: FieldNode, set: SelectionSetNode): number => {
    const before = counted;
    for (const part of field.name.value === '__schema' ? [shown.schema] : typesOf(field)) {
      if (counted <= bound) count(set, part);
    }
    return counted - before;
  };
};
