import { useMemo, useState } from 'react';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { Box, Stack, Text } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { ownRotations } from './own-rotations.ts';
import { useShownSeeds } from './shown-seeds.ts';

const Bar = ({ playerId }: { readonly playerId: string }) => {
  const { play, shell } = useMessages();
  const { locale } = useLocale();
  const { history } = useShownSeeds();
  const rotations = useMemo(() => ownRotations(deviceStorage, playerId), [playerId]);
  const [read, setRead] = useState<string | null>(null);
  const found = history === null ? null : rotations.strange(history);
  if (found === null || found.position === read) return null;
  const { position, revealedAt } = found;
  const words = play.rotation;
  const dismiss = (): void => {
    rotations.dismiss(found);
    setRead(position);
  };
  return (
    <Box className="wrap" padY={12}>
      <Note tone="danger" icon="warning" role="alert">
        <Stack gap={4} grow shrink>
          <Text as="b">{words.title}</Text>
          <Text as="p">{words.text({ moment: formatDateTime(revealedAt, locale) })}</Text>
          <a href={`/log/proof/${position}`} target="_blank" rel="noreferrer">
            {words.proof({ position: formatCount(position, locale) })}
          </a>
        </Stack>
        <IconButton icon="x" label={shell.actions.close} onClick={dismiss} />
      </Note>
    </Box>
  );
};

/** In red: the player's seeds were rotated, and not by this device. It stays until it was read. */
export const RotationBar = () => {
  const { me } = useSession();
  return me === null ? null : <Bar key={me.playerId} playerId={me.playerId} />;
};
