/** The redirect comes this long after the refusal, so that requests that fail together are seen as one. */
const EXPIRY_DELAY_MS = 200;
/** Further refusals within this time are the same event. */
const EXPIRY_QUIET_MS = 1000;

interface ExpiryPorts {
  readonly now: () => number;
  readonly after: (delayMs: number, run: () => void) => void;
  /** The page that stands open says by itself that this login ended, and what comes next. */
  readonly pageAnnounces: () => boolean;
  /** Removes the refused token, and returns it. */
  readonly takeToken: () => string | null;
  /** Tells the player, once, that the login is over. */
  readonly announce: (token: string | null) => void;
}

/** Handles refused tokens: the token goes at once, the announcement follows once for all refusals of one second. */
export const createLoginExpiry = ({ now, after, pageAnnounces, takeToken, announce }: ExpiryPorts): (() => void) => {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return () => {
    const token = takeToken();
    if (now() < quietUntil) return;
    quietUntil = now() + EXPIRY_QUIET_MS;
    if (pageAnnounces()) return;
    after(EXPIRY_DELAY_MS, () => announce(token));
  };
};
