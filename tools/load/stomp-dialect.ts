import { type Dialect, HEAD_BYTES } from './dialect.ts';

const header = (head: string, name: string): string | undefined =>
  new RegExp(`\n${name}:([^\n]*)`).exec(head)?.[1]?.replaceAll('\\c', ':');

const subscribe = (after: number): string => `SUBSCRIBE\nid:feed\ndestination:/topic/messages\nafter:${after}\n\n\0`;

/** STOMP clients. The bridge holds every event back until it may be shown; from then on it could be here. */
export const stompDialect: Dialect = {
  path: '/ws',
  protocol: 'v12.stomp',
  greeting: 'CONNECT\naccept-version:1.2\nhost:load\nheart-beat:0,0\n\n\0',
  read: (message, after) => {
    const head = message.toString('latin1', 0, HEAD_BYTES);
    if (head.startsWith('MESSAGE\n')) {
      const [seq, resume] = [header(head, 'seq'), header(head, 'resume')].map(Number);
      const since = Date.parse(header(head, 'display-at') ?? '');
      if (seq === undefined || Number.isNaN(seq) || Number.isNaN(since)) return { kind: 'fault', code: 'UNREADABLE' };
      return { kind: 'event', seq, resume: resume ?? seq, since };
    }
    if (head.startsWith('CONNECTED\n')) return { kind: 'welcome', next: subscribe(after) };
    if (head.startsWith('ERROR\n')) return { kind: 'fault', code: header(head, 'code') ?? 'ERROR' };
    return head.trim() === '' ? { kind: 'nothing' } : { kind: 'fault', code: 'UNREADABLE' };
  },
};
