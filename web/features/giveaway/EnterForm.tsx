import { type FormEvent, useState } from 'react';
import { ROOM_PASSWORD_LENGTH } from '../../../schema/input/passwords.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { type ApiError, apiErrorOf } from '../../platform/api-error.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { errorText } from '../../platform/error-text.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { useEnter } from './use-enter.ts';
import { useMyGrade } from './use-my-grade.ts';

/** Enters the room, with its password where it has one. Free, so its button isn't orange. */
export const EnterForm = ({ room }: { readonly room: GiveawayRoomData }) => {
  const messages = useMessages();
  const { room: words } = messages.giveaway;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { show } = useToasts();
  const { sending, unanswered, enter } = useEnter(room.id);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { vipGrade } = room.conditions;
  const grade = useMyGrade(vipGrade);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setRefusal(null);
    if (room.locked && password === '' && !unanswered) {
      setMissing(true);
      return;
    }
    const answer = await enter(room.locked ? password : null);
    if (answer === null) return;
    if (answer.kind !== 'done') {
      setRefusal(apiErrorOf(answer.error));
      if (answer.code === 'UNAUTHENTICATED') open({ name: 'login' });
      return;
    }
    if (answer.value !== null) show('success', words.entered({ code: formatCount(answer.value, locale) }));
  };

  const passwordWrong = refusal?.code === 'PASSWORD_INVALID';
  const { condition, needed } = refusal?.code === 'CONDITION_NOT_MET' ? refusal.details : {};
  const needsDeposit = condition === 'depositDays' && typeof needed === 'number';
  const needsGrade = condition === 'vipGrade' && typeof needed === 'number';
  return (
    <Stack as="form" gap={8} onSubmit={submit} noValidate>
      {room.locked && (
        <Field
          label={words.password}
          hint={words.passwordHint}
          error={missing ? words.passwordMissing : passwordWrong ? errorText(messages, refusal.code) : undefined}
          value={password}
          maxLength={ROOM_PASSWORD_LENGTH.max}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={sending}
          onChange={({ target }) => {
            setPassword(target.value);
            setMissing(false);
            setRefusal(null);
          }}
        />
      )}
      <div role="alert">
        {refusal !== null && !passwordWrong && (
          <Note tone="danger" icon="warning">
            <p>
              {needsDeposit
                ? words.needDeposit({ days: needed })
                : needsGrade
                  ? words.needGrade({ grade: needed })
                  : errorText(messages, refusal.code)}
            </p>
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
      >
        {sending ? words.entering : unanswered ? words.confirm : words.enter}
      </Button>
      <Text as="p" size="small" text="center" tone="muted">
        {words.free}
      </Text>
    </Stack>
  );
};
