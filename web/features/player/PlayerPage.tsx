import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { NotFound } from '../../platform/NotFound.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Battles } from './Battles.tsx';
import { Luck } from './Luck.tsx';
import { PLAYER_PAGE, type ShownPlayer } from './player-query.ts';
import { Wins } from './Wins.tsx';

const Player = ({ shown }: { readonly shown: ShownPlayer }) => {
  const { player: words, shell } = useMessages();
  const { nickname, avatar, mine, wins, battles, luck } = shown;
  const nothing = wins === null && battles === null && luck === null;
  return (
    <>
      <title>{shell.pageTitle({ page: nickname })}</title>
      <Row gap={[12, 16]} padY={24} line="bottom">
        <Avatar picture={avatar} size={88} />
        <Box grow shrink>
          <Text as="h1" size={['title', 'display']} anywhere className="name">
            {nickname}
          </Text>
          <Text as="p" size="note" tone="muted">
            {mine ? words.mine : words.chosen}
          </Text>
        </Box>
        {mine && (
          <ButtonLink to="/personal/settings" icon="gear" aria-label={words.choose}>
            <Text display={['none', 'block']}>{words.choose}</Text>
          </ButtonLink>
        )}
      </Row>
      {nothing && <EmptyState icon="user" title={words.nothing} text={mine ? words.nothingOwn : words.nothingText} />}
      {wins && <Wins wins={wins} />}
      <Grid columns={[1, battles && luck ? 2 : 1]} gapX={48}>
        {battles && <Battles battles={battles} />}
        {luck && <Luck luck={luck} />}
      </Grid>
    </>
  );
};

/** `/player/{id}`: the parts that a player shows. A player with a hidden name has no page, like an unknown id. */
export default function PlayerPage() {
  const { player: words, shell } = useMessages();
  const { id = '' } = useParams();
  const query = useQuery(PLAYER_PAGE, { variables: { id }, fetchPolicy: 'cache-and-network' });
  usePhoneTitle(words.title, '/home', shell.notFound.action);
  return (
    <Loaded
      page={words.title}
      from={query}
      value={query.data?.player}
      skeleton={<Skeletons heights={['88px', '320px']} gap={24} padTop={24} padBottom={48} className="wrap" />}
      missing={<NotFound words={{ ...shell.notFound, text: words.nobody }} to="/home" />}
    >
      {(player) => (
        <Box padBottom={48} className="wrap">
          <Player shown={player} />
        </Box>
      )}
    </Loaded>
  );
}
