import { Link } from 'react-router-dom';
import { formatCount, formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Hex } from '../fairness/Hex.tsx';
import type { Figures } from './figures.ts';
import styles from './trust.module.css';

/** The log's last statement of liabilities, and the link to the player's own part of it. */
export const Statement = ({ statements }: { readonly statements: Figures['liabilityStatements'] }) => {
  const { liabilities } = useMessages().trust;
  const { locale } = useLocale();
  const [last] = statements;
  if (last === undefined) {
    return (
      <Text as="p" size="note" tone="muted" marginTop={12}>
        {liabilities.statedNone}
      </Text>
    );
  }
  const { position, at, statedPosition, root, leaves, coin, points, locked } = last;
  return (
    <Box marginTop={12}>
      <Text as="p" size="note">
        {liabilities.stated({ time: formatDateTime(at, locale), entry: formatCount(position, locale) })}
      </Text>
      <Text as="p" size="note" tone="muted">
        {liabilities.statedSum({
          leaves,
          coin: formatMoney(coin, locale),
          points: formatMoney(points, locale),
          locked: formatMoney(locked, locale),
          position: formatCount(statedPosition, locale),
        })}
      </Text>
      <Text as="p" size="small" tone="muted">
        {liabilities.statedRoot} <Hex text={root} />
      </Text>
      <Link to="/provably-fair#own-liability" className={styles.link}>
        {liabilities.statedOwn}
        <Icon name="right" size={16} />
      </Link>
    </Box>
  );
};
