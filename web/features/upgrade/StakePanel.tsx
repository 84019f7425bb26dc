import { formatMoney, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import type { StakeItem } from '../stake-picker/chosen.ts';
import { PanelTotal } from '../wheel/PanelTotal.tsx';
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

interface StakedProps extends Pick<StakePanelProps, 'fixed' | 'onRemove'> {
  readonly item: StakeItem;
  /** One of so many that they stand in two columns. */
  readonly many: boolean;
}

const Staked = ({ item, many, fixed, onRemove }: StakedProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { family, name, wear, full } = skinNames(item.skin, item.wear, messages, locale);
  return (
    <Row
      as="button"
      type="button"
      display={['block', 'flex']}
      gap={many ? 8 : 14}
      position="relative"
      width="full"
      height={[52, many ? 44 : 64]}
      className={styles.item}
      disabled={fixed}
      onClick={() => onRemove(item)}
    >
      <VisuallyHidden>{messages.upgrade.stake.remove({ name: full })}</VisuallyHidden>
      <Grid as="span" centered rigid position="relative" className={styles.thumb}>
        <img src={item.skin.imageSmall} alt="" width={80} height={50} />
      </Grid>
      <Text display={['none', 'block']} grow shrink className={styles.words} aria-hidden="true">
        <Text display="block" truncate className="name">
          {name}
        </Text>
        {!many && (
          <Text display="block" size="small" truncate tone="muted" className={`name ${styles.kind}`}>
            {wear === null ? family : `${family} · ${wear}`}
          </Text>
        )}
      </Text>
      <Text display={['none', 'block']} className={styles.worth}>
        <Money value={item.worth} coin={false} />
      </Text>
      {!fixed && (
        <Text display={['none', 'block']} className={styles.out}>
          <Icon name="x" size={16} />
        </Text>
      )}
    </Row>
  );
};

/** The most items that stand in one column; more stand in two, so that the stage keeps its height. */
const ONE_COLUMN = 3;

/** The stake: items, coin, and the sum. */
export const StakePanel = ({ view, bound, fixed, spent, onRemove, onCoin, onChoose }: StakePanelProps) => {
  const { upgrade } = useMessages();
  const { locale } = useLocale();
  const { stake: words } = upgrade;
  const { items, itemCount, coin, total } = view;
  const many = items.length > ONE_COLUMN;
  const unnamed = itemCount > 0 && items.length === 0;
  const title = spent === null ? (itemCount === 0 ? words.title : words.items({ count: itemCount })) : null;
  return (
    <Stack grow shrink className={styles.panel} data-spent={spent ?? undefined}>
      <Row display={['flex', 'block']} gap={8} padX={['gutter', 0]} padTop={[0, 8]} className={styles.strip}>
        <Box display={['block', 'none']} size="small" rigid tone="muted" className={styles.sum}>
          <p>{words.title}</p>
          <Text as="p" size="title" tone="text">
            <Money value={total} coin={false} />
          </Text>
          <Text as="p" minHeight={16}>
            {coin > 0 && words.withCoin({ amount: formatMoney(coin, locale) })}
          </Text>
        </Box>
        <Text as="p" display={['none', 'block']} size="small" height={24} tone={spent === 'lost' ? 'danger' : 'muted'}>
          {title ?? (spent === 'lost' ? words.gone : words.used)}
        </Text>
        {items.length > 0 && (
          <Box
            as="ul"
            display={['flex', many ? 'grid' : 'block']}
            columns={2}
            gapX={[8, 20]}
            shrink
            marginStart={['auto', 0]}
            className={styles.items}
            data-many={many || undefined}
          >
            {items.map((item, place) => (
              <Box
                key={item.id}
                as="li"
                rigid
                line={place < (many ? 2 : 1) ? undefined : ['none', 'top']}
                data-grade={item.skin.grade}
              >
                <Staked item={item} many={many} fixed={fixed} onRemove={onRemove} />
              </Box>
            ))}
          </Box>
        )}
        {unnamed && (
          <Text as="p" display={['block', 'none']} marginStart="auto" tone="muted">
            {words.pieces({ count: itemCount })}
          </Text>
        )}
        {itemCount === 0 && (
          <Row
            as="button"
            type="button"
            justify="center"
            gap={8}
            marginStart={['auto', 0]}
            marginTop={[0, 8]}
            minHeight={64}
            padX={16}
            radius="control"
            ring="hairline"
            tone="muted"
            className={styles.empty}
            onClick={onChoose}
          >
            <Icon name="plus" />
            <Text display={['none', 'block']}>{words.none}</Text>
            <Text display={['block', 'none']}>{words.noneShort}</Text>
          </Row>
        )}
      </Row>
      <CoinRow coin={coin} bound={bound} disabled={fixed} onCoin={onCoin} />
      <PanelTotal label={words.total}>
        <Money value={total} />
      </PanelTotal>
    </Stack>
  );
};
