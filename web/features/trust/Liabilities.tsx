import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import type { Figures } from './figures.ts';
import { Part } from './Part.tsx';
import { Statement } from './Statement.tsx';

interface LiabilitiesProps {
  readonly total: number;
  readonly statements: Figures['liabilityStatements'];
}

/** The house's debt to players: rounded, and as the log states it. */
export const Liabilities = ({ total, statements }: LiabilitiesProps) => {
  const { liabilities } = useMessages().trust;
  const { locale } = useLocale();
  return (
    <Part title={liabilities.title} note={liabilities.note}>
      <Text as="p">{liabilities.atMost({ total: formatMoney(total, locale) })}</Text>
      <Text as="p" size="note" tone="muted" marginTop={6}>
        {liabilities.text}
      </Text>
      <Statement statements={statements} />
    </Part>
  );
};
