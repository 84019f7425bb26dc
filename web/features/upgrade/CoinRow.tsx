import { useState } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Slider } from '../play/Slider.tsx';
import styles from './CoinRow.module.css';
import { coinAt, lastPlace, placeOf, readCoin } from './coin-slider.ts';

interface CoinRowProps {
  /** Minor units, within the bound. */
  readonly coin: number;
  readonly bound: number;
  readonly disabled: boolean;
  readonly onCoin: (coin: number) => void;
}

/** Coin beside the items: by the slider, or to the cent in the field. */
export const CoinRow = ({ coin, bound, disabled, onCoin }: CoinRowProps) => {
  const { upgrade } = useMessages();
  const { locale } = useLocale();
  /** The text of the field while the player types; null shows the amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const shut = disabled || bound === 0;

  const type = (text: string): void => {
    setTyped(text);
    const read = readCoin(text);
    if (read !== null) onCoin(Math.min(read, bound));
  };

  return (
    <Row gap={16} minHeight={[56, 64]} padX={['gutter', 0]} line="top" className={styles.row}>
      <Text rigid tone="muted" className={styles.label}>
        {upgrade.stake.coin}
      </Text>
      <Slider
        label={upgrade.stake.coinLabel}
        valueText={formatMoney(coin, locale)}
        min={0}
        max={lastPlace(bound)}
        value={placeOf(coin, bound)}
        disabled={shut}
        onSlide={(place) => onCoin(coinAt(place, bound))}
      />
      <Box
        as="input"
        type="text"
        inputMode="decimal"
        dir="ltr"
        size={['large', 'body']}
        num
        rigid
        minHeight={44}
        padX={8}
        radius="control"
        ring="hairline"
        text="end"
        className={styles.amount}
        aria-label={upgrade.stake.coinLabel}
        value={typed ?? formatMoney(coin, locale)}
        disabled={shut}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </Row>
  );
};
