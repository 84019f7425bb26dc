import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';

const VERIFICATION = graphql(`query MyVerification { me { id verification { state updatedAt } } }`);

const START_VERIFICATION = graphql(`mutation StartVerification { startVerification { url } }`);

const LOOKS = {
  NONE: { icon: 'user', tone: 'accent' },
  PENDING: { icon: 'clock', tone: 'accent' },
  VERIFIED: { icon: 'check', tone: 'info' },
  FAILED: { icon: 'warning', tone: 'danger' },
} as const;

/** Identity verification: how it stands, and the way to the provider. */
export default function VerifyDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { verification: words } = account;
  const { locale } = useLocale();
  const errorText = useErrorText();
  const query = useQuery(VERIFICATION, { fetchPolicy: 'cache-and-network' });
  const [start, { loading: starting }] = useMutation(START_VERIFICATION);
  const [failure, setFailure] = useState<string>();

  const leave = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const { data: begun } = await start();
      if (begun) window.location.assign(begun.startVerification.url);
    } catch (thrown) {
      setFailure(errorText(thrown));
    }
  };

  const action = { NONE: words.start, PENDING: words.resume, FAILED: words.again };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={styles.form}>
        <Text as="p" tone="muted">
          {words.lead}
        </Text>
        <Loaded from={query} value={query.data?.me?.verification} skeleton={<Skeleton height="88px" />}>
          {({ state, updatedAt }) => (
            <>
              <Row
                gap={12}
                align="start"
                padY={14}
                padX={16}
                radius="card"
                ground="surface-2"
                tone="muted"
                role="status"
              >
                <Text padTop={2} tone={LOOKS[state].tone}>
                  <Icon name={LOOKS[state].icon} />
                </Text>
                <div>
                  <Text as="p" size="large" weight={600} tone="text">
                    {words.states[state]}
                  </Text>
                  <p>{words.texts[state]}</p>
                  {updatedAt !== null && (
                    <Text as="p" size="small" marginTop={4}>
                      {formatDateTime(updatedAt, locale)}
                    </Text>
                  )}
                </div>
              </Row>
              <FormAlert text={failure} />
              {state !== 'VERIFIED' && (
                <Button variant="primary" size="large" busy={starting} onClick={leave}>
                  {starting ? words.opening : action[state]}
                </Button>
              )}
              {state === 'PENDING' && (
                <Button variant="ghost" icon="refresh" busy={query.loading} onClick={() => query.refetch()}>
                  {words.refresh}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
