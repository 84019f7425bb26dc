import { useMessages } from '../../i18n/index.ts';
import { Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ClaimState.module.css';

export interface ClaimStateProps {
  readonly state: 'CLAIMED' | 'CLAIMABLE' | 'LOCKED';
  /** Says which reward the button claims. */
  readonly label: string;
  /** This one is on its way. */
  readonly busy: boolean;
  /** Another one may be. */
  readonly disabled: boolean;
  readonly onClaim: () => void;
}

/** At the end of a reward's row: its button, or why there is none. */
export const ClaimState = ({ state, label, busy, disabled, onClaim }: ClaimStateProps) => {
  const { rewards } = useMessages();
  return (
    <Row as="span" justify="end" className={styles.state}>
      {state === 'CLAIMABLE' && (
        <Button variant="primary" busy={busy} disabled={disabled} aria-label={label} onClick={onClaim}>
          {rewards.claim}
        </Button>
      )}
      {state === 'CLAIMED' && (
        <Row as="span" size="small" gap={4} tone="muted">
          <Icon name="check" size={14} /> {rewards.states.CLAIMED}
        </Row>
      )}
      {state === 'LOCKED' && <Icon name="lock" size={16} className={styles.lock} />}
    </Row>
  );
};
