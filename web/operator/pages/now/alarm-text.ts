import { formatCount, type Locale } from '../../../i18n/index.ts';
import type { Words } from '../../texts.tsx';
import { sigmaText } from '../../ui/figures.ts';
import type { Now } from './KeyFigures.tsx';
import { PERIODS } from './periods.ts';

export type Alarm = Now['alarms'][number];

const nameIn = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

/** An alarm as a sentence in the language that is shown. */
export const alarmText = ({ kind, subject, value }: Alarm, { now }: Pick<Words, 'now'>, locale: Locale): string => {
  const { kinds } = now.alarms;
  const count = formatCount(value ?? 0, locale);
  switch (kind) {
    case 'COSIGNATURES_UNREAD':
      return kinds[kind]({ subject: subject ?? '' });
    case 'FOLLOWER_BEHIND':
      return kinds[kind]({ subject: nameIn(now.models.names, subject ?? ''), count });
    case 'INCOME_OFF': {
      const period = PERIODS.find((days) => String(days) === subject);
      return kinds[kind]({
        subject: period === undefined ? '' : now.periods[period],
        deviation: sigmaText(value ?? 0),
      });
    }
    default:
      return kinds[kind]({ count });
  }
};
