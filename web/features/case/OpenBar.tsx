import { formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/Money.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { PayButton, type PayWork } from '../play/PayButton.tsx';
import { SpeedButton } from '../play/SpeedButton.tsx';
import type { CaseDetail } from './case-query.ts';
import styles from './OpenBar.module.css';

/** How many can be opened at once. */
const QUANTITIES = [1, 2, 3, 4, 5, 10] as const;

interface OpenBarProps {
  readonly detail: CaseDetail;
  readonly quantity: number;
  /** The player has a pass: one opening, for nothing. */
  readonly free: boolean;
  /** The player just used a free opening: the way to pay needs a press elsewhere than where the free button stood. */
  readonly freeUsed: boolean;
  readonly onPayInstead: () => void;
  /** Whether they have one isn't known yet. */
  readonly checking: boolean;
  /** The player put a result away a moment ago: a second tap pays nothing. */
  readonly resting: boolean;
  /** The page knows everything that a play names. */
  readonly ready: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly work: PayWork;
  readonly onOpen: () => void;
  readonly onDemo: () => void;
}

/** Sticks to the lower edge: the quantity, the speed, the sound, the price, and the one button that costs it. */
export const OpenBar = (props: OpenBarProps) => {
  const { detail, quantity, free, freeUsed, onPayInstead, checking, resting, ready, onQuantity, work, onOpen, onDemo } =
    props;
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const { settings, set } = useSettings();
  const busy = work.kind === 'sending' || work.kind === 'turning';
  const total = detail.price * quantity;
  const speeds = [
    { value: 'normal', label: words.bar.normal },
    { value: 'fast', label: words.bar.fast },
  ] as const;
  return (
    <StickyBar aria-label={words.bar.label}>
      <Stack gap={8} padTop={8} padBottom={12} className={`wrap ${styles.row}`}>
        <Row gap={20} className={`${styles.wideOnly} ${styles.what}`}>
          <img src={detail.imageSmall} alt="" width={64} height={52} />
          <div>
            <Text as="p" weight={500} truncate className={styles.name}>
              {pickName(detail.names, locale)}
            </Text>
            <Text as="p" size="note" tone="muted">
              {free ? words.bar.freeNote : words.bar.each({ price: formatMoney(detail.price, locale) })}
            </Text>
          </div>
        </Row>
        <Row className={styles.choices}>
          {freeUsed && work.kind === 'ready' && (
            <Button variant="ghost" onClick={onPayInstead}>
              {words.reveal.payInstead}
            </Button>
          )}
          <Segmented
            label={words.bar.quantity}
            choices={QUANTITIES.filter((value) => value <= detail.maxQuantity).map((value) => ({
              value,
              label: String(value),
              className: value === 4 ? styles.wideOnly : undefined,
            }))}
            value={quantity}
            onChange={onQuantity}
            disabled={busy || free || checking}
          />
          <Segmented
            label={words.bar.speed}
            className={styles.wideOnly}
            choices={speeds}
            value={settings.fast ? 'fast' : 'normal'}
            onChange={(value) => set({ fast: value === 'fast' })}
            disabled={busy}
          />
          <SpeedButton className={styles.narrowOnly} disabled={busy} />
          <IconButton
            icon={settings.voice ? 'vol' : 'mute'}
            label={settings.voice ? words.bar.soundOn : words.bar.soundOff}
            aria-pressed={settings.voice}
            onClick={() => set({ voice: !settings.voice })}
          />
        </Row>
        <Row gap={[16, 20]}>
          <Button variant="ghost" className={styles.wideOnly} disabled={busy} onClick={onDemo}>
            {words.bar.demo}
          </Button>
          <Box as="p" rigid className={styles.total}>
            <Text size="small" display="block" tone="muted">
              {words.bar.total}
            </Text>
            <Text size="title">
              <Money value={free || freeUsed || checking ? 0 : total} />
            </Text>
          </Box>
          {freeUsed && work.kind === 'ready' ? (
            <Button size="large" className={styles.pay} aria-disabled>
              {words.reveal.freeUsed}
            </Button>
          ) : (
            <PayButton
              work={work}
              stopped={detail.stopped}
              cost={total}
              free={free}
              checking={checking}
              resting={resting}
              blocked={!ready}
              words={words.bar}
              className={classNames(styles.pay, work.kind === 'turning' && styles.turning)}
              onPay={onOpen}
            >
              {free || checking ? words.bar.openFree : words.bar.open({ count: quantity })}
            </PayButton>
          )}
        </Row>
      </Stack>
    </StickyBar>
  );
};
