import { Link } from 'react-router-dom';
import type { GiveawayStatus } from '../../generated/graphql.ts';
import { type FragmentType, readFragment } from '../../generated/index.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
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
        <Text as="p" shrink className={styles.ending}>
          <Text size="small" display="block" tone="muted" nowrap>
            {phase === 'OPEN' ? card.drawIn : card.opensIn}
          </Text>
          <Countdown until={phase === 'OPEN' ? drawAt : startsAt} className={styles.clock} />
        </Text>
      );
    case 'DRAWING':
      return (
        <Text as="p" shrink className={styles.ending}>
          <Text size="small" display="block" tone="muted" nowrap>
            {card.drawnAt}
          </Text>
          <Text as="b" tone="accent-soft" className={styles.drawing}>
            {card.drawing}
          </Text>
        </Text>
      );
    case 'FINISHED':
      return (
        <Text as="p" shrink className={styles.ending}>
          <Text size="small" display="block" tone="muted" nowrap>
            {card.winners}
          </Text>
          <span className={styles.winners}>
            {winners.slice(0, SHOWN_WINNERS).map(({ place, avatar }) => (
              <Avatar key={place} picture={avatar} size={24} />
            ))}
            <b className="name">{winners[0]?.nickname}</b>
            {winners.length > 1 && <Text tone="muted">{card.moreWinners({ winners: winners.length })}</Text>}
          </span>
        </Text>
      );
    case 'CANCELLED':
      return (
        <Text as="p" shrink className={styles.ending}>
          <Text size="small" display="block" tone="muted" nowrap>
            {formatDateTime(finishedAt ?? drawAt, locale)}
          </Text>
          <b>{card.cancelled}</b>
        </Text>
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
      <Text
        display="inline-flex"
        rigid
        align="center"
        gap={4}
        marginStart="auto"
        padX={8}
        radius="small"
        tone="accent-soft"
        className={styles.own}
        data-won=""
      >
        <Icon name="check" size={14} />
        {card.won}
      </Text>
    );
  }
  if (mine)
    return (
      <Text
        display="inline-flex"
        rigid
        align="center"
        gap={4}
        marginStart="auto"
        padX={8}
        radius="small"
        tone="accent-soft"
        className={styles.own}
      >
        {card.mine}
      </Text>
    );
  if (typeof myCode !== 'number') return null;
  return (
    <Text
      display="inline-flex"
      rigid
      align="center"
      gap={4}
      marginStart="auto"
      padX={8}
      radius="small"
      tone="accent-soft"
      className={styles.own}
    >
      {card.myCode}{' '}
      <Text as="b" num>
        {formatCount(myCode, locale)}
      </Text>
    </Text>
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
      <Stack position="relative" overflow="hidden" className={styles.inside}>
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
        <Stack grow className={styles.text}>
          <Row as="p" size="small" gap={6} minHeight={24} tone="muted" className={styles.host}>
            {official ? (
              <Icon name="crown" size={16} />
            ) : (
              <Avatar picture={hostAvatar ?? `/art/avatar/${id}.svg`} size={20} />
            )}
            <span className={`name ${styles.nick}`}>{hostOf(giveaway)}</span>
            <Own giveaway={giveaway} />
          </Row>
          <Text as="h3" size="large" truncate marginTop={4} weight={600} className={styles.title}>
            <Link to={`/giveaways/${id}`} className={styles.link}>
              {title}
            </Link>
          </Text>
          <Row as="p" align="baseline" gap={10} marginTop={2} className={styles.value}>
            <Money value={prizeValue} />
            <span>{card.prizes({ count: prizes.length })}</span>
          </Row>
          <Row align="end" justify="between" gap={12} marginTop={10} line="top" className={styles.foot}>
            <Ending giveaway={giveaway} phase={phase} />
            <Text as="p" shrink rigid text="end" className={styles.entrants}>
              <Text size="small" display="block" tone="muted" nowrap>
                {card.entrants}
              </Text>
              <Text as="b" num>
                {formatCount(entrantCount, locale)}
              </Text>
            </Text>
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
      <Stack grow className={styles.text}>
        <Row as="p" size="small" gap={6} minHeight={24} tone="muted" className={styles.host}>
          <Skeleton width="96px" height="14px" />
        </Row>
        <Box size="large" truncate marginTop={4} weight={600} className={styles.title}>
          <Skeleton width="70%" height="20px" />
        </Box>
        <Row as="p" align="baseline" gap={10} marginTop={2} className={styles.value}>
          <Skeleton width="88px" height="18px" />
        </Row>
        <Row align="end" justify="between" gap={12} marginTop={10} line="top" className={styles.foot}>
          <Skeleton width="104px" height="34px" />
        </Row>
      </Stack>
    </Stack>
  </div>
);
