import { useState } from 'react';
import { typedAmountIn } from '../../../../schema/input/amounts.ts';
import { Field } from '../../../ui/Field.tsx';
import { useWords } from '../../texts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './catalog.module.css';
import type { ShownTable } from './draft-diff.ts';
import { chanceOfAtLeast } from './figures.ts';

const MULTIPLES = [1, 2, 5, 10, 50] as const;

/** Small chances keep three places that say something. */
const chanceText = (chance: number): string =>
  chance === 0 || chance >= 0.001 ? `${(chance * 100).toFixed(2)}%` : `${Number((chance * 100).toPrecision(3))}%`;

interface AtLeastProps {
  readonly table: ShownTable;
  readonly beside: ShownTable | null;
}

/** The chance of a draw that is worth at least so much: multiples of the price, and any amount. */
export const AtLeast = ({ table, beside }: AtLeastProps) => {
  const { atLeast: text } = useWords().catalog;
  const [typed, setTyped] = useState('');
  const custom = typedAmountIn(typed);
  const { price } = table;
  const lines = [
    ...(price === null
      ? []
      : MULTIPLES.map((times) => ({ name: text.times({ times: String(times) }), least: price * BigInt(times) }))),
    ...(custom === null ? [] : [{ name: `${text.custom} ${typed.trim()}`, least: BigInt(custom) }]),
  ];
  return (
    <Panel title={text.title} note={beside === null ? undefined : `${text.published} → ${text.draft}`}>
      <ul className={styles.list}>
        {lines.map(({ name, least }) => (
          <li key={name}>
            <span>{name}</span>
            <bdi className="figure">
              {beside !== null && <span className="muted">{chanceText(chanceOfAtLeast(beside.rows, least))} → </span>}
              {chanceText(chanceOfAtLeast(table.rows, least))}
            </bdi>
          </li>
        ))}
      </ul>
      <Field
        label={text.custom}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Panel>
  );
};
