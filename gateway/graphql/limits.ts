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

/**
 * Bounds of one document. They cap the work that a text of 16 KiB can ask for; the web client's documents take up at most
 * half of each, and two thirds of the depth.
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
} as const;

/** The longest each list can be; a `first` argument in the document replaces it. Lists not named here count 10. */
const LIST_LENGTHS: Readonly<Record<string, number>> = {
  'Query.cases': 60,
  'Query.liveDrops': 20,
  'Case.entries': 30,
  'ItemConnection.edges': 100,
  'RoundConnection.edges': 50,
  'TargetConnection.edges': 60,
  'SkinConnection.edges': 60,
  'Skin.wears': 5,
  'Me.sessions': 50,
  'SecurityEventConnection.edges': 50,
  'Query.avatars': 24,
  'Query.skinFamilies': 60,
  'Query.skinSources': 60,
  'SkinSource.entries': 5,
  'Query.documents': 30,
  'ShopConnection.edges': 60,
  'ShopPurchaseConnection.edges': 50,
  'ShopPurchase.items': 10,
  'ExchangeResult.items': 100,
  'DepositOrderConnection.edges': 50,
  'Query.paymentChannels': 20,
  'PaymentChannel.currencies': 20,
  'PaymentChannel.amounts': 12,
  'RetrievalConnection.edges': 50,
  'RetrieveResult.retrievals': 20,
  'Document.sections': 15,
  'DreamPlayConnection.edges': 50,
  'PlayConnection.edges': 50,
  'BattleConnection.edges': 50,
  'GiveawayConnection.edges': 50,
  'GiveawayEntryConnection.edges': 100,
  'Query.liveSince': 200,
  'Query.battleRank': 50,
  'Query.ranking': 50,
  'DreamRules.consolation': 30,
  'Battle.boxes': 20,
  'Battle.rounds': 20,
  'Battle.seats': 4,
  'BattleRound.draws': 4,
  'BattleResult.awards': 2,
  'Giveaway.prizes': 20,
  'Giveaway.winners': 20,
  'Proof.entries': 500,
  'SellResult.items': 100,
  'Seeds.history': 50,
};
const OTHER_LIST_LENGTH = 10;

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
}

const NOTHING: Extent = { depth: 0, cost: 0, aliases: 0, fields: 0 };
/** The longest page: what a `first` that isn't written out may be. */
const LONGEST_PAGE = 100;

/** Depth, cost and aliases of a selection. Each fragment is measured once, so that spreading it often is cheap here. */
const measureWith = (context: ValidationContext) => {
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
    if (field.name.value.startsWith('__')) return NOTHING; // introspection has its own rule
    const type = context.getSchema().getType(parent);
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined;
    const returned = definition?.type;
    const list = isListType(isNonNullType(returned) ? returned.ofType : returned);
    const length = list ? listLength(field, parent, scale) : 1;
    const aliases = field.alias === undefined ? 0 : 1;
    const named = getNamedType(returned);
    if (field.selectionSet === undefined || named === undefined || !isCompositeType(named)) {
      return { depth: 1, cost: length, aliases, fields: 1 };
    }
    const first = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    const page = first?.kind === Kind.INT ? Math.min(Math.max(Number(first.value), 1), LONGEST_PAGE) : LONGEST_PAGE;
    const below = ofSelection(field.selectionSet, named.name, page);
    return { depth: below.depth + 1, cost: length * (below.cost + 1), aliases: below.aliases + aliases, fields: 1 };
  };

  const ofSelection = (set: SelectionSetNode, parent: string, page: number): Extent => {
    let depth = 0;
    let cost = 0;
    let aliases = 0;
    let fields = 0;
    for (const selection of set.selections) {
      const extent = ofOne(selection, parent, page);
      depth = Math.max(depth, extent.depth);
      cost += extent.cost;
      aliases += extent.aliases;
      fields += extent.fields;
    }
    return { depth, cost, aliases, fields };
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
    const longest = LIST_LENGTHS[`${parent}.${field.name.value}`] ?? OTHER_LIST_LENGTH;
    return field.name.value === 'edges' ? Math.min(longest, page) : longest;
  };

  return ofSelection;
};

/** What a document's shape is measured against. */
export type WorkBounds = Readonly<Record<'depth' | 'aliases' | 'cost' | 'mutations', number>>;

const measureOperation = (context: ValidationContext, operation: OperationDefinitionNode, bounds: WorkBounds): void => {
  const root = context.getSchema().getRootType(operation.operation);
  if (!root) return;
  const { depth, cost, aliases, fields } = measureWith(context)(operation.selectionSet, root.name, LONGEST_PAGE);
  const mutations = operation.operation === 'mutation' ? fields : 0;
  const found: WorkBounds = { depth, aliases, cost, mutations };
  for (const limit of ['depth', 'aliases', 'cost', 'mutations'] as const) {
    if (found[limit] > bounds[limit]) context.reportError(tooComplex(limit, bounds[limit], found[limit]));
  }
};

/**
 * Refuses documents that ask for too much work. One operation a document: compiled queries are kept by their text
 * alone, without the name of the operation that was meant.
 */
export const boundedWorkWith =
  (bounds: WorkBounds): ValidationRule =>
  (context): ASTVisitor => ({
    enter: (node) => {
      if (node.kind !== Kind.DOCUMENT) return false;
      const operations = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      if (operations.length > 1) {
        const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', details: {} };
        context.reportError(new GraphQLError('A document holds one operation', { extensions }));
      }
      for (const operation of operations.slice(0, 1)) measureOperation(context, operation, bounds);
      return undefined;
    },
  });

export const boundedWork = boundedWorkWith(LIMITS);
