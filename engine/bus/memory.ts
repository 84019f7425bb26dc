import { type Bus, BusUnavailable, type Listener, type Topic } from './bus.ts';

/**
 * The bus of a site that is one process. Delivery is asynchronous, as on a real one, so that publishing from within a
 * listener can't nest.
 */
export const memoryBus = (): Bus => {
  const listeners: Record<Topic, Set<Listener>> = {
    wrote: new Set(),
    log: new Set(),
    live: new Set(),
    battle: new Set(),
    folded: new Set(),
  };
  let closed = false;
  return {
    publish: (topic, message) => {
      if (closed) return;
      queueMicrotask(() => {
        for (const listener of listeners[topic]) listener(message);
      });
    },
    subscribe: (topic, listener) => {
      const own: Listener = (message) => listener(message);
      listeners[topic].add(own);
      return () => {
        listeners[topic].delete(own);
      };
    },
    flush: async () => {
      if (closed) throw new BusUnavailable('the bus is closed');
      await Promise.resolve();
    },
    close: async () => {
      closed = true;
      for (const topic of Object.values(listeners)) topic.clear();
    },
  };
};
