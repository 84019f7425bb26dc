import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box } from '../../ui/Box.tsx';
import slider from '../play/Slider.module.css';
import type { CaseFilters } from './case-filters.ts';
import styles from './PriceRange.module.css';

interface PriceRangeProps {
  /** Minor units, rising, from 0. */
  readonly stops: readonly number[];
  readonly filters: CaseFilters;
  readonly onChange: (change: Partial<Pick<CaseFilters, 'minPrice' | 'maxPrice'>>) => void;
}

/** The stop that a limit of the address stands for: the next one inside it. */
const indexOf = (stops: readonly number[], limit: number | null, open: number): number => {
  if (limit === null) return open;
  const at = stops.findIndex((stop) => stop >= limit);
  return at < 0 ? stops.length - 1 : at;
};

/** The range in words: `0 – 200`, or that every price will do. */
export const usePriceRangeText = (stops: readonly number[], filters: CaseFilters): string => {
  const { cases } = useMessages();
  const { locale } = useLocale();
  const to = filters.maxPrice ?? stops.at(-1) ?? 0;
  return cases.range({ from: formatMoney(filters.minPrice ?? 0, locale), to: formatMoney(to, locale) });
};

/** Two range inputs on one line; each is an ordinary slider for keyboard and screen reader. */
export const PriceRange = ({ stops, filters, onChange }: PriceRangeProps) => {
  const { cases } = useMessages();
  const { locale } = useLocale();
  const last = stops.length - 1;
  const low = indexOf(stops, filters.minPrice, 0);
  const high = indexOf(stops, filters.maxPrice, last);
  const share = (index: number): number => (last === 0 ? 0 : index / last);

  return (
    <Box
      position="relative"
      width="full"
      height={44}
      className={styles.range}
      style={{ '--low': share(low), '--high': share(high) }}
    >
      <input
        type="range"
        className={`${slider.diamond} ${styles.thumb}`}
        aria-label={cases.minPrice}
        aria-valuetext={formatMoney(stops[low] ?? 0, locale)}
        min={0}
        max={last}
        value={low}
        onChange={({ target }) => {
          const from = Math.min(target.valueAsNumber, Math.max(0, high - 1));
          onChange({ minPrice: from === 0 ? null : (stops[from] ?? null) });
        }}
      />
      <input
        type="range"
        className={`${slider.diamond} ${styles.thumb}`}
        aria-label={cases.maxPrice}
        aria-valuetext={high === last ? cases.anyPrice : formatMoney(stops[high] ?? 0, locale)}
        min={0}
        max={last}
        value={high}
        onChange={({ target }) => {
          const to = Math.max(target.valueAsNumber, Math.min(last, low + 1));
          onChange({ maxPrice: to === last ? null : (stops[to] ?? null) });
        }}
      />
    </Box>
  );
};
