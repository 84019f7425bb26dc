import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { Count } from '../../ui/Count.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { useGiveawayWords } from './giveaway-words.ts';
import styles from './RoomHead.module.css';

/** The figures of a room. */
export const RoomFacts = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { room: words } = useMessages().giveaway;
  const { locale } = useLocale();
  const { prizeValue, entrantCount, publicHash } = room;
  return (
    <Facts
      shape="below"
      justify="between"
      gapX={[12, 28]}
      facts={[
        { label: words.facts.value, value: <Money value={prizeValue} /> },
        { label: words.facts.entrants, value: <Count value={entrantCount} /> },
        {
          label: words.facts.codes,
          value:
            entrantCount === 0 ? (
              <Text weight={500} tone="muted" nowrap>
                {words.noCodes}
              </Text>
            ) : (
              <Text as="bdi" num nowrap dir="ltr">
                1 – {formatCount(entrantCount, locale)}
              </Text>
            ),
        },
        {
          label: words.facts.hash,
          value: (
            <Text as="bdi" weight={500} tone="info" nowrap className="mono" dir="ltr" title={publicHash}>
              {publicHash.slice(0, 6)}…{publicHash.slice(-6)}
            </Text>
          ),
        },
      ]}
    />
  );
};

/** The title row. On a phone the name stands in the header and the figures below the prizes. */
export const RoomHead = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { giveaway } = useMessages();
  const { titleOf, hostOf } = useGiveawayWords();
  const title = titleOf(room);
  const about = room.official ? giveaway.official : giveaway.room.hosted({ nickname: hostOf(room) });
  usePhoneTitle(title, '/giveaways', giveaway.room.back);
  return (
    <PageHead
      title={title}
      lead={
        <Text as="p" truncate className={styles.about}>
          {room.hostId ? <TextLink to={`/player/${room.hostId}`}>{about}</TextLink> : about}
        </Text>
      }
      className={styles.head}
    >
      <Box rigid marginStart="auto" padStart={24} className={styles.wideFacts}>
        <RoomFacts room={room} />
      </Box>
    </PageHead>
  );
};
