import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has left the window at its upper edge. */
export const useAboveWindow = <Shape extends Element>(): readonly [RefObject<Shape | null>, boolean] => {
  const element = useRef<Shape>(null);
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setAbove(!last.isIntersecting && last.boundingClientRect.bottom < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, above];
};
