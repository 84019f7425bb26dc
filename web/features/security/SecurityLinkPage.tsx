import { useMutation, useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SecurityLinkAction, SecurityLinkQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { useLocation } from '../../platform/location.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { useSession } from '../../platform/session.tsx';
import { Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { FormAlert } from '../account/FormAlert.tsx';
import styles from './security.module.css';

const SECURITY_LINK = graphql(`query SecurityLink { securityLink @args { action change } }`);

const USE_SECURITY_LINK = graphql(`mutation UseSecurityLink { useSecurityLink @args { action } }`);

const ICONS: Readonly<Record<SecurityLinkAction, IconName>> = {
  STOP_CHANGE: 'shield',
  STOP_RECOVERY: 'warning',
  FREEZE: 'freeze',
  CONFIRM_EMAIL: 'mail',
};

interface SceneProps {
  readonly tone?: 'frozen' | 'weak' | 'safe';
  readonly icon: IconName;
  readonly title: string;
  /** The change that the link is about. */
  readonly about?: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Scene = ({ tone = 'safe', icon, title, about, text, children }: SceneProps) => (
  <Stack align="center" gap={12} text="center" className={`${styles.scene} ${styles.link}`} data-tone={tone}>
    <Grid as="span" centered className={styles.lamp}>
      <Icon name={icon} size={40} />
    </Grid>
    <h1>{title}</h1>
    {about !== undefined && (
      <Text as="p" size="large">
        {about}
      </Text>
    )}
    <Text as="p" tone="muted">
      {text}
    </Text>
    {children}
  </Stack>
);

const GoOn = () => {
  const { security } = useMessages();
  return (
    <Row wrap justify="center" gap={8} marginTop={16} align="stretch">
      <ButtonLink to="/personal/security" variant="primary">
        {security.link.toSecurity}
      </ButtonLink>
      <ButtonLink to="/home">{security.link.toHome}</ButtonLink>
    </Row>
  );
};

const Gone = () => {
  const { security } = useMessages();
  return (
    <div role="alert">
      <Scene tone="weak" icon="link" title={security.link.goneTitle} text={security.link.goneText}>
        <GoOn />
      </Scene>
    </div>
  );
};

interface LinkProps {
  readonly link: NonNullable<SecurityLinkQuery['securityLink']>;
  readonly token: string;
}

/** The effect of the link, its button, and the outcome. */
const Link = ({ link, token }: LinkProps) => {
  const { security } = useMessages();
  const words = security.link.actions[link.action];
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { retry, status } = useSession();
  const [use, { loading }] = useMutation(USE_SECURITY_LINK);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const tone = link.action === 'FREEZE' ? 'frozen' : link.action === 'STOP_RECOVERY' ? 'weak' : 'safe';

  const act = async (): Promise<void> => {
    setFailure(undefined);
    try {
      await use({ variables: { token } });
      setDone(true);
      // The used token leaves the address.
      navigate(pathname, { replace: true });
      if (status === 'player') retry();
    } catch (thrown) {
      setFailure(errorText(thrown));
    }
  };

  if (done) {
    return (
      <div role="status">
        <Scene
          tone={link.action === 'FREEZE' ? 'frozen' : 'safe'}
          icon="check"
          title={words.doneTitle}
          text={words.doneText}
        >
          <GoOn />
        </Scene>
      </div>
    );
  }
  return (
    <Scene
      tone={tone}
      icon={ICONS[link.action]}
      title={words.title}
      text={words.text}
      {...(link.change !== null && { about: security.pending.kinds[link.change] })}
    >
      <FormAlert text={failure} />
      <Row wrap justify="center" gap={8} marginTop={16} align="stretch">
        <Button
          variant={link.action === 'FREEZE' || link.action === 'STOP_RECOVERY' ? 'danger' : 'primary'}
          size="large"
          busy={loading}
          onClick={act}
        >
          {loading ? security.link.working : words.button}
        </Button>
      </Row>
    </Scene>
  );
};

const KnownLink = ({ token }: { readonly token: string }) => {
  const { security } = useMessages();
  const query = useQuery(SECURITY_LINK, { variables: { token }, fetchPolicy: 'no-cache' });
  return (
    <Loaded
      page={security.title}
      from={query}
      value={query.data?.securityLink}
      skeleton={
        <Skeletons heights={['240px']} note={security.link.checking} align="center" gap={12} className={styles.link} />
      }
      error={{ title: security.link.failedTitle }}
      missing={<Gone />}
    >
      {(link) => <Link link={link} token={token} />}
    </Loaded>
  );
};

/** `/security/stop#…`, `/security/freeze#…`, `/security/confirm#…`: the target of a notice's link, signed in or not. */
export default function SecurityLinkPage() {
  const { security, shell } = useMessages();
  const { hash } = useLocation();
  // The token from the opening of the page: the address loses it after its use.
  const [token] = useState(hash.slice(1));
  return (
    <div className="wrap">
      <title>{shell.pageTitle({ page: security.title })}</title>
      {token === '' ? <Gone /> : <KnownLink token={token} />}
    </div>
  );
}
