import { useEffect, useRef } from 'react';
import { pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row } from '../../../ui/Box.tsx';
import type { Clock } from '../use-now.ts';
import { type Playback, roundShown } from './playback.ts';
import styles from './RoundRail.module.css';
import type { BattleBox } from './room-query.ts';
import { startAt } from './use-seat-reel.ts';

interface RoundRailProps {
  readonly boxes: readonly BattleBox[];
  readonly playback: Playback;
  readonly clock: Clock;
  /** The current round is the last one: finished rounds make room for it. */
  readonly last: boolean;
}

/** Fills while the reels turn, on the same clock as they do. */
const Progress = ({
  startedAt,
  turnMs,
  clock,
}: {
  readonly startedAt: number;
  readonly turnMs: number;
  readonly clock: Clock;
}) => {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const animation = line.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: turnMs,
      fill: 'both',
    });
    if (animation) startAt(animation, startedAt, clock);
    return () => animation?.cancel();
  }, [startedAt, turnMs, clock]);
  return <span ref={line} className={styles.progress} />;
};

/** The battle's boxes in the order of the rounds: those that are done, the one that turns, those that come. */
export const RoundRail = ({ boxes, playback, clock, last }: RoundRailProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const { phase, settled } = playback;
  const runs = phase.kind === 'turning' || phase.kind === 'pause' || phase.kind === 'landing';
  const current = runs ? roundShown(playback) : null;
  return (
    <Box grow shrink className={styles.view}>
      <Row
        as="ol"
        align="stretch"
        className={styles.rail}
        aria-label={room.boxesTitle}
        data-last={last || undefined}
        style={{ '--current': (current ?? 1) - 1 }}
      >
        {boxes.map(({ round, case: box }) => (
          <Grid
            as="li"
            key={round}
            centered
            position="relative"
            className={styles.round}
            data-state={round === current ? 'current' : runs && round <= settled ? 'done' : undefined}
            aria-current={round === current ? 'step' : undefined}
            style={{ '--hue': box.hue }}
          >
            <img
              src={box.imageSmall}
              alt={pickName(box.names, locale)}
              title={pickName(box.names, locale)}
              width={320}
              height={260}
            />
            {round === current && (
              <span className={styles.track}>
                {phase.kind === 'turning' && (
                  <Progress startedAt={phase.startedAt} turnMs={phase.settlesAt - phase.startedAt} clock={clock} />
                )}
                {phase.kind !== 'turning' && settled >= round && <span className={styles.progress} />}
              </span>
            )}
          </Grid>
        ))}
      </Row>
    </Box>
  );
};
