import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { introspectionWork } from './introspection-work.ts';

/**
 * Bounds of one document and its answer. They cap the work that a text of 16 KiB can ask for; the web client's documents
 * take up at most half of each, and two thirds of the depth.
 */
export const LIMITS = {
  /** Characters of the document. */
  characters: 16_384,
  tokens: 1_500,
  depth: 12,
  /** Fields under another name than their own: each may repeat an expensive one. */
  aliases: 20,
  /** Fields that could be returned, every list as long as it may be. */
  cost: 60_000,
  /** Mutations run one after the other, each for its own price. */
  mutations: 5,
  /** Fields of the answers to `__schema` and `__type`, as many as they really are. Tools' own question takes a little more than half. */
  introspection: 42_000,
  /** Of the answer as JSON. The catalog of the shipped site takes a quarter, a tool's question for the schema a sixth. */
  bytes: 2_097_152,
} as const;

const tooComplex = (limit: string, bound: number, found: number): GraphQLError =>
  new GraphQLError(`The document exceeds the limit on ${limit}: ${found} of ${bound}`, {
    extensions: { code: 'QUERY_TOO_COMPLEX', details: { limit, bound } },
  });

interface Extent {
  readonly depth: number;
  readonly cost: number;
  readonly aliases: number;
  /** Fields of this very selection, fragments unfolded. */
  readonly fields: number;
  /** Fields that `__schema` and `__type` are answered with. */
  readonly introspection: number;
}

/** How long each list gets, by type and field. */
type ListSizes = ReadonlyMap<string, number>;

const NOTHING: Extent = { depth: 0, cost: 0, aliases: 0, fields: 0, introspection: 0 };
/** The longest page; a `first` that isn't a literal counts as this. */
const LONGEST_PAGE = 100;

/** The type of what introspection begins with. */
const META_TYPES: ReadonlyMap<string, string> = new Map([
  ['__schema', '__Schema'],
  ['__type', '__Type'],
]);

/** Depth, cost and aliases of a selection. Each fragment is measured once, so that spreading it often is cheap here. */
const measureWith = (context: ValidationContext, listSizes: ListSizes, introspectionBound: number) => {
  const schema = context.getSchema();
  const introspectionOf = introspectionWork(schema, (name) => context.getFragment(name), introspectionBound);
  const measured = new Map<string, Extent>();
  const open = new Set<string>();

  const ofFragment = (fragment: FragmentDefinitionNode): Extent => {
    const name = fragment.name.value;
    const known = measured.get(name);
    if (known !== undefined) return known;
    if (open.has(name)) return NOTHING; // a cycle, which another rule refuses
    open.add(name);
    const extent = ofSelection(fragment.selectionSet, fragment.typeCondition.name.value, LONGEST_PAGE);
    open.delete(name);
    measured.set(name, extent);
    return extent;
  };

  const ofField = (field: FieldNode, parent: string, scale: number): Extent => {
    const meta = META_TYPES.get(field.name.value);
    if (meta !== undefined && field.selectionSet !== undefined) return ofIntrospection(field, field.selectionSet, meta);
    const type = schema.getType(parent);
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined;
    const returned = definition?.type;
    const list = isListType(isNonNullType(returned) ? returned.ofType : returned);
    const length = list ? listLength(field, parent, scale) : 1;
    const aliases = field.alias === undefined ? 0 : 1;
    const named = getNamedType(returned);
    if (field.selectionSet === undefined || named === undefined || !isCompositeType(named)) {
      // `__typename` adds no field: it belongs to an object that the document asks for anyway.
      return { ...NOTHING, depth: 1, cost: length, aliases, fields: field.name.value === '__typename' ? 0 : 1 };
    }
    const first = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    const page = first?.kind === Kind.INT ? Math.min(Math.max(Number(first.value), 1), LONGEST_PAGE) : LONGEST_PAGE;
    const below = ofSelection(field.selectionSet, named.name, page);
    return {
      depth: below.depth + 1,
      cost: length * (below.cost + 1),
      aliases: below.aliases + aliases,
      fields: 1,
      introspection: below.introspection,
    };
  };

  /** Tools ask deeper than any list of the site goes, and for a schema that has an end. */
  const ofIntrospection = (field: FieldNode, set: SelectionSetNode, type: string): Extent => ({
    depth: 1,
    cost: 1,
    aliases: ofSelection(set, type, LONGEST_PAGE).aliases + (field.alias === undefined ? 0 : 1),
    fields: 1,
    introspection: introspectionOf(field, set),
  });

  const ofSelection = (set: SelectionSetNode, parent: string, page: number): Extent => {
    let depth = 0;
    let cost = 0;
    let aliases = 0;
    let fields = 0;
    let introspection = 0;
    for (const selection of set.selections) {
      const extent = ofOne(selection, parent, page);
      depth = Math.max(depth, extent.depth);
      cost += extent.cost;
      aliases += extent.aliases;
      fields += extent.fields;
      introspection += extent.introspection;
    }
    return { depth, cost, aliases, fields, introspection };
  };

  const ofOne = (selection: SelectionSetNode['selections'][number], parent: string, page: number): Extent => {
    switch (selection.kind) {
      case Kind.FIELD:
        return ofField(selection, parent, page);
      case Kind.INLINE_FRAGMENT:
        return ofSelection(selection.selectionSet, selection.typeCondition?.name.value ?? parent, page);
      case Kind.FRAGMENT_SPREAD: {
        const fragment = context.getFragment(selection.name.value);
        return fragment ? ofFragment(fragment) : NOTHING;
      }
    }
  };

  /** A connection's `edges` are at most as many as the page that its field asked for. */
  const listLength = (field: FieldNode, parent: string, page: number): number => {
    const longest = listSizes.get(`${parent}.${field.name.value}`) ?? LONGEST_PAGE;
    return field.name.value === 'edges' ? Math.min(longest, page) : longest;
  };

  return ofSelection;
};

/** The limits of a document's shape. */
export type WorkBounds = Readonly<Record<(typeof MEASURED)[number], number>>;
const MEASURED = ['depth', 'aliases', 'cost', 'mutations', 'introspection'] as const;

const measureOperation = (
  context: ValidationContext,
  operation: OperationDefinitionNode,
  listSizes: ListSizes,
  bounds: WorkBounds,
): void => {
  const root = context.getSchema().getRootType(operation.operation);
  if (!root) return;
  const measure = measureWith(context, listSizes, bounds.introspection);
  const { fields, ...extent } = measure(operation.selectionSet, root.name, LONGEST_PAGE);
  const found: WorkBounds = { ...extent, mutations: operation.operation === 'mutation' ? fields : 0 };
  for (const limit of MEASURED) {
    if (found[limit] > bounds[limit]) context.reportError(tooComplex(limit, bounds[limit], found[limit]));
  }
};

/**
 * Refuses documents that ask for too much work. One operation a document: compiled queries are kept by their text
 * alone, without the name of the operation that was meant.
 */
export const boundedWork =
  (listSizes: ListSizes, bounds: WorkBounds = LIMITS): ValidationRule =>
  (context): ASTVisitor => ({
    enter: (node) => {
      if (node.kind !== Kind.DOCUMENT) return false;
      const operations = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      if (operations.length > 1) {
        const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', details: {} };
        context.reportError(new GraphQLError('A document holds one operation', { extensions }));
      }
      for (const operation of operations.slice(0, 1)) measureOperation(context, operation, listSizes, bounds);
      return undefined;
    },
  });
