import { useEffect } from 'react';
import { useTextPrefetch } from '../../i18n/index.ts';
import type { Page } from '../../platform/feature.ts';
import { PAGES } from '../features.ts';
import { pageAt } from '../routes.tsx';

/** By which a visitor reaches for a link. */
const REACHES = ['pointerover', 'focusin', 'touchstart'] as const;

/** The delay before the page fetches ahead, in milliseconds: its own content comes first. */
const FOLLOWS_AFTER_MS = 2_000;

/**
 * Whether the visitor asks for less data, or the network is slow: a fetch ahead then delays what the page itself waits for. Not
 * every browser says.
 */
const isScarce = (): boolean => {
  const network: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof network !== 'object' || network === null) return false;
  const saves = 'saveData' in network && network.saveData === true;
  return saves || ('effectiveType' in network && network.effectiveType !== '4g');
};

const linkedPage = (target: EventTarget | null): Page | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin
    ? pageAt(link.pathname)
    : undefined;
};

/**
 * Fetches code and texts of a page before the visitor opens it: as the visitor reaches for a link to it, and, where the manifest of
 * the shown page says so, once the shown page has come and the network has room. After a failure, the page itself asks again.
 */
export const usePrefetch = (shown: Page | undefined): void => {
  const prefetchTexts = useTextPrefetch();
  useEffect(() => {
    const prefetch = ({ load, texts = [] }: Page): void => {
      prefetchTexts(texts);
      load().catch(() => undefined);
    };
    const reach = ({ target }: Event): void => {
      const page = linkedPage(target);
      if (page !== undefined) prefetch(page);
    };
    for (const name of REACHES) document.addEventListener(name, reach, { passive: true });
    const next = PAGES.filter(({ path }) => shown?.prefetch?.includes(path));
    const timer = setTimeout(() => {
      if (next.length > 0 && !isScarce())
        shown?.load().then(
          () => next.forEach(prefetch),
          () => undefined,
        );
    }, FOLLOWS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      for (const name of REACHES) document.removeEventListener(name, reach);
    };
  }, [shown, prefetchTexts]);
};
