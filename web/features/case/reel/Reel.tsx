import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Pips } from '../../../ui/Pips.tsx';
import type { CaseEntry } from '../case-query.ts';
import type { Intensity } from '../reveal/intensity.ts';
import styles from './Reel.module.css';
import { WINNER_AT } from './strip.ts';
import { type Axis, useTurning } from './use-turning.ts';

interface ReelProps {
  readonly axis: Axis;
  readonly stripId: string | null;
  /** One for each card, in order. */
  readonly cards: readonly CaseEntry['skin'][];
  readonly startedAt: number | null;
  readonly durationMs: number;
  readonly reducedMotion: boolean;
  readonly skipped: boolean;
  readonly jitter: number;
  /** How much is made of the winner once the reel has stopped; null before. */
  readonly made: Intensity | null;
  /** The winner's picture, for what rises from it. */
  readonly lifted?: RefObject<HTMLImageElement | null> | undefined;
  readonly children?: ReactNode;
}

/** One strip behind its window. Cards are pictures with a bar and pips: no text moves. */
export const Reel = ({ cards, made, lifted, children, ...turning }: ReelProps) => {
  const { pane, strip } = useTurning(turning);
  const winner = cards[WINNER_AT];
  const placed = cards.map((card, place) => ({ card, place }));
  return (
    <div
      ref={pane}
      className={classNames(styles.pane, styles[turning.axis])}
      data-made={made ?? undefined}
      data-lifted={lifted !== undefined || undefined}
      data-grade={made === null ? undefined : winner?.grade}
    >
      {turning.axis === 'row' && <span className={styles.pointer} />}
      <div className={styles.mask} aria-hidden="true">
        <div ref={strip} className={styles.strip}>
          {placed.map(({ card, place }) => (
            <div
              key={place}
              className={classNames(styles.card, made !== null && place === WINNER_AT && styles.winner)}
              data-grade={card.grade}
              style={{ '--grade': card.grade }}
            >
              <img
                ref={place === WINNER_AT ? lifted : undefined}
                src={turning.axis === 'row' ? card.image : card.imageSmall}
                alt=""
                width={640}
                height={400}
              />
              <span className={styles.bar} />
              {turning.axis === 'row' && <Pips grade={card.grade} />}
            </div>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
};
