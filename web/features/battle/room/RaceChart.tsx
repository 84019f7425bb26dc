import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useReducedMotion } from '../../case/use-reduced-motion.ts';
import { useSeatName } from '../seat-name.ts';
import styles from './RaceChart.module.css';
import { depthOf, lineOf, raceLines, spread, ticksUpTo } from './race-lines.ts';
import type { BattleRoom } from './room-query.ts';
import { type SideView, sideColour } from './room-view.ts';

interface RaceChartProps {
  readonly battle: BattleRoom;
  readonly sides: readonly SideView[];
  readonly settled: number;
  /** For each side the draw in the next round that takes the lead, minor units; null where none is to be shown. */
  readonly comebacks?: readonly (number | null)[];
  /** Beside other things: without amounts. */
  readonly compact?: boolean;
}

/** Room for a label, as a share of the chart's height in percent. */
const LABEL = 14;
/** Of the axis that stays free above the highest line. */
const HEADROOM = 1.04;
const RESCALE_MS = 300;
const DRAW_MS = 500;
/** From the new totals to the newest segment; shorter in the last round, whose totals come later. */
const WAIT_MS = { before: 500, last: 100 };

/** Draws the newest segment of all lines together, and moves the older ones to a new scale before. */
const useDrawing = (rounds: number, settled: number, top: number) => {
  const reducedMotion = useReducedMotion();
  const window = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const before = useRef({ settled, top });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { settled, top };
    if (settled !== was.settled + 1 || reducedMotion) return;
    const upTo = (count: number) => ({ clipPath: `inset(-9px ${100 - (100 * count) / rounds}% -9px -9px)` });
    const delay = settled === rounds ? WAIT_MS.last : WAIT_MS.before;
    const drawing = { delay, duration: DRAW_MS, easing: 'ease-in-out', fill: 'backwards' } as const;
    window.current?.animate([upTo(was.settled), upTo(settled)], drawing);
    const rescaled = [{ transform: `scaleY(${top / was.top})` }, { transform: 'none' }];
    lines.current?.animate(rescaled, { duration: RESCALE_MS, easing: 'ease-out' });
  }, [rounds, settled, top, reducedMotion]);
  return { window, lines };
};

/** Keeps the width of a line while the picture is stretched. */
const THIN = { vectorEffect: 'non-scaling-stroke' } as const;

interface LinesProps {
  readonly rounds: number;
  readonly ref?: Ref<SVGSVGElement>;
  readonly children: ReactNode;
}

/** Rounds to the right, percent downwards. */
const Lines = ({ rounds, ref, children }: LinesProps) => (
  <svg
    ref={ref}
    viewBox={`0 0 ${rounds} 100`}
    preserveAspectRatio="none"
    fill="none"
    stroke="var(--hairline)"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The total of each side after each settled round: one line a side, and below it the side that led alone. */
export const RaceChart = ({ battle, sides, settled, comebacks = [], compact = false }: RaceChartProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const nameOf = useSeatName();
  const rounds = battle.boxes.length;
  const { totals, leaders } = raceLines(battle, settled);
  const now = totals.map((line) => line.at(-1) ?? 0);
  const taken = comebacks.map((draw, place) => (draw === null ? 0 : draw + (now[place] ?? 0)));
  const ticks = ticksUpTo(HEADROOM * Math.max(...totals.flat(), ...taken));
  const top = ticks.at(-1) ?? 1;
  const { window, lines } = useDrawing(rounds, settled, top);
  const depths = now.map((total) => depthOf(total, top));
  const labels = spread(depths, LABEL);
  const colourAt = (place: number): string => {
    const side = sides[place];
    return side === undefined ? 'none' : sideColour(side, place);
  };
  const note =
    battle.mode === 'SHARED' ? room.raceShared : battle.mode === 'TERMINAL' ? room.raceRounds : room.raceNote;
  return (
    <Box
      as="section"
      aria-label={room.race}
      className={styles.race}
      data-compact={compact || undefined}
      data-enters="words"
    >
      {!compact && (
        <Row gap={12} height={44} align="center">
          <Text as="h2" size="large" weight={600} rigid>
            {room.race}
          </Text>
          <Text truncate size="small" tone="muted">
            {note}
          </Text>
        </Row>
      )}
      <div className={styles.chart} dir="ltr" aria-hidden="true">
        <div className={styles.plot}>
          <Lines rounds={rounds}>
            {[0, ...ticks].map((tick) => (
              <line key={tick} {...THIN} x2={rounds} y1={depthOf(tick, top)} y2={depthOf(tick, top)} />
            ))}
            {taken.map((level, place) =>
              level === 0 ? null : (
                <polyline
                  key={sides[place]?.side}
                  points={`${settled},${depths[place]} ${settled + 1},${depthOf(level, top)}`}
                  stroke={colourAt(place)}
                  {...THIN}
                  strokeDasharray="3 4"
                />
              ),
            )}
          </Lines>
          <div ref={window}>
            <Lines rounds={rounds} ref={lines}>
              {sides.map(({ side, members }, place) => (
                <polyline
                  key={side}
                  points={lineOf(totals[place] ?? [], top)}
                  stroke={colourAt(place)}
                  {...THIN}
                  strokeWidth={members.some(({ mine }) => mine) ? 2.25 : 1.4}
                />
              ))}
            </Lines>
          </div>
          {!compact &&
            ticks.map((tick) => (
              <Text
                key={tick}
                size="small"
                tone="muted"
                display={['none', 'block']}
                className={styles.tick}
                style={{ insetBlockStart: `${depthOf(tick, top)}%` }}
              >
                {formatCount(tick / 100, locale)}
              </Text>
            ))}
        </div>
        <div className={styles.labels}>
          {sides.map(({ side, members, total }, place) => (
            <Row key={side} gap={6} size="small" style={{ insetBlockStart: `${labels[place]}%` }}>
              <span className={styles.dot} style={{ background: colourAt(place) }} />
              <Text truncate grow tone={members.some(({ mine }) => mine) ? 'text' : 'soft'} className="name">
                {members.map(({ taken: seat }) => (seat === null ? '' : nameOf(seat))).join(room.and)}
              </Text>
              {!compact && (
                <Text display={['none', 'block']}>
                  <Money value={total} coin={false} />
                </Text>
              )}
            </Row>
          ))}
        </div>
        <div className={styles.rounds} style={{ gridTemplateColumns: `repeat(${rounds}, minmax(0, 1fr))` }}>
          {battle.boxes.map(({ round }) => {
            const leader = leaders[round - 1] ?? null;
            return (
              <Text key={round} size="small" text="center" tone="muted">
                <span
                  className={styles.led}
                  style={{ background: leader === null ? 'transparent' : colourAt(leader) }}
                />
                {formatCount(round, locale)}
              </Text>
            );
          })}
        </div>
      </div>
    </Box>
  );
};
