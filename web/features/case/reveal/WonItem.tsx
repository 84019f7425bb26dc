import { Link } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { SellWon } from '../../play/SellWon.tsx';
import { useItemWords } from '../item-words.ts';
import { verifyPath, type Winner } from '../winner.ts';

interface WonItemProps {
  readonly winner: Winner;
  readonly sold: boolean;
  readonly onSold: (itemId: string) => void;
}

/** One of several won items, with its name and its worth; the player can check it, and sell it alone. */
export const WonItem = ({ winner: { entry, worth, round }, sold, onSold }: WonItemProps) => {
  const { case: words } = useMessages();
  const { family, name, wearShort } = useItemWords()(entry);
  return (
    <Row as="li" gap={12} minHeight={60} line="bottom">
      <Thumb image={entry.skin.imageSmall} grade={entry.skin.grade} />
      <Box grow shrink>
        <Text as="p" truncate>
          {name}
        </Text>
        <Text as="p" size="small" truncate tone="muted">
          {wearShort === null ? family : `${family} · ${wearShort}`}
        </Text>
        <Text size="small">
          <Money value={worth} />
        </Text>
      </Box>
      {round !== null && (
        <Grid
          as={Link}
          to={verifyPath(round.id)}
          rigid
          centered
          width={44}
          height={44}
          tone="info"
          aria-label={words.result.verifyItem({ item: name })}
        >
          <Icon name="shield" />
        </Grid>
      )}
      {round?.held === true &&
        (sold ? (
          <Text size="small" tone="muted">
            {words.reveal.sold}
          </Text>
        ) : (
          <SellWon itemIds={[round.itemId]} total={worth} variant="secondary" onDone={() => onSold(round.itemId)} />
        ))}
    </Row>
  );
};
