import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { useDialogs } from '../../platform/dialogs.tsx';
import { errorText } from '../../platform/error-text.ts';
import { Box, Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useBackpack } from '../backpack/use-backpack.ts';
import { Hex } from '../fairness/Hex.tsx';
import { TRANSFER_SITE } from '../transfer/transfer-query.ts';
import { ChosenPrizes } from './ChosenPrizes.tsx';
import styles from './CreateRoom.module.css';
import { bodyOf, type CreateForm, emptyForm, isSound, problemsOf, withItem } from './create-form.ts';
import { HOST_SEED } from './giveaway-query.ts';
import { PrizePicker } from './PrizePicker.tsx';
import { RuleFields } from './RuleFields.tsx';
import { useCreate } from './use-create.ts';

/** The commitment that the room will stand on. */
const Commitment = () => {
  const { form: words } = useMessages().giveaway;
  const { data } = useQuery(HOST_SEED, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const hash = data?.hostSeeds.giveaway.publicHash;
  return (
    <Stack gap={4}>
      <Text as="p" size="note" tone="muted" textWrap="pretty">
        {words.seed}
      </Text>
      {hash === undefined ? (
        <Skeleton height="40px" />
      ) : (
        <Text tone="info">
          <Hex text={hash} />
        </Text>
      )}
      <Text as="p" size="note" tone="muted" textWrap="pretty">
        {words.seedNote}
      </Text>
    </Stack>
  );
};

/** The form: prizes from the backpack on one side, the rules and the room itself on the other. */
export const CreateRoom = () => {
  const messages = useMessages();
  const { form: words } = messages.giveaway;
  const clock = useServerClock();
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { show } = useToasts();
  const list = useBackpack({ state: 'HELD', sort: 'VALUE_DESC' });
  const [form, setForm] = useState<CreateForm>(emptyForm);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { sending, unanswered, create } = useCreate();
  const picker = useRef<HTMLElement>(null);

  const problems = tried ? problemsOf(form, clock.now()) : {};
  const change = (part: Partial<CreateForm>): void => {
    setRefusal(null);
    setForm((current) => ({ ...current, ...part }));
  };
  const toggle = (id: string): void => {
    setRefusal(null);
    setForm((current) => withItem(current, id));
  };
  const chosen = (list.nodes ?? []).filter(({ id }) => form.itemIds.includes(id));

  const { data: site } = useQuery(TRANSFER_SITE);

  const submit = async (): Promise<void> => {
    setRefusal(null);
    const now = clock.now();
    const found = problemsOf(form, now);
    if (!unanswered && !isSound(found)) {
      setTried(true);
      if (found.items !== undefined) picker.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
      return;
    }
    const answer = await create(bodyOf(form, now));
    if (answer === null) return;
    if (answer.kind === 'done') {
      show('success', words.done);
      await navigate(`/giveaways/${answer.value}`);
      return;
    }
    setRefusal(answer.code);
    if (answer.code === 'UNAUTHENTICATED') open({ name: 'login' });
    if (answer.code === 'ITEM_NOT_HELD') {
      setForm((current) => ({ ...current, itemIds: [] }));
      await list.reload();
    }
  };

  return (
    <Grid columns={1} gap={24} padBottom={40} className={`wrap ${styles.create}`}>
      <Box as="section" ref={picker} shrink className={styles.picker} aria-labelledby="create-prizes">
        <Row wrap align="baseline" gapX={12} padTop={[14, 4]} padBottom={[10, 14]}>
          <Text as="h2" id="create-prizes" size={['large', 'title']}>
            {words.items}
          </Text>
          <Text as="p" grow size="small" tone="muted">
            {words.itemsNote}
          </Text>
          <Text as="b" num>
            {words.chosen({ count: form.itemIds.length })}
          </Text>
        </Row>
        <PrizePicker list={list} chosen={form.itemIds} onToggle={toggle} />
      </Box>
      <Stack
        as="form"
        gap={16}
        shrink
        className={styles.room}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ChosenPrizes items={chosen} onRemove={toggle} />
        <RuleFields
          form={form}
          problems={problems}
          disabled={sending || unanswered}
          toChosen={site?.site.transfersToPlayers ?? false}
          now={clock.now}
          onChange={change}
        />
        <Commitment />
        <Row as="p" size="note" gap={8} tone="muted" align="start">
          <Icon name="info" size={16} />
          <Text tone="soft" textWrap="pretty">
            {words.escrow}
          </Text>
        </Row>
        <div role="alert">
          {(problems.items !== undefined || refusal !== null) && (
            <Note tone="danger" icon="warning">
              <p>
                {problems.items !== undefined
                  ? words.problems.items[problems.items]
                  : refusal === 'TOO_MANY_ROOMS'
                    ? words.tooManyRooms
                    : errorText(messages, refusal ?? '')}
              </p>
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
