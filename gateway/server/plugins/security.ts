import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { GatewayPorts } from '../../ports.ts';

/** Older browsers don't count sockets to the own host as 'self'. The host is configuration: a request may name any. */
const socketsOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** Browser features that no page of the site uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Of every answer. They are constants, because making helmet's takes a tenth of a play. */
const EVERYWHERE = {
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Of answers that are never shown as a page and whose route goes without helmet: nothing may be loaded by them. */
const WITHOUT_HELMET = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** One year, as ASVS 3.4.1 asks. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * Headers of every answer. Scripts come from files alone; style attributes are what the reel moves by. Browsers are told
 * to come over TLS only where the site says that it is reached so.
 */
export const security = async (
  app: FastifyInstance,
  { publicOrigin, beacon }: Pick<GatewayPorts, 'publicOrigin' | 'beacon'>,
): Promise<void> => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers('helmet' in request.routeOptions.config ? WITHOUT_HELMET : EVERYWHERE);
    if (publicOrigin().startsWith('https:')) reply.headers(STRICT_TRANSPORT);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        // A page fetches a beacon round by itself where the house is late with it.
        connectSrc: [
          "'self'",
          () => socketsOf(publicOrigin()),
          ...(beacon.choice.kind === 'none' ? [] : beacon.relays),
        ],
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
    hsts: false,
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
};
