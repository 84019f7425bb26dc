import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './ItemTile.module.css';
import { Money } from './Money.tsx';
import { Pips } from './Pips.tsx';

interface ItemTileProps {
  readonly image: string;
  /** 0 (top) to 6. */
  readonly grade: number;
  /** The rarity in words, for those who see neither pips nor colour. */
  readonly gradeLabel: string;
  readonly family: string;
  /** The wear as it is to be shown; null without wear. */
  readonly wear: string | null;
  readonly name: string;
  /** Minor units. */
  readonly value: number;
  /** At the end of the value's line: until when it holds. */
  readonly valueNote?: ReactNode;
  /** In the lower corner of the picture, above everything that can be pressed. */
  readonly corner?: ReactNode;
  /** Below the hairline: chance and tickets, or actions. */
  readonly extra?: ReactNode;
  readonly selection?: {
    readonly selected: boolean;
    readonly label: string;
    readonly onToggle: () => void;
  };
  /** The first screenful loads at once, the rest when it comes near. */
  readonly eager?: boolean;
}

/** One skin: light rising from its rarity bar, family and wear, name, value. */
export const ItemTile = ({
  image,
  grade,
  gradeLabel,
  family,
  wear,
  name,
  value,
  valueNote,
  corner,
  extra,
  selection,
  eager = false,
}: ItemTileProps) => (
  <article className={classNames(styles.card, selection?.selected && styles.selected)} data-grade={grade}>
    <div className={styles.inside}>
      <div className={styles.art}>
        <img src={image} alt="" width={640} height={400} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      </div>
      <div className={styles.text}>
        <p className={styles.family}>
          <span>{wear === null ? family : `${family} · ${wear}`}</span>
          <Pips grade={grade} label={gradeLabel} />
        </p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.value}>
          <Money value={value} />
          {valueNote !== undefined && <span className={styles.valueNote}>{valueNote}</span>}
        </p>
        {extra}
      </div>
      {selection && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={selection.selected}
          aria-label={selection.label}
          onClick={selection.onToggle}
        >
          <span className={styles.tick}>{selection.selected && <Icon name="check" size={16} />}</span>
        </button>
      )}
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
    </div>
  </article>
);
