import { useEffect, useState } from 'react';

/** Milliseconds of quiet after which what was typed counts. */
const QUIET_MS = 350;

/** Text that is shown at once and handed on when the typing pauses; a value that changes elsewhere replaces it. */
export const useTyped = (
  value: string,
  onChange: (value: string) => void,
): readonly [string, (text: string) => void] => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(onChange, QUIET_MS, typed);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return [typed, setTyped];
};
