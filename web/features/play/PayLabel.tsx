import styles from './PayLabel.module.css';

interface PayLabelProps {
  readonly action: string;
  /** The price, in words; null while it isn't known. */
  readonly cost: string | null;
}

/** The words of the pay button: on a wide page with the price, which a phone shows beside it. */
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
