import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { useLocation } from '../../platform/location.tsx';
import { useSession } from '../../platform/session.tsx';
import { useRememberedQuery } from '../../platform/use-remembered-query.tsx';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './SteamCallbackPage.module.css';
import { afterSteam, steamParamsFrom } from './steam-params.ts';
import { isOwnAnswer } from './steam-state.ts';

const COMPLETE_STEAM_LOGIN = graphql(`
  mutation CompleteSteamLogin {
    completeSteamLogin @args {
      session { token me { id nickname ...SessionPlayer } }
      registrationTicket callbackPath
    }
  }
`);

/** Sends Steam's answer to the server once: its confirmation can't be used again. Returns the text of a failure. */
const useSteamAnswer = (): string | undefined => {
  const { account, errors } = useMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { signIn, retry } = useSession();
  const { learn } = useRememberedQuery();
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [complete] = useMutation(COMPLETE_STEAM_LOGIN);
  const [failure, setFailure] = useState<string>();

  const settle = async (): Promise<void> => {
    const { origin } = window.location;
    const params = steamParamsFrom(search, origin);
    learn({ ...params, callbackUrl: null });
    if (!isOwnAnswer(deviceStorage, search)) {
      setFailure(errors.codes.STEAM_REFUSED);
      return;
    }
    try {
      const { data } = await complete({ variables: { query: search.slice(1) } });
      if (!data) throw new Error('an answer without data');
      const { session, registrationTicket, callbackPath } = data.completeSteamLogin;
      navigate(afterSteam(params.callbackUrl, callbackPath, origin), { replace: true });
      if (session !== null) {
        signIn(session.token);
        show('success', account.login.welcome({ nickname: session.me.nickname }));
      } else if (registrationTicket !== null) {
        open({ name: 'register', steamTicket: registrationTicket });
      } else {
        retry();
        show('success', account.later.done);
      }
    } catch (thrown) {
      setFailure(errorText(thrown));
    }
  };

  const sent = useRef(false);
  const act = useRef(settle);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    act.current();
  }, []);
  return failure;
};

/** `/login/steamCallback`: Steam sends the browser back to here. */
export default function SteamCallbackPage() {
  const { account, shell } = useMessages();
  const { steam } = account;
  const { open } = useDialogs();
  const failure = useSteamAnswer();
  return (
    <div className="wrap">
      <title>{shell.pageTitle({ page: steam.title })}</title>
      {failure === undefined ? (
        <Stack align="center" gap={16} tone="muted" text="center" className={styles.working} role="status">
          <Icon name="link" size={40} />
          <Text as="h1" size="title" tone="text">
            {steam.working}
          </Text>
          <span className={styles.bar} aria-hidden="true" />
        </Stack>
      ) : (
        <div role="alert">
          <EmptyState icon="warning" title={steam.failedTitle} text={failure} page>
            <Button variant="primary" onClick={() => open({ name: 'login' })}>
              {steam.again}
            </Button>
            <ButtonLink to="/home">{steam.back}</ButtonLink>
          </EmptyState>
        </div>
      )}
    </div>
  );
}
