import type { LiveDropFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../generated/index.ts';
import type { Listed } from './live-list.ts';

export const LIVE_DROP = graphql(`
  fragment LiveDrop on LiveEvent {
    seq
    prev
    displayAt
    drop {
      id
      nickname
      value
      skin {
        id
        image
        imageSmall
        grade
        familyNames {
          zhCN
          zhTW
          en
        }
        finishNames {
          zhCN
          zhTW
          en
        }
      }
    }
  }
`);

/** Both lists at once: switching between them needs no wait. */
export const LIVE_LISTS = graphql(`
  query LiveLists {
    recent: liveDrops {
      ...LiveDrop
    }
    top: liveDrops(top: true) {
      ...LiveDrop
    }
  }
`);

export const LIVE_MISSED = graphql(`
  query LiveMissed($after: Int!) {
    liveDrops(after: $after) {
      ...LiveDrop
    }
  }
`);

export const LIVE_EVENTS = graphql(`
  subscription LiveEvents($after: Int) {
    liveEvents(after: $after) {
      ...LiveDrop
    }
  }
`);

export type ShownDrop = Listed & LiveDropFragment['drop'];

/** However wrong the clocks are, nothing is held back longer than this. */
const LONGEST_HOLD_MS = 30_000;

export const toShownDrop = (message: FragmentType<typeof LIVE_DROP>, now: number): ShownDrop => {
  const { seq, prev, displayAt, drop } = readFragment(LIVE_DROP, message);
  return {
    ...drop,
    seq,
    prev,
    grade: drop.skin.grade,
    displayAt: Math.min(Date.parse(displayAt), now + LONGEST_HOLD_MS),
  };
};
