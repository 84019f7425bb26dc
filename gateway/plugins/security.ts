import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const hostPattern = /^[A-Za-z0-9.:[\]-]{1,255}$/;

/** Older browsers don't count sockets to the own host as 'self'. */
const ownSockets = (request: IncomingMessage): string => {
  const host = request.headers.host ?? '';
  return hostPattern.test(host) ? `ws://${host} wss://${host}` : "'self'";
};

/** Headers of every answer. Scripts come from files alone; style attributes are what the reel moves by. */
export const security = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ownSockets],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    // Whether the site is reached over TLS is the proxy's business, and its header to send.
    hsts: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
};
