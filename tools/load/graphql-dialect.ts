import { revealAfter } from '../../engine/projections/reel.ts';
import { type Dialect, HEAD_BYTES } from './dialect.ts';

/** The fields of a message that the page asks for, with the numbers first. */
export const MESSAGE_OF_PAGE = `{
  eventType seq prev displayAt
  drop { id game nickname value wear
    skin { id image imageSmall grade familyNames { zhCN zhTW en } finishNames { zhCN zhTW en } } }
  battle { id version status }
}`;
const FEED = `subscription Live($after: Int) { liveEvents(after: $after) ${MESSAGE_OF_PAGE} }`;

const EVENT = /"liveEvents":\{"eventType":"(\w+)","seq":(\d+),"prev":\d+,"displayAt":"([^"]+)"/;

const subscribe = (after: number): string =>
  JSON.stringify({ id: 'feed', type: 'subscribe', payload: { query: FEED, variables: { after } } });

/**
 * Subscribers of the page. Events come before they are shown, so a drop could be here from the moment that the engine
 * decided it: its commit, the read model, the relay and the way here are all in the duration. The players of the load
 * open one case at a time, so the moment follows from `displayAt`.
 */
export const graphqlDialect: Dialect = {
  path: '/graphql',
  protocol: 'graphql-transport-ws',
  greeting: '{"type":"connection_init"}',
  read: (message, after) => {
    const head = message.toString('latin1', 0, HEAD_BYTES);
    const [, type, seq, displayAt] = EVENT.exec(head) ?? [];
    if (seq !== undefined && displayAt !== undefined) {
      const since = type === 'CASE_DROP' ? Date.parse(displayAt) - revealAfter(1) : null;
      return { kind: 'event', seq: Number(seq), resume: Number(seq), since };
    }
    if (head.startsWith('{"type":"connection_ack"')) return { kind: 'welcome', next: subscribe(after) };
    return { kind: 'fault', code: /"code":"(\w+)"/.exec(head)?.[1] ?? 'UNREADABLE' };
  },
};
