import { useEffect, useState } from 'react';

/** Between the last key and the question. */
const SETTLES_MS = 160;

/** A text that is being typed, once no key was pressed for a moment. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLES_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
