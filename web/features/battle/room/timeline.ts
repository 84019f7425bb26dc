import type { BattlePace } from '../../../generated/graphql.ts';
import { LANDING_MS, TIMING } from './playback.ts';

/** A finished battle laid out from 0: rounds begin one slot after another, then its result is shown. All in milliseconds. */
export interface Timeline {
  readonly rounds: number;
  readonly turnMs: number;
  readonly slotMs: number;
  readonly lengthMs: number;
}

export const timelineOf = ({ pace, rounds }: { readonly pace: BattlePace; readonly rounds: readonly unknown[] }) => {
  const { turnMs, slotMs } = TIMING[pace];
  const lengthMs = (rounds.length - 1) * slotMs + turnMs + LANDING_MS;
  return { rounds: rounds.length, turnMs, slotMs, lengthMs } satisfies Timeline;
};

/** The battle with its rounds moved onto its timeline: the view at a position is the view at that moment live. */
export const onTimeline = <
  Battle extends { readonly pace: BattlePace; readonly rounds: readonly { readonly startedAt: string }[] },
>(
  battle: Battle,
): Battle => {
  const { slotMs } = TIMING[battle.pace];
  const moved = (round: number): string => new Date(round * slotMs).toISOString();
  return { ...battle, rounds: battle.rounds.map((round, index) => ({ ...round, startedAt: moved(index) })) };
};

const within = (position: number, { lengthMs }: Timeline): number => Math.min(lengthMs, Math.max(0, position));

/** The round that a position lies in, from 1; the end belongs to the last. */
export const roundAt = (position: number, { slotMs, rounds }: Timeline): number =>
  Math.min(Math.max(1, rounds), Math.floor(position / slotMs) + 1);

/** Rounds whose reels stand at a position. */
export const settledAt = (position: number, timeline: Timeline): number => {
  const round = roundAt(position, timeline);
  return position - startOf(round, timeline) >= timeline.turnMs ? round : round - 1;
};

export const startOf = (round: number, { slotMs }: Timeline): number => (round - 1) * slotMs;

/** So far into a round, going back leads to its own start. */
const OWN_START_MS = 1000;

/** One round forward, or back; past the last round lies the end. */
export const stepRound = (position: number, by: -1 | 1, timeline: Timeline): number => {
  const round = roundAt(position, timeline);
  const start = startOf(round, timeline);
  if (by === 1) return round < timeline.rounds ? start + timeline.slotMs : timeline.lengthMs;
  return within(position - start > OWN_START_MS ? start : start - timeline.slotMs, timeline);
};

/** The round before the first one that the lead passes in after a position, or the last round: no button tells which it was. */
export const nextChange = (position: number, changes: readonly number[], timeline: Timeline): number => {
  const round = roundAt(position, timeline);
  return startOf(changes.find((change) => change > round) ?? timeline.rounds, timeline);
};

/** The newest change of the lead before the round of a position, or the beginning. */
export const previousChange = (position: number, changes: readonly number[], timeline: Timeline): number => {
  const round = roundAt(position, timeline);
  return startOf(changes.findLast((change) => change < round) ?? 1, timeline);
};

/** Rounds that change the leading sides, from `leaders` after each round. A change needs a leader before it. */
export const leadChanges = (leaders: readonly (readonly number[])[]): readonly number[] =>
  leaders.flatMap((now, index) => {
    const before = leaders[index - 1];
    return before !== undefined && before.length > 0 && before.join() !== now.join() ? [index + 1] : [];
  });

export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The state of a replay: its position at a moment of a clock, and its speed from there. */
export interface Transport {
  readonly position: number;
  readonly since: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The furthest position that was seen when it was last touched. */
  readonly seen: number;
}

export const positionAt = ({ position, since, playing, speed }: Transport, timeline: Timeline, now: number): number =>
  within(playing ? position + (now - since) * speed : position, timeline);

/** The end of the part that the page may draw: it draws nothing that wasn't watched. */
export const seenAt = (transport: Transport, timeline: Timeline, now: number): number =>
  Math.max(transport.seen, positionAt(transport, timeline, now));

const touched = (transport: Transport, timeline: Timeline, now: number): Transport => ({
  ...transport,
  position: positionAt(transport, timeline, now),
  seen: seenAt(transport, timeline, now),
  since: now,
});

export const begun = (now: number): Transport => ({ position: 0, since: now, playing: true, speed: 1, seen: 0 });

/** At the end it plays again from the beginning. */
export const toggled = (transport: Transport, timeline: Timeline, now: number): Transport => {
  const at = touched(transport, timeline, now);
  const ended = at.position >= timeline.lengthMs;
  return { ...at, position: ended ? 0 : at.position, playing: ended || !at.playing };
};

export const movedTo = (transport: Transport, position: number, timeline: Timeline, now: number): Transport => {
  const at = touched(transport, timeline, now);
  const to = within(position, timeline);
  return { ...at, position: to, seen: Math.max(at.seen, to) };
};

export const atSpeed = (transport: Transport, speed: Speed, timeline: Timeline, now: number): Transport => ({
  ...touched(transport, timeline, now),
  speed,
});

/** The next speed up or down; the outermost stays. */
export const nextSpeed = (speed: Speed, by: -1 | 1): Speed => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;

/** Stands at the end once it is reached. */
export const ended = (transport: Transport, timeline: Timeline, now: number): Transport => ({
  ...touched(transport, timeline, now),
  playing: false,
});

/** The action of a key. */
export type TheatreAct =
  | { readonly act: 'toggle' }
  | { readonly act: 'by'; readonly ms: number }
  | { readonly act: 'round'; readonly by: -1 | 1 }
  | { readonly act: 'speed'; readonly by: -1 | 1 };

const STEP_MS = 5000;

export const actOfKey = (key: string): TheatreAct | null => {
  switch (key) {
    case ' ':
      return { act: 'toggle' };
    case 'ArrowLeft':
      return { act: 'by', ms: -STEP_MS };
    case 'ArrowRight':
      return { act: 'by', ms: STEP_MS };
    case ',':
      return { act: 'round', by: -1 };
    case '.':
      return { act: 'round', by: 1 };
    case '<':
      return { act: 'speed', by: -1 };
    case '>':
      return { act: 'speed', by: 1 };
    default:
      return null;
  }
};
