import { useMessages } from '../../i18n/index.ts';
import { Grid, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Figures } from './figures.ts';
import { Part } from './Part.tsx';
import { Source } from './Source.tsx';
import { Statement } from './Statement.tsx';
import styles from './trust.module.css';

interface LiabilitiesProps {
  readonly figures: Figures['liabilities'];
  readonly statements: Figures['liabilityStatements'];
}

/** What the house owes to players, by what it is. */
export const Liabilities = ({ figures, statements }: LiabilitiesProps) => {
  const { liabilities } = useMessages().trust;
  const { amounts, total, position } = figures;
  const most = Math.max(...amounts.map(({ amount }) => amount), 1);
  return (
    <Part title={liabilities.title} note={liabilities.note}>
      <dl>
        {amounts.map(({ kind, amount }) => (
          <Grid key={kind} align="center" gap={16} padY={6} className={styles.owed}>
            <Text as="dt" tone="soft">
              {liabilities[kind]}
            </Text>
            <Grid as="dd" align="center" gap={16} columns="1fr-auto">
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${(Math.max(0, amount) / most) * 100}%` }} />
              </span>
              <Text text="end" className={styles.amount}>
                <Money value={amount} coin={false} />
              </Text>
            </Grid>
          </Grid>
        ))}
        <Grid align="center" gap={16} padY={10} marginTop={6} line="top" className={styles.owed}>
          <Text as="dt" weight={600}>
            {liabilities.total}
          </Text>
          <Text as="dd" size="tight" text="end">
            <Money value={total} coin={false} />
          </Text>
        </Grid>
      </dl>
      <Text as="p" size="note" tone="muted">
        {liabilities.text}
      </Text>
      <Statement statements={statements} />
      <Source types={[liabilities.source]} position={position} recomputed={false} />
    </Part>
  );
};
