import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import type { BackpackItem } from '../backpack/use-backpack.ts';
import styles from './ChosenPrizes.module.css';
import { MAX_PRIZES } from './create-form.ts';

const SLOTS = Array.from({ length: MAX_PRIZES }, (_, place) => place + 1);

interface ChosenPrizesProps {
  /** In the order they will be drawn in. */
  readonly items: readonly BackpackItem[];
  readonly onRemove: (id: string) => void;
}

/** Three places for prizes, and what is in them. */
export const ChosenPrizes = ({ items, onRemove }: ChosenPrizesProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { form } = messages.giveaway;
  return (
    <div>
      <Grid as="ol" columns={3} gap={8}>
        {SLOTS.map((place) => {
          const item = items[place - 1];
          if (item === undefined) {
            return (
              <li key={place} className={styles.empty}>
                <VisuallyHidden>{form.slot({ place })}</VisuallyHidden>
                <Text as="b" num aria-hidden="true">
                  {place}
                </Text>
              </li>
            );
          }
          const { name, full } = skinNames(item.skin, item.wear, messages, locale);
          return (
            <li key={place} className={styles.slot} data-grade={item.skin.grade}>
              <img src={item.skin.imageSmall} alt={full} width={640} height={400} />
              <Text size="small" truncate padX={6} className={styles.name}>
                {name}
              </Text>
              <Grid
                as="button"
                type="button"
                centered
                width={44}
                height={44}
                tone="soft"
                className={styles.remove}
                aria-label={form.remove({ name: full })}
                onClick={() => onRemove(item.id)}
              >
                <Icon name="x" size={14} />
              </Grid>
            </li>
          );
        })}
      </Grid>
      <Row as="p" size="title" align="baseline" justify="between" gap={12} marginTop={10} className={styles.total}>
        <span>{form.total}</span>
        <Money value={items.reduce((sum, { value }) => sum + value, 0)} />
      </Row>
    </div>
  );
};
