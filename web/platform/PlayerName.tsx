import { useMessages } from '../i18n/index.ts';
import { Text } from '../ui/Box.tsx';
import type { StyleProps } from '../ui/style-props.ts';
import { TextLink } from '../ui/TextLink.tsx';

interface PlayerNameProps extends StyleProps {
  /** The player's id in the log; null where they don't show who they are. */
  readonly playerId: string | null;
  readonly nickname: string | null;
}

/** How a player is called, and the way to their page; where it is hidden the words that stand for all hidden players. */
export const PlayerName = ({ playerId, nickname, ...look }: PlayerNameProps) => {
  const { shell } = useMessages();
  return playerId === null || nickname === null ? (
    <Text truncate {...look} className="name">
      {nickname ?? shell.hiddenPlayer}
    </Text>
  ) : (
    <TextLink to={`/player/${playerId}`} truncate {...look} className="name">
      {nickname}
    </TextLink>
  );
};
