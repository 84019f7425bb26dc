import type { Bus } from '../bus.ts';
import { DEFAULT_PREFIX, natsBusOn } from '../nats.ts';
import { type ConnectOptions, connectNats } from '../nats-connection.ts';

interface NatsOptions extends Omit<ConnectOptions, 'name'> {
  readonly prefix?: string;
}

/**
 * A bus on a connection of its own, which ends with it.
 * @throws when no server answers at first.
 */
export const natsBus = async ({ prefix = DEFAULT_PREFIX, ...options }: NatsOptions): Promise<Bus> => {
  const connection = await connectNats({ ...options, name: prefix });
  const bus = natsBusOn(connection, prefix);
  return {
    ...bus,
    close: async () => {
      await bus.close();
      await connection.close();
    },
  };
};
