import { useMessages } from '../../i18n/index.ts';
import { Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
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
    <Row as="fieldset" radius="control" ground="well" ring="hairline" className={styles.quantity} disabled={disabled}>
      <VisuallyHidden as="legend">{shop.quantity}</VisuallyHidden>
      <IconButton icon="minus" label={shop.fewer} disabled={value <= 1} onClick={() => onChange(value - 1)} />
      <Text as="output" num text="center">
        {value}
      </Text>
      <IconButton icon="plus" label={shop.more} disabled={value >= max} onClick={() => onChange(value + 1)} />
    </Row>
  );
};
