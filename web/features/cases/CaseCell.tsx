import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../generated/index.ts';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
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
  const { slug, names, price, rtpPercent, fresh, hue, image } = readFragment(CASE_CELL, shown);
  const { cases } = useMessages();
  const { locale } = useLocale();
  return (
    <Link to={`/box/${slug}`} className={styles.cell} style={{ '--hue': hue }}>
      <div className={styles.vitrine}>
        <img src={image} alt="" width={320} height={260} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      </div>
      <div className={styles.edge} data-shelf-edge="" />
      <h3 className={styles.name}>
        <span>{pickName(names, locale)}</span>
        {fresh && <span className={styles.tag}>{cases.fresh}</span>}
      </h3>
      <div className={styles.figures}>
        <Money value={price} className={styles.price} />
        <bdi className={styles.rtp}>{cases.rtp({ percent: `${rtpPercent}%` })}</bdi>
      </div>
    </Link>
  );
};

/** Exactly as high as a cell. */
export const CaseCellSkeleton = () => (
  <div className={styles.cell}>
    <div className={styles.vitrine}>
      <Skeleton className={styles.blank} height="auto" />
    </div>
    <div className={styles.edge} data-shelf-edge="" />
    <div className={styles.name}>
      <Skeleton width="60%" height="14px" />
    </div>
    <div className={styles.figures}>
      <Skeleton width="44%" height="16px" />
    </div>
  </div>
);
