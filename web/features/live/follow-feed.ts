import { beginAt, closeGap, emptyFeed, gapOf, type Placed, take } from './feed.ts';

/** A gap that couldn't be closed is asked about again after this long. */
const ASK_AGAIN_MS = 5000;

export interface FeedPorts<Message extends Placed> {
  /** Calls back with every message that is sent. Returns the function that ends it. */
  readonly subscribe: (next: (message: Message) => void) => () => void;
  /** The messages after this sequence number, oldest first. */
  readonly since: (after: number) => Promise<readonly Message[]>;
  /** Calls back whenever messages may be missing unnoticed. Returns the function that ends it. */
  readonly onReturn: (ask: () => void) => () => void;
  readonly later: (run: () => void, delayMs: number) => () => void;
}

export interface FeedListener<Message extends Placed> {
  /** New messages, each of them once. The messages that close a gap come after the message that showed it. */
  readonly onMessages: (messages: readonly Message[]) => void;
  /** The feed lost messages: the listener must read its lists again. */
  readonly onLost?: () => void;
}

export interface FollowedFeed {
  /** Everything up to this sequence number is known, from a list that was read: closes what lies in between. */
  readonly beginAt: (seq: number) => void;
  readonly stop: () => void;
}

/** Follows the feed, and asks for the messages of each gap. Begins where `beginAt` tells it to. */
export const followFeed = <Message extends Placed>(
  { subscribe, since, onReturn, later }: FeedPorts<Message>,
  { onMessages, onLost }: FeedListener<Message>,
): FollowedFeed => {
  let feed = emptyFeed;
  let state: 'following' | 'asking' | 'waiting' | 'over' = 'following';
  let stopWaiting = (): void => undefined;

  const ask = async (): Promise<void> => {
    if (feed.heldTo === null || state === 'asking' || state === 'over') return;
    stopWaiting();
    state = 'asking';
    const answer = await since(feed.heldTo).catch(() => null);
    if (isOver()) return;
    state = 'following';
    if (answer !== null) {
      const closed = closeGap(feed, answer);
      feed = closed.feed;
      if (closed.fresh.length > 0) onMessages(closed.fresh);
      if (closed.lost) onLost?.();
    }
    if (answer !== null && gapOf(feed) === null) return;
    state = 'waiting';
    stopWaiting = later(() => {
      state = 'following';
      void ask();
    }, ASK_AGAIN_MS);
  };
  // Behind a function, because the state changes while an answer is awaited.
  const isOver = (): boolean => state === 'over';
  const closeGaps = (): void => {
    if (gapOf(feed) !== null && state === 'following') void ask();
  };

  const unsubscribe = subscribe((message) => {
    const taken = take(feed, [message]);
    feed = taken.feed;
    if (taken.fresh.length > 0) onMessages(taken.fresh);
    closeGaps();
  });
  const stopListening = onReturn(() => void ask());

  return {
    beginAt: (seq) => {
      feed = beginAt(feed, seq);
      closeGaps();
    },
    stop: () => {
      state = 'over';
      stopWaiting();
      unsubscribe();
      stopListening();
    },
  };
};
