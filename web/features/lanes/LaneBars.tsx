import { LogDiffersBar } from './LogDiffersBar.tsx';
import styles from './lanes.module.css';
import { UnconfirmedKeyBar } from './UnconfirmedKeyBar.tsx';

/** What the player has to know before they stake anything, above every page. */
export default function LaneBars() {
  return (
    <div className={styles.bars}>
      <LogDiffersBar />
      <UnconfirmedKeyBar />
    </div>
  );
}
