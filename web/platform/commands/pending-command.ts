import { type DeviceStorage, isRecord, parseJson } from '../device-storage.ts';

/** A command that was, or may have been, sent and whose answer isn't known. */
export interface PendingCommand<Body> {
  readonly commandId: string;
  /** The player who sent the command: another account on the same device must not send it. */
  readonly playerId: string;
  readonly body: Body;
}

export interface PendingCommands<Body> {
  /** The unanswered command of this player, if there is one. */
  readonly load: (playerId: string) => PendingCommand<Body> | null;
  /** Written before the request goes out, so that a reload or a crash can ask about the same command again. */
  readonly begin: (command: PendingCommand<Body>) => void;
  /** Forgets it: the answer is known. */
  readonly settle: (commandId: string) => void;
}

interface PendingPorts<Body> {
  readonly storage: DeviceStorage;
  /** Name of the slot on the device; one command at a time. */
  readonly key: string;
  /** Reads a stored body; null for anything else that may stand there. */
  readonly readBody: (stored: unknown) => Body | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const pendingCommands = <Body>({ storage, key, readBody }: PendingPorts<Body>): PendingCommands<Body> => {
  const stored = (): PendingCommand<Body> | null => {
    const record = parseJson(storage.read(key));
    if (!isRecord(record)) return null;
    const { commandId, playerId } = record;
    const body = readBody(record.body);
    if (typeof commandId !== 'string' || !uuid.test(commandId) || typeof playerId !== 'string' || body === null)
      return null;
    return { commandId, playerId, body };
  };
  return {
    load: (playerId) => {
      const command = stored();
      return command?.playerId === playerId ? command : null;
    },
    begin: (command) => {
      storage.write(key, JSON.stringify(command));
    },
    settle: (commandId) => {
      if (stored()?.commandId === commandId) storage.remove(key);
    },
  };
};
