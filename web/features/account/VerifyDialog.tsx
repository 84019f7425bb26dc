import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
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
  const { data, error, loading, refetch } = useQuery(VERIFICATION, { fetchPolicy: 'cache-and-network' });
  const [start, { loading: starting }] = useMutation(START_VERIFICATION);
  const [failure, setFailure] = useState<string>();
  const verification = data?.me?.verification;

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
        {verification === undefined && error !== undefined && <ErrorState onRetry={() => refetch()} />}
        {verification === undefined && error === undefined && <Skeleton height="88px" />}
        {verification !== undefined && (
          <>
            <Row gap={12} align="start" padY={14} padX={16} radius="card" ground="surface-2" tone="muted" role="status">
              <Text padTop={2} tone={LOOKS[verification.state].tone}>
                <Icon name={LOOKS[verification.state].icon} />
              </Text>
              <div>
                <Text as="p" size="large" weight={600} tone="text">
                  {words.states[verification.state]}
                </Text>
                <p>{words.texts[verification.state]}</p>
                {verification.updatedAt !== null && (
                  <Text as="p" size="small" marginTop={4}>
                    {formatDateTime(verification.updatedAt, locale)}
                  </Text>
                )}
              </div>
            </Row>
            <FormAlert text={failure} />
            {verification.state !== 'VERIFIED' && (
              <Button variant="primary" size="large" busy={starting} onClick={leave}>
                {starting ? words.opening : action[verification.state]}
              </Button>
            )}
            {verification.state === 'PENDING' && (
              <Button variant="ghost" icon="refresh" busy={loading} onClick={() => refetch()}>
                {words.refresh}
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
