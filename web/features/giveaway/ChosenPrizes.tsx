import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
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
      <ol className={styles.slots}>
        {SLOTS.map((place) => {
          const item = items[place - 1];
          if (item === undefined) {
            return (
              <li key={place} className={styles.empty}>
                <span className="sr-only">{form.slot({ place })}</span>
                <b className="num" aria-hidden="true">
                  {place}
                </b>
              </li>
            );
          }
          const { name, full } = skinNames(item.skin, item.wear, messages, locale);
          return (
            <li key={place} className={styles.slot} data-grade={item.skin.grade}>
              <img src={item.skin.imageSmall} alt={full} width={640} height={400} />
              <span className={styles.name}>{name}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={form.remove({ name: full })}
                onClick={() => onRemove(item.id)}
              >
                <Icon name="x" size={14} />
              </button>
            </li>
          );
        })}
      </ol>
      <p className={styles.total}>
        <span>{form.total}</span>
        <Money value={items.reduce((sum, { value }) => sum + value, 0)} />
      </p>
    </div>
  );
};
