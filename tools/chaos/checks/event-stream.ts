import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { streamNameOf } from '../../../engine/bus/log-stream.ts';
import { DEFAULT_PREFIX } from '../../../engine/bus/nats.ts';
import { connectNats } from '../../../engine/bus/nats-connection.ts';
import { type Check, checkOf } from './check.ts';
import type { LogRow } from './log-rows.ts';

const COMPLETE_WITHIN_MS = 30_000;
const AT_ONCE = 200;

/** The JetStream stream holds every entry of the log once, in order, byte by byte. */
export const checkEventStream = async (natsUrl: string, rows: readonly LogRow[]): Promise<Check> => {
  const connection = await connectNats({ url: natsUrl, name: 'glasscase check' });
  try {
    const { streams } = await jetstreamManager(connection.client, { timeout: 5_000 });
    const name = streamNameOf(DEFAULT_PREFIX);
    const until = performance.now() + COMPLETE_WITHIN_MS;
    let state = (await streams.info(name)).state;
    while (state.last_seq < rows.length && performance.now() < until) {
      await sleep(200);
      state = (await streams.info(name)).state;
    }
    const faults: string[] = [];
    if (state.messages !== rows.length || state.last_seq !== rows.length) {
      faults.push(`${state.messages} messages up to ${state.last_seq}, and ${rows.length} entries in the log`);
    }
    const compare = async ({ position, entry }: LogRow): Promise<void> => {
      const message = await streams.getMessage(name, { seq: position + 1 }).catch(() => null);
      if (message === null) faults.push(`entry ${position} is missing`);
      else if (Buffer.compare(message.data, entry) !== 0) faults.push(`entry ${position} is another one`);
    };
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await Promise.all(rows.slice(from, from + AT_ONCE).map(compare));
    }
    return checkOf('event stream', `${state.messages} messages`, faults);
  } finally {
    await connection.close();
  }
};
