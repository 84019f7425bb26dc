import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { SigmaBand } from '../../charts/SigmaBand.tsx';
import { useWords } from '../../texts.tsx';
import { amountText, shareText, sigmaText } from '../../ui/figures.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './catalog.module.css';
import type { ShownTable } from './draft-diff.ts';
import { rowKey } from './draft-table.ts';
import { figuresOf } from './figures.ts';
import type { TrialAnswer } from './trial.ts';
import { useTrial } from './use-trial.ts';

const DRAWS = 1_000_000;

interface TrialProps {
  readonly table: ShownTable;
  readonly nameOf: (row: ShownTable['rows'][number]) => string;
}

interface ResultProps extends TrialProps {
  readonly answer: TrialAnswer;
}

const Result = ({ answer, table, nameOf }: ResultProps) => {
  const { trial: text } = useWords().catalog;
  const { locale } = useLocale();
  const { mean, volatility } = figuresOf(table.rows, table.price);
  const price = table.price === null ? null : Number(table.price);
  const sigma = (volatility * (price ?? 1)) / Math.sqrt(answer.draws);
  const measured = answer.paid / answer.draws;
  const deviation = sigma === 0 ? 0 : (measured - mean) / sigma;
  const shown = (minor: number): string =>
    price === null ? amountText(Math.round(minor), locale) : shareText(minor / price, 2);
  const words = { measured: shown(measured), expected: shown(mean), sigma: shown(sigma) };
  return (
    <>
      <p className={styles.result} role="status">
        {price === null ? text.mean(words) : text.result(words)}
      </p>
      <p className={styles.result}>
        <SigmaBand deviation={deviation} /> <bdi className="figure">{sigmaText(deviation)}</bdi>
      </p>
      <p className={styles.quiet}>
        {text.count} / {text.expected}
      </p>
      <ul className={styles.list}>
        {table.rows.map((row, at) => (
          <li key={rowKey(row)}>
            <span>{nameOf(row)}</span>
            <bdi className="figure">
              {formatCount(answer.counts[at] ?? 0, locale)}{' '}
              <span className="muted">/ {formatCount(Math.round((row.tickets / TICKETS) * answer.draws), locale)}</span>
            </bdi>
          </li>
        ))}
      </ul>
    </>
  );
};

/** A million openings of the table, beside what is expected of them. */
export const Trial = ({ table, nameOf }: TrialProps) => {
  const { trial: text } = useWords().catalog;
  const [trial, start] = useTrial();
  const rows = table.rows.map(({ tickets, value }) => ({ tickets, value: Number(value) }));
  const isWhole = figuresOf(table.rows, table.price).tickets === TICKETS;
  const answer = trial.kind === 'done' && JSON.stringify(trial.of.rows) === JSON.stringify(rows) ? trial.answer : null;
  return (
    <Panel title={text.title}>
      {answer !== null && <Result answer={answer} table={table} nameOf={nameOf} />}
      {trial.kind === 'failed' && <p role="alert">{text.failed}</p>}
      {!isWhole && <p className={styles.quiet}>{text.incomplete}</p>}
      <div className={styles.actions}>
        <Button
          className={styles.action}
          icon="play"
          disabled={!isWhole}
          busy={trial.kind === 'running'}
          onClick={() => start({ draws: DRAWS, rows })}
        >
          {trial.kind === 'running' ? text.running : answer === null ? text.start : text.again}
        </Button>
      </div>
    </Panel>
  );
};
