import { useMessages } from '../../../i18n/index.ts';
import { PageHead } from '../../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../../platform/phone-title.tsx';
import { Row, Text } from '../../../ui/Box.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { ArenaBase } from '../base-path.ts';
import { seatingText } from '../seating-text.ts';
import styles from './RoomHead.module.css';
import type { BattleRoom } from './room-query.ts';

interface RoomHeadProps {
  readonly battle: BattleRoom;
  readonly base: ArenaBase;
  /** Value drawn in settled rounds, minor units; null before the battle runs. */
  readonly pot: number | null;
  /** Null where the link can't be copied. */
  readonly onShare: (() => void) | null;
  readonly onProof: () => void;
}

const SHORT = 6;

const shortId = (id: string): string => id.slice(0, SHORT);

const shortHash = (hash: string): string => `${hash.slice(0, SHORT)}…${hash.slice(-SHORT)}`;

export const useTakesAll = ({ mode, teams }: Pick<BattleRoom, 'mode' | 'teams'>): string => {
  const { battle: words } = useMessages();
  return (teams && mode !== 'SHARED' ? words.teamTakesAll : words.takesAll)[mode];
};

/** The title row; on a phone the title stands in the header. */
export const RoomHead = ({ battle, base, pot, onShare, onProof }: RoomHeadProps) => {
  const { battle: words } = useMessages();
  const { room } = words;
  const title = room.title[battle.mode];
  const takesAll = useTakesAll(battle);
  usePhoneTitle(title, base, words.back);
  const paid = battle.status === 'WAITING' || battle.status === 'DISSOLVED' ? room.cost : room.paid;
  const about = [
    takesAll,
    seatingText(words, battle),
    ...(battle.pace === 'FAST' ? [words.fast] : []),
    ...(battle.official ? [words.tags.official] : []),
    ...(battle.private ? [words.tags.private] : []),
  ];
  return (
    <PageHead
      title={title}
      lead={
        <Text as="p" truncate>
          {[...about, room.id({ short: shortId(battle.id) })].join(' · ')}
        </Text>
      }
      className={styles.head}
    >
      <Row rigid display={['none', 'flex']} marginStart="auto">
        <Facts
          shape="below"
          className={styles.facts}
          facts={[
            { label: paid, value: <Money value={battle.cost} /> },
            ...(pot === null ? [] : [{ label: room.pot, value: <Money value={pot} className={styles.pot} /> }]),
            {
              label: room.commitment,
              value: (
                <Text
                  as="button"
                  type="button"
                  display="block"
                  tone="info"
                  weight={500}
                  nowrap
                  className={`mono ${styles.hash}`}
                  onClick={onProof}
                  dir="ltr"
                >
                  {shortHash(battle.publicHash)}
                </Text>
              ),
            },
          ]}
        />
        {onShare !== null && <IconButton icon="link" label={room.share} className={styles.share} onClick={onShare} />}
      </Row>
    </PageHead>
  );
};
