/** How long a client that lost its socket waits before it connects again, in milliseconds. */
export const RECONNECT_AFTER_MS = 5_000;

/** The name of the announced window, in milliseconds: a header of CONNECTED, a member of `connection_ack`, and a word of a close's reason. */
export const RECONNECT_SPREAD = 'reconnect-spread';

/** The reason of a close that announces a window: `going away; reconnect-spread=8000`. */
export const announcingReason = (reason: string, spreadMs: number): string =>
  spreadMs === 0 ? reason : `${reason}; ${RECONNECT_SPREAD}=${spreadMs}`;

const windowIn = (announced: unknown): number | null => {
  const ms = typeof announced === 'string' && /^[0-9]{1,6}$/.test(announced) ? Number(announced) : announced;
  return typeof ms === 'number' && Number.isSafeInteger(ms) && ms >= 0 ? ms : null;
};

/** When a client connects again. It spreads over a window only where the server announced one. */
export interface Reconnecting {
  /** Takes the announcement of the answer to joining; no window where it announces none. */
  readonly joined: (announced: unknown) => void;
  /** The reason of a close. A window that it names takes the place of the one before. */
  readonly closed: (reason: string) => void;
  /** Milliseconds from the loss to the next try: the rule, and a moment of the window. */
  readonly delayMs: () => number;
}

/** `random` gives numbers from 0 up to 1, 1 left out. */
export const reconnecting = (random: () => number): Reconnecting => {
  let spreadMs = 0;
  return {
    joined: (announced) => {
      spreadMs = windowIn(announced) ?? 0;
    },
    closed: (reason) => {
      const [, announced] = new RegExp(`(?:^|; )${RECONNECT_SPREAD}=([0-9]+)$`).exec(reason) ?? [];
      spreadMs = windowIn(announced) ?? spreadMs;
    },
    delayMs: () => RECONNECT_AFTER_MS + Math.floor(random() * spreadMs),
  };
};
