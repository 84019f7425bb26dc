import { useId } from 'react';
import { formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
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
    <fieldset className={styles.channels} disabled={disabled}>
      <legend className={styles.label}>{deposit.channel}</legend>
      {channels.map(({ id, names, min, max }) => (
        <label key={id} className={styles.channel}>
          <input type="radio" name={group} value={id} checked={id === value} onChange={() => onChange(id)} />
          <span className={styles.channelName}>{pickName(names, locale)}</span>
          <bdi className={styles.small}>
            {formatMoney(min, locale)} – {formatMoney(max, locale)}
          </bdi>
        </label>
      ))}
    </fieldset>
  );
};
