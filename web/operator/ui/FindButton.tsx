import { VisuallyHidden } from '../../ui/Box.tsx';
import { useWords } from '../texts.tsx';
import styles from './FindButton.module.css';
import { Glyph } from './Glyph.tsx';
import { paletteKey } from './keys.ts';
import { usePalette } from './palette.ts';

/** Opens the palette. */
export const FindButton = () => {
  const { frame } = useWords();
  const openPalette = usePalette();
  return (
    <button type="button" className={styles.find} onClick={openPalette}>
      <Glyph name="search" />
      <VisuallyHidden>{frame.search.title}</VisuallyHidden>
      <span className={styles.words}>{frame.search.placeholder}</span>
      <kbd className={styles.key}>{paletteKey(navigator.platform)}</kbd>
    </button>
  );
};
