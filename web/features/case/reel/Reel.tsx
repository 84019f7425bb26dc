import type { ReactNode } from 'react';
import { join } from '../../../ui/join.ts';
import { Pips } from '../../../ui/Pips.tsx';
import type { CaseEntry } from '../case-query.ts';
import styles from './Reel.module.css';
import { WINNER_AT } from './strip.ts';
import { type Axis, useTurning } from './use-turning.ts';

interface ReelProps {
  readonly axis: Axis;
  readonly stripId: string | null;
  /** One for each card, in order. */
  readonly faces: readonly CaseEntry['skin'][];
  readonly startedAt: number | null;
  readonly durationMs: number;
  readonly reducedMotion: boolean;
  readonly skipped: boolean;
  readonly jitter: number;
  readonly startJitter: number;
  /** The reel has stopped: the winner is lit. */
  readonly stands: boolean;
  readonly children?: ReactNode;
}

/** One strip behind its window. Cards are pictures with a bar and pips: no text moves. */
export const Reel = ({ faces, stands, children, ...turning }: ReelProps) => {
  const { pane, strip } = useTurning(turning);
  const winner = faces[WINNER_AT];
  const cards = faces.map((face, place) => ({ face, place }));
  return (
    <div
      ref={pane}
      className={join(styles.pane, styles[turning.axis], stands && styles.stands)}
      data-grade={stands ? winner?.grade : undefined}
    >
      {turning.axis === 'row' && <span className={styles.pointer} />}
      <div className={styles.mask} aria-hidden="true">
        <div ref={strip} className={styles.strip}>
          {cards.map(({ face, place }) => (
            <div
              key={place}
              className={join(styles.card, stands && place === WINNER_AT && styles.winner)}
              data-grade={face.grade}
            >
              <img src={turning.axis === 'row' ? face.image : face.imageSmall} alt="" width={640} height={400} />
              <span className={styles.bar} />
              {turning.axis === 'row' && <Pips grade={face.grade} />}
            </div>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
};
