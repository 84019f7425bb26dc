import { useState } from 'react';
import { formatChance, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Row, Text } from '../../ui/Box.tsx';
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
      <Row gap={[8, 12]} minHeight={[48, 52]} marginTop={[0, 8]}>
        <Text as="h2" id="inside-title" size={['large', 'title']} rigid>
          {words.inside.title}
        </Text>
        <Text as="p" truncate display={['none', 'block']} tone="muted">
          {words.inside.note({ sum: formatChance(sum, locale) })}
        </Text>
        <Text as="p" size="note" display={['block', 'none']} tone="muted" nowrap>
          {words.inside.count({ count: entries.length })}
        </Text>
        <Row marginStart="auto">
          <Select
            label={words.inside.sort}
            choices={ENTRY_SORTS.map((value) => ({ value, label: words.inside.sorts[value] }))}
            value={sort}
            onChange={setSort}
          />
        </Row>
      </Row>
      <Grid columns={[2, 4]} gap={[8, 12]} className={styles.sixOnWide}>
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
      </Grid>
    </section>
  );
};
