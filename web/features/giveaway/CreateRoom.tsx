import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/api-error.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
    <div className={styles.seed}>
      <p className={styles.label}>{words.seed}</p>
      {hash === undefined ? <Skeleton height="40px" /> : <Hex text={hash} className={styles.hash} />}
      <p className={styles.label}>{words.seedNote}</p>
    </div>
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
    <div className={`wrap ${styles.create}`}>
      <section ref={picker} className={styles.picker} aria-labelledby="create-prizes">
        <div className={styles.heading}>
          <h2 id="create-prizes">{words.items}</h2>
          <p>{words.itemsNote}</p>
          <b className="num">{words.chosen({ count: form.itemIds.length })}</b>
        </div>
        <PrizePicker list={list} chosen={form.itemIds} onToggle={toggle} />
      </section>
      <form
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
        <p className={styles.escrow}>
          <Icon name="info" size={16} />
          {words.escrow}
        </p>
        <div role="alert">
          {(problems.items !== undefined || refusal !== null) && (
            <p className={styles.alert}>
              <Icon name="warning" />
              {problems.items !== undefined
                ? words.problems.items[problems.items]
                : refusal === 'TOO_MANY_ROOMS'
                  ? words.tooManyRooms
                  : errorText(messages, refusal ?? '')}
            </p>
          )}
        </div>
        {unanswered && <p className={styles.label}>{words.unanswered}</p>}
        <Button type="submit" variant="primary" size="large" busy={sending}>
          {sending ? words.submitting : unanswered ? words.confirm : words.submit}
        </Button>
      </form>
    </div>
  );
};
