import type { RejectionCode } from './rejections.ts';

export interface Rejection {
  readonly kind: 'rejected';
  readonly code: RejectionCode;
  /** Public facts that help the caller, e.g. the new `oddsHash`. Never secrets or personal data. */
  readonly details: Readonly<Record<string, string | number | readonly string[]>>;
}

export const reject = (code: RejectionCode, details: Rejection['details'] = {}): Rejection => ({
  kind: 'rejected',
  code,
  details,
});
