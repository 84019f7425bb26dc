import { CommandHandler, type Event, isExpectedVersionConflictError } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore, type PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { kyselyOver } from '../../engine/database/kysely-dialect.ts';
import { anyStream, type Competitor, expectCount, openedCase, STREAMS } from './competitor.ts';

type Deposited = Event<'Deposited', { readonly amount: number }>;
type Opened = Event<'CaseOpened', Readonly<Record<string, string | number>>>;
type PlayerEvent = Deposited | Opened;
interface Wallet {
  readonly coin: number;
  readonly rounds: number;
}

export interface EmmettBench {
  readonly append: Competitor;
  readonly readDecideAppend: Competitor;
  /** Commands on one stream, tried again until they get through. `next` begins another stream. */
  readonly hot: Competitor & { readonly next: () => Promise<void> };
}

const DEPOSIT = 9_000_000_000_000;

/** As its manual has it: a command handler that folds the stream, decides, and appends with the expected version. */
const handle = (conflict: { retries: number; minTimeout: number; factor: number }) =>
  CommandHandler<Wallet, PlayerEvent>({
    initialState: () => ({ coin: 0, rounds: 0 }),
    evolve: ({ coin, rounds }, event) =>
      event.type === 'Deposited'
        ? { coin: coin + event.data.amount, rounds }
        : { coin: coin - Number(event.data.price), rounds: rounds + 1 },
    retry: { onVersionConflict: conflict },
  });

const decide =
  (player: number) =>
  ({ coin }: Wallet): PlayerEvent => {
    if (coin < 1_000) throw new Error('not enough coin');
    return { type: 'CaseOpened', data: openedCase(player) };
  };

/** Both ways of writing with emmett-postgresql, on one store with as many connections as clients. */
export const emmettBench = async (url: string, connections: number): Promise<EmmettBench> => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // The user of a connection gets the error that breaks it; a broken idle connection only leaves the pool.
  pool.on('error', () => undefined);
  const store: PostgresEventStore = getPostgreSQLEventStore(url, { connectionOptions: { pool } });
  await store.schema.migrate();
  const deposit: Deposited = { type: 'Deposited', data: { amount: DEPOSIT } };
  for (let from = 0; from < STREAMS; from += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => store.appendToStream<PlayerEvent>(`player-${from + n}`, [deposit])),
    );
  }

  let acknowledged = 0;
  let hotStream = 0;
  const verify = async (): Promise<void> => {
    const counting = kyselyOver<{ emt_messages: { message_type: string } }>(pool)
      .selectFrom('emt_messages')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('message_type', '=', 'CaseOpened');
    const { count } = await counting.executeTakeFirstOrThrow();
    expectCount('emmett', 'appends', acknowledged, Number(count));
  };
  const closed = async (): Promise<void> => undefined;
  const opening = handle({ retries: 20, minTimeout: 1, factor: 1.5 });
  const insisting = handle({ retries: 2_000, minTimeout: 5, factor: 1 });
  return {
    append: {
      name: 'emmett append',
      write: async () => {
        const player = anyStream();
        const opened: Opened = { type: 'CaseOpened', data: openedCase(player) };
        // Two at once on one stream refuse each other even where no version is expected.
        for (let done = false; !done; ) {
          done = await store.appendToStream<PlayerEvent>(`player-${player}`, [opened]).then(
            () => true,
            (error: unknown) => {
              if (isExpectedVersionConflictError(error)) return false;
              throw error;
            },
          );
        }
        acknowledged += 1;
      },
      verify,
      close: async () => {
        await store.close();
        await pool.end();
      },
    },
    readDecideAppend: {
      name: 'emmett read-decide-append',
      write: async () => {
        const player = anyStream();
        await opening(store, `player-${player}`, decide(player));
        acknowledged += 1;
      },
      verify: closed,
      close: closed,
    },
    hot: {
      name: 'emmett read-decide-append, one stream',
      next: async () => {
        hotStream += 1;
        await store.appendToStream<PlayerEvent>(`hot-${hotStream}`, [deposit]);
      },
      write: async () => {
        await insisting(store, `hot-${hotStream}`, decide(0));
        acknowledged += 1;
      },
      verify: closed,
      close: closed,
    },
  };
};
