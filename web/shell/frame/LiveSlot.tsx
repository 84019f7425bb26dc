import { Suspense } from 'react';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import styles from './LiveSlot.module.css';

const LiveStrip = lazyWithTexts({ load: () => import('../../features/live/LiveStrip.tsx') });

/** The live strip's place: as high as the strip before its code has come, and when it fails. */
export const LiveSlot = () => (
  <div className={styles.slot}>
    <QuietBoundary>
      <Suspense fallback={null}>
        <LiveStrip />
      </Suspense>
    </QuietBoundary>
  </div>
);
