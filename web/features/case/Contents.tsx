import { useState } from 'react';
import { formatChance, useLocale, useMessages } from '../../i18n/index.ts';
import { ItemTile } from '../../ui/ItemTile.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './Contents.module.css';
import type { CaseEntry } from './case-query.ts';
import { useItemWords } from './item-words.ts';
import { Odds } from './Odds.tsx';
import { ENTRY_SORTS, type EntrySort, sortEntries, ticketsOf } from './sort-entries.ts';

/** Everything that can be won, with its chance and its tickets. */
export const Contents = ({ entries }: { readonly entries: readonly CaseEntry[] }) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const wordsOf = useItemWords();
  const [sort, setSort] = useState<EntrySort>('rarity');
  const sum = entries.reduce((tickets, entry) => tickets + ticketsOf(entry), 0);
  return (
    <section id="inside" className="wrap" aria-labelledby="inside-title">
      <div className={styles.head}>
        <h2 id="inside-title">{words.inside.title}</h2>
        <p className={styles.note}>{words.inside.note({ sum: formatChance(sum, locale) })}</p>
        <p className={styles.count}>{words.inside.count({ count: entries.length })}</p>
        <Select
          label={words.inside.sort}
          choices={ENTRY_SORTS.map((value) => ({ value, label: words.inside.sorts[value] }))}
          value={sort}
          onChange={setSort}
        />
      </div>
      <div className={styles.grid}>
        {sortEntries(entries, sort).map((entry, place) => {
          const { family, wearShort, name, gradeLabel } = wordsOf(entry);
          return (
            <ItemTile
              key={entry.index}
              image={entry.skin.image}
              grade={entry.skin.grade}
              gradeLabel={gradeLabel}
              family={family}
              wear={wearShort}
              name={name}
              value={entry.value}
              eager={place < 6}
              extra={<Odds entry={entry} />}
            />
          );
        })}
      </div>
    </section>
  );
};
