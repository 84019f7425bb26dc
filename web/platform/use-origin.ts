import { useContext } from 'react';
import { PaintingContext, siteOrigin } from './location.tsx';
import { useTakenOver } from './use-taken-over.ts';

/** The origin that a painted page shows, as its document says it. */
const paintedOrigin = (): string | undefined => document.documentElement.dataset.origin;

/**
 * The site's own, as in `https://play.example`. A page that the server painted shows the configured origin;
 * the first render in the browser repeats it, also where the visitor came by another name of the site.
 */
export const useOrigin = (): string => {
  const painting = useContext(PaintingContext);
  const takenOver = useTakenOver();
  return painting?.origin ?? (takenOver ? undefined : paintedOrigin()) ?? siteOrigin();
};
