import type { FastifyRequest } from 'fastify';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import type { LiveRow } from '../../engine/projections/live-event.ts';
import type { LiveHub } from '../../engine/projections/live-hub.ts';
import type { SeedPairRow } from '../../engine/projections/seed-pairs.ts';
import type { Account, PublicProfile } from '../accounts/account-store.ts';
import type { Credential, Credentials } from '../accounts/credentials.ts';
import type { Identity } from '../accounts/identity.ts';
import type { SaferPlay } from '../accounts/safer-play/safer-play.ts';
import type { Caller, Standing } from '../accounts/sessions/caller.ts';
import { deviceOf } from '../accounts/sessions/device.ts';
import { deviceTokenOf } from '../accounts/sessions/device-token.ts';
import { standingOf } from '../accounts/sessions/standing.ts';
import { tokenOf } from '../accounts/sessions/token-of.ts';
import { batchLoader, type Load, remembering } from '../batch-loader.ts';
import { GatewayError } from '../errors.ts';
import type { GoldenCodes } from '../money/rewards/golden-codes.ts';
import type { PromotionCodes } from '../money/rewards/promotion-codes.ts';
import type { Catalog, CatalogCache } from '../play/catalog.ts';
import type { GiveawayPasswords } from '../play/giveaway-passwords.ts';
import type { ItemMark } from '../play/item-marks.ts';
import type { PublicFigures } from '../play/public-figures.ts';
import type { BattleFeed, GatewayPorts } from '../ports.ts';
import { type AddressKey, addressKey } from '../server/addresses/address-key.ts';
import type { Online } from '../server/sockets/online.ts';
import type { DocumentStore } from '../site/documents/document-store.ts';
import type { Inbox } from '../site/messages/inbox.ts';
import type { Notices } from '../site/messages/notices.ts';
import type { Support } from '../site/support/support.ts';
import type { LoadEntries } from './giveaway-entries.ts';
import { itemMarksFor, loadersOver, rollCodesOf } from './loaders.ts';
import type { BattleModel, ItemModel } from './models.ts';
import type { PromisedAnswer } from './promised-entries.ts';
import { minPositionOf, type ReadPosition, readPositionOf } from './read-position.ts';

export type LiveFeed = Pick<LiveHub<LiveRow>, 'listen' | 'begun' | 'since' | 'status' | 'stop'>;

/** Counts one use of what a subject may do so often a minute. @throws GatewayError RATE_LIMITED */
export type Spend = (what: string, perMinute: number, subject: string) => void;

/** The parts that all operations share. */
export interface ContextParts {
  readonly ports: GatewayPorts;
  readonly identity: Identity;
  /** How a player is shown; undefined where the account is erased. */
  readonly publicProfile: Load<string, PublicProfile>;
  readonly catalogs: CatalogCache;
  readonly live: LiveFeed;
  readonly battles: BattleFeed;
  readonly giveawayPasswords: GiveawayPasswords;
  readonly documents: DocumentStore;
  readonly saferPlay: SaferPlay;
  readonly inbox: Inbox;
  readonly notices: Notices;
  readonly support: Support;
  readonly promotionCodes: PromotionCodes;
  readonly goldenCodes: GoldenCodes;
  readonly figures: PublicFigures;
  readonly online: Pick<Online, 'count'>;
  readonly spend: Spend;
}

/** The tools of a resolver, made for each operation. */
export interface GatewayContext extends ContextParts {
  /** The newest catalog this process has read; a subscription outlives many. */
  readonly catalog: Catalog;
  /** The client's address, as far as trusted proxies tell. */
  readonly address: AddressKey;
  readonly caller: Caller;
  readonly token: string | null;
  /** The credential of the token; null without a token. @throws GatewayError UNAUTHENTICATED for a dead token */
  credential(): Promise<Credential | null>;
  /** Null for a visitor. @throws GatewayError UNAUTHENTICATED for a dead token */
  viewer(): Promise<Account | null>;
  /** Whether this is the signed-in player. False for a visitor and for a dead token, which still reads public data. */
  isViewer(playerId: string | null): Promise<boolean>;
  /** Where in the log this operation wrote, and where its reads must have come to. */
  readonly position: ReadPosition;
  /** The promises to this request's commands, by the position of their last entry. */
  readonly promises: Map<number, PromisedAnswer>;
  readonly seedPair: Load<string, SeedPairRow>;
  readonly item: Load<string, ItemModel>;
  readonly battle: Load<string, BattleModel>;
  /** The warehouse's last message of a retrieval. */
  readonly retrievalMessage: Load<string, string>;
  /** The support ticket of a retrieval's dispute. */
  readonly dispute: Load<string, string>;
  /** The signed-in player's roll code in a giveaway. */
  readonly rollCode: Load<string, number>;
  /** The signed-in player's mark of their own item. */
  readonly itemMark: Load<string, ItemMark>;
  readonly entries: LoadEntries;
}

const RETRIEVALS_AT_ONCE = 100;

