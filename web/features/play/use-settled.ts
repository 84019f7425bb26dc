import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while: a slider under way asks the server nothing. */
export const useSettled = <Value>(value: Value, quietMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return undefined;
    const timer = setTimeout(setSettled, quietMs, value);
    return () => clearTimeout(timer);
  }, [settled, value, quietMs]);
  return settled;
};
