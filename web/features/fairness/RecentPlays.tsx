import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { RecentPlaysQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, formatMoney, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { useList } from '../../platform/use-list.ts';
import { Box, Grid, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Section } from './Section.tsx';
import styles from './seeds.module.css';
import { CURRENT_PAIR, RECENT_PLAYS } from './seeds-query.ts';

const PLACES = [0, 1, 2, 3] as const;

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
          className={styles.art}
        />
        <Stack as="span" shrink>
          <Text as="b" truncate weight={500} tone="text">
            {names.name}
          </Text>
          <Row as="span" size="small" gap={6}>
            <Icon name={GAMES[play.game].icon} size={14} />
            <Text truncate>
              {`${messages.shell.games[play.game]} · ${rounds.round({ roundNo: formatCount(play.roundNo, locale) })}`}
            </Text>
          </Row>
        </Stack>
        <Text as="bdi" size="small" num weight={400} nowrap className={styles.onWidePages}>
          {rounds.spent({ amount: formatMoney(play.spent, locale) })}
        </Text>
        <Text size="small" nowrap className={styles.onWidePages}>
          {formatDateTime(play.playedAt, locale)}
        </Text>
        <Text text="end" tone={lost ? 'muted' : 'text'}>
          {lost ? rounds.lost : <Money value={play.won} />}
        </Text>
        {revealed !== null && (
          <Row as="span" size="small" justify="end" gap={6} nowrap tone={revealed ? 'info' : 'muted'}>
            <Icon name={revealed ? 'check' : 'lock'} size={16} />
            <Text visuallyHiddenBelow={768}>{revealed ? rounds.revealed : rounds.hidden}</Text>
          </Row>
        )}
      </Link>
    </li>
  );
};

/** The player's rounds in every game, newest first, each a link to its proof. */
export const RecentPlays = () => {
  const { rounds } = useMessages().fairness;
  const list = useList(RECENT_PLAYS);
  const { data: pair } = useQuery(CURRENT_PAIR, { fetchPolicy: 'no-cache' });
  const inUse = pair && [pair.seeds.current, ...pair.lanes.open.map((lane) => lane.pair)].map(({ id }) => id);
  const { nodes } = list;
  return (
    <Section id="recent-rounds" title={rounds.title}>
      {list.failed && <ErrorState onRetry={list.reload} />}
      {nodes === undefined && !list.failed && (
        <Grid gap={12}>
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
      <ul>
        {nodes?.map((node) => (
          <PlayRow key={node.id} play={node} revealed={inUse === undefined ? null : !inUse.includes(node.pairId)} />
        ))}
      </ul>
      {list.hasMore && (
        <Box marginStart="outdent">
          <Button variant="ghost" busy={list.loadingMore} onClick={list.loadMore}>
            {rounds.more}
          </Button>
        </Box>
      )}
    </Section>
  );
};
