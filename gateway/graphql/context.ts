import type { FastifyRequest } from 'fastify';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import type { LiveRow } from '../../engine/projections/live-event.ts';
import type { LiveHub } from '../../engine/projections/live-hub.ts';
import type { SeedPairRow } from '../../engine/projections/seed-pairs.ts';
import type { Account, Face } from '../accounts/account-store.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type Load, remembering } from '../batch-loader.ts';
import type { Catalog, CatalogCache } from '../catalog.ts';
import { GatewayError } from '../errors.ts';
import type { GiveawayPasswords } from '../giveaway-passwords.ts';
import type { BattleFeed, GatewayPorts } from '../ports.ts';
import type { FieldLimits, LimitedField } from './field-limits.ts';
import type { LoadEntries } from './giveaway-entries.ts';
import { loadersOver, rollCodesOf } from './loaders.ts';
import type { BattleModel, ItemModel } from './models.ts';

export type LiveFeed = Pick<LiveHub<LiveRow>, 'listen' | 'stop'>;

/** What a resolver may use, made anew for every operation. */
export interface GatewayContext {
  readonly ports: GatewayPorts;
  readonly accounts: Accounts;
  /** The newest catalog this process has read; a subscription outlives many. */
  readonly catalog: Catalog;
  readonly catalogs: CatalogCache;
  readonly live: LiveFeed;
  readonly battles: BattleFeed;
  readonly giveawayPasswords: GiveawayPasswords;
  /** The client's address, as far as trusted proxies tell. */
  readonly address: string;
  readonly token: string | null;
  /** Null for a visitor. @throws GatewayError UNAUTHENTICATED for a token that is dead */
  viewer(): Promise<Account | null>;
  /** Whether this is the signed-in player. Never for a visitor, nor with a dead token: what is public stays readable. */
  isViewer(playerId: string | null): Promise<boolean>;
  /** @throws GatewayError RATE_LIMITED */
  spend(field: LimitedField, subject: string): void;
  /** How a player is shown; undefined where the account is erased. */
  readonly face: Load<string, Face>;
  readonly seedPair: Load<string, SeedPairRow>;
  readonly item: Load<string, ItemModel>;
  readonly battle: Load<string, BattleModel>;
  /** The signed-in player's roll code in a giveaway. */
  readonly rollCode: Load<string, number>;
  readonly entries: LoadEntries;
}

export interface ContextParts {
  readonly ports: GatewayPorts;
  readonly accounts: Accounts;
  readonly face: Load<string, Face>;
  readonly catalogs: CatalogCache;
  readonly live: LiveFeed;
  readonly battles: BattleFeed;
  readonly giveawayPasswords: GiveawayPasswords;
  readonly fieldLimits: FieldLimits;
}

export interface Contexts {
  /** For a query or a mutation: what it read once it doesn't read again. */
  ofRequest(request: FastifyRequest): Promise<GatewayContext>;
  /** For a subscription: each of its messages reads anew. */
  ofSubscription(request: FastifyRequest): Promise<GatewayContext>;
}

/** @throws GatewayError UNAUTHENTICATED */
export const requireViewer = async (context: GatewayContext): Promise<Account> => {
  const viewer = await context.viewer();
  if (viewer === null) throw new GatewayError('UNAUTHENTICATED');
  return viewer;
};

const bearer = /^bearer ([A-Za-z0-9_-]{1,100})$/i;

const tokenOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  return bearer.exec(header)?.[1] ?? 'malformed';
};

/** Who asks, looked up when somebody wants to know. */
const viewerOf = (accounts: Accounts, token: string | null) => {
  let looking: Promise<Account | null> | null = null;
  const look = (): Promise<Account | null> => {
    looking ??= token === null ? Promise.resolve(null) : accounts.accountOf(token);
    return looking;
  };
  return {
    viewer: async (): Promise<Account | null> => {
      const account = await look();
      if (account === null && token !== null) throw new GatewayError('UNAUTHENTICATED');
      return account;
    },
    playerId: async (): Promise<PlayerId | null> => (await look())?.playerId ?? null,
  };
};

export const contextWith = (parts: ContextParts): Contexts => {
  const { ports, accounts, face, catalogs, live, battles, giveawayPasswords, fieldLimits } = parts;
  const loaders = loadersOver(ports.sql);

  const contextOf = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    const { viewer, playerId: viewerId } = viewerOf(accounts, token);
    await catalogs.current();
    return {
      ports,
      accounts,
      catalogs,
      live,
      battles,
      giveawayPasswords,
      get catalog() {
        return catalogs.latest();
      },
      address: request.ip,
      token,
      viewer,
      isViewer: async (playerId: string | null) => playerId !== null && (await viewerId()) === playerId,
      spend: fieldLimits,
      face,
      rollCode: rollCodesOf(ports.sql, viewerId),
      ...loaders,
    };
  };

  return {
    ofSubscription: contextOf,
    ofRequest: async (request) => {
      const context = await contextOf(request);
      return {
        ...context,
        face: remembering(face),
        seedPair: remembering(loaders.seedPair),
        item: remembering(loaders.item),
        battle: remembering(loaders.battle),
      };
    },
  };
};
