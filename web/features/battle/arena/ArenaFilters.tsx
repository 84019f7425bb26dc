import { useMessages } from '../../../i18n/index.ts';
import { useSession } from '../../../platform/session.tsx';
import { Grid, Row } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './ArenaFilters.module.css';
import { ARENA_MODES, type ArenaChoice, statesOf } from './arena-address.ts';

interface ArenaFiltersProps {
  readonly choice: ArenaChoice;
  readonly onChange: (change: Partial<ArenaChoice>) => void;
}

/** State, mode, and whether the balance has to pay for it. */
export const ArenaFilters = ({ choice, onChange }: ArenaFiltersProps) => {
  const { arena } = useMessages().battle;
  const { status } = useSession();
  const { tab, state, mode, affordable } = choice;
  const states = statesOf(tab);
  return (
    <Row wrap gapY={4} gapX={20} padTop={[12, 16]} padBottom={[8, 12]}>
      {states.length > 0 && (
        <Segmented
          label={arena.state}
          fill="phones"
          choices={states.map((value) => ({ value, label: arena.states[value], className: styles.state }))}
          value={states.includes(state) ? state : 'any'}
          onChange={(value) => onChange({ state: value })}
        />
      )}
      <Select
        label={arena.mode}
        icon="filter"
        choices={ARENA_MODES.map((value) => ({ value, label: arena.modes[value] }))}
        value={mode}
        onChange={(value) => onChange({ mode: value })}
      />
      {status === 'player' && tab !== 'history' && tab !== 'mine' && (
        <Row
          as="button"
          type="button"
          gap={10}
          minHeight={44}
          marginStart="auto"
          tone="muted"
          weight={500}
          className={styles.affordable}
          aria-pressed={affordable}
          onClick={() => onChange({ affordable: !affordable })}
        >
          <Grid as="span" centered height={20} radius="small" className={styles.box}>
            {affordable && <Icon name="check" size={14} />}
          </Grid>
          {arena.affordable}
        </Row>
      )}
    </Row>
  );
};
