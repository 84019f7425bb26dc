/** How a listener speaks to the site. */
export interface Dialect {
  readonly path: string;
  readonly protocol: string;
  /** What is said first. */
  readonly greeting: string;
  /** What a message means. `after` is what the listener resumes behind. */
  readonly read: (message: Buffer, after: number) => ReceivedMessage;
}

export type ReceivedMessage =
  /** The site takes subscriptions: this is said next. Nothing is missed from here on, since it names where to begin. */
  | { readonly kind: 'welcome'; readonly next: string }
  | {
      readonly kind: 'event';
      readonly seq: number;
      /** What the next connection resumes behind. */
      readonly resume: number;
      /** Milliseconds since 1970 from which on the event could be here; null where that isn't known. */
      readonly since: number | null;
    }
  | { readonly kind: 'fault'; readonly code: string }
  | { readonly kind: 'nothing' };

/** Bytes of a message that are looked at: everything that is asked for stands in its beginning. */
export const HEAD_BYTES = 400;
