import { useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Conditions.module.css';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { useMyGrade } from './use-my-grade.ts';

/** Who may enter, and as far as the page can tell whether this player may. */
export const Conditions = ({ room }: { readonly room: Pick<GiveawayRoomData, 'locked' | 'conditions'> }) => {
  const { room: words, signs } = useMessages().giveaway;
  const { depositDays, vipGrade } = room.conditions;
  const grade = useMyGrade(vipGrade);
  const asksDeposit = typeof depositDays === 'number';
  const anyone = !room.locked && !asksDeposit && vipGrade === 0;
  return (
    <section className={styles.conditions} aria-labelledby="room-conditions">
      <h2 id="room-conditions">{words.conditions}</h2>
      {anyone ? (
        <Text as="p" tone="muted">
          {words.anyone}
        </Text>
      ) : (
        <ul>
          {room.locked && (
            <li>
              <Icon name="lock" size={16} />
              <span>{signs.locked}</span>
            </li>
          )}
          {asksDeposit && (
            <li>
              <Icon name="plus" size={16} />
              <span>{signs.deposit({ days: depositDays })}</span>
            </li>
          )}
          {vipGrade > 0 && (
            <li>
              <Icon name="crown" size={16} />
              <span>{signs.vip({ grade: vipGrade })}</span>
              {grade !== undefined && (
                <Row
                  as="span"
                  size="small"
                  gap={4}
                  marginStart="auto"
                  tone="danger"
                  nowrap
                  className={styles.mine}
                  data-met={grade >= vipGrade || undefined}
                >
                  <Icon name={grade >= vipGrade ? 'check' : 'x'} size={14} />
                  {grade >= vipGrade ? words.met : words.unmet({ grade })}
                </Row>
              )}
            </li>
          )}
        </ul>
      )}
    </section>
  );
};
