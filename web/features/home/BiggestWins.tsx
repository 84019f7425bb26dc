import { useQuery } from '@apollo/client/react';
import type { BiggestWinsOfTodayQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { PlayerName } from '../../platform/PlayerName.tsx';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './BiggestWins.module.css';

const BIGGEST_WINS = graphql(`
  query BiggestWinsOfToday {
    ranking(kind: WINS, period: DAY, first: 8) {
      rank playerId nickname value
      drop { id wear skin { ...SkinCard @unmask } }
    }
    online
  }
`);

const ASKED_AGAIN_MS = 30_000;

type Win = BiggestWinsOfTodayQuery['ranking'][number];

const Tile = ({ win }: { readonly win: Win }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { drop, playerId, nickname, value } = win;
  if (!drop) return null;
  const { skin, wear, id } = drop;
  return (
    <Box as="li" className={styles.tile} data-grade={skin.grade}>
      <img src={skin.imageSmall} alt="" width={96} height={60} loading="lazy" decoding="async" />
      <Text grow shrink>
        <TextLink to={`/provably-fair/verify/${id}`} covers display="block" truncate>
          {skinNames(skin, wear, messages, locale).name}
        </TextLink>
        <Text size="tight" display="block">
          <Money value={value} />
        </Text>
        <PlayerName
          playerId={playerId}
          nickname={nickname}
          size="small"
          display="block"
          padY={4}
          position="relative"
          tone="muted"
        />
      </Text>
    </Box>
  );
};

/** The wins of today, the dearest first, each with its public proof; and the number of visitors online. */
export default function BiggestWins() {
  const { home } = useMessages();
  const { data, error } = useQuery(BIGGEST_WINS, {
    pollInterval: ASKED_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const wins = data?.ranking;
  return (
    <section aria-labelledby="wins-of-today" className={styles.wins}>
      <Row gap={12} minHeight={[52, 60]}>
        <Text as="h2" rigid id="wins-of-today">
          {home.today.title}
        </Text>
        <Text as="p" size="small" grow truncate tone="muted" title={home.today.onlineHint}>
          {data !== undefined && data.online > 0 && home.today.online({ count: data.online })}
        </Text>
        <ButtonLink to="/event" variant="ghost" iconEnd="right">
          {home.today.all}
        </ButtonLink>
      </Row>
      {wins === undefined && error === undefined && (
        <div className={styles.row}>
          <Repeat times={8}>
            <Skeleton height="88px" />
          </Repeat>
        </div>
      )}
      {(wins === undefined && error !== undefined) || wins?.length === 0 ? (
        <Row as="p" minHeight={76} tone="muted" line="both">
          {wins === undefined ? home.today.failed : home.today.none}
        </Row>
      ) : null}
      {wins !== undefined && wins.length > 0 && (
        <ol className={styles.row}>
          {wins.map((win) => (
            <Tile key={win.drop?.id ?? win.rank} win={win} />
          ))}
        </ol>
      )}
    </section>
  );
}
