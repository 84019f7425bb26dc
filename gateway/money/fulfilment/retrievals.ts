import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';
import { type Reactor, reactorOf } from '../../site/reactors/reactor.ts';
import { WebhookInvalid } from '../payments/provider.ts';
import { deliveriesWith } from './deliveries.ts';
import type { FulfilmentProvider } from './provider.ts';
import { type ShipmentStore, shipmentStoreIn } from './shipment-store.ts';

/** Items on their way to Steam. `docs/payments.md` tells their story. */
export interface Retrievals {
  /** Null where retrieval is switched off. */
  readonly provider: string | null;
  readonly messages: ShipmentStore['messages'];
  /** Takes note of what is requested and of what ended; `deliver` does the rest. */
  readonly reactor: Reactor;
  /** Does what is due, until nothing is. */
  deliver(): Promise<void>;
  /** Does what is due whenever something is, until it is stopped. */
  start(): void;
  stop(): Promise<void>;
  /** Takes unasked news of the warehouse; false for an item that isn't on its way from here. @throws WebhookInvalid */
  receive(body: Buffer, signature: string | string[] | undefined): Promise<boolean>;
}

export interface RetrievalsParts {
  readonly engine: Engine;
  readonly sql: SqlClient;
  readonly provider: FulfilmentProvider | null;
  readonly now: () => Instant;
  readonly logger: Logger;
}

const AT_ONCE = 8;
/** Longer than a warehouse takes to answer or time out: until then no other process takes the same item up. */
const LEASE_MS = 30_000;
/** Between two looks for due shipments, where no event starts one. */
const LONGEST_SLEEP_MS = 60_000;

export const retrievalsWith = (parts: RetrievalsParts): Retrievals => {
  const { sql, provider, now, logger } = parts;
  const shipments = shipmentStoreIn(sql, now);
  const deliveries = deliveriesWith({ ...parts, shipments });
  let started = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | null = null;
  let again = false;

  const pass = async (): Promise<void> => {
    while (again && !stopped) {
      again = false;
      for (let due = await shipments.takeDue(AT_ONCE, LEASE_MS); due.length > 0 && !stopped; ) {
        await Promise.all(due.map(deliveries.advance));
        due = await shipments.takeDue(AT_ONCE, LEASE_MS);
      }
    }
  };

  const deliver = (): Promise<void> => {
    again = true;
    delivering ??= pass().finally(() => {
      delivering = null;
    });
    return delivering;
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    let next: Instant | null = null;
    try {
      await deliver();
      next = await shipments.nextTryAt();
    } catch (error) {
      if (!stopped) logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'items wait a while');
    }
    if (stopped) return;
    const pause = next === null ? LONGEST_SLEEP_MS : Math.min(Math.max(next - now(), 100), LONGEST_SLEEP_MS);
    clearTimeout(timer);
    timer = setTimeout(wake, pause).unref();
  };
  let running: Promise<void> = Promise.resolve();
  const wake = (): void => {
    if (started && !stopped) running = run();
  };

  const reactor = reactorOf({
    name: 'fulfilment',
    from: 'origin',
    types: ['RetrievalRequested', 'RetrievalAdvanced'],
    react: async ({ event, position }) => {
      if (event.type === 'RetrievalAdvanced') {
        const { retrievalId, state } = event.data;
        if (state === 'succeeded' || state === 'failed') await shipments.end(retrievalId);
        return;
      }
      const { retrievalId, playerId, item } = event.data;
      const { itemId, skin: skinId, wear, float } = item;
      await shipments.insert({ retrievalId, playerId, itemId, position, skinId, wear, float });
      wake();
    },
  });

  return {
    provider: provider?.name ?? null,
    messages: shipments.messages,
    reactor,
    deliver,
    start: () => {
      started = true;
      wake();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      await delivering?.catch(() => undefined);
    },
    receive: async (body, signature) => {
      if (provider === null) throw new WebhookInvalid('there is no warehouse');
      const { idempotencyKey, ...reported } = provider.readCallback(body, signature);
      const shipment = await shipments.byPosition(Number(idempotencyKey));
      if (shipment === null || shipment.provider !== provider.name || shipment.step === 'done') return false;
      await deliveries.report(shipment, reported);
      return true;
    },
  };
};
