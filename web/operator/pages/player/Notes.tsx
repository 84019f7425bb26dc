import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useMay, useSession } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import styles from './Notes.module.css';
import { ADD_NOTE, MAX_NOTE, NOTES, type PlayerNote, WITHDRAW_NOTE } from './notes-query.ts';
import { PLAYER } from './player-query.ts';
import rows from './rows.module.css';

const refetched = { refetchQueries: [NOTES, PLAYER], awaitRefetchQueries: true };

const NewNote = ({ player }: { readonly player: string }) => {
  const { notes } = useWords().player;
  const refusalText = useRefusalText();
  const [add] = useMutation(ADD_NOTE, refetched);
  // A second press after a lost answer is the same note.
  const [commandId, setCommandId] = useState(newCommandId);
  const form = useForm({
    initial: { text: '' },
    rules: { text: [(typed: string) => (typed.trim() === '' ? null : typed), notes.wrong] },
    send: async ({ text }, { change }) => {
      await add({ variables: { playerId: player, text: text.trim(), commandId } });
      setCommandId(newCommandId());
      change({ text: '' });
    },
    place: (_text, thrown) => ({ text: refusalText(thrown) }),
  });
  const { value, error } = form.text('text');
  return (
    <Stack as="form" gap={4} className={styles.new} {...form.form}>
      <TextArea
        label={notes.label}
        rows={2}
        maxLength={MAX_NOTE}
        value={value}
        error={error}
        onChange={({ target }) => form.change({ text: target.value })}
      />
      <Button type="submit" busy={form.sending}>
        {notes.add}
      </Button>
    </Stack>
  );
};

const Note = ({ note, isOwn }: { readonly note: PlayerNote; readonly isOwn: boolean }) => {
  const { player, operators } = useWords();
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [withdraw, { loading }] = useMutation(WITHDRAW_NOTE, refetched);
  const take = () => withdraw({ variables: { id: note.id } }).catch((error) => show('error', refusalText(error)));
  const isOver = note.withdrawnAt != null;
  return (
    <li className={styles.note} data-over={isOver || undefined}>
      {note.about === 'CARE' && <Mark tone="note">{player.notes.care}</Mark>}
      <p className={styles.text}>
        <bdi>{note.text}</bdi>
      </p>
      <p className={styles.small}>
        <bdi>{note.byName ?? operators.terminal}</bdi>
        {' · '}
        <Moment at={note.at} />
        {isOver && ` · ${player.notes.withdrawn}`}
      </p>
      {isOwn && !isOver && (
        <Button variant="ghost" busy={loading} onClick={take}>
          {player.notes.withdraw}
        </Button>
      )}
    </li>
  );
};

/** Notes of operators on the player, and a place for another one. */
export const Notes = ({ player, writable }: { readonly player: string; readonly writable: boolean }) => {
  const { frame, player: words } = useWords();
  const may = useMay()('operator:care');
  const { state } = useSession();
  const query = useQuery(NOTES, { variables: { playerId: player } });
  const notes = query.data?.playerNotes;
  return (
    <Panel title={words.notes.title} className={rows.panel}>
      <Loaded from={query} value={notes} skeleton={<SkeletonRows text={frame.loading} count={2} height="28px" />}>
        {(all) =>
          all.length === 0 ? (
            <p className={rows.none}>{words.notes.none}</p>
          ) : (
            <ul>
              {all.map((note) => (
                <Note key={note.id} note={note} isOwn={state.kind === 'in' && state.me.id === note.by} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {may && writable && <NewNote player={player} />}
    </Panel>
  );
};
