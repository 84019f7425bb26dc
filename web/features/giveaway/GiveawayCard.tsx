import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GiveawayStatus } from '../../generated/graphql.ts';
import { type FragmentType, readFragment } from '../../generated/index.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { PlayerName } from '../../platform/PlayerName.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Count } from '../../ui/Count.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './GiveawayCard.module.css';
import { GIVEAWAY_CARD, type GiveawayCardData } from './giveaway-query.ts';
import { useGiveawayWords } from './giveaway-words.ts';
import { usePhase } from './use-phase.ts';

/** The most prizes on the stage, and the most winners in a line. */
const SHOWN_PRIZES = 3;
const SHOWN_WINNERS = 3;

const Sign = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <Row
    as="li"
    size="note"
    gap={4}
    padY={2}
    padStart={6}
    padEnd={8}
    radius="small"
    ring="hairline"
    tone="muted"
    nowrap
    className={styles.sign}
  >
    <Icon name={icon} size={14} />
    <Text tone="soft">{children}</Text>
  </Row>
);

interface SignsProps {
  readonly giveaway: Pick<GiveawayCardData, 'locked' | 'conditions' | 'guard'>;
  readonly phase: GiveawayStatus;
}

/** The conditions of entering: a password, a deposit, a member grade. Before the draw also the guard of the outcome. */
const Signs = ({ giveaway: { locked, conditions, guard }, phase }: SignsProps) => {
  const { signs } = useMessages().giveaway;
  const { depositDays, vipGrade } = conditions;
  return (
    <Row as="ul" wrap gap={6} className={styles.signs}>
      {locked && <Sign icon="lock">{signs.locked}</Sign>}
      {typeof depositDays === 'number' && <Sign icon="plus">{signs.deposit({ days: depositDays })}</Sign>}
      {(phase === 'UPCOMING' || phase === 'OPEN') && (
        <Sign icon={guard === 'WITNESS' ? 'check' : 'warning'}>{signs.guard[guard]}</Sign>
      )}
      {vipGrade > 0 && <Sign icon="crown">{signs.vip({ grade: vipGrade })}</Sign>}
    </Row>
  );
};

interface FigureProps {
  readonly label: string;
  /** At the end of the line, in full. */
  readonly end?: boolean;
  readonly children: ReactNode;
}

/** A label, and below it what it names. */
const Figure = ({ label, end = false, children }: FigureProps) => (
  <Text as="p" shrink {...(end && { rigid: true, text: 'end' })}>
    <Text size="small" display="block" tone="muted" nowrap>
      {label}
    </Text>
    <Row as="span" size="large" justify={end ? 'end' : 'start'} minHeight={28} weight={600}>
      {children}
    </Row>
  </Text>
);

/** The next moment of the room, or its outcome. */
const Ending = ({ giveaway, phase }: { readonly giveaway: GiveawayCardData; readonly phase: GiveawayStatus }) => {
  const {
    giveaway: { card },
    shell,
  } = useMessages();
  const { locale } = useLocale();
  const { startsAt, drawAt, finishedAt, winners } = giveaway;
  switch (phase) {
    case 'UPCOMING':
    case 'OPEN':
      return (
        <Figure label={phase === 'OPEN' ? card.drawIn : card.opensIn}>
          <Countdown until={phase === 'OPEN' ? drawAt : startsAt} size="title" />
        </Figure>
      );
    case 'DRAWING':
      return (
        <Figure label={card.drawnAt}>
          <Text tone="accent-soft" className={styles.drawing}>
            {card.drawing}
          </Text>
        </Figure>
      );
    case 'FINISHED':
      return (
        <Figure label={card.winners}>
          <Row as="span" size="body" gap={4} shrink weight={500}>
            {winners.slice(0, SHOWN_WINNERS).map(({ place, avatar }) => (
              <Avatar key={place} picture={avatar} size={24} />
            ))}
            <Text truncate marginStart={4} className="name">
              {winners[0] && (winners[0].nickname ?? shell.hiddenPlayer)}
            </Text>
            {winners.length > 1 && (
              <Text size="small" rigid weight={400} tone="muted">
                {card.moreWinners({ winners: winners.length })}
              </Text>
            )}
          </Row>
        </Figure>
      );
    case 'CANCELLED':
      return <Figure label={formatDateTime(finishedAt ?? drawAt, locale)}>{card.cancelled}</Figure>;
  }
};

