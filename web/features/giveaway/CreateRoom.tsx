import { useQuery } from '@apollo/client/react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RoomGuard } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Loaded } from '../../platform/Loaded.tsx';
import { useForm } from '../../platform/use-form.ts';
import { Box, Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { backpackAddress } from '../backpack/backpack-filters.ts';
import { type BackpackList, useBackpack } from '../backpack/use-backpack.ts';
import { Hex } from '../fairness/Hex.tsx';
import { GuardNote } from '../play/GuardNote.tsx';
import { TRANSFER_SITE } from '../transfer/transfer-query.ts';
import { ChosenPrizes } from './ChosenPrizes.tsx';
import styles from './CreateRoom.module.css';
import { bodyOf, type CreateForm, emptyForm, problemsOf, type RoomTerms, withItem } from './create-form.ts';
import { HOST_SEED } from './giveaway-query.ts';
import { PrizePicker } from './PrizePicker.tsx';
import { RuleFields } from './RuleFields.tsx';
import { useCreate } from './use-create.ts';

/** The commitment that the room will stand on. */
const Commitment = ({ hash }: { readonly hash: string }) => {
  const { form: words } = useMessages().giveaway;
  return (
    <Stack gap={4}>
      <Text as="p" size="note" tone="muted" textWrap="pretty">
        {words.seed}
      </Text>
      <Text tone="info">
        <Hex text={hash} />
      </Text>
      <Text as="p" size="note" tone="muted" textWrap="pretty">
        {words.seedNote}
      </Text>
    </Stack>
  );
};

interface RoomFormProps {
  readonly list: BackpackList;
  readonly terms: RoomTerms;
  /** Public hash of the seed that is committed for the host's next room. */
  readonly seedHash: string;
  readonly guard: RoomGuard;
}

/** The form: prizes from the backpack on one side, the rules and the room itself on the other. */
const RoomForm = ({ list, terms, seedHash, guard }: RoomFormProps) => {
  const { form: words } = useMessages().giveaway;
  const clock = useServerClock();
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { show } = useToasts();
  const { sending, unanswered, create } = useCreate();
  const picker = useRef<HTMLElement>(null);
  const { data: site } = useQuery(TRANSFER_SITE);

  const wrongIn = (form: CreateForm) => (unanswered ? {} : problemsOf(form, clock.now(), terms, words));
  const { values, errors, change, forget, form } = useForm<CreateForm>({
    initial: () => emptyForm(terms),
    problemsOf: wrongIn,
    send: async (asked, { change: put }) => {
      const answer = await create(bodyOf(asked, clock.now()));
      if (answer === null) return;
      if (answer.kind === 'done') {
        show('success', words.done);
        navigate(`/giveaways/${answer.value}`);
        return;
      }
      if (answer.code === 'UNAUTHENTICATED') open({ name: 'login' });
      if (answer.code === 'ITEM_NOT_HELD') {
        put({ itemIds: [] });
        void list.reload();
      }
      throw answer.error;
    },
    place: (text, thrown) => ({ form: apiErrorOf(thrown).code === 'TOO_MANY_ROOMS' ? words.tooManyRooms : text }),
  });
  const { itemIds } = values;
  const { maxPrizes: max } = terms;
  const toggle = (id: string): void => change({ itemIds: withItem(itemIds, id, max) });
  const chosen = (list.nodes ?? []).filter(({ id }) => itemIds.includes(id));

  /** Prizes are no field that could take the focus, and may be out of sight. */
  const submit = (event: FormEvent): Promise<void> => {
    if (wrongIn(values).itemIds !== undefined) picker.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    return form.onSubmit(event);
  };
  const alert = errors.itemIds ?? errors.form;

  return (
    <Grid columns={1} gap={24} padBottom={40} className={`wrap ${styles.create}`}>
      <Box as="section" ref={picker} shrink className={styles.picker} aria-labelledby="create-prizes">
        <Row wrap align="baseline" gapX={12} padTop={[14, 4]} padBottom={[10, 14]}>
          <Text as="h2" id="create-prizes" size={['large', 'title']}>
            {words.items}
          </Text>
          <Text as="p" grow size="small" tone="muted">
            {words.itemsNote({ max })}
          </Text>
          <Text as="b" num>
            {words.chosen({ count: itemIds.length, max })}
          </Text>
        </Row>
        <PrizePicker list={list} chosen={itemIds} max={max} onToggle={toggle} />
      </Box>
      <Stack as="form" gap={16} shrink className={styles.room} {...form} onSubmit={submit}>
        <ChosenPrizes items={chosen} max={max} onRemove={toggle} />
        <RuleFields
          values={values}
          errors={errors}
          terms={terms}
          disabled={sending || unanswered}
          toChosen={site?.site.transfersToPlayers ?? false}
          now={clock.now}
          onChange={(part) => {
            change(part);
            // The time of the draw is counted from the start.
            if (part.startsAt !== undefined) forget('draw');
          }}
        />
        <Commitment hash={seedHash} />
        <GuardNote guard={guard} />
        <Row as="p" size="note" gap={8} tone="muted" align="start">
          <Icon name="info" size={16} />
          <Text tone="soft" textWrap="pretty">
            {words.escrow}
          </Text>
        </Row>
        <div role="alert">
          {alert !== undefined && (
            <Note tone="danger" icon="warning">
              <p>{alert}</p>
            </Note>
          )}
        </div>
        {unanswered && (
          <Text as="p" size="note" tone="muted" textWrap="pretty">
            {words.unanswered}
          </Text>
        )}
        <Button type="submit" variant="primary" size="large" busy={sending}>
          {sending ? words.submitting : unanswered ? words.confirm : words.submit}
        </Button>
      </Stack>
    </Grid>
  );
};

/** A new room under the terms of play, and on the committed seed, that the page is served. */
export const CreateRoom = () => {
  const { backpack } = useMessages();
  const list = useBackpack({ ...backpackAddress.usual, sort: 'VALUE_DESC' });
  const query = useQuery(HOST_SEED, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data } = query;
  const terms = data?.terms?.giveaway.values;
  return (
    <Loaded
      from={query}
      value={data && terms && { ...data, terms }}
      skeleton={
        <Grid columns={1} gap={24} padBottom={40} className={`wrap ${styles.create}`}>
          <LoadingNote text={backpack.loading} />
          <Repeat times={2}>
            <Skeleton height="480px" />
          </Repeat>
        </Grid>
      }
    >
      {({ hostSeeds, site, terms }) => (
        <RoomForm list={list} terms={terms} seedHash={hostSeeds.giveaway.publicHash} guard={site.beacon.guard} />
      )}
    </Loaded>
  );
};
