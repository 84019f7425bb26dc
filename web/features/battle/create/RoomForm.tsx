import { useReducer } from 'react';
import type { RoomGuard } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Text } from '../../../ui/Box.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { GuardNote } from '../../play/GuardNote.tsx';
import { Notice } from '../../play/Notice.tsx';
import type { ArenaBase } from '../base-path.ts';
import { MODES } from '../commands/battle-command.ts';
import { CommandNotice } from '../commands/CommandNotice.tsx';
import { BoxPicker } from './BoxPicker.tsx';
import { ChosenBoxes } from './ChosenBoxes.tsx';
import { CreateBar } from './CreateBar.tsx';
import type { BoxChoice } from './create-query.ts';
import { RoomTitle } from './RoomTitle.tsx';
import {
  isTeams,
  type RoomDraft,
  reduceDraft,
  roundsOf,
  seatCostOf,
  seatingsIn,
  seatsIn,
  slugsOf,
} from './room-draft.ts';
import { useCreateRoom } from './use-create-room.ts';

interface RoomFormProps {
  readonly cases: readonly BoxChoice[];
  readonly first: RoomDraft;
  readonly guard: RoomGuard;
  /** The text about parts of the earlier battle that the draft lacks; null without them. */
  readonly note: string | null;
  readonly base: ArenaBase;
  /** The cases have to be read again. */
  readonly onChanged: () => void;
}

const PACES = ['NORMAL', 'FAST'] as const;

/** The form of a new room: mode, seats, pace, visibility, and the cases in their order. */
export const RoomForm = ({ cases, first, guard, note, base, onChanged }: RoomFormProps) => {
  const { battle: words } = useMessages();
  const { create } = words;
  const [draft, change] = useReducer(reduceDraft, first);
  const room = useCreateRoom(base);
  const caseOf = (slug: string): BoxChoice | undefined => cases.find((one) => one.slug === slug);
  const cost = seatCostOf(draft, caseOf);

  const submit = (): void => {
    const boxes = slugsOf(draft).flatMap((slug) => {
      const chosen = caseOf(slug);
      return chosen === undefined ? [] : [{ slug, oddsHash: chosen.oddsHash }];
    });
    const { mode, pace, seating } = draft;
    room.create({ mode, pace, ...seatsIn(seating), private: draft.private, boxes });
  };

  return (
    <>
      <RoomTitle mode={draft.mode} base={base} />
      {note !== null && <Notice text={note} />}
      <CommandNotice
        acts={room.acts}
        texts={{ CASE_CHANGED: create.changed }}
        onRefused={(code) => code !== 'SEED_CHANGED' && onChanged()}
      />
      <Grid columns={[1, 2]} gap={[16, 24]} padTop={[16, 0]} padBottom={[16, 24]} className="wrap">
        <Box shrink>
          <Text as="p" marginBottom={6} tone="muted">
            {create.mode}
          </Text>
          <Segmented
            label={create.mode}
            fill="always"
            choices={MODES.map((value) => ({ value, label: words.modes[value] }))}
            value={draft.mode}
            onChange={(mode) => change({ type: 'set', change: { mode } })}
            disabled={room.busy}
          />
          <Text as="p" size="note" marginTop={6} tone="muted">
            {(isTeams(draft.seating) ? words.teamTakesAll : words.takesAll)[draft.mode]}
          </Text>
        </Box>
        <Box shrink>
          <Text as="p" marginBottom={6} tone="muted">
            {create.seats}
          </Text>
          <Segmented
            label={create.seats}
            fill="always"
            choices={seatingsIn(draft.mode).map((value) => ({ value, label: create.seating[value] }))}
            value={draft.seating}
            onChange={(seating) => change({ type: 'set', change: { seating } })}
            disabled={room.busy}
          />
        </Box>
        <Box shrink>
          <Text as="p" marginBottom={6} tone="muted">
            {create.pace}
          </Text>
          <Segmented
            label={create.pace}
            fill="always"
            choices={PACES.map((value) => ({ value, label: create.paces[value] }))}
            value={draft.pace}
            onChange={(pace) => change({ type: 'set', change: { pace } })}
            disabled={room.busy}
          />
        </Box>
        <Box shrink>
          <Text as="p" marginBottom={6} tone="muted">
            {create.visibility}
          </Text>
          <Segmented
            label={create.visibility}
            fill="always"
            choices={[
              { value: 'public', label: create.public },
              { value: 'private', label: create.private },
            ]}
            value={draft.private ? 'private' : 'public'}
            onChange={(value) => change({ type: 'set', change: { private: value === 'private' } })}
            disabled={room.busy}
          />
          <Text as="p" size="note" marginTop={6} tone="muted">
            {draft.private ? create.privateNote : create.publicNote}
          </Text>
        </Box>
        <GuardNote guard={guard} />
      </Grid>
      <ChosenBoxes draft={draft} caseOf={caseOf} onChange={change} disabled={room.busy} />
      <BoxPicker cases={cases} draft={draft} onAdd={(slug) => change({ type: 'add', slug })} disabled={room.busy} />
      <CreateBar cost={cost} rounds={roundsOf(draft)} room={room} onCreate={submit} />
    </>
  );
};
