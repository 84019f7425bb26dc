import { formatMoney, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import type { StakeItem } from '../bag/chosen.ts';
import { CoinRow } from './CoinRow.tsx';
import styles from './StakePanel.module.css';
import type { UpgradeView } from './upgrade-view.ts';

interface StakePanelProps {
  readonly view: UpgradeView;
  /** The most coin that can be laid in; minor units. */
  readonly bound: number;
  /** A play is under way or over. */
  readonly fixed: boolean;
  /** The pointer stands: the stake is used up. */
  readonly spent: 'won' | 'lost' | null;
  readonly onRemove: (item: StakeItem) => void;
  readonly onCoin: (coin: number) => void;
  /** Leads to the backpack. */
  readonly onChoose: () => void;
}

const Staked = ({
  item,
  fixed,
  onRemove,
}: { readonly item: StakeItem } & Pick<StakePanelProps, 'fixed' | 'onRemove'>) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { family, name, wear, full } = skinNames(item.skin, item.wear, messages, locale);
  return (
    <li data-grade={item.skin.grade}>
      <button type="button" className={styles.item} disabled={fixed} onClick={() => onRemove(item)}>
        <VisuallyHidden>{messages.upgrade.stake.remove({ name: full })}</VisuallyHidden>
        <span className={styles.thumb}>
          <img src={item.skin.imageSmall} alt="" width={80} height={50} />
        </span>
        <span className={styles.words} aria-hidden="true">
          <span className={styles.name}>{name}</span>
          <span className={styles.kind}>{wear === null ? family : `${family} · ${wear}`}</span>
        </span>
        <Money value={item.worth} coin={false} className={styles.worth} />
        {!fixed && <Icon name="x" size={16} className={styles.out} />}
      </button>
    </li>
  );
};

/** What is laid in: items, coin, and the sum. */
export const StakePanel = ({ view, bound, fixed, spent, onRemove, onCoin, onChoose }: StakePanelProps) => {
  const { upgrade } = useMessages();
  const { locale } = useLocale();
  const { stake: words } = upgrade;
  const { items, itemCount, coin, total } = view;
  const unnamed = itemCount > 0 && items.length === 0;
  const title = spent === null ? (itemCount === 0 ? words.title : words.items({ count: itemCount })) : null;
  return (
    <Stack grow shrink className={styles.panel} data-spent={spent ?? undefined}>
      <Row gap={8} display={['flex', 'block']} className={styles.strip}>
        <Box size="small" rigid tone="muted" className={styles.sum}>
          <p>{words.title}</p>
          <Money value={total} coin={false} />
          <Text as="p" minHeight={16}>
            {coin > 0 && words.withCoin({ amount: formatMoney(coin, locale) })}
          </Text>
        </Box>
        <p className={styles.title}>{title ?? (spent === 'lost' ? words.gone : words.used)}</p>
        {items.length > 0 && (
          <ul className={styles.items} data-many={items.length > 3 || undefined}>
            {items.map((item) => (
              <Staked key={item.id} item={item} fixed={fixed} onRemove={onRemove} />
            ))}
          </ul>
        )}
        {unnamed && (
          <Text as="p" marginStart="auto" tone="muted" className={styles.none}>
            {words.pieces({ count: itemCount })}
          </Text>
        )}
        {itemCount === 0 && (
          <Row
            as="button"
            type="button"
            justify="center"
            gap={8}
            marginStart="auto"
            padX={16}
            radius="control"
            ring="hairline"
            tone="muted"
            className={styles.empty}
            onClick={onChoose}
          >
            <Icon name="plus" />
            <span className={styles.long}>{words.none}</span>
            <span className={styles.short}>{words.noneShort}</span>
          </Row>
        )}
      </Row>
      <CoinRow coin={coin} bound={bound} disabled={fixed} onCoin={onCoin} />
      <p className={styles.total}>
        <span>{words.total}</span>
        <Money value={total} />
      </p>
    </Stack>
  );
};
