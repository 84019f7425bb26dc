import { DeliveryRefused } from '../../site/outbox/outbox.ts';

/** A text file that comes with a mail. */
export interface MailAttachment {
  readonly name: string;
  /** Such as `text/csv; charset=utf-8`. */
  readonly type: string;
  readonly text: string;
}

export interface MailMessage {
  /** The same for every try to send it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly attachments?: readonly MailAttachment[] | undefined;
}

/** The provider won't ever send this mail: another try is no use. Its words hold no address. */
export class MailRefused extends DeliveryRefused {
  override readonly name = 'MailRefused';
}

/** How mail reaches people. */
export interface MailProvider {
  /** False where mail is switched off. */
  readonly sends: boolean;
  /** The text that was sent to an address last, where nothing is really sent (development); null else. */
  lastTo(address: string): string | null;
  /**
   * Resolves once the provider has taken the mail.
   * @throws MailRefused for good; any other error where a later try may do better
   */
  send(message: MailMessage): Promise<void>;
}
