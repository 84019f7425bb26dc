import { ROOM_PASSWORD_LENGTH } from '../../../schema/input/passwords.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useForm } from '../../platform/use-form.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useReadyLane } from '../lanes/use-ready-lane.ts';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { useEnter } from './use-enter.ts';
import { useMyGrade } from './use-my-grade.ts';

/** The condition of the room that the player doesn't meet; null where they were refused for something else. */
const unmetIn = (thrown: unknown): { readonly condition: unknown; readonly needed: number } | null => {
  const { code, details } = apiErrorOf(thrown);
  const { condition, needed } = details;
  return code === 'CONDITION_NOT_MET' && typeof needed === 'number' ? { condition, needed } : null;
};

/** Enters the room, with its password where it has one. Free, so its button isn't orange. */
export const EnterForm = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { room: words } = useMessages().giveaway;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { show } = useToasts();
  const { sending, unanswered, enter } = useEnter(room.id);
  const ready = useReadyLane();
  const { vipGrade } = room.conditions;
  const grade = useMyGrade(vipGrade);
  const { errors, refusal, text, form } = useForm({
    initial: { password: '' },
    problemsOf: ({ password }) => ({
      password: room.locked && password === '' && !unanswered ? words.passwordMissing : undefined,
    }),
    send: async ({ password }) => {
      const answer = await enter(room.locked ? password : null);
      if (answer === null) return;
      if (answer.kind !== 'done') {
        if (answer.code === 'UNAUTHENTICATED') open({ name: 'login' });
        throw answer.error;
      }
      if (answer.value !== null) show('success', words.entered({ code: formatCount(answer.value, locale) }));
    },
    place: (text, thrown) => {
      if (apiErrorOf(thrown).code === 'PASSWORD_INVALID') return { password: text };
      const unmet = unmetIn(thrown);
      if (unmet?.condition === 'depositDays') return { form: words.needDeposit({ days: unmet.needed }) };
      return { form: unmet?.condition === 'vipGrade' ? words.needGrade({ grade: unmet.needed }) : text };
    },
  });
  const needsDeposit = unmetIn(refusal)?.condition === 'depositDays';

  return (
    <Stack as="form" gap={8} {...form}>
      {room.locked && (
        <Field
          label={words.password}
          hint={words.passwordHint}
          {...text('password')}
          maxLength={2 * ROOM_PASSWORD_LENGTH.max}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={sending}
        />
      )}
      <div role="alert">
        {errors.form !== undefined && (
          <Note tone="danger" icon="warning">
            <p>{errors.form}</p>
            {needsDeposit && <Button onClick={() => open({ name: 'deposit' })}>{words.deposit}</Button>}
          </Note>
        )}
      </div>
      {unanswered && (
        <Text as="p" size="body" tone="muted" textWrap="pretty">
          {words.unanswered}
        </Text>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={sending}
        disabled={grade !== undefined && grade < vipGrade}
        {...ready}
      >
        {sending ? words.entering : unanswered ? words.confirm : words.enter}
      </Button>
      <Text as="p" size="small" text="center" tone="muted">
        {words.free}
      </Text>
    </Stack>
  );
};
