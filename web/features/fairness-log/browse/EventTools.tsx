import { useMessages } from '../../../i18n/index.ts';
import { Grid } from '../../../ui/Box.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { KIND_CHOICES, type KindChoice } from './event-filter.ts';
import styles from './events.module.css';

interface EventToolsProps {
  readonly kind: KindChoice;
  readonly onKind: (kind: KindChoice) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

export const EventTools = ({ kind, onKind, search, onSearch }: EventToolsProps) => {
  const { events: words, kinds } = useMessages().fairnessLog;
  const labelOf = (choice: KindChoice): string => {
    if (choice === 'all') return words.all;
    return choice === 'other' ? words.other : kinds[choice];
  };
  return (
    <Grid as="search" align="start" justify="start" className={styles.tools}>
      <Field
        label={words.search}
        hint={words.searchHint}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Select
        label={words.kind}
        icon="filter"
        choices={KIND_CHOICES.map((value) => ({ value, label: labelOf(value) }))}
        value={kind}
        onChange={onKind}
      />
    </Grid>
  );
};
