import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Alarm, AlertMoment } from '../generated/resolvers.ts';

/** An alarm that lasts is told again after so long. */
export const AGAIN_MS = 6 * 60 * 60_000;

/** An alarm, as its receivers were told. */
export interface ToldAlarm {
  readonly alarm: string;
  readonly kind: string;
  readonly text: string;
  readonly beganAt: Instant;
  readonly toldAt: Instant;
}

export interface AlarmChange extends ToldAlarm {
  readonly state: Exclude<AlertMoment, 'test'>;
}

/** The thing that an alarm is about, whatever its figures are: one of several read models or periods. */
const nameOf = ({ kind, subject }: Alarm): string =>
  kind === 'FOLLOWER_BEHIND' || kind === 'INCOME_OFF' ? `${kind} ${subject ?? ''}` : kind;

/** The news for the receivers: alarms that began, that have lasted for six hours since they were told, and that ended. */
export const alarmChanges = (
  told: readonly ToldAlarm[],
  alarms: readonly Alarm[],
  now: Instant,
): readonly AlarmChange[] => {
  const lasting = new Map(alarms.map((alarm) => [nameOf(alarm), alarm]));
  const before = new Map(told.map((one) => [one.alarm, one]));
  return [
    ...[...lasting].flatMap(([alarm, { kind, text }]): readonly AlarmChange[] => {
      const known = before.get(alarm);
      const beganAt = known?.beganAt ?? now;
      if (known !== undefined && now - known.toldAt < AGAIN_MS) return [];
      return [{ state: known === undefined ? 'began' : 'lasts', alarm, kind, text, beganAt, toldAt: now }];
    }),
    ...told
      .filter(({ alarm }) => !lasting.has(alarm))
      .map((one): AlarmChange => ({ ...one, state: 'ended', toldAt: now })),
  ];
};
