import { isIP } from 'node:net';
import { readCommandLine, UsageError, wholeNumber } from '../../scripts/command-line.ts';

export interface LoadOptions {
  /** Origins of running gateways; none starts a site. */
  readonly urls: readonly string[];
  readonly subscribers: number;
  readonly stomp: number;
  readonly graphql: number;
  readonly rest: number;
  readonly seconds: number;
  /** Commands a second of all players together; null as fast as they are answered. */
  readonly rate: number | null;
  readonly json: string | null;
}

export const HELP = `npm run load [-- --subscribers 1000 --stomp 500 --graphql 50 --rest 50 --seconds 30 --rate 20]

Players open cases over GraphQL and REST while subscribers and STOMP clients follow the feed. Stops by itself; Ctrl-C stops
it earlier and still counts. Ends with code 1 when somebody missed an event.

  --url <origin>     a running gateway on this machine, http://127.0.0.1:3000; repeat it for several. It has to be started
                     with GLASSCASE_MAX_SOCKETS, GLASSCASE_MAX_SOCKETS_PER_ADDRESS and GLASSCASE_RATE_FACTOR high enough,
                     and with GLASSCASE_VISITORS_SUBSCRIBE_FREELY=1.
                     Without it a site is started, embedded or on DATABASE_URL, and stopped again
  --subscribers <n>  GraphQL clients of liveEvents, up to 20000 (1000)
  --stomp <n>        STOMP clients of /topic/messages, up to 20000 (500)
  --graphql <n>      players who open cases over GraphQL, up to 1000 (50)
  --rest <n>         players who open cases over REST, up to 1000 (50)
  --seconds <n>      how long cases are opened, up to 600 (30)
  --rate <n>         commands a second of all players together (20); 0: each asks again as soon as it is answered
  --json <file>      writes the figures as JSON; - for the terminal, instead of the table
`;

/** An origin on this machine: the same load against another operator's site would be an attack. @throws UsageError */
export const loopbackOrigin = (text: string): string => {
  if (!URL.canParse(text)) throw new UsageError(`--url is an origin such as http://127.0.0.1:3000, not ${text}`);
  const { protocol, hostname, origin } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const local = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (protocol !== 'http:' || !local) throw new UsageError(`${origin} is not on this machine: loopback addresses only`);
  return origin;
};

/** Null where help is asked for. @throws UsageError */
export const readOptions = (given: readonly string[]): LoadOptions | null => {
  const { values } = readCommandLine(given, {
    options: {
      url: { type: 'string', multiple: true, default: [] },
      subscribers: { type: 'string' },
      stomp: { type: 'string' },
      graphql: { type: 'string' },
      rest: { type: 'string' },
      seconds: { type: 'string' },
      rate: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const rate = wholeNumber('rate', values.rate, { min: 0, max: 100_000 }, 20);
  return {
    urls: values.url.map(loopbackOrigin),
    subscribers: wholeNumber('subscribers', values.subscribers, { min: 0, max: 20_000 }, 1_000),
    stomp: wholeNumber('stomp', values.stomp, { min: 0, max: 20_000 }, 500),
    graphql: wholeNumber('graphql', values.graphql, { min: 0, max: 1_000 }, 50),
    rest: wholeNumber('rest', values.rest, { min: 0, max: 1_000 }, 50),
    seconds: wholeNumber('seconds', values.seconds, { min: 1, max: 600 }, 30),
    rate: rate === 0 ? null : rate,
    json: values.json ?? null,
  };
};
