import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { RecentPlaysQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, formatMoney, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { useConnection } from '../../platform/use-connection.ts';
import { Grid, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import styles from './seeds.module.css';
import { CURRENT_PAIR, RECENT_PLAYS } from './seeds-query.ts';

const PAGE = 15;
const PLACES = [0, 1, 2, 3] as const;

const playsIn = (data: RecentPlaysQuery) => data.plays;

type Play = RecentPlaysQuery['plays']['edges'][number]['node'];

interface PlayRowProps {
  readonly play: Play;
  /** The pair it was drawn from isn't in use any more; null while that isn't known. */
  readonly revealed: boolean | null;
}

const PlayRow = ({ play, revealed }: PlayRowProps) => {
  const messages = useMessages();
  const { rounds } = messages.fairness;
  const { locale } = useLocale();
  const { skin } = play;
  const names = skinNames(skin, play.wear, messages, locale);
  const lost = play.won === 0;
  return (
    <li>
      <Link
        to={`/provably-fair/verify/${play.id}`}
        className={styles.round}
        data-grade={skin.grade}
        data-lost={lost || undefined}
      >
        <VisuallyHidden>{rounds.verify}</VisuallyHidden>
        <img
          src={skin.imageSmall}
          alt=""
          width={72}
          height={45}
          loading="lazy"
          decoding="async"
          className={styles.roundArt}
        />
        <Stack as="span" shrink className={styles.roundName}>
          <b>{names.name}</b>
          <Row as="span" gap={6} className={styles.roundGame}>
            <Icon name={GAMES[play.game].icon} size={14} />
            <span>{`${messages.shell.games[play.game]} · ${rounds.round({ roundNo: formatCount(play.roundNo, locale) })}`}</span>
          </Row>
        </Stack>
        <bdi className={`num ${styles.roundSpent}`}>{rounds.spent({ amount: formatMoney(play.spent, locale) })}</bdi>
        <Text size="small" nowrap className={styles.roundTime}>
          {formatDateTime(play.playedAt, locale)}
        </Text>
        {lost ? (
          <span className={styles.roundValue}>{rounds.lost}</span>
        ) : (
          <Money value={play.won} className={styles.roundValue} />
        )}
        {revealed !== null && (
          <Row
            as="span"
            size="small"
            justify="end"
            gap={6}
            nowrap
            className={styles.roundState}
            data-revealed={revealed || undefined}
          >
            <Icon name={revealed ? 'check' : 'lock'} size={16} />
            <span>{revealed ? rounds.revealed : rounds.hidden}</span>
          </Row>
        )}
      </Link>
    </li>
  );
};

/** The player's rounds in every game, newest first, each a link to its proof. */
export const RecentPlays = () => {
  const { rounds } = useMessages().fairness;
  const list = useConnection(RECENT_PLAYS, { variables: { first: PAGE }, in: playsIn });
  const { data: pair } = useQuery(CURRENT_PAIR, { fetchPolicy: 'no-cache' });
  const current = pair?.seeds.current.id;
  const { nodes } = list;
  return (
    <section aria-labelledby="recent-rounds">
      <Row as="h2" id="recent-rounds" minHeight={56} marginTop={24} className={styles.heading}>
        {rounds.title}
      </Row>
      {list.failed && <ErrorState onRetry={list.reload} />}
      {nodes === undefined && !list.failed && (
        <Grid className={styles.blankRounds}>
          {PLACES.map((place) => (
            <Skeleton key={place} height="44px" />
          ))}
        </Grid>
      )}
      {nodes?.length === 0 && (
        <Row as="p" wrap gapX={8} minHeight={44} tone="muted">
          {rounds.empty}
          <ButtonLink variant="proof" to="/box">
            {rounds.browse}
          </ButtonLink>
        </Row>
      )}
      <ul className={styles.rounds}>
        {nodes?.map((node) => (
          <PlayRow key={node.id} play={node} revealed={current === undefined ? null : node.pairId !== current} />
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="ghost" busy={list.loadingMore} className={styles.more} onClick={list.loadMore}>
          {rounds.more}
        </Button>
      )}
    </section>
  );
};
