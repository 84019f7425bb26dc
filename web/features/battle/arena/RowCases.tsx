import { pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
import { Times } from '../Times.tsx';
import type { BattleRow } from './arena-query.ts';
import styles from './BattleRow.module.css';
import { stackOf } from './row-view.ts';

/** The most pictures in a row. With more cases the last place shows the count of the rest. */
const STACK = 6;

/** A battle's cases, each once, with how often it is opened. */
export const RowCases = ({ battle }: { readonly battle: BattleRow }) => {
  const { arena } = useMessages().battle;
  const { locale } = useLocale();
  const stack = stackOf(battle.boxes);
  const shown = stack.length > STACK ? stack.slice(0, STACK - 1) : stack;
  const rest = stack.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
  return (
    <Row as="ul" align="end" shrink className={styles.stack}>
      {shown.map(({ case: box, count }) => (
        <li key={box.slug} className={styles.case} style={{ '--hue': box.hue }}>
          <img
            src={box.imageSmall}
            alt={pickName(box.names, locale)}
            title={pickName(box.names, locale)}
            width={320}
            height={260}
            loading="lazy"
            decoding="async"
          />
          {count > 1 && <Times count={count} size="small" padX={4} className={styles.times} />}
        </li>
      ))}
      {rest > 0 && (
        <Text as="li" rigid self="center" padStart={6} weight={600} tone="muted">
          {arena.more({ count: rest })}
        </Text>
      )}
    </Row>
  );
};
