import styles from './CopyAs.module.css';
import { Glyph } from './Glyph.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  /** Says what is copied. */
  readonly label: string;
  readonly text: string;
}

export const CopyButton = ({ label, text }: CopyButtonProps) => {
  const copy = useCopy();
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={() => void copy(text)}>
      <Glyph name="copy" />
    </button>
  );
};
