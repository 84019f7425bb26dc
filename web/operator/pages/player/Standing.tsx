import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocale, useMessages } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { amountText } from '../../ui/figures.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { momentText } from '../../ui/moments.ts';
import { Panel } from '../../ui/Panel.tsx';
import { wordIn } from '../../ui/word-in.ts';
import { isForGood, type Player } from './player-query.ts';
import rows from './rows.module.css';
import styles from './Standing.module.css';

const whenText = (moment: string): string => momentText(new Date(moment), new Date());

/** The limits of the player, each with the change that is to come, and the operator who set it where the player didn't. */
export const Limits = ({ limits }: Pick<Player['standing'], 'limits'>) => {
  const { standing, timeline } = useWords().player;
  const { limits: names } = useMessages().saferPlay;
  const { locale } = useLocale();
  return (
    <Panel
      title={standing.limits}
      aside={limits.every(({ imposed }) => imposed == null) && <span>{standing.own}</span>}
      className={rows.panel}
    >
      {limits.length === 0 ? (
        <p className={rows.none}>{standing.noLimits}</p>
      ) : (
        <dl>
          {limits.map(({ kind, period, amount, changesAt, nextAmount, imposed }) => (
            <div key={`${kind} ${period}`} className={rows.figure}>
              <dt>
                {standing.limit({
                  kind: wordIn(names.kinds, kind.toUpperCase()),
                  period: wordIn(names.periods, period.toUpperCase()),
                })}
                {changesAt != null && (
                  <span className={styles.next}>
                    {nextAmount == null
                      ? standing.removedFrom({ when: whenText(changesAt) })
                      : standing.from({ when: whenText(changesAt), amount: amountText(nextAmount, locale) })}
                  </span>
                )}
                {imposed != null && (
                  <span className={styles.next}>
                    <bdi>{timeline.by(imposed)}</bdi>
                  </span>
                )}
              </dt>
              <dd>{amount == null ? standing.unlimited : <Amount value={amount} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
};

/** The player's own freeze, time-out and exclusion, each of which stops the whole account. */
export const Care = ({ frozenAt, timeOutUntil, excludedUntil }: Player['standing']) => {
  const { standing } = useWords().player;
  const until = (moment: string): string =>
    isForGood(moment) ? standing.forGood : standing.until({ when: whenText(moment) });
  const facts = [
    [standing.frozen, frozenAt == null ? null : standing.since({ when: whenText(frozenAt) })],
    [standing.timeOut, timeOutUntil == null ? null : until(timeOutUntil)],
    [standing.excluded, excludedUntil == null ? null : until(excludedUntil)],
  ] as const;
  return (
    <Panel title={standing.care} className={rows.panel}>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name} className={rows.row}>
            <dt>{name}</dt>
            <dd>
              {text === null ? <span className={rows.none}>{standing.no}</span> : <Mark tone="look">{text}</Mark>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};

interface ThingProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const Thing = ({ title, children }: ThingProps) => (
  <li className={styles.thing}>
    <div className={styles.line}>{title}</div>
    {children}
  </li>
);

/** Blocks and holds in force. */
export const Restrictions = ({ restrictions }: Pick<Player['standing'], 'restrictions'>) => {
  const { standing } = useWords().player;
  return (
    <Panel
      title={standing.restrictions}
      aside={restrictions.length > 0 && <span>{restrictions.length}</span>}
      className={rows.panel}
    >
      {restrictions.length === 0 ? (
        <p className={rows.none}>{standing.noRestrictions}</p>
      ) : (
        <ul>
          {restrictions.map(({ id, scope, since, until, origin, by, reason }) => (
            <Thing
              key={id}
              title={<Mark tone="look">{scope == null ? standing.block : wordIn(standing.hold, scope)}</Mark>}
            >
              <p className={styles.words}>
                <bdi>{reason}</bdi>
              </p>
              <p className={styles.small}>
                {isForGood(until) ? standing.open : standing.until({ when: whenText(until) })}
                {' · '}
                <bdi>{standing.imposed({ origin: wordIn(standing.origins, origin), by })}</bdi>
                {' · '}
                <Moment at={since} />
              </p>
            </Thing>
          ))}
        </ul>
      )}
    </Panel>
  );
};

/** The newest tickets, each with the way to its talk. */
export const PlayerTickets = ({ tickets }: { readonly tickets: Player['timeline'] }) => {
  const words = useWords();
  const { standing } = words.player;
  return (
    <Panel title={standing.tickets} aside={tickets.length > 0 && <span>{tickets.length}</span>} className={rows.panel}>
      {tickets.length === 0 ? (
        <p className={rows.none}>{standing.noTickets}</p>
      ) : (
        <ul>
          {tickets.map(({ at, what, about, reference }) => (
            <Thing
              key={reference}
              title={
                <Link className={rows.link} to={`/tickets?open=${reference}`}>
                  <Mark tone={what === 'open' ? 'mine' : 'note'}>
                    <bdi>{about}</bdi>
                  </Mark>
                </Link>
              }
            >
              <p className={styles.small}>
                {wordIn(words.tickets.states, what.toUpperCase())}
                {' · '}
                <Moment at={at} />
              </p>
            </Thing>
          ))}
        </ul>
      )}
    </Panel>
  );
};
