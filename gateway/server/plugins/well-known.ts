import type { FastifyInstance } from 'fastify';
import type { GatewayPorts } from '../../ports.ts';
import { notFound } from './failures.ts';

/** RFC 9116 wants less than a year, so that no researcher writes to an abandoned address. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql', 'Disallow: /sandbox/', ''].join('\n');

type WellKnown = Pick<GatewayPorts, 'publicOrigin' | 'securityContact' | 'now'>;

/** `security.txt` of RFC 9116. */
const securityText = (contact: string, { publicOrigin, now }: WellKnown): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now() + VALID_MS).toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${publicOrigin()}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Files that programs look for at every site. */
export const wellKnown = (app: FastifyInstance, ports: WellKnown): void => {
  const text = 'text/plain; charset=utf-8';
  app.get('/robots.txt', async (_request, reply) => reply.type(text).send(ROBOTS));
  app.get('/.well-known/security.txt', async (request, reply) => {
    const { securityContact } = ports;
    if (securityContact === null) return notFound(request, reply);
    return reply.type(text).header('cache-control', 'public, max-age=86400').send(securityText(securityContact, ports));
  });
};
