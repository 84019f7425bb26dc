import type { ComponentProps } from 'react';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import type { BackpackItem } from '../backpack/use-backpack.ts';
import styles from './ChosenPrizes.module.css';

const Slot = (props: ComponentProps<typeof Stack<'li'>>) => (
  <Stack
    as="li"
    align="center"
    justify="center"
    position="relative"
    radius="control"
    ground="well"
    className={styles.slot}
    {...props}
  />
);

interface ChosenPrizesProps {
  /** In the order they will be drawn in. */
  readonly items: readonly BackpackItem[];
  /** So many fit into a room. */
  readonly max: number;
  readonly onRemove: (id: string) => void;
}

/** Places for prizes, and what is in them. */
export const ChosenPrizes = ({ items, max, onRemove }: ChosenPrizesProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { form } = messages.giveaway;
  return (
    <div>
      <Grid as="ol" columns={3} gap={8}>
        {Array.from({ length: max }, (_, index) => index + 1).map((place) => {
          const item = items[place - 1];
          if (item === undefined) {
            return (
              <Slot key={place} ring="hairline" size="title">
                <VisuallyHidden>{form.slot({ place })}</VisuallyHidden>
                <Text as="b" num className={styles.number} aria-hidden="true">
                  {place}
                </Text>
              </Slot>
            );
          }
          const { name, full } = skinNames(item.skin, item.wear, messages, locale);
          return (
            <Slot key={place} overflow="hidden" data-grade={item.skin.grade}>
              <img src={item.skin.imageSmall} alt={full} width={640} height={400} />
              <Text size="small" width="full" truncate padX={6} text="center">
                {name}
              </Text>
              <Row
                as="button"
                type="button"
                align="start"
                justify="end"
                pad={6}
                width={44}
                height={44}
                tone="soft"
                className={styles.remove}
                aria-label={form.remove({ name: full })}
                onClick={() => onRemove(item.id)}
              >
                <Icon name="x" size={14} />
              </Row>
            </Slot>
          );
        })}
      </Grid>
      <Row as="p" size="title" align="baseline" justify="between" gap={12} marginTop={10}>
        <Text size="small" tone="muted">
          {form.total}
        </Text>
        <Money value={items.reduce((sum, { value }) => sum + value, 0)} />
      </Row>
    </div>
  );
};
