import { LogDiffersBar } from './LogDiffersBar.tsx';
import styles from './lanes.module.css';
import { UnconfirmedKeyBar } from './UnconfirmedKeyBar.tsx';

/** The warnings that a player must read before a stake, above every page. */
export default function LaneBars() {
  return (
    <div className={styles.bars}>
      <LogDiffersBar />
      <UnconfirmedKeyBar />
    </div>
  );
}
