import { PageHead } from '../../platform/PageHead.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { Commitment } from '../play/Commitment.tsx';
import { SpeedButton } from '../play/SpeedButton.tsx';
import { SoundButton } from './SoundButton.tsx';
import styles from './StageTitle.module.css';

interface StageTitleProps {
  readonly title: string;
  readonly intro: string;
}

/** Above a stage: the page's name and purpose, and the hash that binds the server. A phone's header has the name. */
export const StageTitle = ({ title, intro }: StageTitleProps) => (
  <PageHead
    title={title}
    className={styles.title}
    lead={
      <Text as="p" truncate className={styles.intro}>
        {intro}
      </Text>
    }
  >
    <Box display={['none', 'flex']} align={['stretch', 'center']} className={styles.aside}>
      <Commitment />
      <SpeedButton />
      <SoundButton />
    </Box>
  </PageHead>
);
