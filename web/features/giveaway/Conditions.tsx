import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { useMyGrade } from './use-my-grade.ts';

interface ConditionProps {
  readonly icon: IconName;
  readonly text: string;
  /** Whether this player meets it. */
  readonly children?: ReactNode;
}

const Condition = ({ icon, text, children }: ConditionProps) => (
  <Row as="li" gap={8} minHeight={32} tone="muted">
    <Icon name={icon} size={16} />
    <Text tone="text">{text}</Text>
    {children}
  </Row>
);

/** The conditions of entering, and whether this player meets them, as far as the page can tell. */
export const Conditions = ({ room }: { readonly room: Pick<GiveawayRoomData, 'locked' | 'conditions'> }) => {
  const { room: words, signs } = useMessages().giveaway;
  const { depositDays, vipGrade } = room.conditions;
  const grade = useMyGrade(vipGrade);
  const met = grade !== undefined && grade >= vipGrade;
  const asksDeposit = typeof depositDays === 'number';
  const anyone = !room.locked && !asksDeposit && vipGrade === 0;
  return (
    <section aria-labelledby="room-conditions">
      <Text as="h2" id="room-conditions" size="small" marginBottom={4} weight={400} tone="muted">
        {words.conditions}
      </Text>
      {anyone ? (
        <Text as="p" tone="muted">
          {words.anyone}
        </Text>
      ) : (
        <ul>
          {room.locked && <Condition icon="lock" text={signs.locked} />}
          {asksDeposit && <Condition icon="plus" text={signs.deposit({ days: depositDays })} />}
          {vipGrade > 0 && (
            <Condition icon="crown" text={signs.vip({ grade: vipGrade })}>
              {grade !== undefined && (
                <Row as="span" size="small" gap={4} marginStart="auto" tone={met ? 'accent-soft' : 'danger'} nowrap>
                  <Icon name={met ? 'check' : 'x'} size={14} />
                  {met ? words.met : words.unmet({ grade })}
                </Row>
              )}
            </Condition>
          )}
        </ul>
      )}
    </section>
  );
};
