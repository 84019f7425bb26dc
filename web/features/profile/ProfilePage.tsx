import { useQuery } from '@apollo/client/react';
import { formatDate, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { type Session, useSession } from '../../platform/session.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
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
    <div className={styles.who}>
      <Avatar picture={me.avatar} size={88} />
      <div className={styles.names}>
        <p className={`name ${styles.nickname}`}>{me.nickname}</p>
        <p className={styles.grade}>
          <Icon name="crown" size={16} />
          {grade === undefined ? <Skeleton width="88px" /> : profile.grade({ grade })}
        </p>
        <p className={styles.since}>
          <bdi dir="ltr">{me.phone}</bdi> · {profile.since({ date: formatDate(me.createdAt, locale) })}
        </p>
      </div>
      <ButtonLink to="/personal/settings" icon="gear" className={styles.edit} aria-label={shell.menu.settings}>
        <span className={styles.editText}>{shell.menu.settings}</span>
      </ButtonLink>
    </div>
  );
};

const Balances = ({ wallet }: Pick<Session, 'wallet'>) => {
  const { profile, shell } = useMessages();
  const { open } = useDialogs();
  return (
    <div className={styles.balances}>
      <div className={styles.balance}>
        <p className="muted">{shell.header.balance}</p>
        <p className={styles.sum}>{wallet === null ? <Skeleton width="120px" /> : <Money value={wallet.coin} />}</p>
        <Button icon="plus" onClick={() => open({ name: 'deposit' })}>
          {profile.deposit}
        </Button>
      </div>
      <div className={styles.balance}>
        <p className="muted">{shell.header.points}</p>
        <p className={styles.sum}>
          {wallet === null ? <Skeleton width="120px" /> : <Money value={wallet.points} coin={false} />}
        </p>
        <ButtonLink to="/personal/transfer" icon="swap">
          {profile.transfer}
        </ButtonLink>
      </div>
      <div className={styles.balance}>
        <p className="muted">{profile.session}</p>
        <SessionFacts />
        <ButtonLink to="/safer-play" icon="hands">
          {shell.menu.safer}
        </ButtonLink>
      </div>
    </div>
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
      <div className={styles.blank}>
        <LoadingNote text={shell.loading} />
        <Skeleton height="88px" />
        <Skeleton height="148px" />
        <Skeleton height="420px" />
      </div>
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
      <h1 className="sr-only">{profile.title}</h1>
      {status === 'guest' ? <GuestPrompt title={profile.guestTitle} text={profile.guestText} /> : <PlayerProfile />}
    </div>
  );
}
