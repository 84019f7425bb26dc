import { signBody } from '../../money/payments/signature.ts';

const TIMEOUT_MS = 10_000;
export const ALERT_SIGNATURE = 'glasscase-signature';

/** The receiver of alerts over HTTP. */
export interface AlertWebhook {
  readonly url: string;
  /** Signs each alert; null: they come unsigned. */
  readonly key: string | null;
}

/**
 * Posts an alert. The signature is that of Stripe's webhooks: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 * @throws Error unless the receiver answers 2xx within 10 s; its message holds neither the answer nor the address
 */
export const postAlert = async (
  { url, key }: AlertWebhook,
  body: string,
  { now, stopping }: { readonly now: number; readonly stopping: AbortSignal },
): Promise<void> => {
  const bytes = Buffer.from(body, 'utf8');
  const signature = key === null ? {} : { [ALERT_SIGNATURE]: signBody(key, bytes, now) };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...signature },
    body: bytes,
    redirect: 'error',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(isLate ? 'no answer within 10 s' : 'the webhook is not reached');
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
};
