import { memo } from 'react';
import { Grid, Stack } from '../../../ui/Box.tsx';
import { WINNER_AT } from '../../case/reel/strip.ts';
import { useReducedMotion } from '../../case/use-reduced-motion.ts';
import type { Clock } from '../use-now.ts';
import type { ReelStrip } from './reel-cards.ts';
import styles from './SeatReel.module.css';
import { useSeatReel } from './use-seat-reel.ts';

interface SeatReelProps {
  readonly strip: ReelStrip;
  /** Where on its first card the line stands: where the strip before has stopped. */
  readonly startJitter: number;
  readonly round: number;
  readonly startedAt: number | null;
  readonly turnMs: number;
  readonly stood: boolean;
  readonly clock: Clock;
}

/** One seat's strip behind its window. Pictures and bars: no text moves, and a screen reader is told the outcome. */
export const SeatReel = memo(({ strip: { cards, jitter }, startJitter, ...motion }: SeatReelProps) => {
  const reducedMotion = useReducedMotion();
  const { pane, strip } = useSeatReel({ ...motion, jitter, startJitter, reducedMotion });
  const placed = cards.map((card, place) => ({ card, place }));
  return (
    <div ref={pane} className={styles.pane} data-stood={motion.stood || undefined} aria-hidden="true">
      <Stack ref={strip} gap={4} className={styles.strip}>
        {placed.map(({ card, place }) => (
          <Grid
            key={place}
            position="relative"
            rigid
            className={styles.card}
            data-grade={card.grade}
            data-winner={(motion.stood && place === WINNER_AT) || undefined}
          >
            <img src={card.imageSmall} alt="" width={320} height={200} decoding="async" />
            <span className={styles.bar} />
          </Grid>
        ))}
      </Stack>
    </div>
  );
});
