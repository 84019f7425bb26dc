import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../generated/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useDialogs } from '../platform/dialogs.tsx';
import { useNavigate } from '../platform/location.tsx';
import { useToasts } from '../ui/toasts.tsx';

/** For a day the token of a session that a recovery ended is a link that stops it. */
const ENDED_BY = graphql(`
  query EndedBy($token: String!) {
    securityLink(token: $token) {
      action
    }
  }
`);

/** Says that the login is over, and offers to log in where the player stands, or to stop what ended it. */
export const LoginExpiredNotice = ({ announcements }: { readonly announcements: EventTarget }) => {
  const { shell } = useMessages();
  const { show } = useToasts();
  const { open } = useDialogs();
  const client = useApolloClient();
  const navigate = useNavigate();
  useEffect(() => {
    const isStoppable = async (token: string): Promise<boolean> => {
      const answer = client.query({ query: ENDED_BY, variables: { token }, fetchPolicy: 'no-cache' });
      const { data } = await answer.catch(() => ({ data: undefined }));
      return data?.securityLink?.action === 'STOP_RECOVERY';
    };
    const announce = async (event: Event): Promise<void> => {
      const token: unknown = event instanceof CustomEvent ? event.detail : null;
      if (typeof token === 'string' && (await isStoppable(token))) {
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
