import type { FastifyRequest } from 'fastify';
import type { LiveHub } from '../../engine/projections/live-hub.ts';
import { itemsById } from '../../engine/projections/queries/backpack.ts';
import { seedPairsById } from '../../engine/projections/queries/seed-pairs.ts';
import type { SeedPairRow } from '../../engine/projections/seed-pairs.ts';
import type { Account } from '../accounts/account-store.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Catalog, CatalogCache } from '../catalog.ts';
import { GatewayError } from '../errors.ts';
import type { GatewayPorts } from '../ports.ts';
import { batchLoader, type Load } from './batch-loader.ts';
import type { FieldLimits, LimitedField } from './field-limits.ts';
import type { ItemModel, LiveEventModel } from './models.ts';

export type LiveFeed = Pick<LiveHub<LiveEventModel>, 'listen' | 'stop'>;

/** What a resolver may use, made anew for every operation. */
export interface GatewayContext {
  readonly ports: GatewayPorts;
  readonly accounts: Accounts;
  /** The newest catalog this process has read; a subscription outlives many. */
  readonly catalog: Catalog;
  readonly catalogs: CatalogCache;
  readonly live: LiveFeed;
  /** The client's address, as far as trusted proxies tell. */
  readonly address: string;
  readonly token: string | null;
  /** Null for a visitor. @throws GatewayError UNAUTHENTICATED for a token that is dead */
  viewer(): Promise<Account | null>;
  /** @throws GatewayError RATE_LIMITED */
  spend(field: LimitedField, subject: string): void;
  readonly nickname: Load<string, string>;
  readonly seedPair: Load<string, SeedPairRow>;
  readonly item: Load<string, ItemModel>;
}

export interface ContextParts {
  readonly ports: GatewayPorts;
  readonly accounts: Accounts;
  readonly catalogs: CatalogCache;
  readonly live: LiveFeed;
  readonly fieldLimits: FieldLimits;
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

const identify = async (accounts: Accounts, token: string): Promise<Account> => {
  const account = await accounts.accountOf(token);
  if (account === null) throw new GatewayError('UNAUTHENTICATED');
  return account;
};

export const contextWith = ({ ports, accounts, catalogs, live, fieldLimits }: ContextParts) => {
  const { sql } = ports;
  return async (request: FastifyRequest): Promise<GatewayContext> => {
    const token = tokenOf(request);
    let identified: Promise<Account> | null = null;
    await catalogs.current();
    return {
      ports,
      accounts,
      catalogs,
      live,
      get catalog() {
        return catalogs.latest();
      },
      address: request.ip,
      token,
      viewer: async () => {
        if (token === null) return null;
        identified ??= identify(accounts, token);
        return identified;
      },
      spend: fieldLimits,
      nickname: batchLoader((ids) => accounts.nicknames(ids)),
      seedPair: batchLoader(async (ids) => new Map((await seedPairsById(sql, ids)).map((row) => [row.pairId, row]))),
      item: batchLoader(async (ids) => new Map((await itemsById(sql, ids)).map((row) => [row.itemId, row]))),
    };
  };
};
