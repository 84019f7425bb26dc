import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import type { ChosenItems, StakeItem } from '../stake-picker/chosen.ts';
import type { ContractRules } from './contract-query.ts';
import styles from './Slots.module.css';
import type { Folding } from './use-contract-turn.ts';
import { useFolding } from './use-folding.ts';

const Laid = ({
  item,
  fixed,
  onRemove,
}: {
  readonly item: StakeItem;
  readonly fixed: boolean;
  readonly onRemove: (item: StakeItem) => void;
}) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { name, full } = skinNames(item.skin, item.wear, messages, locale);
  return (
    <Stack
      as="button"
      type="button"
      align="center"
      justify="end"
      width="full"
      className={`${styles.slot} ${styles.laid}`}
      data-grade={item.skin.grade}
      disabled={fixed}
      onClick={() => onRemove(item)}
    >
      <VisuallyHidden>{messages.contract.slots.remove({ name: full })}</VisuallyHidden>
      <img src={item.skin.imageSmall} alt="" width={160} height={100} />
      <span className={styles.bar} />
      <Text size="small" truncate tone="muted" className={`name ${styles.name}`} aria-hidden="true">
        {name}
      </Text>
      <Money value={item.worth} coin={false} className={styles.worth} />
      {!fixed && <Icon name="x" size={14} className={styles.out} />}
    </Stack>
  );
};

interface SlotsProps {
  readonly items: ChosenItems;
  /** How many lie in them: after a reload only their number is known. */
  readonly count: number;
  readonly rules: ContractRules;
  readonly fixed: boolean;
  readonly folding: Folding | null;
  readonly onRemove: (item: StakeItem) => void;
  /** Leads to the backpack. */
  readonly onChoose: () => void;
}

/** Where the chosen items lie, until they fold into the middle and are sealed. */
export const Slots = ({ items, count, rules, fixed, folding, onRemove, onChoose }: SlotsProps) => {
  const { slots: words } = useMessages().contract;
  const { list, seal } = useFolding(folding);
  const places = Array.from({ length: rules.maxItems }, (_, place) => place);
  return (
    <Grid centered padX="gutter" className={styles.table}>
      <Grid
        as="ol"
        ref={list}
        gap={[6, 8]}
        width="full"
        className={styles.slots}
        aria-label={words.label}
        data-folding={folding !== null || undefined}
      >
        {places.map((place) => {
          const item = items[place];
          if (item !== undefined) {
            return (
              <li key={item.id} data-laid="">
                <Laid item={item} fixed={fixed} onRemove={onRemove} />
              </li>
            );
          }
          if (place === items.length && !fixed) {
            return (
              <li key={place}>
                <Grid
                  as="button"
                  type="button"
                  centered
                  width="full"
                  tone="accent"
                  className={`${styles.slot} ${styles.next}`}
                  aria-label={words.choose}
                  onClick={onChoose}
                >
                  <Icon name="plus" />
                </Grid>
              </li>
            );
          }
          const unnamed = place < count;
          return (
            <li
              key={place}
              aria-hidden="true"
              className={`${styles.slot} ${styles.empty}`}
              data-laid={unnamed ? '' : undefined}
              data-needed={place < rules.minItems || undefined}
            />
          );
        })}
      </Grid>
      <Grid
        as="span"
        ref={seal}
        centered
        position="relative"
        tone="text"
        className={styles.seal}
        data-on={folding !== null || undefined}
        aria-hidden="true"
      >
        <Icon name="contract" size={40} />
      </Grid>
    </Grid>
  );
};
