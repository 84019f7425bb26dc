import type { ShopTerms } from '../../../engine/market/terms.ts';
import { formatMoney, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Grid, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import styles from './BuyBar.module.css';
import type { Listing } from './shop-query.ts';
import { totalOf } from './shop-total.ts';

interface BuyBarProps {
  readonly listing: Listing;
  readonly terms: ShopTerms;
  readonly quantity: number;
  readonly buying: boolean;
  readonly refusal: unknown;
  readonly onQuantity: (quantity: number) => void;
  readonly onBuy: () => void;
  readonly onClose: () => void;
}

const BuyButton = ({
  listing,
  terms,
  quantity,
  buying,
  onBuy,
}: Omit<BuyBarProps, 'refusal' | 'onQuantity' | 'onClose'>) => {
  const { shop, play } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { status, wallet } = useSession();
  const total = totalOf(terms, listing, quantity);
  const points = listing.balance === 'POINTS';
  const missing = wallet === null ? 0 : total - (points ? wallet.points : wallet.coin);
  if (buying) {
    return (
      <Button variant={points ? 'primary' : 'pay'} size="large" className={styles.buy} busy>
        {shop.buying}
      </Button>
    );
  }
  if (status === 'guest') {
    return (
      <Button variant="primary" size="large" className={styles.buy} onClick={() => open({ name: 'loginTip' })}>
        {shop.login}
      </Button>
    );
  }
  if (listing.stock === 0) {
    return (
      <Button size="large" className={styles.buy} disabled>
        {shop.soldOut}
      </Button>
    );
  }
  if (missing > 0 && points) {
    return (
      <ButtonLink size="large" className={styles.buy} to="/personal/bag">
        {shop.pointsShort({ missing: formatMoney(missing, locale) })}
      </ButtonLink>
    );
  }
  if (missing > 0) {
    return (
      <Button
        size="large"
        icon="plus"
        variant="deposit"
        className={styles.buy}
        onClick={() => open({ name: 'deposit', amount: missing })}
      >
        {play.deposit({ missing: formatMoney(missing, locale) })}
      </Button>
    );
  }
  return (
    <Button
      variant={points ? 'primary' : 'pay'}
      size="large"
      className={styles.buy}
      disabled={wallet === null}
      onClick={onBuy}
    >
      {shop.buy({ count: quantity })}
    </Button>
  );
};

interface QuantityProps {
  readonly value: number;
  readonly max: number;
  readonly disabled: boolean;
  readonly onChange: (quantity: number) => void;
}

/** How many, one step at a time. */
const Quantity = ({ value, max, disabled, onChange }: QuantityProps) => {
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

/** Stays at the lower edge while a listing is chosen: how many, what they cost together, and the button that buys. */
export const BuyBar = ({ refusal, onQuantity, onClose, ...props }: BuyBarProps) => {
  const messages = useMessages();
  const { shop } = messages;
  const { locale } = useLocale();
  const { listing, terms, quantity, buying } = props;
  const names = skinNames(listing.skin, listing.wear, messages, locale);
  const points = listing.balance === 'POINTS';
  return (
    <StickyBar rises aria-label={shop.bar}>
      {refusal !== null && (
        <Box padTop={12} className="wrap">
          <Refusal error={refusal} />
        </Box>
      )}
      <Grid
        align="center"
        gapY={[4, 20]}
        gapX={[12, 20]}
        padTop={[8, 12]}
        padBottom={[16, 12]}
        className={`wrap ${styles.row}`}
      >
        <Row gap={12} shrink>
          <Thumb image={listing.skin.imageSmall} grade={listing.skin.grade} />
          <Box shrink>
            <Text as="p" truncate weight={500}>
              {names.name}
            </Text>
            <Text as="p" size="small" tone="muted">
              {shop.each({ price: formatMoney(listing.price, locale) })}
            </Text>
          </Box>
        </Row>
        <IconButton icon="x" label={shop.close} className={styles.close} onClick={onClose} />
        <Quantity
          value={quantity}
          max={Math.min(terms.maxItems, listing.stock)}
          disabled={buying || listing.stock === 0}
          onChange={onQuantity}
        />
        <Row as="p" size="title" align="baseline" justify="end" gap={8} nowrap>
          <Text size="small" tone="muted">
            {points ? shop.totalPoints : shop.total}
          </Text>
          <Money value={totalOf(terms, listing, quantity)} coin={!points} />
        </Row>
        <BuyButton {...props} />
      </Grid>
    </StickyBar>
  );
};
