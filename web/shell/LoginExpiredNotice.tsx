import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../i18n/index.ts';
import { useDialogs } from '../platform/dialogs.tsx';
import { useToasts } from '../ui/toasts.tsx';

/** Loaded when a login is over: few ever are while their page is open. */
const isStoppable = (client: ApolloClient, token: string): Promise<boolean> =>
  import('./ended-by.ts').then(
    (ended) => ended.isStoppable(client, token),
    () => false,
  );

/** Says that the login is over, and offers to log in where the player stands, or to stop what ended it. */
export const LoginExpiredNotice = ({ announcements }: { readonly announcements: EventTarget }) => {
  const { shell } = useMessages();
  const { show } = useToasts();
  const { open } = useDialogs();
  const client = useApolloClient();
  const navigate = useNavigate();
  useEffect(() => {
    const announce = async (event: Event): Promise<void> => {
      const token: unknown = event instanceof CustomEvent ? event.detail : null;
      if (typeof token === 'string' && (await isStoppable(client, token))) {
        const { title, text, stop: confirmLabel } = shell.recovered;
        const onConfirm = () => navigate(`/security/stop-recovery#${token}`);
        open({ name: 'confirm', title, text, confirmLabel, danger: true, onConfirm });
        return;
      }
      show('error', shell.loginExpired);
      open({ name: 'login' });
    };
    announcements.addEventListener('login-expired', announce);
    return () => announcements.removeEventListener('login-expired', announce);
  }, [announcements, show, open, shell, client, navigate]);
  return null;
};
