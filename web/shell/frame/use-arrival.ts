import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * On arriving at another page by a link: start at its top and move the focus to its content, so that a keyboard or a
 * screen reader goes on there. Going back leaves the position to the browser.
 */
export const useArrival = (pathname: string): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const arrival = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (arrival === 'POP') return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, arrival]);
  return main;
};
