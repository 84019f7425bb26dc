import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { RecentRoundsQuery } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import {
  formatCount,
  formatDateTime,
  formatTicket,
  pickName,
  skinNames,
  useLocale,
  useMessages,
} from '../../i18n/index.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import styles from './seeds.module.css';
import { RECENT_ROUNDS } from './seeds-query.ts';
import { VERIFY_SKIN } from './verify-query.ts';

const PAGE = 15;
const PLACES = [0, 1, 2, 3] as const;

type Round = RecentRoundsQuery['rounds']['edges'][number]['node'];

const RoundRow = ({ round }: { readonly round: Round }) => {
  const messages = useMessages();
  const { rounds } = messages.fairness;
  const { locale } = useLocale();
  const skin = readFragment(VERIFY_SKIN, round.entry.skin);
  const names = skinNames(skin, round.entry.wear, messages, locale);
  const revealed = round.reveal !== null && round.reveal !== undefined;
  return (
    <li>
      <Link to={`/provably-fair/verify/${round.id}`} className={styles.round} data-grade={skin.grade}>
        <span className="sr-only">{rounds.verify}</span>
        <img
          src={skin.imageSmall}
          alt=""
          width={72}
          height={45}
          loading="lazy"
          decoding="async"
          className={styles.roundArt}
        />
        <span className={styles.roundName}>
          <b>{names.name}</b>
          <span>{`${pickName(round.caseNames, locale)} · ${rounds.round(formatCount(round.roundNo, locale))}`}</span>
        </span>
        <bdi className={`num ${styles.roundTicket}`}>{formatTicket(round.ticket)}</bdi>
        <span className={styles.roundTime}>{formatDateTime(round.playedAt, locale)}</span>
        <Amount value={round.entry.value} className={styles.roundValue} />
        <span className={styles.roundState} data-revealed={revealed || undefined}>
          <Icon name={revealed ? 'check' : 'lock'} size={16} />
          <span>{revealed ? rounds.revealed : rounds.hidden}</span>
        </span>
      </Link>
    </li>
  );
};

/** The player's rounds, newest first, each a link to its proof. */
export const RecentRounds = () => {
  const { fairness } = useMessages();
  const { rounds } = fairness;
  const { data, error, loading, fetchMore, refetch } = useQuery(RECENT_ROUNDS, {
    variables: { first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.rounds;
  const more = (): void => {
    fetchMore({
      variables: { after: list?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({
        rounds: { ...fetchMoreResult.rounds, edges: [...before.rounds.edges, ...fetchMoreResult.rounds.edges] },
      }),
    }).catch(() => undefined);
  };
  return (
    <section aria-labelledby="recent-rounds">
      <h2 id="recent-rounds" className={styles.heading}>
        {rounds.title}
      </h2>
      {list === undefined && error !== undefined && <ErrorState onRetry={() => refetch()} />}
      {list === undefined && error === undefined && (
        <div className={styles.blankRounds}>
          {PLACES.map((place) => (
            <Skeleton key={place} height="44px" />
          ))}
        </div>
      )}
      {list !== undefined && list.edges.length === 0 && (
        <p className={styles.empty}>
          {rounds.empty}
          <ButtonLink variant="proof" to="/box">
            {rounds.browse}
          </ButtonLink>
        </p>
      )}
      <ul className={styles.rounds}>
        {list?.edges.map(({ node }) => (
          <RoundRow key={node.id} round={node} />
        ))}
      </ul>
      {list?.pageInfo.hasNextPage && (
        <Button variant="ghost" busy={loading} className={styles.more} onClick={more}>
          {rounds.more}
        </Button>
      )}
    </section>
  );
};
