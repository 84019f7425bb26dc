/** How a listener speaks to the site. */
export interface Dialect {
  readonly path: string;
  readonly protocol: string;
  /** The client's first message. */
  readonly greeting: string;
  /** Reads a message. `after` is the event that the listener resumes behind. */
  readonly read: (message: Buffer, after: number) => ReceivedMessage;
}

export type ReceivedMessage =
  /**
   * The site takes subscriptions; `next` is the client's next message. It names where to begin, so the client misses no
   * event from here on.
   */
  | { readonly kind: 'welcome'; readonly next: string }
  | {
      readonly kind: 'event';
      readonly seq: number;
      /** The event that the next connection resumes behind. */
      readonly resume: number;
      /** Milliseconds since 1970 from which on the event could be here; null where that isn't known. */
      readonly since: number | null;
    }
  | { readonly kind: 'fault'; readonly code: string }
  | { readonly kind: 'nothing' };

/** Bytes of a message that are looked at: everything that is asked for stands in its beginning. */
export const HEAD_BYTES = 400;
