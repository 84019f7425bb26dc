import { type Fact, Facts } from '../../ui/Facts.tsx';
import styles from './hex.module.css';

/** Facts in the small print of proofs. */
export const Rows = ({ rows }: { readonly rows: readonly Fact[] }) => <Facts facts={rows} className={styles.rows} />;
