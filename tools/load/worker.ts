import { graphqlDialect } from './graphql-dialect.ts';
import { listening } from './listening.ts';
import { type ClientGroup, order, type SentAnswer, type SentReport } from './messages.ts';
import { playing } from './playing.ts';
import { stompDialect } from './stomp-dialect.ts';
import type { Work } from './work.ts';

/** A process of the load generator: it gets orders as messages, and answers each once. */

const prepared = (group: ClientGroup): Promise<Work> => {
  switch (group.kind) {
    case 'graphql listeners':
      return listening(group, graphqlDialect);
    case 'stomp listeners':
      return listening(group, stompDialect);
    case 'graphql players':
    case 'rest players':
      return playing(group);
  }
};

const serve = (): void => {
  let work: Work | null = null;

  const obey = async (message: unknown): Promise<SentReport | null> => {
    const given = order.parse(message);
    if (given.do === 'prepare') {
      work = await prepared(given.group);
      return null;
    }
    if (work === null) throw new Error('nothing is prepared');
    return given.do === 'begin' ? work.begin(given) : work.end(given);
  };

  const answer = (answered: SentAnswer): void => {
    process.send?.(answered);
  };

  process.on('message', (message) => {
    if (message === 'stop') return work?.stop();
    obey(message).then(
      (report) => answer({ ok: true, report }),
      (error: unknown) => answer({ ok: false, reason: error instanceof Error ? error.message : 'unknown' }),
    );
  });
  // Ctrl-C reaches every process of the terminal: the one that gives the orders says when it is over.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit(0));
};

serve();
