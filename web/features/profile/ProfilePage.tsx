import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { graphql } from '../../generated/index.ts';
import { formatDate, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { PlayersOnly } from '../../platform/PlayersOnly.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { type Session, useSession } from '../../platform/session.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Grid, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import SessionFacts from '../safer-play/SessionFacts.tsx';
import { AccountGroups } from './AccountGroups.tsx';
import styles from './ProfilePage.module.css';

const PROFILE = graphql(`query Profile { me { id vipGrade createdAt } }`);

const Who = ({ me }: { readonly me: NonNullable<Session['me']> }) => {
  const { profile, shell } = useMessages();
  const { locale } = useLocale();
  const { data } = useQuery(PROFILE);
  const grade = data?.me?.vipGrade;
  return (
    <Row gap={[12, 16]} className={styles.who}>
      <Avatar picture={me.avatar} size={88} />
      <Box grow shrink>
        <Text as="p" size={['title', 'display']} truncate weight={600} className="name">
          {me.nickname}
        </Text>
        <Row as="p" gap={6} tone="accent">
          <Icon name="crown" size={16} />
          {grade === undefined ? <Skeleton width="88px" height="1lh" /> : profile.grade({ grade })}
        </Row>
        <Text as="p" size="note" tone="muted">
          <bdi dir="ltr">{me.phone}</bdi> · {profile.since({ date: formatDate(me.createdAt, locale) })}
        </Text>
      </Box>
      <ButtonLink to="/personal/settings" icon="gear" className={styles.edit} aria-label={shell.menu.settings}>
        <Text display={['none', 'block']}>{shell.menu.settings}</Text>
      </ButtonLink>
    </Row>
  );
};

interface BalanceProps {
  readonly label: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

const Balance = ({ label, action, children }: BalanceProps) => (
  <Grid columns="1fr-auto" align="center" gapX={16} padY={16} className={styles.balance}>
    <Text as="p" tone="muted">
      {label}
    </Text>
    {children}
    {action}
  </Grid>
);

/** A place as large as the amount until that is known. */
const Amount = ({ children }: { readonly children: ReactNode }) => (
  <Text as="p" size="display">
    {children ?? <Skeleton width="120px" />}
  </Text>
);

const Balances = ({ wallet }: Pick<Session, 'wallet'>) => {
  const { profile, shell } = useMessages();
  const { open } = useDialogs();
  return (
    <Grid marginTop={24} marginBottom={8} line="both" className={styles.balances}>
      <Balance
        label={shell.header.balance}
        action={
          <Button icon="plus" onClick={() => open({ name: 'deposit' })}>
            {profile.deposit}
          </Button>
        }
      >
        <Amount>{wallet && <Money value={wallet.coin} />}</Amount>
      </Balance>
      <Balance
        label={shell.header.points}
        action={
          <ButtonLink to="/personal/transfer" icon="swap">
            {profile.transfer}
          </ButtonLink>
        }
      >
        <Amount>{wallet && <Money value={wallet.points} coin={false} />}</Amount>
      </Balance>
      <Balance
        label={profile.session}
        action={
          <ButtonLink to="/safer-play" icon="hands">
            {shell.menu.safer}
          </ButtonLink>
        }
      >
        <SessionFacts />
      </Balance>
    </Grid>
  );
};

const PlayerProfile = () => {
  const { me, wallet } = useSession();
  if (me === null) {
    return <Skeletons heights={['88px', '148px', '420px']} gap={24} />;
  }
  return (
    <>
      <Who me={me} />
      <Balances wallet={wallet} />
      <AccountGroups />
    </>
  );
};

/** `/personal`: the player's name and balances, and links to the rest of the account. */
export default function ProfilePage() {
  const { profile, shell } = useMessages();
  usePhoneTitle(profile.title, '/home', profile.back);
  return (
    <Box padTop={24} padBottom={48} className={`wrap ${styles.page}`}>
      <title>{shell.pageTitle({ page: profile.title })}</title>
      <VisuallyHidden as="h1">{profile.title}</VisuallyHidden>
      <PlayersOnly guest={{ title: profile.guestTitle, text: profile.guestText }} error={profile.error}>
        <PlayerProfile />
      </PlayersOnly>
    </Box>
  );
}
