import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../generated/index.ts';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CaseCell.module.css';
import { CASE_CELL } from './cases-query.ts';

interface CaseCellProps {
  readonly shown: FragmentType<typeof CASE_CELL>;
  /** In the first screenful: its picture is loaded at once. */
  readonly eager?: boolean;
}

/** A lit vitrine on its shelf: a light pool and a line below, no box around. */
export const CaseCell = ({ shown, eager = false }: CaseCellProps) => {
  const { slug, names, price, rtpPercent, fresh, hue, imageSmall } = readFragment(CASE_CELL, shown);
  const { cases } = useMessages();
  const { locale } = useLocale();
  return (
    <Link to={`/box/${slug}`} className={styles.cell} style={{ '--hue': hue }}>
      <Box position="relative" className={styles.vitrine}>
        <img src={imageSmall} alt="" width={320} height={260} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      </Box>
      <div className={styles.edge} data-shelf-edge="" />
      <Row as="h3" size="body" gap={8} position="relative" height={20} marginTop={12} weight={500} className="name">
        <Text truncate>{pickName(names, locale)}</Text>
        {fresh && (
          <Text size="note" rigid padX={6} radius="small" ring="hairline" weight={400} className={styles.tag}>
            {cases.fresh}
          </Text>
        )}
      </Row>
      <Row align="baseline" justify="between" gap={8} height={24} marginTop={2} position="relative">
        <Text size="large">
          <Money value={price} />
        </Text>
        <Text as="bdi" size="small" tone="muted" nowrap>
          {cases.rtp({ percent: `${rtpPercent}%` })}
        </Text>
      </Row>
    </Link>
  );
};

/** Exactly as high as a cell. */
export const CaseCellSkeleton = () => (
  <div className={styles.cell}>
    <Box position="relative" className={styles.vitrine}>
      <Skeleton className={styles.blank} height="auto" />
    </Box>
    <div className={styles.edge} data-shelf-edge="" />
    <Row height={20} marginTop={12}>
      <Skeleton width="60%" height="14px" />
    </Row>
    <Row align="baseline" height={24} marginTop={2}>
      <Skeleton width="44%" height="16px" />
    </Row>
  </div>
);
