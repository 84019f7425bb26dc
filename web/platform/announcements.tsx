import { createContext, type ReactNode, useContext } from 'react';

const AnnouncementsContext = createContext<EventTarget | null>(null);

interface AnnouncementsProviderProps {
  readonly announcements: EventTarget;
  readonly children: ReactNode;
}

export const AnnouncementsProvider = ({ announcements, children }: AnnouncementsProviderProps) => (
  <AnnouncementsContext value={announcements}>{children}</AnnouncementsContext>
);

/** Events of the page itself: `login-expired` with the refused token, and `reconnected` once a lost live connection is back. */
export const useAnnouncements = (): EventTarget => {
  const announcements = useContext(AnnouncementsContext);
  if (announcements === null) throw new Error('useAnnouncements needs an AnnouncementsProvider above it');
  return announcements;
};
