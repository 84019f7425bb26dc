import { type ASTVisitor, GraphQLError, Kind, type OperationTypeNode, type ValidationRule } from 'graphql';

const only = (allowed: (operation: OperationTypeNode) => boolean, message: string): ValidationRule => {
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', details: {} };
  return (context): ASTVisitor => ({
    enter: (node) => {
      if (node.kind === Kind.DOCUMENT) return undefined;
      if (node.kind === Kind.OPERATION_DEFINITION && !allowed(node.operation)) {
        context.reportError(new GraphQLError(message, { extensions }));
      }
      return false;
    },
  });
};

/** HTTP answers once. */
export const onlyQueriesAndMutations = only(
  (operation) => operation !== 'subscription',
  'Subscriptions go over a WebSocket at the same address',
);

/** Everything else has its limits on HTTP. */
export const onlySubscriptions = only(
  (operation) => operation === 'subscription',
  'Only subscriptions go over a WebSocket',
);
