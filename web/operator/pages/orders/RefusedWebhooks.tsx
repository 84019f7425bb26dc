import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Refused } from './channels-query.ts';
import styles from './PaymentDesk.module.css';

/** As many hours as are shown; the command has all of them. */
const SHOWN = 6;

/** Hours in which webhooks were refused, the newest first. */
export const RefusedWebhooks = ({ refused }: { readonly refused: readonly Refused[] }) => {
  const { refused: text } = useWords().orders;
  const { locale } = useLocale();
  return (
    <Panel title={text.title} note={text.note} className={styles.panel}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.hour}</th>
            <th scope="col">{text.provider}</th>
            <th scope="col">{text.reason}</th>
            <th scope="col">{text.count}</th>
            <th scope="col">{text.last}</th>
          </tr>
        </thead>
        <tbody>
          {refused.slice(0, SHOWN).map(({ hour, provider, reason, count, lastAt }) => (
            <tr key={`${hour} ${provider} ${reason}`}>
              <td>
                <Moment at={hour} />
              </td>
              <td>{provider}</td>
              <td>
                <Mark tone="look">{text.reasons[reason]}</Mark>
              </td>
              <td>{formatCount(count, locale)}</td>
              <td>
                <Moment at={lastAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};
