import type { DeviceStore } from '../../../engine/device/ports.ts';
import type { DeviceState } from '../../../engine/device/state.ts';

/** The private half of a device's key: the browser's own, which no script reads, or 32 random bytes. */
export type KeptKey = CryptoKeyPair | { readonly secret: Uint8Array };

/** The browser's store of its lanes, of every player that uses it. */
export interface DeviceVault extends DeviceStore {
  /** The player's key: the one that is kept, or else the new one, which is kept from now on. */
  keyOf(playerId: string, fresh: () => Promise<KeptKey>): Promise<KeptKey>;
}

/** A change couldn't be kept. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

const DATABASE = 'glasscase.lanes';
const STATES = 'states';
const KEYS = 'keys';

/** The connection to the database closed before a change began: nothing was read or written. */
class ConnectionGone extends NotKept {}

/** @throws DOMException where this browser keeps nothing */
const openDatabase = (factory: Pick<IDBFactory, 'open'>, onGone: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STATES);
      request.result.createObjectStore(KEYS);
    });
    request.addEventListener('success', () => {
      // Another tab may need to delete it, or bring a newer form.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        onGone();
      });
      request.result.addEventListener('close', onGone);
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error));
  });

/** A value's store and key, and what becomes of it. */
type Asked<Value, Result> = readonly [
  store: string,
  key: string,
  by: (before: Value | null) => { readonly kept: Value; readonly result: Result },
];

/**
 * Reads a value, and writes what follows from it, in one transaction: transactions on one store follow each other, in whatever tab or
 * worker. Nothing is written where the value stays the same.
 */
const changeIn = <Value, Result>(database: IDBDatabase, ...[store, key, by]: Asked<Value, Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    let failure: unknown = null;
    const fail = (error: unknown): void => reject(failure ?? new NotKept(String(error)));
    const begin = (): IDBTransaction => {
      try {
        return database.transaction(store, 'readwrite', { durability: 'strict' });
      } catch (error) {
        failure = new ConnectionGone(String(error));
        throw error;
      }
    };
    try {
      const transaction = begin();
      const values = transaction.objectStore(store);
      const found: IDBRequest<Value | undefined> = values.get(key);
      found.addEventListener('success', () => {
        try {
          const before = found.result ?? null;
          const { kept, result } = by(before);
          if (kept !== before) values.put(kept, key);
          transaction.addEventListener('complete', () => resolve(result));
        } catch (error) {
          failure = error;
          transaction.abort();
        }
      });
      transaction.addEventListener('abort', () => fail(transaction.error));
    } catch (error) {
      fail(error);
    }
  });

/**
 * Keeps in the browser's database, past the end of the tab. Where that can't be opened every change is rejected with `NotKept`, and the
 * next one tries again: so it does when the connection closed, because another tab deleted the database or the browser did.
 */
const databaseVault = (factory: Pick<IDBFactory, 'open'>): DeviceVault => {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const connect = async (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory, forget);
    try {
      return await opened;
    } catch (error) {
      forget();
      throw new NotKept(String(error));
    }
  };
  const change = async <Value, Result>(...asked: Asked<Value, Result>): Promise<Result> => {
    try {
      return await changeIn(await connect(), ...asked);
    } catch (error) {
      if (!(error instanceof ConnectionGone)) throw error;
      forget();
      return changeIn(await connect(), ...asked);
    }
  };
  return {
    change: (playerId, by) => change<DeviceState, ReturnType<typeof by>['result']>(STATES, playerId, by),
    keyOf: async (playerId, fresh) => {
      const kept = await change<KeptKey | null, KeptKey | null>(KEYS, playerId, (key) => ({
        kept: key,
        result: key,
      }));
      if (kept !== null) return kept;
      const made = await fresh();
      // Another tab may have made one meanwhile.
      return change<KeptKey, KeptKey>(KEYS, playerId, (first) => ({
        kept: first ?? made,
        result: first ?? made,
      }));
    },
  };
};

/** Keeps for the life of the tab. */
const memoryVault = (): DeviceVault => {
  const states = new Map<string, DeviceState>();
  const keys = new Map<string, Promise<KeptKey>>();
  return {
    change: async (playerId, by) => {
      const { kept, result } = by(states.get(playerId) ?? null);
      states.set(playerId, kept);
      return result;
    },
    keyOf: (playerId, fresh) => {
      const key = keys.get(playerId) ?? fresh();
      keys.set(playerId, key);
      return key;
    },
  };
};

/** The vault of a browser; one without a database at all keeps for the life of the tab, which `onForgetful` is told. */
export const vaultIn = (factory: Pick<IDBFactory, 'open'> | undefined, onForgetful: () => void): DeviceVault => {
  if (factory !== undefined) return databaseVault(factory);
  onForgetful();
  return memoryVault();
};

/** The state that this browser kept of a player before; null where there is none. */
export const keptBefore = async (factory: IDBFactory, playerId: string): Promise<DeviceState | null> => {
  const database = await openDatabase(factory, () => undefined);
  try {
    return await new Promise((resolve, reject) => {
      const found: IDBRequest<DeviceState | undefined> = database
        .transaction(STATES, 'readonly')
        .objectStore(STATES)
        .get(playerId);
      found.addEventListener('success', () => resolve(found.result ?? null));
      found.addEventListener('error', () => reject(found.error));
    });
  } finally {
    database.close();
  }
};
