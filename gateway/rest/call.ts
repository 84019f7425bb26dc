import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Locale } from '../../engine/catalog/document.ts';
import type { SensitiveChange } from '../accounts/sensitive/rules.ts';
import type { GatewayContext } from '../graphql/context.ts';
import type { Operation } from './answers/operation.ts';
import type { Schema } from './answers/view.ts';
import type { Params } from './params.ts';

/** Executes a document against the schema that `/graphql` serves. @throws RestFailure with the answer's first error */
export type AskDocument = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  ...variables: Variables extends Record<string, never> ? [] : [Variables]
) => Promise<Data>;

/** The tools of a call. */
export interface RestContext {
  readonly ask: AskDocument;
  readonly context: GatewayContext;
  readonly locale: Locale;
  readonly commandId: string;
  /**
   * Looks for the shown values of a command (odds, prices, hashes) that the client left out. A duplicate of the request
   * gets the values of the first, so that it stays the same command.
   */
  once<Found>(shape: z.ZodType<Found>, look: () => Promise<Found>): Promise<Found>;
  /** The picture of an upload; null where none came. */
  readonly picture: Uint8Array | null;
}

export type Method = 'GET' | 'POST';

export interface CallFacts {
  readonly path: string;
  readonly methods: readonly Method[];
  /** In the OpenAPI document. */
  readonly summary: string;
  /** `player`: only with a living token. */
  readonly access: 'public' | 'player';
  /** Of an account's security; none where it reads, plays, signs in or ends a session. */
  readonly changes: readonly SensitiveChange[];
  /** A browser that navigates there is sent on to `data.url`. */
  readonly redirects?: boolean;
  /** Takes a picture as well, as a multipart form. */
  readonly uploads?: boolean;
  readonly input: z.ZodObject;
}

/** A call for a schema: the JSON Schema of its answer, and its work. */
export interface CompiledCall {
  readonly answer: Schema;
  /** The one operation that answers it, and its document. */
  readonly operation?: Operation;
  readonly document?: DocumentNode;
  /** @throws GatewayError, RestFailure */
  readonly run: (params: Params, rest: RestContext) => Promise<unknown>;
}

export interface RestCall extends CallFacts {
  /** @throws TypeError where the call names what the schema doesn't have */
  readonly compile: (schema: GraphQLSchema) => CompiledCall;
}

type CallSpec = Omit<RestCall, 'methods' | 'access' | 'changes'> & Partial<Pick<RestCall, 'access' | 'changes'>>;

/** A call is for players, unless it says that it is public. */
const callWith =
  (methods: readonly Method[]) =>
  (spec: CallSpec): RestCall => ({ access: 'player', changes: [], ...spec, methods });

export const get = callWith(['GET']);
export const post = callWith(['POST']);
export const getOrPost = callWith(['GET', 'POST']);

/** Of calls that take nothing. */
export const nothing = z.object({});
