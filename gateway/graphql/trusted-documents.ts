import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationTypeNode,
  parse,
  print,
  specifiedRules,
  type ValidationRule,
  validate,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { z } from 'zod';
import type { GatewayContext } from './context.ts';

/** The client's documents as the codegen writes them: text by the SHA-256 of it. */
const TEXTS = join(import.meta.dirname, '../../web/generated/persisted-documents.json');

export const readTrustedTexts = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(await readFile(TEXTS, 'utf8')))));

/** `@unmask` speaks to the client alone, which wants to know the type of everything that it keeps in its cache. */
export const asClientAsks = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet: (node, _key, parent) => {
      if (parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, typename] };
    },
  });

/** A document that a client asks for by its id. */
export interface TrustedDocument {
  readonly text: string;
  readonly document: DocumentNode;
  readonly kind: OperationTypeNode;
  readonly execute: (
    context: GatewayContext,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<ExecutionResult> | ExecutionResult;
}

export interface TrustedDocuments {
  of(id: string): TrustedDocument | undefined;
}

/** @throws TypeError for a document that doesn't fit the schema, or is beyond the limits: a spec prepares each */
const prepare = (schema: GraphQLSchema, rules: readonly ValidationRule[], text: string): TrustedDocument => {
  const document = asClientAsks(parse(text, { noLocation: true }));
  const [wrong] = validate(schema, document, rules, { maxErrors: 1 });
  const operation = getOperationAST(document);
  if (wrong !== undefined || operation == null) throw new TypeError(`${text.slice(0, 80)}: ${wrong?.message}`);
  const compiled = compileQuery(schema, document);
  return {
    text: print(document),
    document,
    kind: operation.operation,
    // The compiler can't write down an input's default value of type Money. GraphQL.js executes a document with one.
    execute: isCompiledQuery(compiled)
      ? (context, variables) => compiled.query({}, context, variables)
      : (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues }),
  };
};

/**
 * Parses, validates and compiles each document at its first use, and keeps it: all of them at the start would take
 * longer than the rest of the start.
 */
export const trustedDocuments = (
  schema: GraphQLSchema,
  boundedWork: ValidationRule,
  texts: ReadonlyMap<string, string>,
): TrustedDocuments => {
  const rules = [...specifiedRules, boundedWork];
  const prepared = new Map<string, TrustedDocument>();
  return {
    of: (id) => {
      const known = prepared.get(id);
      if (known !== undefined) return known;
      const text = texts.get(id);
      if (text === undefined) return undefined;
      const made = prepare(schema, rules, text);
      prepared.set(id, made);
      return made;
    },
  };
};
