import { Box } from '../../ui/Box.tsx';
import { Commitment } from '../play/Commitment.tsx';
import { SpeedButton } from '../play/SpeedButton.tsx';
import { SoundButton } from './SoundButton.tsx';
import styles from './StageTitle.module.css';

interface StageTitleProps {
  readonly title: string;
  readonly intro: string;
}

/** Above a stage: what the page is, and the hash that binds the server. On a phone the name stands in the header. */
export const StageTitle = ({ title, intro }: StageTitleProps) => (
  <div className={`wrap ${styles.title}`}>
    <h1>{title}</h1>
    <p className={styles.intro}>{intro}</p>
    <Box display={['none', 'flex']} align={['stretch', 'center']} className={styles.aside}>
      <Commitment />
      <SpeedButton />
      <SoundButton />
    </Box>
  </div>
);
