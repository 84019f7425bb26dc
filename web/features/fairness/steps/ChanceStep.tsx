import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import type { OutcomeStep } from '../../../../engine/games/explanation/steps.ts';
import { formatChance, formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { SkinsById } from '../verify/use-names.ts';
import { UNKNOWN_GRADE } from './OddsRows.tsx';
import styles from './odds.module.css';
import { Ruler } from './Ruler.tsx';
import { Step, VerdictMark } from './Step.tsx';

interface ChanceStepProps {
  readonly outcome: OutcomeStep;
  readonly skins: SkinsById;
}

interface Part {
  readonly wins: boolean;
  readonly first: number;
  readonly last: number;
}

const partsOf = (side: 'under' | 'over', win: number): readonly Part[] => {
  const cut = side === 'under' ? win : TICKETS - win;
  return [
    { wins: side === 'under', first: 0, last: cut - 1 },
    { wins: side === 'over', first: cut, last: TICKETS - 1 },
  ];
};

/** The chance as a stretch of the ruler, and on which side of its edge the ticket lies. */
export const ChanceStep = ({ outcome, skins }: ChanceStepProps) => {
  const { ticket, win, side, target, lost } = outcome;
  const messages = useMessages();
  const { chance: words, odds } = messages.fairness.verify;
  const { locale } = useLocale();
  const skin = skins.get(target.skin);
  const grade = skin?.grade ?? UNKNOWN_GRADE;
  const name = skin ? skinNames(skin, target.wear === '' ? null : target.wear, messages, locale).full : target.skin;
  const otherwise = { nothing: words.stakeLost, consolation: words.consoled }[outcome.otherwise];
  const parts = partsOf(side, win);
  const text = outcome.won ? words.won : words.lost;
  return (
    <Step
      title={words.title}
      verdict={outcome.verdict}
      result={<VerdictMark verdict={outcome.verdict} words={{ match: text, mismatch: words.wrong }} />}
    >
      <div className={styles.lookup}>
        <Ruler
          segments={parts.map(({ wins, first, last }) => ({ first, last, grade: wins ? grade : null }))}
          ticket={ticket}
          tickets={TICKETS}
          label={`${formatTicket(ticket)}: ${text}`}
        />
        <ul>
          {parts.map(({ wins, first, last }) => {
            const hit = ticket >= first && ticket <= last;
            const worth = wins ? target.value : lost;
            return (
              <li
                key={first}
                className={styles.row}
                data-grade={wins ? grade : undefined}
                data-lost={!wins || undefined}
                data-hit={hit || undefined}
              >
                {wins && skin ? (
                  <img src={skin.imageSmall} alt="" width={46} height={29} decoding="async" />
                ) : (
                  <span className={styles.mark}>
                    <Icon name={wins ? 'check' : 'x'} size={16} />
                  </span>
                )}
                <p className={styles.skin}>
                  {hit && <span className="sr-only">{`${odds.hit} `}</span>}
                  <span>{wins ? name : otherwise}</span>
                </p>
                <p className={styles.tickets}>
                  <span className="sr-only">{odds.tickets}</span>
                  <bdi dir="ltr" className="num">{`${formatTicket(first)} – ${formatTicket(last)}`}</bdi>
                </p>
                <p className={styles.chance}>
                  <span className="sr-only">{odds.chance}</span>
                  <bdi className="num">{formatChance(last - first + 1, locale)}</bdi>
                </p>
                <p className={styles.value}>
                  <span className="sr-only">{odds.value}</span>
                  <bdi className="num">{worth === null ? '–' : formatMoney(Number(worth), locale)}</bdi>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </Step>
  );
};
