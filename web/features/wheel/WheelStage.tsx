import type { ReactNode } from 'react';
import { Box, Stack } from '../../ui/Box.tsx';
import { useTurningInView } from '../play/into-view.ts';
import { StageTitle } from './StageTitle.tsx';
import styles from './WheelStage.module.css';

interface WheelStageProps {
  readonly title: string;
  readonly intro: string;
  /** Rarity of the item in the light; null while there is none. */
  readonly grade: number | null;
  readonly source: ReactNode;
  /** The sum of the source: below it on a wide page, at the end on a phone. */
  readonly sum?: ReactNode;
  readonly wheel: ReactNode;
  /** The wheel turns for a play. */
  readonly turning: boolean;
  readonly controls: ReactNode;
  readonly target: ReactNode;
}

/** Source → wheel → target: side by side on a wide page, below each other on a phone. */
export const WheelStage = (props: WheelStageProps) => {
  const { title, intro, grade, source, sum, wheel, turning, controls, target } = props;
  const inView = useTurningInView(turning);
  return (
    <Box
      as="section"
      position="relative"
      line="bottom"
      className={styles.stage}
      data-grade={grade ?? undefined}
      data-dark={grade === null || undefined}
    >
      <StageTitle title={title} intro={intro} />
      <Box
        display={['flex', 'grid']}
        direction="column"
        gapX={[0, 12]}
        padX={[0, 'gutter']}
        position="relative"
        className={styles.columns}
      >
        <Box
          display={['block', 'flex']}
          direction="column"
          padBottom={[0, 40]}
          line={['bottom', 'none']}
          className={styles.source}
        >
          {source}
        </Box>
        <Stack align="center" className={styles.middle}>
          <Box ref={inView} padTop={[16, 2]} padBottom={[12, 0]}>
            {wheel}
          </Box>
          {controls}
        </Stack>
        <Box line={['top', 'none']} className={styles.target}>
          {target}
        </Box>
        {sum !== undefined && (
          <Box display={['block', 'flex']} direction="column" padBottom={[0, 40]} className={styles.sum}>
            {sum}
          </Box>
        )}
      </Box>
    </Box>
  );
};
