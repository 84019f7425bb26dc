import fastify, { type FastifyInstance } from 'fastify';
import { startLiveHub } from '../../../engine/projections/live-hub.ts';
import { accountStoreIn } from '../../accounts/account-store.ts';
import { startPublicProfiles } from '../../accounts/profile/public-profiles.ts';
import type { LiveFeed } from '../../graphql/context.ts';
import { loadersOver } from '../../graphql/loaders.ts';
import { imageHost } from '../../pages/image-host.ts';
import { catalogCacheOf } from '../../play/catalog.ts';
import type { GatewayLimits } from '../../ports.ts';
import { socketAdmission } from '../../server/sockets/admission.ts';
import { websockets } from '../../server/sockets/websockets.ts';
import { workMeter } from '../../server/work/meter.ts';
import { workBudgetsWith } from '../../server/work/work-budgets.ts';
import type { Fixture } from '../../testing/fixture.ts';
import { STOMP_PATH, stomp, stompProtocol } from '../server.ts';

/** A server that speaks nothing but STOMP, over the log of a site. It can be stopped and started while the site runs. */
export interface Bridge {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly url: string;
  readonly live: LiveFeed;
  close(): Promise<void>;
}

const LIMITS: GatewayLimits = { rateFactor: 1, maxSockets: 1_000, maxSocketsPerAddress: 100 };

interface BridgeOptions {
  readonly port?: number;
  /** Resolves when the feed's table has come to the present, as it has unless this is given. */
  readonly settled?: Promise<void>;
}

export const openBridge = async (site: Fixture, { port = 0, settled }: BridgeOptions = {}): Promise<Bridge> => {
  const sql = site.database.pool;
  const { now } = site;
  const catalogs = catalogCacheOf(sql, now);
  await catalogs.current();
  const live = await startLiveHub({
    bus: site.bus,
    sql,
    show: async (rows) => rows,
    ...(settled === undefined ? {} : { settled }),
  });
  const app = fastify();
  const sockets = socketAdmission(LIMITS, []);
  await websockets(app, { [STOMP_PATH]: stompProtocol });
  stomp(app, {
    live,
    sql,
    catalogs,
    publicProfiles: startPublicProfiles({ accounts: accountStoreIn(sql), bus: site.bus, now }),
    battle: loadersOver(sql).battle,
    artVersion: 7,
    pictures: imageHost(''),
    now,
    sockets,
    online: { count: () => sockets.open().stomp },
    workBudgets: workBudgetsWith({
      meter: workMeter(now, 1_000),
      factor: 1_000,
      remembered: () => null,
      recognition: { recognise: async () => null },
    }),
  });
  app.addHook('onClose', () => live.stop());
  const address = new URL(await app.listen({ port, host: '127.0.0.1' }));
  return {
    app,
    live,
    port: Number(address.port),
    url: `ws://${address.host}${STOMP_PATH}`,
    close: () => app.close(),
  };
};
