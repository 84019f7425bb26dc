import { useCallback, useId } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Pips } from '../../ui/Pips.tsx';
import styles from '../targets/TargetFilterSheet.module.css';
import { useTyped } from '../targets/use-typed.ts';
import { NO_NARROWING, SHOP_GRADES, type ShopFilters } from './shop-filters.ts';
import { useFamilies } from './use-shop.ts';

interface ShopFilterSheetProps {
  readonly filters: ShopFilters;
  readonly onChange: (change: Partial<ShopFilters>) => void;
  readonly found: number;
  readonly onClose: () => void;
}

/** Whole coins; anything else than digits is left out while one types. */
const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '').slice(0, 9);
const coinsOf = (price: number | null): string => (price === null ? '' : String(price / 100));
const minorOf = (coins: string): number | null => (coins === '' ? null : Number(coins) * 100);

const PriceRange = ({ filters, onChange }: Pick<ShopFilterSheetProps, 'filters' | 'onChange'>) => {
  const { shop } = useMessages();
  const setMin = useCallback((text: string) => onChange({ minPrice: minorOf(text) }), [onChange]);
  const setMax = useCallback((text: string) => onChange({ maxPrice: minorOf(text) }), [onChange]);
  const [min, typeMin] = useTyped(coinsOf(filters.minPrice), setMin);
  const [max, typeMax] = useTyped(coinsOf(filters.maxPrice), setMax);
  return (
    <Grid columns={2} gap={12}>
      <Field
        label={shop.minPrice}
        inputMode="numeric"
        value={min}
        onChange={({ target }) => typeMin(digitsOf(target.value))}
      />
      <Field
        label={shop.maxPrice}
        inputMode="numeric"
        value={max}
        onChange={({ target }) => typeMax(digitsOf(target.value))}
      />
    </Grid>
  );
};

/** Rarity, family and price. What is chosen holds at once, and the button says how many are left. */
export const ShopFilterSheet = ({ filters, onChange, found, onClose }: ShopFilterSheetProps) => {
  const { shop, item } = useMessages();
  const { locale } = useLocale();
  const families = useFamilies();
  const gradesId = useId();
  const familiesId = useId();
  return (
    <Sheet title={shop.filter} onClose={onClose}>
      <Box as="section" marginBottom={20} className={styles.group} aria-labelledby={gradesId}>
        <h3 id={gradesId}>{shop.grade}</h3>
        <Row wrap gap={8} align="stretch">
          {SHOP_GRADES.map((grade) => (
            <Grid
              as="button"
              key={grade}
              type="button"
              centered
              minHeight={44}
              padX={12}
              radius="control"
              ground="well"
              ring="hairline"
              tone="muted"
              className={styles.chip}
              aria-pressed={filters.grade === grade}
              aria-label={item.rarity({ pips: 7 - grade })}
              onClick={() => onChange({ grade: filters.grade === grade ? null : grade })}
            >
              <Pips grade={grade} />
            </Grid>
          ))}
        </Row>
      </Box>
      <PriceRange filters={filters} onChange={onChange} />
      <Box as="section" marginBottom={20} className={styles.group} aria-labelledby={familiesId}>
        <h3 id={familiesId}>{shop.family}</h3>
        <Row wrap gap={8} align="stretch">
          {families.map(({ id, name }) => (
            <Grid
              as="button"
              key={id}
              type="button"
              centered
              minHeight={44}
              padX={12}
              radius="control"
              ground="well"
              ring="hairline"
              tone="muted"
              className={styles.chip}
              aria-pressed={filters.family === id}
              onClick={() => onChange({ family: filters.family === id ? null : id })}
            >
              {name}
            </Grid>
          ))}
        </Row>
      </Box>
      <Grid columns="auto-1fr" gap={8} marginTop={12}>
        <Button variant="ghost" onClick={() => onChange(NO_NARROWING)}>
          {shop.clear}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {shop.show({ count: formatCount(found, locale) })}
        </Button>
      </Grid>
    </Sheet>
  );
};
