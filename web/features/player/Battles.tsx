import { Link } from 'react-router-dom';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Figure, Part } from './Part.tsx';
import type { ShownPlayer } from './player-query.ts';

/** How many battles the player played and won, and the way to the last of them. */
export const Battles = ({ battles }: { readonly battles: NonNullable<ShownPlayer['battles']> }) => {
  const { player, shell } = useMessages();
  const { locale } = useLocale();
  const words = player.battles;
  return (
    <Part id="battles" title={words.title} note={words.note}>
      <Facts
        shape="below"
        gapX={32}
        facts={[
          { label: words.played, value: <Figure>{formatCount(battles.played, locale)}</Figure> },
          { label: words.won, value: <Figure>{formatCount(battles.won, locale)}</Figure> },
        ]}
      />
      <Box as="ol" marginTop={16}>
        {battles.last.map(({ id, cost, won, at }) => (
          <Box as="li" key={id} line="top">
            <Link to={`/battle/${id}`}>
              <Row gap={12} minHeight={60} padY={8}>
                <Text rigid tone={won > 0 ? 'text' : 'muted'}>
                  <Icon name={won > 0 ? 'crown' : 'swords'} />
                </Text>
                <Text grow shrink>
                  <Text display="block" truncate weight={500}>
                    {shell.games.BATTLE} · {won > 0 ? words.wonOne : words.lostOne}
                  </Text>
                  <Text as="time" display="block" truncate size="small" tone="muted" dateTime={at}>
                    {formatDateTime(at, locale)}
                  </Text>
                </Text>
                <Grid as="span" text="end">
                  <Text size="tight">
                    <Money value={won} />
                  </Text>
                  <Text size="small" tone="muted">
                    {words.seat} <Money value={cost} coin={false} />
                  </Text>
                </Grid>
              </Row>
            </Link>
          </Box>
        ))}
      </Box>
    </Part>
  );
};
