import { useMessages } from '../../i18n/index.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './BuyBar.module.css';

interface QuantityProps {
  readonly value: number;
  readonly max: number;
  readonly disabled: boolean;
  readonly onChange: (quantity: number) => void;
}

/** How many, one step at a time. */
export const Quantity = ({ value, max, disabled, onChange }: QuantityProps) => {
  const { shop } = useMessages();
  return (
    <fieldset className={styles.quantity} disabled={disabled}>
      <legend className="sr-only">{shop.quantity}</legend>
      <IconButton icon="minus" label={shop.fewer} disabled={value <= 1} onClick={() => onChange(value - 1)} />
      <output className="num">{value}</output>
      <IconButton icon="plus" label={shop.more} disabled={value >= max} onClick={() => onChange(value + 1)} />
    </fieldset>
  );
};
