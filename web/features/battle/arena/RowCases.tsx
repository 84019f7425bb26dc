import { pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
import type { BattleRow } from './arena-query.ts';
import styles from './BattleRow.module.css';
import { stackOf } from './row-view.ts';

/** Pictures that a row has room for; what is beyond is counted. */
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
        <li key={box.slug} style={{ '--hue': box.hue }}>
          <img
            src={box.image}
            alt={pickName(box.names, locale)}
            title={pickName(box.names, locale)}
            width={320}
            height={260}
            loading="lazy"
            decoding="async"
          />
          {count > 1 && (
            <Text size="small" padX={4} radius="small" ring="hairline" weight={600} className={styles.times}>
              {arena.times({ count })}
            </Text>
          )}
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{arena.more({ count: rest })}</li>}
    </Row>
  );
};
