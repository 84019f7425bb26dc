import { join } from '../../ui/join.ts';
import styles from './hex.module.css';

interface HexProps {
  /** Hex digits. */
  readonly text: string;
  readonly className?: string | undefined;
}

const groupsOf = (text: string): readonly { readonly at: number; readonly digits: string }[] =>
  Array.from({ length: Math.ceil(text.length / 8) }, (_, index) => ({
    at: index * 8,
    digits: text.slice(index * 8, index * 8 + 8),
  }));

/** Hex in groups of eight. The gaps are margins: what one selects and copies has none. */
export const Hex = ({ text, className }: HexProps) => (
  <bdi dir="ltr" className={join('mono', styles.hex, className)}>
    {groupsOf(text).map(({ at, digits }) => (
      <span key={at}>
        {digits}
        <wbr />
      </span>
    ))}
  </bdi>
);
