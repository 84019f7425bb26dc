import { useId } from 'react';
import { formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import styles from './deposit.module.css';
import type { PaymentChannel } from './deposit-query.ts';

interface ChannelChoiceProps {
  readonly channels: readonly PaymentChannel[];
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
}

/** The ways to pay, each with what it takes. */
export const ChannelChoice = ({ channels, value, disabled, onChange }: ChannelChoiceProps) => {
  const { deposit } = useMessages();
  const { locale } = useLocale();
  const group = useId();
  return (
    <Stack as="fieldset" gap={8} className={styles.channels} disabled={disabled}>
      <Text as="legend" size="body" padBottom={8} tone="muted">
        {deposit.channel}
      </Text>
      {channels.map(({ id, names, min, max }) => (
        <Row
          as="label"
          key={id}
          gap={12}
          minHeight={48}
          padX={14}
          radius="control"
          ground="well"
          ring="hairline"
          className={styles.channel}
        >
          <input type="radio" name={group} value={id} checked={id === value} onChange={() => onChange(id)} />
          <Text grow shrink weight={500}>
            {pickName(names, locale)}
          </Text>
          <Text as="bdi" size="small" tone="muted">
            {formatMoney(min, locale)} – {formatMoney(max, locale)}
          </Text>
        </Row>
      ))}
    </Stack>
  );
};
