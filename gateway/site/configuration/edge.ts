import { z } from 'zod';
import { flag, origins, pathPrefix, whole } from './values.ts';
import { preset } from './variable.ts';

/** Access to the site, and its limits. */
export const edgeVariables = {
  GLASSCASE_ALLOWED_ORIGINS: preset(
    origins,
    '',
    'Origins besides the own one whose pages may call REST and GraphQL and open sockets, comma-separated (docs/security.md).',
  ),
  GLASSCASE_IMAGE_HOST: preset(
    z.literal('').or(pathPrefix('https://img.example.org')),
    '',
    'The prefix of pictures that have no host, in answers of REST and STOMP (docs/rest.md). Empty: their paths begin with `/`.',
  ),
  GLASSCASE_TRUSTED_DOCUMENTS_ONLY: preset(
    flag,
    '0',
    '1 takes no GraphQL documents but those of the client of this version, each by its id (docs/security.md). REST stays unchanged.',
  ),
  GLASSCASE_VISITORS_SUBSCRIBE_FREELY: preset(
    flag,
    '0',
    '1 takes subscriptions in documents of their own, too, from sockets without a session or an API key (docs/security.md). Otherwise those name documents of the client by their id.',
  ),
  GLASSCASE_SECURITY_CONTACT: preset(
    z
      .literal('')
      .or(
        z
          .string()
          .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, { error: 'must look like mailto:security@example.org' }),
      ),
    '',
    'Where weaknesses are reported to, `mailto:` or `https:`: the contact in `/.well-known/security.txt`. Empty: the site has no file there.',
  ),
  GLASSCASE_TRUSTED_PROXIES: preset(
    whole(0, 10, 'the number of proxies'),
    '0',
    'How many reverse proxies stand in front: that many entries of `X-Forwarded-For` are believed.',
  ),
  GLASSCASE_RATE_FACTOR: preset(whole(1, 1_000_000, 'a factor'), '1', 'Multiplies every rate limit; for load tests.'),
  GLASSCASE_MAX_SOCKETS: preset(
    whole(1, 100_000, 'a number of sockets'),
    '10000',
    'Sockets at once, of subscriptions and STOMP together.',
  ),
  GLASSCASE_MAX_SOCKETS_PER_ADDRESS: preset(
    whole(1, 100_000, 'a number of sockets'),
    '50',
    'The same from one address.',
  ),
};
