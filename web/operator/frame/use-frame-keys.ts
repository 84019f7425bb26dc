import { useEffect, useRef } from 'react';
import { isTaken } from '../ui/keys.ts';

/** ⌘K or Ctrl K opens the palette from everywhere, `?` the list of keys where no text is typed. */
export const useFrameKeys = (onPalette: () => void, onHelp: () => void): void => {
  const acts = useRef({ onPalette, onHelp });
  useEffect(() => {
    acts.current = { onPalette, onHelp };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        acts.current.onPalette();
      } else if (event.key === '?' && !isTaken(event)) {
        event.preventDefault();
        acts.current.onHelp();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
