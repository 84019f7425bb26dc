import { formatChance, useLocale, useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { ItemTile } from '../../ui/ItemTile.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { useItemWords } from '../case/item-words.ts';
import { Odds } from '../case/Odds.tsx';
import { CardSkeletons } from '../targets/CardGrid.tsx';
import type { ContractRules, ContractTable } from './contract-query.ts';
import styles from './TableSection.module.css';
import type { TableView } from './use-contract-table.ts';

const Entries = ({ table, outdated }: { readonly table: ContractTable; readonly outdated: boolean }) => {
  const wordsOf = useItemWords();
  return (
    <Grid
      as="ul"
      columns={2}
      gap={8}
      className={styles.grid}
      data-outdated={outdated || undefined}
      aria-busy={outdated || undefined}
    >
      {table.entries.toReversed().map((entry, place) => {
        const { family, wearShort, name, gradeLabel } = wordsOf(entry);
        return (
          <li key={entry.index}>
            <ItemTile
              image={entry.skin.imageSmall}
              grade={entry.skin.grade}
              gradeLabel={gradeLabel}
              family={family}
              wear={wearShort}
              name={name}
              value={entry.value}
              eager={place < 6}
              extra={<Odds entry={entry} tickets={table.tickets} />}
            />
          </li>
        );
      })}
    </Grid>
  );
};

/** The game in three steps, where no table can be shown yet. */
const HowItGoes = ({ rules }: { readonly rules: ContractRules }) => {
  const { how } = useMessages().contract;
  const { minItems, maxItems, lowestPercent, highestPercent, returnPercent } = rules;
  const steps = [
    { title: how.choose.title({ min: minItems, max: maxItems }), text: how.choose.text },
    {
      title: how.table.title,
      text: how.table.text({
        lowest: `${lowestPercent}%`,
        highest: `${highestPercent}%`,
        returns: `${returnPercent}%`,
      }),
    },
    how.sign,
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <Box key={title} as="li" position="relative" minHeight={64} padY={16} padStart={56} className={styles.step}>
          <h3>{title}</h3>
          <Text as="p" tone="muted">
            {text}
          </Text>
        </Box>
      ))}
    </ol>
  );
};

interface TableSectionProps {
  readonly rules: ContractRules;
  readonly view: TableView;
  /** As many items are chosen as the rules want. */
  readonly enough: boolean;
}

/** The possible draws, dearest first, each with its chance and its tickets. */
export const TableSection = ({ rules, view, enough }: TableSectionProps) => {
  const { contract } = useMessages();
  const { locale } = useLocale();
  const { table: words } = contract;
  const { table, outdated } = view;
  return (
    <section aria-labelledby="table-title">
      <Row wrap gapX={8} minHeight={60}>
        <Text as="h2" id="table-title" rigid size="large" visuallyHiddenBelow={1024}>
          {words.title}
        </Text>
        {enough && table && (
          <Text as="p" size={['note', 'body']} grow shrink tone="muted" nowrap>
            {words.note({ count: table.entries.length, sum: formatChance(table.tickets, locale, table.tickets) })}
          </Text>
        )}
      </Row>
      {!enough && <HowItGoes rules={rules} />}
      {enough && (
        <Loaded
          from={view}
          value={table}
          skeleton={<CardSkeletons text={words.loading} />}
          error={words.error}
          missing={
            <EmptyState
              icon="contract"
              title={words.nothing.title}
              text={words.nothing.text({ lowest: `${rules.lowestPercent}%`, highest: `${rules.highestPercent}%` })}
            />
          }
        >
          {(drawn) => <Entries table={drawn} outdated={outdated} />}
        </Loaded>
      )}
    </section>
  );
};
