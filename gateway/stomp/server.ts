import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SqlClient } from '../../engine/database/sql.ts';
import { type DayRank, LIVE_TYPES, type LiveRow } from '../../engine/projections/live-event.ts';
import type { PublicProfiles } from '../accounts/profile/public-profiles.ts';
import { tokenOf } from '../accounts/sessions/token-of.ts';
import { GatewayError } from '../errors.ts';
import type { LiveFeed } from '../graphql/context.ts';
import { formatError } from '../graphql/error-format.ts';
import { avatarOf } from '../graphql/resolvers/public-profiles.ts';
import type { ImageHost } from '../pages/image-host.ts';
import type { CatalogCache } from '../play/catalog.ts';
import { eventsBehind, hasHappenedIn } from '../play/live-resume.ts';
import { addressKey } from '../server/addresses/address-key.ts';
import { sendFailure } from '../server/plugins/failures.ts';
import type { SocketAdmission } from '../server/sockets/admission.ts';
import { receiveMessages } from '../server/sockets/client-messages.ts';
import { TOO_MANY_SOCKETS } from '../server/sockets/close-codes.ts';
import type { Online } from '../server/sockets/online.ts';
import { type Outlet, outletOf } from '../server/sockets/outlet.ts';
import { reconnectSpreadMs } from '../server/sockets/reconnect-spread.ts';
import { cutOff, keepAlive } from '../server/sockets/socket.ts';
import type { ChooseProtocol } from '../server/sockets/websockets.ts';
import { PRICES } from '../server/work/prices.ts';
import type { WorkBudgets } from '../server/work/work-budgets.ts';
import { battlePayload } from './battle-payload.ts';
import { stompConnection } from './connection.ts';
import { dropPayload } from './drop-payload.ts';
import { rateLimited } from './errors.ts';
import { majorUnits } from './money.ts';
import { type PayloadSource, shownName } from './payload-source.ts';
import type { MessageBody } from './session-state.ts';
import { openTopic } from './topic.ts';

/** `data` of BATTLE_RANK. */
const rankPayload = async (source: PayloadSource, { playerId, rank, won, wins, battles }: DayRank) => ({
  rank,
  nickname: await shownName(source, playerId),
  avatar: await avatarOf(source, playerId),
  won: majorUnits(BigInt(won)),
  wins,
  battles,
});

const dataOf = (source: PayloadSource, row: LiveRow): Promise<object | null> => {
  if ('drop' in row) return dropPayload(source, row.drop, row.at);
  return 'battle' in row ? battlePayload(source, row.battle) : rankPayload(source, row.rank);
};

/** The JSON text of an event. @throws Error where what it tells of can't be read */
const payloadOf = async (source: PayloadSource, { shown }: ImageHost, row: LiveRow): Promise<MessageBody> => {
  const data = await dataOf(source, row);
  if (data === null) throw new Error(`nothing is known of what event ${row.seq} tells of`);
  const text = JSON.stringify({ eventType: LIVE_TYPES[row.type], data: shown(data) });
  return { text, bytes: new TextEncoder().encode(text).length };
};

export const STOMP_PATH = '/ws';

/** Clients of the older ones are let in, and told in a frame that they can read which version is spoken. */
const SUBPROTOCOLS = ['v12.stomp', 'v11.stomp', 'v10.stomp'];

export const stompProtocol: ChooseProtocol = (offered) => SUBPROTOCOLS.find((one) => offered.has(one)) ?? false;

export interface StompParts {
  readonly live: Pick<LiveFeed, 'listen' | 'begun' | 'since' | 'status'>;
  readonly sql: SqlClient;
  readonly catalogs: Pick<CatalogCache, 'latest' | 'version'>;
  readonly publicProfiles: Pick<PublicProfiles, 'of' | 'changes'>;
  readonly battle: PayloadSource['battle'];
  readonly artVersion: number;
  readonly pictures: ImageHost;
  readonly now: () => number;
  readonly sockets: SocketAdmission;
  readonly online: Pick<Online, 'count'>;
  readonly workBudgets: Pick<WorkBudgets, 'of'>;
}

/** The live feed for clients that speak STOMP 1.2 over a WebSocket. */
export const stomp = (app: FastifyInstance, parts: StompParts): void => {
  const { live, sql, publicProfiles, now, sockets, online, pictures, workBudgets } = parts;
  const source: PayloadSource = { ...parts, publicProfile: publicProfiles.of };
  const onError = (error: unknown): void => app.log.warn({ err: error }, 'a live message was not sent');
  const topic = openTopic({
    ...{ live, now, onError },
    past: () => live.begun.then(() => eventsBehind(live, sql, 0)),
    profileChanges: publicProfiles.changes,
    payload: (row) => payloadOf(source, pictures, row),
  });
  app.addHook('preClose', async () => topic.stop());
  const isThere = hasHappenedIn(live, sql);

  const serve = (socket: WebSocket, request: FastifyRequest, { send }: Outlet): void => {
    keepAlive(socket);
    const workBudget = workBudgets.of(addressKey(request.ip), tokenOf(request));
    const connection = stompConnection({
      topic,
      payForSubscription: () => {
        workBudget.admit();
        workBudget.spend(PRICES.operation);
      },
      hasHappened: (seq) => topic.begun.then(() => isThere(seq)),
      spreadMs: reconnectSpreadMs(online.count()),
      send,
      hangUp: (code, reason) => cutOff(socket, code, reason),
      onError,
    });
    receiveMessages(
      socket,
      () => workBudget,
      (bytes, refusal) => connection.receive(bytes, refusal === null ? null : rateLimited(refusal)),
    );
    socket.once('close', connection.closed);
  };

  app.route({
    method: 'GET',
    url: STOMP_PATH,
    config: { work: PRICES.socket },
    onRequest: async (request) => sockets.checkOrigin(request),
    handler: (request, reply) => {
      reply.header('upgrade', 'websocket');
      const error = new GatewayError('BAD_REQUEST', {}, 'STOMP is spoken over a WebSocket here');
      return sendFailure(request, reply, 426, [formatError(error, request.log, request.id)]);
    },
    wsHandler: (socket, request) => {
      if (sockets.admit('stomp', request, socket)) serve(socket, request, outletOf(socket, request.raw.socket));
      else cutOff(socket, TOO_MANY_SOCKETS, 'too many sockets');
    },
  });
};
