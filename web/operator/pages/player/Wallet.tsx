import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Player } from './player-query.ts';
import rows from './rows.module.css';
import styles from './Wallet.module.css';

export const Wallet = ({ wallet }: Pick<Player, 'wallet'>) => {
  const { wallet: text } = useWords().player;
  return (
    <Panel title={text.title} className={rows.panel}>
      {wallet == null ? (
        <p className={rows.none}>{text.none}</p>
      ) : (
        <dl>
          {(['coin', 'points', 'locked'] as const).map((balance) => (
            <div key={balance} className={rows.figure}>
              <dt>{text[balance]}</dt>
              <dd>
                <Amount value={wallet[balance]} className={balance === 'coin' ? styles.coin : undefined} />
              </dd>
            </div>
          ))}
          {wallet.receivable > 0 && (
            <div className={rows.figure}>
              <dt>
                <Mark tone="look">{text.receivable}</Mark>
              </dt>
              <dd>
                <Amount value={wallet.receivable} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </Panel>
  );
};

export const Counts = ({ counts }: Pick<Player, 'counts'>) => {
  const { counts: text } = useWords().player;
  const { locale } = useLocale();
  return (
    <Panel title={text.title} className={rows.panel}>
      <dl>
        {(['plays', 'deposits', 'retrievals'] as const).map((kind) => (
          <div key={kind} className={rows.figure}>
            <dt>{text[kind]}</dt>
            <dd className="figure">{formatCount(counts[kind], locale)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
