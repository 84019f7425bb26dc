import { memo } from 'react';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Row } from '../../ui/Box.tsx';
import { ItemTile } from '../../ui/ItemTile.tsx';
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
  const messages = useMessages();
  const { locale } = useLocale();
  const { shop } = messages;
  const { skin, wear, price, stock } = listing;
  const names = skinNames(skin, wear, messages, locale);
  return (
    <ItemTile
      image={skin.imageSmall}
      grade={skin.grade}
      gradeLabel={messages.item.rarity({ pips: 7 - skin.grade })}
      family={names.family}
      wear={names.wear}
      name={names.name}
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
      selection={{ selected: chosen, label: shop.choose({ name: names.full }), onToggle: () => onChoose(listing.id) }}
    />
  );
});
