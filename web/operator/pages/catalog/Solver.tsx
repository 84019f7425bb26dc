import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useWords } from '../../texts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './catalog.module.css';
import { rowKey, type TableRow } from './draft-table.ts';
import { type Solved, solvedTable, wishedReturn } from './solve.ts';

interface SolverProps {
  readonly rows: readonly TableRow[];
  readonly locked: ReadonlySet<string>;
  readonly price: bigint;
  readonly nameOf: (row: TableRow) => string;
  readonly onSolved: (tickets: readonly number[]) => void;
}

/** Works out the tickets of the rows without a lock, so that the case returns exactly what is typed. */
export const Solver = ({ rows, locked, price, nameOf, onSolved }: SolverProps) => {
  const { solver: text } = useWords().catalog;
  const [typed, setTyped] = useState('90');
  const [found, setFound] = useState<{ readonly solved: Solved; readonly percent: string } | null>(null);
  const wished = wishedReturn(typed);
  const solve = (): void => {
    if (wished === null) return;
    const solved = solvedTable(rows, locked, price, wished);
    setFound({ solved, percent: typed.replace('%', '').trim() });
    if (solved.kind === 'solved') onSolved(solved.tickets);
  };
  return (
    <Panel title={text.title}>
      <Field
        label={text.target}
        hint={text.note}
        error={wished === null ? text.wrong : undefined}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">{found !== null && <Answer {...found} nameOf={nameOf} />}</div>
      <div className={styles.actions}>
        <Button
          className={styles.action}
          variant="primary"
          disabled={wished === null || rows.length === 0}
          onClick={solve}
        >
          {text.solve}
        </Button>
      </div>
    </Panel>
  );
};

interface AnswerProps extends Pick<SolverProps, 'nameOf'> {
  readonly solved: Solved;
  readonly percent: string;
}

const Answer = ({ solved, percent, nameOf }: AnswerProps) => {
  const { solver: text } = useWords().catalog;
  switch (solved.kind) {
    case 'solved':
      return (
        <p className={styles.result}>
          {text.done({ percent })} {!solved.keepsOrder && <span className={styles.look}>{text.order}</span>}
        </p>
      );
    case 'never':
      return <p className={styles.look}>{text.never({ percent })}</p>;
    case 'none':
      return (
        <div className={styles.result}>
          <p className={styles.look}>{solved.isCertain ? text.none({ percent }) : text.unsure}</p>
          <p>{solved.forbidding.length === 0 ? text.several : text.forbids}</p>
          <ul className={styles.list}>
            {solved.forbidding.map((row) => (
              <li key={rowKey(row)}>
                <span>{nameOf(row)}</span>
              </li>
            ))}
          </ul>
        </div>
      );
  }
};
