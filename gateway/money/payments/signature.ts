import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '../../../engine/kernel/decision.ts';

/** How far a signature's time may be from ours. */
const TOLERANCE_MS = 5 * 60_000;

const form = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/;

const mac = (secret: string | Uint8Array, seconds: number, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`. */
export const signBody = (secret: string | Uint8Array, body: Uint8Array, at: Instant): string => {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`;
};

/** Whether the header signs these very bytes, a moment ago. */
export const isSigned = (
  secret: string | Uint8Array,
  body: Uint8Array,
  header: string | string[] | undefined,
  at: Instant,
): boolean => {
  const [, seconds, hex] = (typeof header === 'string' ? form.exec(header) : null) ?? [];
  if (seconds === undefined || hex === undefined) return false;
  if (Math.abs(at - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), mac(secret, Number(seconds), body));
};
