import { useState } from 'react';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './lanes.module.css';
import { useUnconfirmedKeys } from './use-unconfirmed-keys.ts';

/** In red, above every page: a device can play for the account, and the player hasn't said that it is theirs. */
export const UnconfirmedKeyBar = () => {
  const { play } = useMessages();
  const { locale } = useLocale();
  const { me } = useSession();
  const { keys, confirm } = useUnconfirmedKeys(me?.playerId);
  /** The security page lists it, too. */
  const [away, setAway] = useState<readonly string[]>([]);
  const unconfirmed = keys.find(({ key }) => !away.includes(key));
  if (unconfirmed === undefined) return null;
  const { key, addedAt } = unconfirmed;
  const words = play.unconfirmedKey;
  return (
    <div role="alert" className={styles.bar}>
      <Icon name="warning" />
      <p>{words.bar({ key: key.slice(0, 8), at: formatDateTime(addedAt, locale) })}</p>
      <Button onClick={() => confirm(key)}>{words.mine}</Button>
      <ButtonLink variant="ghost" to="/personal/security" onClick={() => setAway([...away, key])}>
        {words.notMine}
      </ButtonLink>
    </div>
  );
};
