import { createBroadcast, type Sequenced } from '../../engine/projections/broadcast.ts';
import type { LiveRow } from '../../engine/projections/live-event.ts';
import { type Mailbox, SlowListener } from '../../engine/projections/mailbox.ts';
import { PROFILE_LASTS_MS } from '../accounts/profile/public-profiles.ts';
import type { LiveFeed } from '../graphql/context.ts';
import { holdBack, type Released } from './hold-back.ts';
import type { MessageBody, MessagePlace } from './session-state.ts';

export interface TopicMessage {
  readonly place: MessagePlace;
  /** Made once for all who ask at the same time; null where it could not be made for a minute. */
  readonly body: () => Promise<MessageBody | null>;
}

/** `/topic/messages` in this process: any number of subscribers, one listener of the feed. */
export interface Topic {
  /**
   * Events as they may be shown, from now on; with `after`, those behind it that are still kept come first, and some
   * of them a second time. @throws TooManyListeners · SlowListener from a step of the iteration
   */
  readonly listen: (after: number | null) => Mailbox<TopicMessage>;
  /** Resolves once the past is kept, or the topic is stopped: a client that resumes before that would miss events. */
  readonly begun: Promise<void>;
  readonly stop: () => void;
}

export interface TopicParts {
  readonly live: Pick<LiveFeed, 'listen'>;
  /** The newest events of the feed's table once it has come to the present, oldest first. */
  readonly past: () => Promise<readonly LiveRow[]>;
  readonly now: () => number;
  /** How often public profiles have changed. */
  readonly profileChanges: () => number;
  readonly payload: (row: LiveRow) => Promise<MessageBody>;
  readonly onError: (error: unknown) => void;
  readonly maxListeners?: number;
}

/** Messages kept for clients that resume. */
const KEPT = 200;
/** Messages that are published in one turn: less than what may wait for a subscriber. */
const AT_ONCE = 100;
/** Messages that may wait for one subscriber. */
const QUEUE_LIMIT = 256;
const MAX_LISTENERS = 10_000;
/** The site's clock may be set: it is looked at this often while events wait. */
const LOOK_AGAIN_MS = 1_000;
const AFTER_ERROR_MS = 500;
/** A message that can't be made for so long is left out. */
const GIVE_UP_AFTER_MS = 60_000;
/** As long as a public profile: a name that is no longer shown is not sent to those who resume. */
const BODY_LASTS_MS = PROFILE_LASTS_MS;

/**
 * Gives all callers within `BODY_LASTS_MS` the same value, also while it is made. A later caller, or one after a change
 * of public profiles, gets a new one.
 */
const shared = <Value>(
  make: () => Promise<Value>,
  { now, profileChanges }: Pick<TopicParts, 'now' | 'profileChanges'>,
): (() => Promise<Value>) => {
  let made: { readonly value: Promise<Value>; readonly changes: number; until: number } | null = null;
  return () => {
    const changes = profileChanges();
    if (made === null || now() >= made.until || made.changes !== changes) {
      const one = { value: make(), changes, until: Number.POSITIVE_INFINITY };
      made = one;
      void one.value.finally(() => {
        one.until = now() + BODY_LASTS_MS;
      });
    }
    return made.value;
  };
};

export const openTopic = (parts: TopicParts): Topic => {
  const { live, past, now, payload, onError, maxListeners = MAX_LISTENERS } = parts;
  const held = holdBack();
  const broadcast = createBroadcast<TopicMessage>({
    what: 'the topic',
    kept: KEPT,
    limit: QUEUE_LIMIT,
    beyond: 'cut off',
    maxListeners,
  });
  let feed: Mailbox<LiveRow> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let scheduledFor: number | null = null;
  let lastSeq = 0;
  let stopped = false;
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();

  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AFTER_ERROR_MS).unref());

  /** Tries until it is made: a database that is away for a while costs subscribers that while, and no message. */
  const make = async (row: LiveRow): Promise<MessageBody | null> => {
    const giveUpAt = now() + GIVE_UP_AFTER_MS;
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await payload(row);
      } catch (error) {
        if (isFirst) onError(error);
        if (stopped || now() >= giveUpAt) return null;
        await pause();
      }
    }
  };

  const messageOf = ({ row, place }: Released): TopicMessage => ({ place, body: shared(() => make(row), parts) });

  const released = (limit: number): readonly Sequenced<TopicMessage>[] =>
    held.release(now(), limit).map((one) => ({ seq: one.place.seq, shown: messageOf(one) }));

  const schedule = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    scheduledFor = stopped ? null : held.nextAt();
    if (scheduledFor === null) return;
    timer = setTimeout(turn, Math.max(0, Math.min(scheduledFor - now(), LOOK_AGAIN_MS)));
  };

  const turn = (): void => {
    broadcast.publish(released(AT_ONCE));
    schedule();
  };

  const take = (row: LiveRow): void => {
    lastSeq = row.seq;
    if (!held.add(row, now())) onError(new Error(`event ${row.seq} was left out: too many are held back`));
  };

  /**
   * Keeps the past events that may be shown already for clients that resume. Present listeners get only later events.
   */
  const begin = async (): Promise<void> => {
    const rows = await past();
    for (const row of rows) take(row);
    broadcast.keep(released(rows.length));
    schedule();
    hasBegun();
  };

  /** Follows the feed until it ends. When the topic falls behind the feed, it listens again from its last event. */
  const follow = async (): Promise<void> => {
    let isFirst = true;
    while (!stopped) {
      try {
        if (isFirst) await begin();
        isFirst = false;
        if (stopped) return;
        feed = live.listen(lastSeq);
        for await (const row of feed) {
          take(row);
          if (held.nextAt() !== scheduledFor) schedule();
        }
        return;
      } catch (error) {
        if (!(error instanceof SlowListener)) onError(error);
        if (!stopped) await pause();
      }
    }
  };
  void follow();

  return {
    listen: broadcast.listen,
    begun,
    stop: () => {
      stopped = true;
      hasBegun();
      if (timer !== null) clearTimeout(timer);
      broadcast.close();
      feed?.end();
    },
  };
};
