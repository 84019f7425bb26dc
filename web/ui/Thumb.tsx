import { classNames } from './class-names.ts';
import styles from './Thumb.module.css';

interface ThumbProps {
  readonly image: string;
  /** 0 (top) to 6. */
  readonly grade: number;
  /** Pixels; the picture is 8 by 5. */
  readonly width?: number;
  readonly className?: string | undefined;
}

/** A small picture of an item, in the light of its rarity. */
export const Thumb = ({ image, grade, width = 72, className }: ThumbProps) => (
  <span className={classNames(styles.thumb, className)} data-grade={grade}>
    <img src={image} alt="" width={width} height={(width * 5) / 8} loading="lazy" decoding="async" />
  </span>
);
