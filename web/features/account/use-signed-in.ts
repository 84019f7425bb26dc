import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { useRememberedQuery } from '../../platform/use-remembered-query.tsx';
import { useToasts } from '../../ui/toasts.tsx';

/** After every way of signing in: keep the token, put the dialog away, go on to where the player wanted to be, greet. */
export const useSignedIn = (): ((token: string, greeting: string) => void) => {
  const { signIn } = useSession();
  const { close } = useDialogs();
  const { followCallback } = useRememberedQuery();
  const { show } = useToasts();
  return (token, greeting) => {
    signIn(token);
    close();
    followCallback();
    show('success', greeting);
  };
};
