import type { LiveMessageFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../generated/index.ts';
import type { Placed } from './feed.ts';
import type { Listed } from './live-list.ts';

export const LIVE_MESSAGE = graphql(`
  fragment LiveMessage on LiveEvent {
    eventType seq prev displayAt
    drop {
      id game playerId nickname value wear
      skin { ...SkinCard @unmask }
    }
    battle { id version status }
  }
`);

/**
 * Both lists at once: switching between them needs no wait. They include drops whose reel still turns: the feed won't
 * repeat them.
 */
export const LIVE_LISTS = graphql(`
  query LiveLists {
    recent: liveDrops(upcoming: true) { ...LiveMessage }
    top: liveDrops(top: true, upcoming: true) { ...LiveMessage }
  }
`);

export const LIVE_MISSED = graphql(`query LiveMissed { liveSince @args { ...LiveMessage } }`);

export const LIVE_EVENTS = graphql(`subscription LiveEvents { liveEvents { ...LiveMessage } }`);

/** A message of the feed, as it may be shown from `displayAt` on. */
export type LiveMessage = Placed &
  Pick<LiveMessageFragment, 'eventType' | 'drop' | 'battle'> & {
    /** Milliseconds since 1970, server time. */
    readonly displayAt: number;
  };

/** However wrong the clocks are, nothing is held back longer than this. */
const LONGEST_HOLD_MS = 30_000;

export const toLiveMessage = (message: FragmentType<typeof LIVE_MESSAGE>, now: number): LiveMessage => {
  const read = readFragment(LIVE_MESSAGE, message);
  return { ...read, displayAt: Math.min(Date.parse(read.displayAt), now + LONGEST_HOLD_MS) };
};

export type ShownDrop = Listed & { readonly drop: NonNullable<LiveMessageFragment['drop']> };

/** The drops among the messages, by their plays. */
export const dropsIn = (messages: readonly LiveMessage[]): readonly ShownDrop[] =>
  messages.flatMap(({ seq, displayAt, drop }) => {
    if (drop === null || drop === undefined) return [];
    return [{ seq, displayAt, id: drop.id, grade: drop.skin.grade, drop }];
  });
