import { memo } from 'react';
import type { Wear } from '../../generated/graphql.ts';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import styles from './SkinCard.module.css';
import { spanOf } from './skin-filters.ts';
import type { SkinFacts } from './skins-query.ts';

interface SkinCardProps {
  readonly skin: SkinFacts;
  /** The wear that the list is narrowed to: its value counts. */
  readonly wear: Wear | null;
  readonly eager: boolean;
  readonly onOpen: (id: string) => void;
}

/** One design: its picture, its rarity, what it is worth in its worst and best wear. */
export const SkinCard = memo(({ skin, wear, eager, onOpen }: SkinCardProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const names = skinNames(skin, wear, messages, locale);
  const span = spanOf(skin.wears, wear);
  return (
    <article className={styles.card} data-grade={skin.grade}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={messages.skins.open({ name: names.full })}
        onClick={() => onOpen(skin.id)}
      />
      <Grid centered overflow="hidden" className={styles.art}>
        <img
          src={skin.imageSmall}
          alt=""
          width={640}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </Grid>
      <Box padTop={8} padX={10} padBottom={12}>
        <Row as="p" size="small" justify="between" gap={6} tone="muted">
          <Text truncate>{names.wear === null ? names.family : `${names.family} · ${names.wear}`}</Text>
          <Pips grade={skin.grade} label={messages.item.rarity({ pips: 7 - skin.grade })} />
        </Row>
        <Text as="h3" size="body" weight={500} truncate className="name">
          {names.name}
        </Text>
        {span !== null && (
          <Text as="p" marginTop={4} tone="soft">
            <bdi>
              <Money value={span.low} />
              {span.high !== span.low && (
                <>
                  {' – '}
                  <Money value={span.high} coin={false} />
                </>
              )}
            </bdi>
          </Text>
        )}
      </Box>
    </article>
  );
});
