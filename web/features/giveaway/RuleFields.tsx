import type { ReactNode } from 'react';
import { TOP_GRADE } from '../../../engine/player/vip.ts';
import { ROOM_PASSWORD_LENGTH } from '../../../schema/input/passwords.ts';
import { useMessages } from '../../i18n/index.ts';
import type { FormErrors } from '../../platform/use-form.ts';
import { Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { type CreateForm, DEPOSIT_DAYS, localText, openMinutes, type RoomTerms, spanOf } from './create-form.ts';
import styles from './RuleFields.module.css';

const HOUR = 60 * 60 * 1000;
const NO_DEPOSIT = '0';
const GRADES = Array.from({ length: TOP_GRADE + 1 }, (_, grade) => String(grade));

interface RuleFieldsProps {
  readonly values: CreateForm;
  readonly errors: FormErrors<keyof CreateForm>;
  readonly terms: RoomTerms;
  readonly disabled: boolean;
  /** Whether players may give to whom they choose: by a password, or a grade that few have. */
  readonly toChosen: boolean;
  /** The server's time. */
  readonly now: () => number;
  readonly onChange: (change: Partial<CreateForm>) => void;
}

const Rule = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Row justify="between" gap={12} minHeight={56} line="bottom" className={styles.row}>
    <Text rigid tone="muted">
      {label}
    </Text>
    {children}
  </Row>
);

type ChosenFieldsProps = Pick<RuleFieldsProps, 'values' | 'errors' | 'onChange'>;

/** Fields that keep a room for some. */
const ChosenFields = ({ values: { password, vipGrade }, errors, onChange }: ChosenFieldsProps) => {
  const { form: words } = useMessages().giveaway;
  return (
    <>
      <Rule label={words.vip}>
        <Select
          label={words.vip}
          value={String(vipGrade)}
          choices={GRADES.map((grade) => ({
            value: grade,
            label: grade === '0' ? words.vipNone : words.vipGrade({ grade: Number(grade) }),
          }))}
          onChange={(grade) => onChange({ vipGrade: Number(grade) })}
        />
      </Rule>
      <Checkbox
        checked={password !== null}
        onChange={({ target }) => onChange({ password: target.checked ? '' : null })}
      >
        {words.locked}
      </Checkbox>
      {password !== null && (
        <Field
          label={words.password}
          hint={words.passwordHint}
          error={errors.password}
          value={password}
          maxLength={2 * ROOM_PASSWORD_LENGTH.max}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange({ password: target.value })}
        />
      )}
    </>
  );
};

/** When the room opens and is drawn, and who may enter. */
export const RuleFields = ({ values, errors, terms, disabled, toChosen, now, onChange }: RuleFieldsProps) => {
  const { form: words } = useMessages().giveaway;
  const { startsAt, draw, depositDays } = values;
  return (
    <Stack as="fieldset" shrink disabled={disabled}>
      <VisuallyHidden as="legend">{words.rules}</VisuallyHidden>
      <Rule label={words.start}>
        <Segmented
          label={words.start}
          value={startsAt === null ? 'now' : 'later'}
          choices={[
            { value: 'now', label: words.startNow },
            { value: 'later', label: words.startLater },
          ]}
          onChange={(start) => onChange({ startsAt: start === 'now' ? null : localText(now() + HOUR) })}
        />
      </Rule>
      {startsAt !== null && (
        <Field
          label={words.startAt}
          type="datetime-local"
          value={startsAt}
          error={errors.startsAt}
          onChange={({ target }) => onChange({ startsAt: target.value })}
        />
      )}
      <Rule label={words.draw}>
        <Select
          label={words.draw}
          value={'minutes' in draw ? String(draw.minutes) : 'custom'}
          choices={[
            ...openMinutes(terms).map((minutes) => ({
              value: String(minutes),
              label: words.openFor({ span: words.span(spanOf(minutes)) }),
            })),
            { value: 'custom', label: words.drawCustom },
          ]}
          onChange={(chosen) =>
            onChange({ draw: chosen === 'custom' ? { at: localText(now() + 24 * HOUR) } : { minutes: Number(chosen) } })
          }
        />
      </Rule>
      {'at' in draw && (
        <Field
          label={words.drawAt}
          type="datetime-local"
          value={draw.at}
          error={errors.draw}
          onChange={({ target }) => onChange({ draw: { at: target.value } })}
        />
      )}
      <Rule label={words.deposit}>
        <Select
          label={words.deposit}
          value={depositDays === null ? NO_DEPOSIT : String(depositDays)}
          choices={[
            { value: NO_DEPOSIT, label: words.depositNone },
            ...DEPOSIT_DAYS.map((days) => ({ value: String(days), label: words.depositDays({ days }) })),
          ]}
          onChange={(days) => onChange({ depositDays: days === NO_DEPOSIT ? null : Number(days) })}
        />
      </Rule>
      {toChosen && <ChosenFields values={values} errors={errors} onChange={onChange} />}
    </Stack>
  );
};
