import { useMessages } from '../../i18n/index.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import type { DreamView } from './dream-view.ts';
import styles from './FeePanel.module.css';
import { feeParts } from './fee.ts';

interface FeePanelProps {
  readonly view: DreamView;
  readonly consolationSum: bigint;
  readonly returnPercent: number;
}

/** Minor units; a dash while there is no target. */
const Figure = ({ value }: { readonly value: number | undefined }) =>
  value === undefined ? <Text num>–</Text> : <Money value={value} coin={false} />;

/** How the fee comes about: the formula with its own figures. */
export const FeePanel = ({ view, consolationSum, returnPercent }: FeePanelProps) => {
  const { fee: words } = useMessages().dream;
  const { winTickets, target, fee } = view;
  const parts = target === null ? undefined : feeParts(target.value, winTickets, consolationSum);
  return (
    <Stack grow shrink line="top" className={styles.panel}>
      <dl className={styles.parts}>
        <div>
          <dt>{words.target}</dt>
          <dd>
            <Figure value={parts?.target} />
          </dd>
        </div>
        <div>
          <dt>{words.consolation}</dt>
          <dd>
            <Figure value={parts?.consolation} />
          </dd>
        </div>
        <div>
          <dt>{words.rtp({ percent: returnPercent })}</dt>
          <dd className={styles.sum}>
            <Figure value={fee ?? undefined} />
          </dd>
        </div>
      </dl>
      <p className={styles.total}>
        <span>{words.title}</span>
        {fee === null ? <Text num>–</Text> : <Money value={fee} />}
      </p>
    </Stack>
  );
};
