import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { ContestsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { formatDate, formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { useLocation } from '../../platform/location.tsx';
import { PlayerName } from '../../platform/PlayerName.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { FOLLOWS, LoadingNote } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Countdown } from '../giveaway/Countdown.tsx';
import { RankRow } from './RankRow.tsx';

const CONTESTS = graphql(`
  query Contests {
    contests {
      id
      names { ...Names @unmask }
      ranking status startsAt endsAt balance prizes position settledPosition
      places { rank playerId nickname avatar mine score prize }
      mine { rank playerId nickname avatar mine score prize }
    }
  }
`);

type Contest = ContestsQuery['contests'][number];

type ContestPlace = Contest['places'][number];

const REFRESH_MS = 30_000;
const PRIZES_SHOWN = 10;

interface PlaceRowProps {
  readonly place: ContestPlace;
  readonly contest: Pick<Contest, 'balance' | 'prizes' | 'settledPosition'>;
}

const PlaceRow = ({ place, contest: { balance, prizes, settledPosition } }: PlaceRowProps) => {
  const { contests } = useMessages().event;
  const { locale } = useLocale();
  const words = balance === 'COIN' ? contests.prize : contests.bonusPrize;
  const lost = settledPosition !== null && place.prize === null && place.rank <= prizes.length;
  const prize = place.prize === null ? null : words({ amount: formatMoney(place.prize, locale) });
  const note = lost ? contests.lostPrize : prize;
  return (
    <RankRow
      rank={place.rank}
      picture={<Avatar picture={place.avatar} size={36} />}
      name={<PlayerName playerId={place.playerId} nickname={place.nickname} padY={2} />}
      note={
        note !== null && (
          <Text truncate {...(lost && { tone: 'danger' })}>
            {note}
          </Text>
        )
      }
      mine={place.mine}
      value={place.score}
    />
  );
};

/** Until when, or since when. */
const ContestClock = ({ contest }: { readonly contest: Contest }) => {
  const { contests } = useMessages().event;
  const { locale } = useLocale();
  const { status, startsAt, endsAt, places } = contest;
  switch (status) {
    case 'COMING':
    case 'RUNNING':
      return (
        <Row gap={8} align="baseline" size="note" tone="muted">
          {status === 'COMING' ? contests.startsIn : contests.endsIn}
          <Text tone="text">
            <Countdown until={status === 'COMING' ? startsAt : endsAt} size="title" />
          </Text>
        </Row>
      );
    case 'COUNTING':
      return (
        <Text size="note" tone="muted">
          {contests.counting}
        </Text>
      );
    case 'SETTLED':
      return (
        <Text size="note" tone="muted">
          {(places.some(({ prize }) => prize !== null) ? contests.settled : contests.ended)({
            date: formatDate(endsAt, locale),
          })}
        </Text>
      );
  }
};

/** Where messages lead to. */
const anchorOf = ({ id }: Pick<Contest, 'id'>): string => `contest-${id}`;

/** The prizes of a contest, the leading players, and the link to its entry of the log. */
const ContestBoard = ({ contest }: { readonly contest: Contest }) => {
  const { boards, contests } = useMessages().event;
  const { locale } = useLocale();
  const { names, ranking, status, balance, prizes, places, mine, position, settledPosition } = contest;
  const anchor = anchorOf(contest);
  const { hash } = useLocation();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${anchor}`) shown.current?.scrollIntoView({ block: 'center' });
  }, [hash, anchor]);
  const over = status === 'COUNTING' || status === 'SETTLED';
  const board = boards[({ BATTLES: 'battles', OPENINGS: 'openings', WINS: 'wins' } as const)[ranking]];
  const below = mine !== null && !places.some(({ rank }) => rank === mine.rank) ? mine : null;
  const ranks = prizes.slice(0, PRIZES_SHOWN).map((prize, index) => ({ rank: index + 1, prize }));
  /** Prizes without a ranked player yet. */
  const open = over ? [] : ranks.slice(places.length);
  const prizeWords = balance === 'COIN' ? contests.prize : contests.bonusPrize;
  return (
    <Stack ref={shown} as="article" shrink gap={8} aria-labelledby={anchor}>
      <Row wrap justify="between" align="baseline" gapX={12} gapY={4}>
        <h3 id={anchor}>{pickName(names, locale)}</h3>
        <ContestClock contest={contest} />
      </Row>
      <Text as="p" size="note" tone="muted">
        {board.title} · {board.note}
      </Text>
      {places.length > 0 && (
        <ol>
          {[...places, ...(below === null ? [] : [below])].map((place) => (
            <PlaceRow key={place.rank} place={place} contest={contest} />
          ))}
        </ol>
      )}
      {open.length > 0 && (
        <Row as="ol" wrap gapX={16} gapY={4} padY={12} line="top">
          {open.map(({ rank, prize }) => (
            <Text as="li" key={rank} size="note">
              {contests.place({ rank })} · {prizeWords({ amount: formatMoney(prize, locale) })}
            </Text>
          ))}
        </Row>
      )}
      {places.length === 0 && (
        <Text as="p" padY={12} line="top" tone="muted">
          {over ? contests.nobody : contests.none}
        </Text>
      )}
      <Text as="p" size="note" tone="info">
        {settledPosition === null ? (
          <TextLink to={`/fairness-log?position=${position}`}>{contests.announcement}</TextLink>
        ) : (
          <TextLink to={`/fairness-log?position=${settledPosition}`}>{contests.settlement}</TextLink>
        )}
      </Text>
    </Stack>
  );
};

/** Prizes that the operator has set on rankings. Nothing where there never was one. */
export const Contests = () => {
  const { contests: words, loading } = useMessages().event;
  const { data, error } = useQuery(CONTESTS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const { hash } = useLocation();
  if (data === undefined && error === undefined) {
    return (
      <div>
        <LoadingNote text={loading} />
      </div>
    );
  }
  if (data === undefined || data.contests.length === 0) return null;
  const past = data.contests.filter(({ status }) => status === 'SETTLED');
  const open = data.contests.filter(({ status }) => status !== 'SETTLED');
  const pastShown = open.length === 0 || past.some((contest) => hash === `#${anchorOf(contest)}`);
  return (
    <section className={FOLLOWS} aria-labelledby="contests">
      <Row wrap align="baseline" gapY={4} gapX={12} minHeight={60} padTop={4} padBottom={[12, 4]}>
        <h2 id="contests">{words.title}</h2>
        <Text as="p" size="small" tone="muted">
          {words.note}
        </Text>
      </Row>
      {open.length > 0 && (
        <Grid columns={[1, 2]} gapX={48} gapY={28}>
          {open.map((contest) => (
            <ContestBoard key={contest.id} contest={contest} />
          ))}
        </Grid>
      )}
      {past.length > 0 && (
        <Box as="details" marginTop={open.length > 0 ? 28 : 0} {...(pastShown && { open: true })}>
          <Text as="summary" padY={12}>
            {words.past}
          </Text>
          <Grid columns={[1, 2]} gapX={48} gapY={28}>
            {past.map((contest) => (
              <ContestBoard key={contest.id} contest={contest} />
            ))}
          </Grid>
        </Box>
      )}
    </section>
  );
};
