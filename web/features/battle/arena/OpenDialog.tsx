import { useQuery } from '@apollo/client/react';
import type { BattleContentsQuery } from '../../../generated/graphql.ts';
import { graphql } from '../../../generated/index.ts';
import { formatChance, pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Skeletons } from '../../../platform/Skeletons.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ItemTile } from '../../../ui/ItemTile.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useItemWords } from '../../case/item-words.ts';
import { sortEntries, ticketsOf } from '../../case/sort-entries.ts';
import { GuardNote } from '../../play/GuardNote.tsx';
import { seatingText } from '../seating-text.ts';
import type { BattleRow } from './arena-query.ts';
import styles from './OpenDialog.module.css';
import { stackOf } from './row-view.ts';

const BATTLE_CONTENTS = graphql(`
  query BattleContents {
    battle @args {
      id
      boxes {
        round price
        case {
          ...CaseCard @unmask
          entries {
            index wear firstTicket lastTicket value
            skin { ...SkinCard @unmask }
          }
        }
      }
    }
  }
`);

type Contents = NonNullable<BattleContentsQuery['battle']>['boxes'];

/** One case of the battle: its price, and below it everything that it can hold. */
const CaseContents = ({
  box,
  open,
}: {
  readonly box: ReturnType<typeof stackOf<Contents[number]>>[number];
  readonly open: boolean;
}) => {
  const { battle: words } = useMessages();
  const { locale } = useLocale();
  const wordsOf = useItemWords();
  const entries = sortEntries(box.case.entries, 'value');
  const [mostValuable, cheapest] = [entries[0], entries.at(-1)];
  return (
    <Box as="details" line="top" open={open}>
      <Row as="summary" gap={12} minHeight={76} className={styles.case}>
        <img src={box.case.imageSmall} alt="" width={64} height={52} />
        <Stack grow shrink>
          <Text weight={500}>
            {pickName(box.case.names, locale)} {box.count > 1 && words.arena.times({ count: box.count })}
          </Text>
          {mostValuable !== undefined && cheapest !== undefined && (
            <Text size="note" tone="muted">
              <Money value={cheapest.value} /> – <Money value={mostValuable.value} />
            </Text>
          )}
        </Stack>
        <Money value={box.price} />
        <Icon name="down" size={16} />
      </Row>
      <Grid columns={[2, 4]} gap={8} padBottom={16}>
        {entries.map((entry) => {
          const { family, wearShort, name, gradeLabel } = wordsOf(entry);
          return (
            <ItemTile
              key={entry.index}
              image={entry.skin.imageSmall}
              grade={entry.skin.grade}
              gradeLabel={gradeLabel}
              family={family}
              wear={wearShort}
              name={name}
              value={entry.value}
              extra={
                <Text num size="small" tone="muted">
                  {formatChance(ticketsOf(entry), locale)}
                </Text>
              }
            />
          );
        })}
      </Grid>
    </Box>
  );
};

interface OpenDialogProps {
  readonly battle: BattleRow;
  /** The room. */
  readonly to: string;
  readonly onClose: () => void;
}

/** Opens from a list before the player takes a seat: the cost of a seat, and the contents of the battle's cases. */
export default function OpenDialog({ battle, to, onClose }: OpenDialogProps) {
  const { battle: words } = useMessages();
  const query = useQuery(BATTLE_CONTENTS, { variables: { id: battle.id }, fetchPolicy: 'no-cache' });
  return (
    <Dialog title={words.arena.open.title} onClose={onClose} wide>
      <Text as="p">{words.wins[battle.mode]}</Text>
      <Text as="p" size="note" tone="muted" marginBottom={12}>
        {[seatingText(words, battle), words.rounds({ count: battle.boxes.length })].join(' · ')}
      </Text>
      <GuardNote guard={battle.guard} />
      <Row gap={16} justify="between" marginTop={12} marginBottom={16}>
        <Facts facts={[{ label: words.create.cost, value: <Money value={battle.cost} /> }]} />
        <ButtonLink variant="primary" size="large" to={to} onClick={onClose}>
          {words.arena.open.enter}
        </ButtonLink>
      </Row>
      <Loaded
        from={query}
        value={query.data}
        skeleton={<Skeletons heights={['76px']} note={words.arena.loading} />}
        error={words.arena.open.error}
      >
        {(data) =>
          stackOf(data.battle?.boxes ?? []).map((box, place) => (
            <CaseContents key={box.case.slug} box={box} open={place === 0} />
          ))
        }
      </Loaded>
    </Dialog>
  );
}
