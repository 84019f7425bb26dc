import { LRUCache } from 'lru-cache';
import { type Bus, socketsHint } from '../../../engine/bus/bus.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';

/** Live connections to the whole site. */
export interface Online {
  /** Open sockets of this gateway now, and of the others as they told last. */
  count(): number;
  /** Tells the other gateways how many are open here. */
  tell(): void;
}

export interface OnlineParts {
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly now: () => Instant;
  /** Of this gateway; the others know it by that. */
  readonly name: string;
  /** Sockets that are open here now. */
  readonly open: () => number;
}

/** How often a gateway tells how many sockets it has. */
export const TELL_EVERY_MS = 5_000;
/** A gateway that was silent for so long is gone: three words of it were lost. */
const SILENT_MS = 16_000;
const GATEWAYS = 1_000;

/** Counts in memory. Each gateway publishes its own count over the bus. */
export const countOnline = ({ bus, now, name, open }: OnlineParts): Online => {
  const others = new LRUCache<string, { readonly open: number; readonly until: Instant }>({ max: GATEWAYS });
  bus.subscribe('sockets', (message) => {
    const told = socketsHint.decode(message);
    if (told === null || told.gateway === name) return;
    others.set(told.gateway, { open: told.open, until: now() + SILENT_MS });
  });
  return {
    count: () => {
      const at = now();
      return [...others.values()].reduce((sum, told) => sum + (at < told.until ? told.open : 0), open());
    },
    tell: () => bus.publish('sockets', socketsHint.encode({ gateway: name, open: open() })),
  };
};
