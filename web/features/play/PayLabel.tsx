import styles from './PayLabel.module.css';

interface PayLabelProps {
  readonly action: string;
  /** What it costs, in words; null while that isn't known. */
  readonly cost: string | null;
}

/** The words of the pay button: on a wide page with what it costs, which a phone says beside it. */
export const PayLabel = ({ action, cost }: PayLabelProps) => (
  <>
    {action}
    {cost !== null && (
      <span className={styles.cost}>
        <span className={styles.divider} />
        <bdi>{cost}</bdi>
      </span>
    )}
  </>
);
