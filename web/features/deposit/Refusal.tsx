import { apiErrorOf, useErrorText } from '../../platform/api-error.ts';
import { Row, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LimitReached } from '../safer-play/LimitReached.tsx';
import { isSaferPlayCode } from '../safer-play/limit-of.ts';
import styles from './Refusal.module.css';

interface RefusalProps {
  /** What the API client threw; null shows nothing. */
  readonly error: unknown;
  /** Puts a dialog away as a way out of it is taken. */
  readonly onLeave?: () => void;
}

/**
 * Why a money command wasn't done, with the way on where the player's own limits stand behind it. The region is always
 * there, so that its first words are announced too.
 */
export const Refusal = ({ error, onLeave }: RefusalProps) => {
  const textOf = useErrorText();
  if (error === null) return <VisuallyHidden as="div" role="alert" />;
  const { code, details } = apiErrorOf(error);
  if (isSaferPlayCode(code)) {
    return <LimitReached code={code} details={details} {...(onLeave && { onLeave })} />;
  }
  return (
    <Row
      role="alert"
      gap={10}
      padY={12}
      padX={14}
      radius="control"
      tone="danger"
      align="stretch"
      className={styles.refusal}
    >
      <Icon name="warning" size={16} />
      <p>{textOf(error)}</p>
    </Row>
  );
};
