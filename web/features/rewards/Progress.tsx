import { Box } from '../../ui/Box.tsx';
import styles from './Progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  /** The progress in figures; a screen reader reads it out in place of the bare share. */
  readonly text: string;
}

/** A bar that fills from the start of the line. */
export const Progress = ({ label, share, text }: ProgressProps) => (
  <Box
    overflow="hidden"
    ground="surface-3"
    className={styles.track}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(share * 100)}
    aria-valuetext={text}
  >
    <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
  </Box>
);
