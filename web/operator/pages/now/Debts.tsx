import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './bars.module.css';
import type { Now } from './KeyFigures.tsx';

/** The debt to players by kind, each as its share of the whole. */
export const Debts = ({ owed, owedBy }: Pick<Now, 'owed' | 'owedBy'>) => {
  const { title, kinds } = useWords().now.owed;
  return (
    <Panel title={title} aside={<Amount value={owed} className={styles.total} />}>
      <dl>
        {owedBy.map(({ kind, amount }) => (
          <div key={kind} className={styles.row}>
            <dt className={styles.name}>{kinds[kind]}</dt>
            <dd className={styles.track} aria-hidden="true">
              <i style={{ inlineSize: owed > 0 ? `${(amount / owed) * 100}%` : 0 }} />
            </dd>
            <dd className={styles.figure}>
              <Amount value={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
