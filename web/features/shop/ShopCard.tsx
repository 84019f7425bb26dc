import { memo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { SkinTile } from '../../platform/SkinTile.tsx';
import { Row } from '../../ui/Box.tsx';
import styles from './ShopCard.module.css';
import type { Listing } from './shop-query.ts';

interface ShopCardProps {
  readonly listing: Listing;
  readonly chosen: boolean;
  readonly eager: boolean;
  readonly onChoose: (id: string) => void;
}

/** Memoised: choosing one must not draw all the others again. */
export const ShopCard = memo(({ listing, chosen, eager, onChoose }: ShopCardProps) => {
  const { shop } = useMessages();
  const { skin, wear, price, stock } = listing;
  return (
    <SkinTile
      skin={skin}
      wear={wear}
      value={price}
      valueNote={shop.stock({ count: stock })}
      corner={
        stock === 0 ? (
          <Row
            as="span"
            minHeight={20}
            padX={8}
            radius="small"
            ring="hairline"
            size="small"
            tone="soft"
            nowrap
            className={styles.soldOut}
          >
            {shop.soldOut}
          </Row>
        ) : undefined
      }
      eager={eager}
      selection={{ selected: chosen, labelOf: shop.choose, onToggle: () => onChoose(listing.id) }}
    />
  );
});
