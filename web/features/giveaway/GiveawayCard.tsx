import { Link } from 'react-router-dom';
import type { GiveawayStatus } from '../../generated/graphql.ts';
import { type FragmentType, readFragment } from '../../generated/index.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './GiveawayCard.module.css';
import { GIVEAWAY_CARD, type GiveawayCardData } from './giveaway-query.ts';
import { useGiveawayWords } from './giveaway-words.ts';
import { Signs } from './Signs.tsx';
import { usePhase } from './use-phase.ts';

/** So many prizes are on the stage; the others are counted. */
const SHOWN_PRIZES = 3;
const SHOWN_WINNERS = 3;

/** What is awaited, or what became of it. */
const Ending = ({ giveaway, phase }: { readonly giveaway: GiveawayCardData; readonly phase: GiveawayStatus }) => {
  const { card } = useMessages().giveaway;
  const { locale } = useLocale();
  const { startsAt, drawAt, finishedAt, winners } = giveaway;
  switch (phase) {
    case 'UPCOMING':
    case 'OPEN':
      return (
        <p className={styles.ending}>
          <span className={styles.label}>{phase === 'OPEN' ? card.drawIn : card.opensIn}</span>
          <Countdown until={phase === 'OPEN' ? drawAt : startsAt} className={styles.clock} />
        </p>
      );
    case 'DRAWING':
      return (
        <p className={styles.ending}>
          <span className={styles.label}>{card.drawnAt}</span>
          <b className={styles.drawing}>{card.drawing}</b>
        </p>
      );
    case 'FINISHED':
      return (
        <p className={styles.ending}>
          <span className={styles.label}>{card.winners}</span>
          <span className={styles.winners}>
            {winners.slice(0, SHOWN_WINNERS).map(({ place, avatar }) => (
              <Avatar key={place} picture={avatar} size={24} />
            ))}
            <b className="name">{winners[0]?.nickname}</b>
            {winners.length > 1 && <span className="muted">{card.moreWinners({ winners: winners.length })}</span>}
          </span>
        </p>
      );
    case 'CANCELLED':
      return (
        <p className={styles.ending}>
          <span className={styles.label}>{formatDateTime(finishedAt ?? drawAt, locale)}</span>
          <b>{card.cancelled}</b>
        </p>
      );
  }
};

/** What the room means to the signed-in player. */
const Own = ({ giveaway }: { readonly giveaway: GiveawayCardData }) => {
  const { card } = useMessages().giveaway;
  const { locale } = useLocale();
  const { mine, myCode, winners } = giveaway;
  if (winners.some((winner) => winner.mine)) {
    return (
      <span className={styles.own} data-won="">
        <Icon name="check" size={14} />
        {card.won}
      </span>
    );
  }
  if (mine) return <span className={styles.own}>{card.mine}</span>;
  if (typeof myCode !== 'number') return null;
  return (
    <span className={styles.own}>
      {card.myCode} <b className="num">{formatCount(myCode, locale)}</b>
    </span>
  );
};

interface GiveawayCardProps {
  readonly shown: FragmentType<typeof GIVEAWAY_CARD>;
  readonly eager?: boolean;
}

/** One room: its prizes in their light, what they are worth, and how long there is left. */
export const GiveawayCard = ({ shown, eager = false }: GiveawayCardProps) => {
  const giveaway = readFragment(GIVEAWAY_CARD, shown);
  const { card } = useMessages().giveaway;
  const { locale } = useLocale();
  const { titleOf, hostOf } = useGiveawayWords();
  const phase = usePhase(giveaway);
  const { id, official, hostAvatar, prizes, prizeValue, entrantCount } = giveaway;
  const title = titleOf(giveaway);
  return (
    <article className={styles.card} data-grade={prizes[0]?.skin.grade} data-phase={phase}>
      <div className={styles.inside}>
        <div className={styles.stage} data-prizes={Math.min(prizes.length, SHOWN_PRIZES)}>
          {prizes.slice(0, SHOWN_PRIZES).map(({ place, skin }) => (
            <img
              key={place}
              src={skin.imageSmall}
              alt=""
              width={640}
              height={400}
              loading={eager ? 'eager' : 'lazy'}
              decoding="async"
            />
          ))}
          <div className={styles.signs}>
            <Signs giveaway={giveaway} />
          </div>
        </div>
        <div className={styles.text}>
          <p className={styles.host}>
            {official ? (
              <Icon name="crown" size={16} />
            ) : (
              <Avatar picture={hostAvatar ?? `/art/avatar/${id}.svg`} size={20} />
            )}
            <span className={`name ${styles.nick}`}>{hostOf(giveaway)}</span>
            <Own giveaway={giveaway} />
          </p>
          <h3 className={styles.title}>
            <Link to={`/giveaways/${id}`} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p className={styles.value}>
            <Money value={prizeValue} />
            <span>{card.prizes({ count: prizes.length })}</span>
          </p>
          <div className={styles.foot}>
            <Ending giveaway={giveaway} phase={phase} />
            <p className={styles.entrants}>
              <span className={styles.label}>{card.entrants}</span>
              <b className="num">{formatCount(entrantCount, locale)}</b>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
};

/** Exactly as high as a card. */
export const GiveawayCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.inside}>
      <div className={styles.stage}>
        <Skeleton className={styles.blank} width="56%" height="44%" />
      </div>
      <div className={styles.text}>
        <p className={styles.host}>
          <Skeleton width="96px" height="14px" />
        </p>
        <div className={styles.title}>
          <Skeleton width="70%" height="20px" />
        </div>
        <p className={styles.value}>
          <Skeleton width="88px" height="18px" />
        </p>
        <div className={styles.foot}>
          <Skeleton width="104px" height="34px" />
        </div>
      </div>
    </div>
  </div>
);
