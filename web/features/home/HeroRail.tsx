import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { HomeQuery } from '../../generated/graphql.ts';
import { graphql, readFragment } from '../../generated/index.ts';
import { formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { takeControls } from '../../platform/painted-controls.ts';
import { useSession } from '../../platform/session.tsx';
import { useTakenOver } from '../../platform/use-taken-over.ts';
import { useTimeLeft } from '../../platform/use-time-left.ts';
import { Box, Grid, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { type BattleRow, PREVIEW_SIZE } from '../battle/arena/arena-query.ts';
import { type BattleList, useBattleList } from '../battle/arena/use-battle-list.ts';
import { type TodaysFreeCase, useTodaysFreeCase } from '../free-case/use-todays-free-case.ts';
import { GIVEAWAY_CARD, type GiveawayCardData } from '../giveaway/giveaway-query.ts';
import { useGiveawayWords } from '../giveaway/giveaway-words.ts';
import styles from './HeroRail.module.css';
import { fullest, nextDrawn } from './on-the-rail.ts';

/** Rooms that are open now, of which the one that is drawn next is shown. */
const OPEN_GIVEAWAYS = graphql(`
  query OpenGiveaways {
    giveaways(first: 12) {
      edges { node { id ...GiveawayCard } }
    }
  }
`);

const ASKED_AGAIN_MS = 30_000;
const UNKNOWN = { free: undefined, failed: false };
const NOTHING_ASKED = { data: undefined, error: undefined };

interface RailRowProps {
  readonly picture: { readonly image: string } | { readonly icon: IconName };
  readonly title: string;
  /** Below the title. It may run: a screen reader reads it when it comes by, and isn't told of every second. */
  readonly note: ReactNode;
  /** An address, or what happens. */
  readonly to: string | (() => void);
}

const RailRow = ({ picture, title, note, to }: RailRowProps) => {
  const inside = (
    <>
      {'image' in picture ? (
        <img src={picture.image} alt="" width={64} height={52} decoding="async" />
      ) : (
        <Grid as="span" centered tone="info" className={styles.icon}>
          <Icon name={picture.icon} size={28} />
        </Grid>
      )}
      <Text grow shrink>
        <Text as="b" display="block" weight={500} truncate>
          {title}
        </Text>
        <Text size="small" display="block" truncate tone="muted">
          {note}
        </Text>
      </Text>
      <Icon name="right" size={16} />
    </>
  );
  return (
    <Box as="li" shrink>
      {typeof to === 'string' ? (
        <Link to={to} className={styles.row}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={styles.row} onClick={to}>
          {inside}
        </button>
      )}
    </Box>
  );
};

interface FreeRowProps {
  readonly shown: NonNullable<HomeQuery['showcase']['freeCase']>;
  readonly note: string;
  readonly opens: 'register' | 'freeCase';
}

const FreeRow = ({ shown, note, opens }: FreeRowProps) => {
  const { home } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  return (
    <RailRow
      picture={{ image: shown.imageSmall }}
      title={home.side.free({ name: pickName(shown.names, locale) })}
      note={note}
      to={() => open({ name: opens })}
    />
  );
};

const GuestsFreeRow = ({ shown }: Pick<FreeRowProps, 'shown'>) => {
  const { home } = useMessages();
  return <FreeRow shown={shown} note={home.side.freeGuest} opens="register" />;
};

const PlayersFreeRow = ({ free }: { readonly free: NonNullable<TodaysFreeCase['free']> }) => {
  const { home } = useMessages();
  const { clock } = useTimeLeft(Date.parse(free.dayEndsAt));
  const note = (free.available ? home.side.freeReady : home.side.freeTaken)({ clock });
  return <FreeRow shown={free.case} note={note} opens="freeCase" />;
};

const BattleRowOf = ({ battle }: { readonly battle: BattleRow }) => {
  const { home } = useMessages();
  const { locale } = useLocale();
  const { id, boxes, seats, seatCount, cost } = battle;
  const [first] = boxes;
  if (first === undefined) return null;
  const name = pickName(first.case.names, locale);
  return (
    <RailRow
      picture={{ image: first.case.imageSmall }}
      title={home.side.battle({ name: boxes.length === 1 ? name : `${name} ×${boxes.length}` })}
      note={home.side.battleNote({
        taken: String(seats.length),
        seats: String(seatCount),
        cost: formatMoney(cost, locale),
      })}
      to={`/battle/${id}`}
    />
  );
};

/** The battle that fills up first. That none waits is said only where it is known. */
const BattlesRow = ({ waiting: { rows, failed } }: { readonly waiting: Pick<BattleList, 'rows' | 'failed'> }) => {
  const { side } = useMessages().home;
  const battle = fullest(rows ?? []);
  if (battle !== null) return <BattleRowOf battle={battle} />;
  const picture = { icon: 'swords' } as const;
  if (rows !== null)
    return <RailRow picture={picture} title={side.noBattle} note={side.noBattleNote} to="/battle/create" />;
  if (!failed) return <Blank />;
  return <RailRow picture={picture} title={side.battlesFailed} note={side.battlesFailedNote} to="/battle" />;
};

const GiveawayRow = ({ room }: { readonly room: GiveawayCardData }) => {
  const { giveaway, home } = useMessages();
  const { titleOf } = useGiveawayWords();
  const { days, clock } = useTimeLeft(Date.parse(room.drawAt));
  const [best] = room.prizes;
  return (
    <RailRow
      picture={best === undefined ? { icon: 'gift' } : { image: best.skin.imageSmall }}
      title={home.side.giveaway({ title: titleOf(room) })}
      note={home.side.giveawayNote({
        count: room.entrantCount,
        clock: days > 0 ? `${giveaway.days({ days })} ${clock}` : clock,
      })}
      to={`/giveaways/${room.id}`}
    />
  );
};

const ProofRow = () => {
  const { home } = useMessages();
  return (
    <RailRow picture={{ icon: 'shield' }} title={home.side.proof} note={home.side.proofNote} to="/provably-fair" />
  );
};

const Blank = () => <li className={styles.row} />;

interface FirstRowProps extends Pick<TodaysFreeCase, 'free' | 'failed'> {
  /** The free case for a guest; null for a player, and where it isn't known. */
  readonly forGuest: FreeRowProps['shown'] | null;
}

const FirstRow = ({ forGuest, free, failed }: FirstRowProps) => {
  if (forGuest !== null) return <GuestsFreeRow shown={forGuest} />;
  if (free) return <PlayersFreeRow free={free} />;
  return free === null || failed ? <ProofRow /> : <Blank />;
};

interface HeroRailProps {
  /** Null where it isn't known, or none is free. */
  readonly newcomersCase: FreeRowProps['shown'] | null;
}

/** Beside the stage, what goes on now: the free case of the day, a battle that fills up, a giveaway that is drawn next. */
export default function HeroRail({ newcomersCase }: HeroRailProps) {
  const { home } = useMessages();
  const { status } = useSession();
  useEffect(() => takeControls('apart'), []);
  const takenOver = useTakenOver();
  const today = useTodaysFreeCase();
  // As it was painted, whatever has been answered by the time this code comes.
  const { free, failed } = takenOver ? today : UNKNOWN;
  const waiting = useBattleList({ status: 'WAITING' }, PREVIEW_SIZE);
  const open = useQuery(OPEN_GIVEAWAYS, {
    pollInterval: ASKED_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { data, error } = takenOver ? open : NOTHING_ASKED;
  const room = nextDrawn((data?.giveaways.edges ?? []).map(({ node }) => readFragment(GIVEAWAY_CARD, node)));
  const forGuest = status === 'guest' ? (free?.case ?? newcomersCase) : null;
  return (
    <ul className={styles.rail} aria-label={home.side.label}>
      <FirstRow forGuest={forGuest} free={free} failed={failed} />
      <BattlesRow waiting={waiting} />
      {room !== null && <GiveawayRow room={room} />}
      {room === null &&
        (data === undefined && error === undefined ? <Blank /> : free === null || failed ? null : <ProofRow />)}
    </ul>
  );
}
