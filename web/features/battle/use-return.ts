import { useEffect, useRef } from 'react';
import { useAnnouncements } from '../../platform/announcements.tsx';

/** Calls back when the live connection is back, and when the page becomes visible again: news may have been missed. */
export const useReturn = (onReturn: () => void): void => {
  const announcements = useAnnouncements();
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const back = (): void => latest.current();
    const visible = (): void => {
      if (document.visibilityState === 'visible') back();
    };
    announcements.addEventListener('reconnected', back);
    document.addEventListener('visibilitychange', visible);
    return () => {
      announcements.removeEventListener('reconnected', back);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [announcements]);
};
