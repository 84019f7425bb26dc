import { lazy, Suspense } from 'react';
import { QuietBoundary } from './quiet-boundary.tsx';

const Music = lazy(async () => ({ default: (await import('../../features/music/Music.tsx')).Music }));
const PublicNotice = lazy(async () => ({
  default: (await import('../../features/notice/PublicNotice.tsx')).PublicNotice,
}));

/** What accompanies every page without a place on it. Loaded after the page; the page does without where it fails. */
export const Companions = () => (
  <>
    <QuietBoundary>
      <Suspense fallback={null}>
        <Music />
      </Suspense>
    </QuietBoundary>
    <QuietBoundary>
      <Suspense fallback={null}>
        <PublicNotice />
      </Suspense>
    </QuietBoundary>
  </>
);
