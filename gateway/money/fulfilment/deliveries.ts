import type { Engine } from '../../../engine/engine.ts';
import { type Backoff, pauseAfter } from '../../../engine/kernel/backoff.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isCommandId, mustBe } from '../../../engine/kernel/ids.ts';
import type { Logger } from '../../../engine/logger.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { type FulfilmentProvider, ShipmentRefused, type ShipmentReport } from './provider.ts';
import type { ShipmentRow, ShipmentStore } from './shipment-store.ts';

/** Takes one shipment a step further. */
export interface Deliveries {
  advance(shipment: ShipmentRow): Promise<void>;
  /** Brings what the warehouse said into the log. @throws Error where it must be said again */
  report(shipment: ShipmentRow, reported: ShipmentReport): Promise<void>;
}

export interface DeliveriesParts {
  readonly engine: Engine;
  readonly shipments: ShipmentStore;
  readonly provider: FulfilmentProvider | null;
  readonly now: () => Instant;
  readonly logger: Logger;
}

const BACKOFF: Backoff = { firstMs: 2_000, longestMs: 10 * 60_000 };
/** Where a shipment never arrived, a call that was under way could still do so for this long. */
const SETTLED_AFTER_MS = 30_000;
/** Of a warehouse that isn't configured any more. */
const NOBODY_TO_ASK_MS = 60 * 60_000;

const isOver = ({ state }: ShipmentReport): boolean => state === 'succeeded' || state === 'failed';

export const deliveriesWith = ({ engine, shipments, provider, now, logger }: DeliveriesParts): Deliveries => {
  /** Puts the report into the log. True where the retrieval has ended there, by this command or another. */
  const logged = async ({ retrievalId, playerId }: ShipmentRow, reported: ShipmentReport): Promise<boolean> => {
    const { state } = reported;
    if (state === 'retrieving') return false;
    const outcome = await engine.submit({
      actor: 'system',
      commandId: mustBe(isCommandId, `retrieval:${retrievalId}:${state}`),
      command: { type: 'AdvanceRetrieval', playerId, retrievalId, state },
    });
    if (outcome.status === 'accepted') return isOver(reported);
    if (outcome.status === 'rejected') return outcome.code !== 'NOTHING_TO_DO';
    throw new Error(`the engine is ${outcome.status}`);
  };

  const report: Deliveries['report'] = async (shipment, reported) => {
    const { ref, message } = reported;
    // First the message, then the state: a player who sees the failure can read the reason.
    await shipments.move(shipment.retrievalId, { step: 'sent', ref, message, tries: 0 });
    if (await logged(shipment, reported)) await shipments.end(shipment.retrievalId);
  };

  const fail = (shipment: ShipmentRow, message: string | null): Promise<void> =>
    report(shipment, { ref: null, state: 'failed', message: message === '' ? null : message });

  const askAgain = (shipment: ShipmentRow, inMs: number): Promise<void> =>
    shipments.move(shipment.retrievalId, { nextTryAt: now() + inMs });

  const send = async (active: FulfilmentProvider, shipment: ShipmentRow): Promise<void> => {
    const { retrievalId, tradeLink, position, skinId: skin, wear, float } = shipment;
    if (tradeLink === null) return fail(shipment, null);
    // From here on no process sends this shipment again before it has asked the warehouse about it.
    await shipments.move(retrievalId, { step: 'sending', provider: active.name });
    try {
      const answer = await active.send({ idempotencyKey: String(position), tradeLink, item: { skin, wear, float } });
      await report(shipment, answer);
      await askAgain(shipment, active.askAgainMs);
    } catch (error) {
      if (!(error instanceof ShipmentRefused)) throw error;
      logger.warn({ retrievalId }, 'the warehouse refused an item');
      await fail(shipment, error.message);
    }
  };

  const ask = async (active: FulfilmentProvider, shipment: ShipmentRow): Promise<void> => {
    const answer = await active.status(String(shipment.position));
    if (answer !== 'absent') {
      await report(shipment, answer);
      return askAgain(shipment, active.askAgainMs);
    }
    if (shipment.step === 'sent') {
      logger.error({ retrievalId: shipment.retrievalId }, 'the warehouse forgot an item: an operator has to look');
      return askAgain(shipment, NOBODY_TO_ASK_MS);
    }
    // The warehouse never heard of the shipment: sending it again makes no second one.
    await shipments.move(shipment.retrievalId, { step: 'new', nextTryAt: now() });
  };

  const putOff = (shipment: ShipmentRow, error: unknown): Promise<void> => {
    const { retrievalId, tries } = shipment;
    const reason = error instanceof Error ? error.message : 'unknown';
    logger.warn({ retrievalId, tries, reason }, 'an item on its way will be asked about again');
    const pause = pauseAfter(tries + 1, BACKOFF);
    // A shipment that may still be under way to the warehouse must not be taken for absent.
    const least = error instanceof ProviderUnavailable && shipment.step === 'new' ? SETTLED_AFTER_MS : 0;
    return shipments.move(retrievalId, { tries: tries + 1, nextTryAt: now() + Math.max(pause, least) });
  };

  return {
    report,
    advance: async (shipment) => {
      const isForeign = shipment.provider !== null && shipment.provider !== provider?.name;
      if (provider === null || (isForeign && shipment.step !== 'new')) return askAgain(shipment, NOBODY_TO_ASK_MS);
      try {
        await (shipment.step === 'new' ? send(provider, shipment) : ask(provider, shipment));
      } catch (error) {
        await putOff(shipment, error);
      }
    },
  };
};
