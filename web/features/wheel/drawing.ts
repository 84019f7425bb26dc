import { degreesOf, TICKETS, type TicketSpan } from './roll.ts';

/** Pixels of the square the wheel is drawn on. Its lines are as wide on a phone as on a wide page. */
export type WheelSize = 236 | 316;

const MARKS = 100;
/** From the edge of the square to the middle of the ring, and half the ring's width. */
const MARGIN = 26;
export const HALF_RING = 7;
/** Where a mark begins, and how far it reaches out, from the edge of the square. */
const FOOT = 13;
const REACH = { minor: 9, middle: 6, major: 2 } as const;

export type MarkRank = keyof typeof REACH;

export interface MarkPaths {
  readonly rank: MarkRank;
  readonly lit: string;
  readonly dim: string;
}

/** Everything about the wheel that depends on its size. */
export interface WheelDrawing {
  readonly size: WheelSize;
  readonly centre: number;
  /** Radius of the middle of the ring. */
  readonly ring: number;
  /** A line along the circle over the span. The span is less than the whole circle. */
  readonly arc: (radius: number, span: TicketSpan) => string;
  /** The span as a piece of cake. */
  readonly wedge: (radius: number, span: TicketSpan) => string;
  /** The two ends of the span, across the ring and a little beyond. */
  readonly caps: (span: TicketSpan) => string;
  /** The hundred marks around the ring as six paths: by rank, and whether the span lights them. */
  readonly marks: (span: TicketSpan | null) => readonly MarkPaths[];
}

const rankOf = (mark: number): MarkRank => (mark % 25 === 0 ? 'major' : mark % 5 === 0 ? 'middle' : 'minor');

/** A mark at the very top belongs to both ends of the circle. */
const isLit = (mark: number, { from, to }: TicketSpan): boolean => {
  const ticket = (mark / MARKS) * TICKETS;
  return (ticket >= from && ticket <= to) || (mark === 0 && to === TICKETS);
};

export const drawWheel = (size: WheelSize): WheelDrawing => {
  const centre = size / 2;
  const ring = centre - MARGIN;

  /** Degrees clockwise from the top: `158.00 26.00`. */
  const point = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`;
  };
  const spoke = (degrees: number, inner: number, outer: number): string =>
    `M${point(inner, degrees)}L${point(outer, degrees)}`;
  const arc = (radius: number, { from, to }: TicketSpan): string => {
    const large = degreesOf(to - from) > 180 ? 1 : 0;
    return `M${point(radius, degreesOf(from))}A${radius} ${radius} 0 ${large} 1 ${point(radius, degreesOf(to))}`;
  };

  return {
    size,
    centre,
    ring,
    arc,
    wedge: (radius, span) => `M${centre} ${centre}L${arc(radius, span).slice(1)}z`,
    caps: ({ from, to }) => [from, to].map((end) => spoke(degreesOf(end), ring - 11, ring + 11)).join(''),
    marks: (span) => {
      const ranks: readonly MarkRank[] = ['minor', 'middle', 'major'];
      return ranks.map((rank) => {
        const paths = { lit: '', dim: '' };
        for (let mark = 0; mark < MARKS; mark += 1) {
          if (rankOf(mark) !== rank) continue;
          const line = spoke((mark / MARKS) * 360, centre - FOOT, centre - REACH[rank]);
          if (span !== null && isLit(mark, span)) paths.lit += line;
          else paths.dim += line;
        }
        return { rank, ...paths };
      });
    },
  };
};
