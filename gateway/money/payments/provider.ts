import type { Instant } from '../../../engine/kernel/decision.ts';

/** An order as a provider gets to know it. */
export interface PayableOrder {
  readonly orderId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units of the currency. */
  readonly payAmount: bigint;
  /** Coin that is bought, minor units. */
  readonly amount: bigint;
  /** The provider's ways to pay that the channel stands for. */
  readonly methods: readonly string[];
  readonly createdAt: Instant;
  /** The deadline of the payment. */
  readonly expiresAt: Instant;
}

/** Where an order is paid. */
export interface PaymentSession {
  /** The provider's id of it. */
  readonly ref: string;
  /** An address, or a path of this site. */
  readonly url: string;
}

export interface Paid {
  readonly currency: string;
  readonly amount: bigint;
  /** The provider's id of the payment, by which it tells of a refund or a dispute; left out where it has none. */
  readonly paymentRef?: string;
}

/** A provider's knowledge of an order. `absent`: it never heard of it. `closed`: no player can pay it any more. */
export type PaymentStatus =
  | { readonly kind: 'open'; readonly session: PaymentSession }
  | ({ readonly kind: 'paid' } & Paid)
  | { readonly kind: 'closed' }
  | { readonly kind: 'absent' };

/** News that a provider sends unasked; its signature was verified. */
export type PaymentEvent = { readonly eventId: string } & (
  | ({ readonly kind: 'paid'; readonly orderId: string } & Paid)
  | { readonly kind: 'closed'; readonly orderId: string }
  | GivenBack
);

/** A payment was given back, by the site at its provider or by the payer's bank. */
export interface GivenBack {
  readonly kind: 'refunded' | 'disputed';
  readonly paymentRef: string;
  readonly currency: string;
  /** In all by now, minor units of the currency. */
  readonly amount: bigint;
}

/** A raw answer to the outside, as it came. */
export interface WebhookRequest {
  readonly body: Buffer;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The provider doesn't answer, or answers nonsense: the outcome is unknown until it is asked again. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A webhook without a valid signature, or too old, or of no known form. */
export class WebhookInvalid extends Error {
  override readonly name = 'WebhookInvalid';
}

/** How money gets here. `docs/payments.md` says what each provider needs. */
export interface PaymentProvider {
  readonly name: string;
  /**
   * Opens a session for an order that has none. After a failed call, `status` answers its outcome.
   * @throws ProviderUnavailable
   */
  createSession(order: PayableOrder): Promise<PaymentSession>;
  /** Also of an order whose session is unknown here (`ref` null). @throws ProviderUnavailable */
  status(order: PayableOrder, ref: string | null): Promise<PaymentStatus>;
  /** Makes sure that no player can pay the order from now on, and answers its status. @throws ProviderUnavailable */
  close(order: PayableOrder, ref: string | null): Promise<PaymentStatus>;
  /** Null for what the site need not know. @throws WebhookInvalid */
  readWebhook(request: WebhookRequest): PaymentEvent | null;
}
