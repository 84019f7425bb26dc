import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../../errors.ts';
import type { GatewayLimits, SocketKind } from '../../ports.ts';
import { addressKey } from '../addresses/address-key.ts';

const sameHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && host !== undefined && new URL(origin).host === host;

/** Browsers say which page opens a socket; other clients say nothing and may come in. */
const originAllowed = (request: FastifyRequest, allowed: readonly string[]): boolean => {
  const { origin, host } = request.headers;
  return origin === undefined || sameHost(origin, host) || allowed.includes(origin);
};

interface Closing {
  once(event: 'close', listener: () => void): unknown;
}

/** Decides which clients may open a socket, of any protocol. */
export interface SocketAdmission {
  /** Before the handshake. @throws GatewayError ORIGIN_NOT_ALLOWED */
  readonly checkOrigin: (request: FastifyRequest) => void;
  /** Counts a socket until it closes. False when there are enough. */
  readonly admit: (kind: SocketKind, request: Pick<FastifyRequest, 'ip'>, socket: Closing) => boolean;
  /** Sockets that are open now. */
  readonly open: () => Readonly<Record<SocketKind, number>>;
}

/** Counts sockets, in all and by the key of an address. */
export const socketAdmission = (
  { maxSockets, maxSocketsPerAddress }: GatewayLimits,
  allowedOrigins: readonly string[],
): SocketAdmission => {
  const byAddress = new Map<string, number>();
  const open: Record<SocketKind, number> = { graphql: 0, stomp: 0, operator: 0 };
  return {
    checkOrigin: (request) => {
      if (request.ws && !originAllowed(request, allowedOrigins)) throw new GatewayError('ORIGIN_NOT_ALLOWED');
    },
    open: () => open,
    admit: (kind, { ip }, socket) => {
      const address = addressKey(ip);
      const own = byAddress.get(address) ?? 0;
      if (open.graphql + open.stomp + open.operator >= maxSockets || own >= maxSocketsPerAddress) return false;
      open[kind] += 1;
      byAddress.set(address, own + 1);
      socket.once('close', () => {
        open[kind] -= 1;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      });
      return true;
    },
  };
};
