import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../../generated/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { again, Loaded } from '../../../platform/Loaded.tsx';
import { Grid } from '../../../ui/Box.tsx';
import { Repeat } from '../../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { useArenaBase } from '../base-path.ts';
import styles from './CreatePage.module.css';
import { BATTLE_PRESET, BOX_CHOICE, BOX_CHOICES, PRESET } from './create-query.ts';
import { RoomForm } from './RoomForm.tsx';
import { RoomTitle } from './RoomTitle.tsx';
import { draftFrom, emptyDraft, roundsOf } from './room-draft.ts';

const Loading = () => {
  const { shell } = useMessages();
  return (
    <div className="wrap">
      <LoadingNote text={shell.loading} />
      <Skeleton height="44px" />
      <Grid columns={[3, 6]} gap={[8, 12]} marginTop={24}>
        <Repeat times={12}>
          <Skeleton height="auto" className={styles.blank} />
        </Repeat>
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
      <Loaded
        from={choices}
        value={ready && choices.data !== undefined ? { cases, site: choices.data.site } : undefined}
        skeleton={<Loading />}
        error={words.create.error}
      >
        {({ cases: offers, site }) => (
          <RoomForm
            key={id ?? ''}
            cases={offers}
            first={draft}
            guard={site.beacon.guard}
            note={lost ? words.create.presetFailed : gone ? words.create.gone : null}
            base={base}
            onChanged={again(choices)}
          />
        )}
      </Loaded>
    </>
  );
}
