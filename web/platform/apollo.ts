import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { catchError, from, map, mergeMap, of, throwError } from 'rxjs';
import { OPEN_OUTCOMES } from './commands/send-until-answered.ts';
import { commandIn, type SentCommand } from './commands/sent-command.ts';
import { documentId, type PrintDocument } from './document-id.ts';
import { listPolicies } from './list-policies.ts';
import { reconnectWait } from './reconnect.ts';
import type { ServerClock } from './server-clock.ts';
import type { TokenStore } from './token-store.ts';

/** A request that isn't answered by then has failed. */
export const REQUEST_TIMEOUT_MS = 15_000;

interface ApolloPorts {
  readonly tokens: TokenStore;
  /** By which the server knows this device again. */
  readonly device: string;
  readonly clock: ServerClock;
  /** The server refused the token that the request carried. */
  readonly onLoginExpired: () => void;
  /** The live connection was lost and is back: the client missed the events in between. */
  readonly onReconnected: () => void;
  /** A request or the live connection came to nothing. */
  readonly onSilence: () => void;
  /** An answer came; no caller has it yet. */
  readonly onAnswer: (data: unknown, errors: readonly unknown[]) => void;
  /** A command that may move something is about to be sent. */
  readonly onCommand: (command: Pick<SentCommand, 'commandId' | 'command'>) => void;
  /** It was refused for good. */
  readonly onRefused: (commandId: string, code: string) => void;
}

const fetchWith =
  (clock: ServerClock, onSilence: () => void): typeof fetch =>
  async (input, init) => {
    const deadline = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const sentAt = Date.now();
    const response = await fetch(input, { ...init, signal }).catch((error: unknown) => {
      // The caller may have aborted.
      if (init?.signal?.aborted !== true) onSilence();
      throw error;
    });
    clock.observe(response.headers.get('date'), sentAt, Date.now());
    return response;
  };

/** A link whose code comes once it is needed; where that fails it is asked for again, as a lost connection is. */
const laterLink = (load: () => Promise<ApolloLink>): ApolloLink => {
  const untilLoaded = (): Promise<ApolloLink> => load().catch(() => reconnectWait(document).then(untilLoaded));
  let loading: Promise<ApolloLink> | null = null;
  return new ApolloLink((operation, forward) => {
    loading ??= untilLoaded();
    return from(loading).pipe(mergeMap((link) => link.request(operation, forward)));
  });
};

const hasCode = (errors: readonly GraphQLFormattedError[] | undefined, code: string): boolean =>
  errors?.some(({ extensions }) => extensions?.code === code) === true;

/**
 * Asks by the ids of documents. A gateway of another version that doesn't know one is sent the text as well, and so it is of every
 * document from then on.
 */
const askById = (): { readonly link: ApolloLink; readonly print: PrintDocument } => {
  let printed: PrintDocument = () => '';
  const link = new ApolloLink((operation, forward) => {
    const id = documentId(operation.query);
    if (id !== null) operation.extensions.persistedQuery = { version: 1, sha256Hash: id };
    const withText = () =>
      from(import('./document-text.ts')).pipe(
        mergeMap(({ print }) => {
          printed = print;
          // The text names itself: the id is of the document without what the cache wants to know.
          delete operation.extensions.persistedQuery;
          return forward(operation);
        }),
      );
    return forward(operation).pipe(
      mergeMap((answer) => (hasCode(answer.errors, 'PERSISTED_QUERY_NOT_FOUND') ? withText() : of(answer))),
      catchError((error: unknown) =>
        CombinedGraphQLErrors.is(error) && hasCode(error.errors, 'PERSISTED_QUERY_NOT_FOUND')
          ? withText()
          : throwError(() => error),
      ),
    );
  });
  return { link, print: (document) => printed(document) };
};

const refusesLogin = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? hasCode(error.errors, 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

interface Versioned {
  readonly version: number;
}

/** Wallets carry the version of the player's stream: an answer that was overtaken never takes a balance back. */
const newestWallet = (known: Versioned | undefined, incoming: Versioned): Versioned =>
  known !== undefined && known.version > incoming.version ? known : incoming;

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      ...listPolicies,
      Wallet: { merge: newestWallet },
      // A version never changes. Two queries merge their fields of one version, never of different versions.
      Case: { keyFields: ['slug', 'version'], fields: { hero: { merge: true } } },
      CaseEntry: { keyFields: false },
      // An order has fewer fields of its channel than the offer.
      PaymentChannel: { keyFields: false },
      Skin: { keyFields: ['id', 'image'] },
      // Pages ask for more or less of the player's own.
      Seeds: { merge: true },
      LiveEvent: { keyFields: ['seq'] },
      Drop: { keyFields: false },
      Site: { merge: true },
      SaferPlay: { merge: true },
    },
  });

export const createApollo = ({
  tokens,
  device,
  clock,
  onLoginExpired,
  onReconnected,
  onSilence,
  onAnswer,
  onCommand,
  onRefused,
}: ApolloPorts): ApolloClient => {
  const authorization = new SetContextLink(({ headers }) => {
    const token = tokens.get();
    const login = token !== null && { authorization: `Bearer ${token}` };
    return { token, headers: { ...headers, 'x-device': device, ...login } };
  });
  const expiry = new ErrorLink(({ error, operation }) => {
    const { token } = operation.getContext();
    if (typeof token === 'string' && token === tokens.get() && refusesLogin(error)) onLoginExpired();
  });
  const answers = new ApolloLink((operation, forward) => {
    const sent = commandIn(operation);
    if (sent !== null) onCommand(sent);
    return forward(operation).pipe(
      map((answer) => {
        const { data, errors = [] } = answer;
        onAnswer(data, errors);
        const code = errors[0]?.extensions?.code;
        if (sent !== null && typeof code === 'string' && !OPEN_OUTCOMES.has(code)) onRefused(sent.commandId, code);
        return answer;
      }),
    );
  });
  const { link: byId, print } = askById();
  const live = laterLink(async () => (await import('./live-link.ts')).createLiveLink(print, onReconnected, onSilence));
  const http = new BaseHttpLink({ uri: '/graphql', print, fetch: fetchWith(clock, onSilence) });
  return new ApolloClient({
    link: ApolloLink.from([
      authorization,
      expiry,
      byId,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        live,
        answers.concat(http),
      ),
    ]),
    cache: createCache(),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
  });
};
