import { DeliveryRefused } from '../../site/outbox/outbox.ts';
import type { Phone } from '../profile/phone.ts';

export interface SmsMessage {
  /** The same for every try to send it. */
  readonly id: string;
  readonly phone: Phone;
  readonly text: string;
}

/** The provider won't ever send this message: another try is no use. Its words hold no number and no code. */
export class SmsRefused extends DeliveryRefused {
  override readonly name = 'SmsRefused';
}

/** How text messages reach people. */
export interface SmsProvider {
  /** The dialog shows the code, and nothing is sent (development). */
  readonly showsCode: boolean;
  /**
   * Resolves once the provider has taken the message.
   * @throws SmsRefused for good; any other error where a later try may do better
   */
  send(message: SmsMessage): Promise<void>;
}
