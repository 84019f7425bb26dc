import { useEffect } from 'react';
import { useMessages } from '../i18n/index.ts';
import { useToasts } from '../ui/toasts.tsx';
import { useDialogs } from './dialogs.tsx';

/** Says that the login is over, and offers to log in where the player stands. */
export const LoginExpiredNotice = ({ announcements }: { readonly announcements: EventTarget }) => {
  const { shell } = useMessages();
  const { show } = useToasts();
  const { open } = useDialogs();
  useEffect(() => {
    const announce = (): void => {
      show('error', shell.loginExpired);
      open({ name: 'login' });
    };
    announcements.addEventListener('login-expired', announce);
    return () => announcements.removeEventListener('login-expired', announce);
  }, [announcements, show, open, shell]);
  return null;
};
