import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../../generated/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Grid } from '../../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useArenaBase } from '../base-path.ts';
import styles from './CreatePage.module.css';
import { BATTLE_PRESET, BOX_CHOICE, BOX_CHOICES, PRESET } from './create-query.ts';
import { RoomForm } from './RoomForm.tsx';
import { RoomTitle } from './RoomTitle.tsx';
import { draftFrom, emptyDraft, roundsOf } from './room-draft.ts';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

const Loading = () => {
  const { shell } = useMessages();
  return (
    <div className="wrap">
      <LoadingNote text={shell.loading} />
      <Skeleton height="44px" />
      <Grid columns={[3, 6]} gap={[8, 12]} marginTop={24}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="auto" className={styles.blank} />
        ))}
      </Grid>
    </div>
  );
};

/** `/battle/create`, and `/battle/create/{id}` with everything taken over from that battle. */
export default function CreatePage() {
  const { id } = useParams();
  const { battle: words } = useMessages();
  const base = useArenaBase();
  const choices = useQuery(BOX_CHOICES, { fetchPolicy: 'no-cache' });
  const preset = useQuery(PRESET, { variables: { id: id ?? '' }, skip: id === undefined, fetchPolicy: 'no-cache' });
  const cases = choices.data?.cases.map((one) => readFragment(BOX_CHOICE, one));
  const presetPending = id !== undefined && preset.data === undefined && preset.error === undefined;
  const old = readFragment(BATTLE_PRESET, preset.data?.battle);
  const offered = new Set(cases?.map(({ slug }) => slug));
  const reverse = base === '/reverse';
  const draft = old ? draftFrom(old, offered, reverse) : emptyDraft(reverse);
  const ready = cases !== undefined && !presetPending;
  const lost = id !== undefined && ready && !old;
  const gone = old ? roundsOf(draft) < old.boxes.length : false;
  return (
    <>
      {!(ready && choices.data !== undefined) && <RoomTitle mode={draft.mode} base={base} />}
      {!ready && choices.error !== undefined && (
        <ErrorState {...words.create.error} onRetry={() => choices.refetch()} />
      )}
      {!ready && choices.error === undefined && <Loading />}
      {ready && choices.data !== undefined && (
        <RoomForm
          key={id ?? ''}
          cases={cases}
          first={draft}
          guard={choices.data.site.beacon.guard}
          note={lost ? words.create.presetFailed : gone ? words.create.gone : null}
          base={base}
          onChanged={() => {
            choices.refetch().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}
