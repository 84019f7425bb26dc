import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LimitReached.module.css';
import { limitOf } from './limit-of.ts';

interface LimitReachedProps {
  /** `LIMIT_REACHED` or `PLAY_NOT_ALLOWED`; see `isSaferPlayCode`. */
  readonly code: 'LIMIT_REACHED' | 'PLAY_NOT_ALLOWED';
  /** The `extensions.details` of the refusal, where there are any. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Called when the way to the settings is taken, so that a dialog can close. */
  readonly onLeave?: () => void;
}

/** In place of a play, a deposit or a claim that the player's own limits stop: which one, and where it is set. */
export const LimitReached = ({ code, details = {}, onLeave }: LimitReachedProps) => {
  const { saferPlay } = useMessages();
  const { locale } = useLocale();
  const { reached, limits } = saferPlay;
  const limit = code === 'LIMIT_REACHED' ? limitOf(details) : null;
  return (
    <Row wrap gap={12} padY={14} padX={16} radius="card" className={styles.reached} role="status">
      <Text tone="info" self="start">
        <Icon name="shield" />
      </Text>
      <Box shrink tone="muted" className={styles.words}>
        <Text as="p" weight={500} tone="text">
          {code === 'LIMIT_REACHED' ? reached.title : reached.titlePlay}
        </Text>
        {limit !== null && (
          <p>
            {reached.amount({
              kind: limits.kinds[limit.kind],
              period: limits.periods[limit.period],
              amount: formatMoney(limit.amount, locale),
            })}
          </p>
        )}
        <p>{code === 'LIMIT_REACHED' ? reached.text : reached.textPlay}</p>
      </Box>
      <ButtonLink to="/safer-play" iconEnd="right" {...(onLeave && { onClick: onLeave })}>
        {reached.action}
      </ButtonLink>
    </Row>
  );
};
