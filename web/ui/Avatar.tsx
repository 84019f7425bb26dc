import styles from './Avatar.module.css';

interface AvatarProps {
  /** Path of the picture. */
  readonly picture: string;
  /** Pixels. */
  readonly size?: number;
}

/** The face of a player. Decoration: the name stands beside it, or labels its button. */
export const Avatar = ({ picture, size = 40 }: AvatarProps) => (
  <img className={styles.avatar} src={picture} alt="" width={size} height={size} decoding="async" />
);
