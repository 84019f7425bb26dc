import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { BackLink } from '../../platform/BackLink.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { useGiveawayWords } from './giveaway-words.ts';
import styles from './RoomHead.module.css';

/** The figures of a room. */
export const RoomFacts = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { room: words } = useMessages().giveaway;
  const { locale } = useLocale();
  const { prizeValue, entrantCount, publicHash } = room;
  return (
    <Row as="dl" justify="between" align="stretch" className={styles.facts}>
      <div>
        <dt>{words.facts.value}</dt>
        <dd>
          <Money value={prizeValue} />
        </dd>
      </div>
      <div>
        <dt>{words.facts.entrants}</dt>
        <Text as="dd" num>
          {formatCount(entrantCount, locale)}
        </Text>
      </div>
      <div>
        <dt>{words.facts.codes}</dt>
        <dd>
          {entrantCount === 0 ? (
            <Text tone="muted">{words.noCodes}</Text>
          ) : (
            <Text as="bdi" num dir="ltr">
              1 – {formatCount(entrantCount, locale)}
            </Text>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.facts.hash}</dt>
        <dd>
          <bdi className={`mono ${styles.hash}`} dir="ltr" title={publicHash}>
            {publicHash.slice(0, 6)}…{publicHash.slice(-6)}
          </bdi>
        </dd>
      </div>
    </Row>
  );
};

/** The title row. On a phone the name stands in the header and the figures below the prizes. */
export const RoomHead = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { giveaway, shell } = useMessages();
  const { titleOf, hostOf } = useGiveawayWords();
  const title = titleOf(room);
  usePhoneTitle(title, '/giveaways', giveaway.room.back);
  return (
    <div className={`wrap ${styles.head}`}>
      <title>{shell.pageTitle({ page: title })}</title>
      <BackLink to="/giveaways" className={styles.back} label={giveaway.room.back} />
      <h1>{title}</h1>
      <p className={styles.about}>
        {room.official ? giveaway.official : giveaway.room.hosted({ nickname: hostOf(room) })}
      </p>
      <div className={styles.wideFacts}>
        <RoomFacts room={room} />
      </div>
    </div>
  );
};
