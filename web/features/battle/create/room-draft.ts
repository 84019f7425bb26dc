import type { BattleMode, BattlePace } from '../../../generated/graphql.ts';

/** Boxes, and with them rounds, a battle has at most. */
export const MOST_BOXES = 20;

export const SEATINGS = ['2', '3', '4', '2v2', '3v3'] as const;
export type Seating = (typeof SEATINGS)[number];

/** Where everything is shared there are no teams. */
export const seatingsIn = (mode: BattleMode): readonly Seating[] =>
  mode === 'SHARED' ? SEATINGS.filter((seating) => !isTeams(seating)) : SEATINGS;

export const isTeams = (seating: Seating): boolean => seating === '2v2' || seating === '3v3';

/** Seats of a room, as the API counts them. */
export const seatsIn = (seating: Seating): { readonly seatCount: number; readonly teams: boolean } => ({
  seatCount: seating === '2v2' ? 4 : seating === '3v3' ? 6 : Number(seating),
  teams: isTeams(seating),
});

/** The same case some rounds running. */
export interface DraftBox {
  readonly slug: string;
  /** From 1. */
  readonly count: number;
}

/** A room that is being put together. */
export interface RoomDraft {
  readonly mode: BattleMode;
  readonly pace: BattlePace;
  readonly seating: Seating;
  readonly private: boolean;
  /** In the order of the rounds. */
  readonly boxes: readonly DraftBox[];
}

export const emptyDraft = (reverse: boolean): RoomDraft => ({
  mode: reverse ? 'UNDERDOG' : 'CLASSIC',
  pace: 'NORMAL',
  seating: '2',
  private: false,
  boxes: [],
});

export type DraftAction =
  | { readonly type: 'set'; readonly change: Partial<Omit<RoomDraft, 'boxes'>> }
  | { readonly type: 'load'; readonly draft: RoomDraft }
  | { readonly type: 'add'; readonly slug: string }
  | { readonly type: 'count'; readonly at: number; readonly by: 1 | -1 }
  | { readonly type: 'move'; readonly at: number; readonly by: 1 | -1 }
  | { readonly type: 'remove'; readonly at: number }
  | { readonly type: 'clear' };

export const roundsOf = ({ boxes }: Pick<RoomDraft, 'boxes'>): number =>
  boxes.reduce((sum, { count }) => sum + count, 0);

/** One slug a round. */
export const slugsOf = ({ boxes }: Pick<RoomDraft, 'boxes'>): readonly string[] =>
  boxes.flatMap(({ slug, count }) => Array.from({ length: count }, () => slug));

/** Neighbours of the same case become one row. */
export const grouped = (slugs: readonly string[]): readonly DraftBox[] => {
  const rows: DraftBox[] = [];
  for (const slug of slugs) {
    const last = rows.at(-1);
    if (last?.slug === slug) rows[rows.length - 1] = { slug, count: last.count + 1 };
    else rows.push({ slug, count: 1 });
  }
  return rows;
};

const withCount = (boxes: readonly DraftBox[], at: number, by: 1 | -1): readonly DraftBox[] =>
  boxes.map((box, place) => (place === at ? { ...box, count: Math.max(1, box.count + by) } : box));

const boxesAfter = (draft: RoomDraft, action: Exclude<DraftAction, { readonly type: 'set' | 'load' }>) => {
  const { boxes } = draft;
  const full = roundsOf(draft) >= MOST_BOXES;
  switch (action.type) {
    case 'add': {
      if (full) return boxes;
      const known = boxes.findLastIndex(({ slug }) => slug === action.slug);
      return known < 0 ? [...boxes, { slug: action.slug, count: 1 }] : withCount(boxes, known, 1);
    }
    case 'count':
      return action.by > 0 && full ? boxes : withCount(boxes, action.at, action.by);
    case 'move': {
      const moved = boxes[action.at];
      const other = boxes[action.at + action.by];
      if (moved === undefined || other === undefined) return boxes;
      return boxes.with(action.at, other).with(action.at + action.by, moved);
    }
    case 'remove':
      return boxes.toSpliced(action.at, 1);
    case 'clear':
      return [];
  }
};

/** An action that doesn't fit (a 21st box, a missing place) changes nothing. */
export const reduceDraft = (draft: RoomDraft, action: DraftAction): RoomDraft => {
  if (action.type === 'load') return action.draft;
  if (action.type === 'set') {
    const { seating, mode, ...rest } = { ...draft, ...action.change };
    return { ...rest, mode, seating: seatingsIn(mode).includes(seating) ? seating : '2' };
  }
  return { ...draft, boxes: boxesAfter(draft, action) };
};

interface OldRoom {
  readonly mode: BattleMode;
  readonly pace: BattlePace;
  readonly teams: boolean;
  readonly private: boolean;
  readonly seatCount: number;
  readonly boxes: readonly { readonly case: { readonly slug: string } }[];
}

const seatingOf = ({ teams, seatCount }: OldRoom): Seating =>
  teams ? (seatCount === 6 ? '3v3' : '2v2') : (SEATINGS.find((seating) => seating === String(seatCount)) ?? '2');

/**
 * A draft like an earlier room, with those of its cases that are still offered. `reverse` makes it an underdog battle.
 */
export const draftFrom = (room: OldRoom, offered: ReadonlySet<string>, reverse: boolean): RoomDraft => ({
  mode: reverse ? 'UNDERDOG' : room.mode,
  pace: room.pace,
  seating: seatingOf(room),
  private: room.private,
  boxes: grouped(room.boxes.map((box) => box.case.slug).filter((slug) => offered.has(slug))),
});

interface Priced {
  readonly price: number;
  /** Percent with two decimals. */
  readonly rtpPercent: string;
}

export interface SeatCost {
  /** The cost of a seat, minor units. */
  readonly cost: number;
  /** The average value of a seat's draws, minor units, rounded down. */
  readonly expected: number;
  /** The same as percent of the cost; null without boxes. */
  readonly rtpPercent: number | null;
}

/** Adds up in hundredths of a percent, in whole numbers. */
export const seatCostOf = (draft: Pick<RoomDraft, 'boxes'>, caseOf: (slug: string) => Priced | undefined): SeatCost => {
  const priced = slugsOf(draft).flatMap((slug) => caseOf(slug) ?? []);
  const cost = priced.reduce((sum, { price }) => sum + price, 0);
  const worth = priced.reduce((sum, { price, rtpPercent }) => sum + price * Math.round(Number(rtpPercent) * 100), 0);
  return { cost, expected: Math.floor(worth / 10_000), rtpPercent: cost === 0 ? null : worth / cost / 100 };
};
