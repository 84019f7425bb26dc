import { useQuery } from '@apollo/client/react';
import { formatDate, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { type Session, useSession } from '../../platform/session.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Grid, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import SessionFacts from '../safer-play/SessionFacts.tsx';
import { AccountGroups } from './AccountGroups.tsx';
import styles from './ProfilePage.module.css';
import { PROFILE } from './profile-query.ts';

const Who = ({ me }: { readonly me: NonNullable<Session['me']> }) => {
  const { profile, shell } = useMessages();
  const { locale } = useLocale();
  const { data } = useQuery(PROFILE);
  const grade = data?.me?.vipGrade;
  return (
    <Row className={styles.who}>
      <Avatar picture={me.avatar} size={88} />
      <Box grow shrink>
        <p className={`name ${styles.nickname}`}>{me.nickname}</p>
        <Row as="p" gap={6} tone="accent">
          <Icon name="crown" size={16} />
          {grade === undefined ? <Skeleton width="88px" /> : profile.grade({ grade })}
        </Row>
        <p className={styles.since}>
          <bdi dir="ltr">{me.phone}</bdi> · {profile.since({ date: formatDate(me.createdAt, locale) })}
        </p>
      </Box>
      <ButtonLink to="/personal/settings" icon="gear" className={styles.edit} aria-label={shell.menu.settings}>
        <span className={styles.editText}>{shell.menu.settings}</span>
      </ButtonLink>
    </Row>
  );
};

const Balances = ({ wallet }: Pick<Session, 'wallet'>) => {
  const { profile, shell } = useMessages();
  const { open } = useDialogs();
  return (
    <Grid line="both" className={styles.balances}>
      <Grid columns="1fr-auto" align="center" gapX={16} className={styles.balance}>
        <Text as="p" tone="muted">
          {shell.header.balance}
        </Text>
        <Text as="p" size="display">
          {wallet === null ? <Skeleton width="120px" /> : <Money value={wallet.coin} />}
        </Text>
        <Button icon="plus" onClick={() => open({ name: 'deposit' })}>
          {profile.deposit}
        </Button>
      </Grid>
      <Grid columns="1fr-auto" align="center" gapX={16} className={styles.balance}>
        <Text as="p" tone="muted">
          {shell.header.points}
        </Text>
        <Text as="p" size="display">
          {wallet === null ? <Skeleton width="120px" /> : <Money value={wallet.points} coin={false} />}
        </Text>
        <ButtonLink to="/personal/transfer" icon="swap">
          {profile.transfer}
        </ButtonLink>
      </Grid>
      <Grid columns="1fr-auto" align="center" gapX={16} className={styles.balance}>
        <Text as="p" tone="muted">
          {profile.session}
        </Text>
        <SessionFacts />
        <ButtonLink to="/safer-play" icon="hands">
          {shell.menu.safer}
        </ButtonLink>
      </Grid>
    </Grid>
  );
};

const PlayerProfile = () => {
  const { profile, shell } = useMessages();
  const { status, me, wallet, retry } = useSession();
  if (status === 'failed') {
    return <ErrorState title={profile.error.title} text={profile.error.text} onRetry={retry} />;
  }
  if (me === null) {
    return (
      <Stack gap={24}>
        <LoadingNote text={shell.loading} />
        <Skeleton height="88px" />
        <Skeleton height="148px" />
        <Skeleton height="420px" />
      </Stack>
    );
  }
  return (
    <>
      <Who me={me} />
      <Balances wallet={wallet} />
      <AccountGroups />
    </>
  );
};

/** `/personal`: who one is, what one has, and the way to everything else of the account. */
export default function ProfilePage() {
  const { profile, shell } = useMessages();
  const { status } = useSession();
  usePhoneTitle(profile.title, '/home', profile.back);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{shell.pageTitle({ page: profile.title })}</title>
      <VisuallyHidden as="h1">{profile.title}</VisuallyHidden>
      {status === 'guest' ? <GuestPrompt title={profile.guestTitle} text={profile.guestText} /> : <PlayerProfile />}
    </div>
  );
}