export interface Contexts {
  /** For a query or a mutation. It reads each public profile, seed pair, item and battle once. */
  ofRequest(request: FastifyRequest): Promise<GatewayContext>;
  /** For a subscription. It remembers no row from one message to the next. */
  ofSubscription(request: FastifyRequest, token: string | null): Promise<GatewayContext>;
  /** For results that all subscribers share: a visitor's view. */
  ofVisitors(): Promise<GatewayContext>;
}

/**
 * The session of a player who changes their own account. @throws GatewayError UNAUTHENTICATED, SCOPE_MISSING for an API
 * key
 */
export const requireSession = async (context: GatewayContext) => {
  const credential = await context.credential();
  if (credential === null) throw new GatewayError('UNAUTHENTICATED');
  if (credential.kind === 'key') throw new GatewayError('SCOPE_MISSING', { scope: 'none' });
  return credential;
};

/** @throws GatewayError UNAUTHENTICATED */
export const requireViewer = async (context: GatewayContext): Promise<Account> => {
  const viewer = await context.viewer();
  if (viewer === null) throw new GatewayError('UNAUTHENTICATED');
  return viewer;
};

/** Makes resolvers that get the result of `find` first. */
const resolverOf =
  <Who>(find: (context: GatewayContext) => Promise<Who>) =>
  <Arguments, Answer>(answer: (who: Who, given: Arguments, context: GatewayContext) => Answer | Promise<Answer>) =>
  async (_root: unknown, given: Arguments, context: GatewayContext): Promise<Answer> =>
    answer(await find(context), given, context);

/** A resolver for players: `answer` is given the account first. @throws GatewayError UNAUTHENTICATED */
export const ofViewer = resolverOf(requireViewer);
/** For players who change their own account. @throws GatewayError UNAUTHENTICATED, SCOPE_MISSING for an API key */
export const ofSession = resolverOf(requireSession);

/** The account of the token, looked up once, at the first call. */
const viewerOf = (credentials: Credentials, token: string | null) => {
  let looking: Promise<Credential | null> | null = null;
  const look = (): Promise<Credential | null> => {
    looking ??= token === null ? Promise.resolve(null) : credentials.of(token);
    return looking;
  };
  const credential = async (): Promise<Credential | null> => {
    const found = await look();
    if (found === null && token !== null) throw new GatewayError('UNAUTHENTICATED');
    return found;
  };
  return {
    /** Null for a visitor, and for a dead token. */
    live: async (): Promise<Account | null> => (await look())?.account ?? null,
    credential,
    viewer: async (): Promise<Account | null> => (await credential())?.account ?? null,
    playerId: async (): Promise<PlayerId | null> => (await look())?.account.playerId ?? null,
  };
};

/** Where a request came from. */
interface Place extends Pick<Caller, 'address' | 'deviceToken'> {
  readonly userAgent: string | undefined;
}

export const contextWith = (parts: ContextParts): Contexts => {
  const { ports, identity, publicProfile, catalogs, support } = parts;
  const loaders = loadersOver(ports.sql);
  const retrievalMessage = batchLoader(ports.retrievals.messages, RETRIEVALS_AT_ONCE);
  const dispute = batchLoader(support.disputes, RETRIEVALS_AT_ONCE);

  const shared = { ...parts, retrievalMessage, dispute, ...loaders };

  const operationOf = (token: string | null, place: Place, minPosition: number | null) => {
    const { live, credential, viewer, playerId: viewerId } = viewerOf(identity.credentials, token);
    const { address, deviceToken } = place;
    let standing: Promise<Standing> | null = null;
    const caller: Caller = {
      address,
      deviceToken,
      // Asked for by what signs in alone.
      get device() {
        return deviceOf(place.userAgent);
      },
      standing: () => {
        standing ??= live().then((account) => standingOf(account, place, identity.knownDevices));
        return standing;
      },
    };
    return {
      address,
      caller,
      token,
      credential,
      viewer,
      promises: new Map<number, PromisedAnswer>(),
      position: readPositionOf({ ports, token, playerId: viewerId, minPosition }),
      isViewer: async (playerId: string | null) => playerId !== null && (await viewerId()) === playerId,
      rollCode: rollCodesOf(ports.sql, viewerId),
      itemMark: itemMarksFor(ports.sql, viewerId),
    };
  };

  /** Its catalog is the newest whenever it is looked at. */
  const lasting = async (token: string | null, place: Place): Promise<GatewayContext> => {
    await catalogs.current();
    return {
      ...shared,
      ...operationOf(token, place, null),
      get catalog() {
        return catalogs.latest();
      },
    };
  };

  const placeOf = (request: FastifyRequest): Place => ({
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent'],
    deviceToken: deviceTokenOf(request),
  });

  return {
    ofSubscription: (request, token) => lasting(token, placeOf(request)),
    ofVisitors: () => lasting(null, { address: addressKey(undefined), userAgent: undefined, deviceToken: null }),
    ofRequest: async (request) => ({
      ...shared,
      ...operationOf(tokenOf(request), placeOf(request), minPositionOf(request)),
      catalog: await catalogs.current(),
      publicProfile: remembering(publicProfile),
      seedPair: remembering(loaders.seedPair),
      item: remembering(loaders.item),
      battle: remembering(loaders.battle),
    }),
  };
};
