import { useMessages } from '../../../i18n/index.ts';
import { BackLink } from '../../../platform/BackLink.tsx';
import { usePhoneTitle } from '../../../platform/phone-title.tsx';
import { Row, Text } from '../../../ui/Box.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { ArenaBase } from '../base-path.ts';
import styles from './RoomHead.module.css';
import type { BattleRoom } from './room-query.ts';

interface RoomHeadProps {
  readonly battle: BattleRoom;
  readonly base: ArenaBase;
  /** Value drawn in settled rounds, minor units; null before the battle runs. */
  readonly pot: number | null;
  readonly onShare: () => void;
  readonly onProof: () => void;
}

const SHORT = 6;

const shortId = (id: string): string => id.slice(0, SHORT);

const shortHash = (hash: string): string => `${hash.slice(0, SHORT)}…${hash.slice(-SHORT)}`;

export const useTakesAll = ({ mode, teams }: Pick<BattleRoom, 'mode' | 'teams'>): string => {
  const { battle: words } = useMessages();
  return (teams ? words.teamTakesAll : words.takesAll)[mode];
};

/** The title row; on a phone the title stands in the header. */
export const RoomHead = ({ battle, base, pot, onShare, onProof }: RoomHeadProps) => {
  const { battle: words, shell } = useMessages();
  const { room } = words;
  const title = room.title[battle.mode];
  const takesAll = useTakesAll(battle);
  usePhoneTitle(title, base, words.back);
  const paid = battle.status === 'WAITING' || battle.status === 'DISSOLVED' ? room.cost : room.paid;
  const about = [
    takesAll,
    battle.teams ? words.teams : words.seats({ count: battle.seatCount }),
    ...(battle.official ? [words.tags.official] : []),
    ...(battle.private ? [words.tags.private] : []),
  ];
  return (
    <div className={`wrap ${styles.head}`}>
      <title>{shell.pageTitle({ page: title })}</title>
      <BackLink to={base} className={styles.back} label={words.back} />
      <h1>{title}</h1>
      <Text as="p" truncate grow shrink tone="muted" className={styles.about}>
        {about.join(' · ')} · <span className={styles.id}>{room.id({ short: shortId(battle.id) })}</span>
      </Text>
      <Row as="dl" rigid gap={28} align="stretch" className={styles.facts}>
        <div>
          <dt>{paid}</dt>
          <dd>
            <Money value={battle.cost} />
          </dd>
        </div>
        {pot !== null && (
          <div>
            <dt>{room.pot}</dt>
            <dd className={styles.pot}>
              <Money value={pot} />
            </dd>
          </div>
        )}
        <div>
          <dt>{room.commitment}</dt>
          <dd>
            <button type="button" className={`mono ${styles.hash}`} onClick={onProof} dir="ltr">
              {shortHash(battle.publicHash)}
            </button>
          </dd>
        </div>
      </Row>
      <IconButton icon="link" label={room.share} className={styles.share} onClick={onShare} />
    </div>
  );
};
