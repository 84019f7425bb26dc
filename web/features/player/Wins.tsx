import { Link } from 'react-router-dom';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { Box, Grid, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { Part } from './Part.tsx';
import type { ShownPlayer } from './player-query.ts';

/** The best of what the player won lately, each with the way to its proof. */
export const Wins = ({ wins }: { readonly wins: NonNullable<ShownPlayer['wins']> }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { player } = messages;
  return (
    <Part id="wins" title={player.wins.title} note={player.wins.note}>
      {wins.length === 0 ? (
        <Text as="p" padY={16} line="top" tone="muted">
          {player.wins.none}
        </Text>
      ) : (
        <Grid as="ol" columns={[1, 2]} gapX={48}>
          {wins.map(({ id, game, skin, wear, value }) => {
            const names = skinNames(skin, wear, messages, locale);
            return (
              <Box as="li" key={id} line="top">
                <Link to={`/provably-fair/verify/${id}`}>
                  <Grid columns="auto-1fr-auto" align="center" gapX={12} minHeight={68} padY={8}>
                    <Thumb image={skin.imageSmall} grade={skin.grade} />
                    <Text shrink>
                      <Text display="block" truncate weight={500}>
                        {skinNames(skin, null, messages, locale).full}
                      </Text>
                      <Row as="span" size="small" gap={6} tone="muted">
                        <Icon name={GAMES[game].icon} size={14} />
                        <VisuallyHidden>{messages.shell.games[game]}</VisuallyHidden>
                        {names.wear !== null && <Text truncate>{names.wear}</Text>}
                        <Text rigid tone="info">
                          {player.wins.proof}
                        </Text>
                      </Row>
                    </Text>
                    <Text size="tight">
                      <Money value={value} />
                    </Text>
                  </Grid>
                </Link>
              </Box>
            );
          })}
        </Grid>
      )}
    </Part>
  );
};
