import { pickName, useLocale, useMessages } from '../../../i18n/index.ts';
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
    <ul className={styles.stack}>
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
          {count > 1 && <span className={styles.times}>{arena.times({ count })}</span>}
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{arena.more({ count: rest })}</li>}
    </ul>
  );
};
