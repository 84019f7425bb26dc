/** Codes that leave open whether the command was done. Sending the same id again is safe, and the only way to learn it. */
export const OPEN_OUTCOMES: ReadonlySet<string> = new Set([
  'NETWORK',
  'TIMEOUT',
  'BUSY',
  'OUTCOME_UNKNOWN',
  'RATE_LIMITED',
  'INTERNAL',
]);

/** Waits between tries. After the last one the command stays pending, and the player is told so. */
const RESEND_DELAYS_MS = [1000, 2000, 4000, 8000] as const;

export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** A final no: the command was not and will not be done. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly code: string }
  /** No final answer so far. The same command id must be sent again later. */
  | { readonly kind: 'open'; readonly error: unknown; readonly code: string };

interface SendPorts {
  readonly codeOf: (error: unknown) => string;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** Sends a command again and again, with the same id and body, until its outcome is certain or the tries are used up. */
export const sendUntilAnswered = async <Value>(
  send: () => Promise<Value>,
  { codeOf, wait }: SendPorts,
  delays: readonly number[] = RESEND_DELAYS_MS,
): Promise<Answer<Value>> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { kind: 'done', value: await send() };
    } catch (error) {
      const code = codeOf(error);
      if (!OPEN_OUTCOMES.has(code)) return { kind: 'refused', error, code };
      const delay = delays[attempt];
      if (delay === undefined) return { kind: 'open', error, code };
      await wait(delay);
    }
  }
};

export const pageWait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));
