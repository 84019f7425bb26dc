import { Suspense } from 'react';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

const Music = lazyWithTexts({ load: () => import('../../features/music/Music.tsx') });
const PublicNotice = lazyWithTexts({ load: () => import('../../features/notice/PublicNotice.tsx') });

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
