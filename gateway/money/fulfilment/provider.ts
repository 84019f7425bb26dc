import { z } from 'zod';

/** One item for one Steam account. */
export interface Shipment {
  /** The request's position in the log: the same for every word about it. */
  readonly idempotencyKey: string;
  readonly tradeLink: string;
  readonly item: {
    readonly skin: string;
    /** '' for a skin without wear. */
    readonly wear: string;
    /** Millionths; null where any will do. */
    readonly float: number | null;
  };
}

/** In the order in which they follow each other; `failed` may follow all but `succeeded`. */
export const shipmentState = z.enum(['retrieving', 'awaiting-shipment', 'awaiting-receipt', 'succeeded', 'failed']);
export type ShipmentState = z.infer<typeof shipmentState>;

/** A message that isn't words but an error code: the player's Steam account takes nothing. Shown in their language. */
export const STEAM_ANOMALY = 'STEAM_ANOMALY';

/** A warehouse's report of a shipment. */
export interface ShipmentReport {
  /** The warehouse's own id of the shipment; null where it names none. */
  readonly ref: string | null;
  readonly state: ShipmentState;
  /** For the player, or `STEAM_ANOMALY`; null for nothing. */
  readonly message: string | null;
}

/** News that a warehouse sends unasked; its signature was verified. */
export type ShipmentNews = ShipmentReport & { readonly idempotencyKey: string };

/** The warehouse won't ever take this shipment. Its message is for the player. */
export class ShipmentRefused extends Error {
  override readonly name = 'ShipmentRefused';
}

/** How items reach Steam accounts. `docs/payments.md` has the API of a warehouse. */
export interface FulfilmentProvider {
  readonly name: string;
  /** How long to wait before it is asked again about a shipment that isn't over. */
  readonly askAgainMs: number;
  /** @throws ShipmentRefused for good; ProviderUnavailable where it is unknown whether the shipment arrived */
  send(shipment: Shipment): Promise<ShipmentReport>;
  /** `absent` where it never arrived. @throws ProviderUnavailable */
  status(idempotencyKey: string): Promise<ShipmentReport | 'absent'>;
  /** @throws WebhookInvalid */
  readCallback(body: Buffer, signature: string | string[] | undefined): ShipmentNews;
}