const OwnMark = ({ won = false, children }: { readonly won?: boolean; readonly children: ReactNode }) => (
  <Text
    display="inline-flex"
    size="note"
    rigid
    align="center"
    gap={4}
    marginStart="auto"
    padY={2}
    padX={8}
    radius="small"
    {...(won ? { ground: 'inverse', weight: 600 } : { ring: 'accent', tone: 'accent-soft', className: styles.own })}
  >
    {children}
  </Text>
);

/** The signed-in player's part in the room: winner, host or entrant. */
const Own = ({ giveaway }: { readonly giveaway: GiveawayCardData }) => {
  const { card } = useMessages().giveaway;
  const { locale } = useLocale();
  const { mine, myCode, winners } = giveaway;
  if (winners.some((winner) => winner.mine)) {
    return (
      <OwnMark won>
        <Icon name="check" size={14} />
        {card.won}
      </OwnMark>
    );
  }
  if (mine) return <OwnMark>{card.mine}</OwnMark>;
  if (typeof myCode !== 'number') return null;
  return (
    <OwnMark>
      {card.myCode}{' '}
      <Text as="b" num>
        {formatCount(myCode, locale)}
      </Text>
    </OwnMark>
  );
};

interface GiveawayCardProps {
  readonly shown: FragmentType<typeof GIVEAWAY_CARD>;
  readonly eager?: boolean;
}

/** One room: its prizes, their value, and the time that is left. */
export const GiveawayCard = ({ shown, eager = false }: GiveawayCardProps) => {
  const giveaway = readFragment(GIVEAWAY_CARD, shown);
  const { card } = useMessages().giveaway;
  const { titleOf, hostOf } = useGiveawayWords();
  const phase = usePhase(giveaway);
  const { id, official, hostId, hostNickname, hostAvatar, prizes, prizeValue, entrantCount } = giveaway;
  const title = titleOf(giveaway);
  return (
    <article className={styles.card} data-grade={prizes[0]?.skin.grade} data-phase={phase}>
      <Stack position="relative" overflow="hidden" className={styles.inside}>
        <div className={styles.stage}>
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
          <Signs giveaway={giveaway} phase={phase} />
        </div>
        <Stack grow padTop={10} padX={14} padBottom={12} className={styles.text}>
          <Row as="p" size="small" gap={6} minHeight={24} tone="muted">
            {official ? (
              <Icon name="crown" size={16} />
            ) : (
              <Avatar picture={hostAvatar ?? `/art/avatar/${id}.svg`} size={20} />
            )}
            {official ? (
              hostOf(giveaway)
            ) : (
              <PlayerName playerId={hostId ?? null} nickname={hostNickname ?? null} padY={2} position="above" />
            )}
            <Own giveaway={giveaway} />
          </Row>
          <Text as="h3" size="large" truncate marginTop={4} weight={600} className="name">
            <Link to={`/giveaways/${id}`} className={styles.link}>
              {title}
            </Link>
          </Text>
          <Row as="p" size="tight" align="baseline" gap={10} marginTop={2}>
            <Money value={prizeValue} />
            <Text size="small" tone="muted">
              {card.prizes({ count: prizes.length })}
            </Text>
          </Row>
          <Row align="end" justify="between" gap={12} marginTop={10} padTop={10} line="top">
            <Ending giveaway={giveaway} phase={phase} />
            <Figure label={card.entrants} end>
              <Count value={entrantCount} />
            </Figure>
          </Row>
        </Stack>
      </Stack>
    </article>
  );
};

/** Exactly as high as a card. */
export const GiveawayCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <Stack position="relative" overflow="hidden" className={styles.inside}>
      <div className={styles.stage}>
        <Skeleton className={styles.blank} width="56%" height="44%" />
      </div>
      <Stack grow padTop={10} padX={14} padBottom={12} className={styles.text}>
        <Row as="p" size="small" gap={6} minHeight={24} tone="muted">
          <Skeleton width="96px" height="14px" />
        </Row>
        <Box size="large" marginTop={4}>
          <Skeleton width="70%" height="20px" />
        </Box>
        <Row as="p" size="tight" align="baseline" gap={10} marginTop={2}>
          <Skeleton width="88px" height="18px" />
        </Row>
        <Row align="end" justify="between" gap={12} marginTop={10} padTop={10} line="top">
          <Skeleton width="104px" height="34px" />
        </Row>
      </Stack>
    </Stack>
  </div>
);
