import styles from './Avatar.module.css';

interface AvatarProps {
  readonly seed: string;
  /** Pixels. */
  readonly size?: number;
}

/** The drawn face of a player. Decoration: the name stands beside it, or labels its button. */
export const Avatar = ({ seed, size = 40 }: AvatarProps) => (
  <img
    className={styles.avatar}
    src={`/art/avatar/${encodeURIComponent(seed)}.svg`}
    alt=""
    width={size}
    height={size}
    decoding="async"
  />
);
