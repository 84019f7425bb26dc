import { useLocale } from '../../../i18n/index.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { Position } from '../../ui/Position.tsx';
import { Details, DetailsPart } from '../../ui/WithDetails.tsx';
import styles from './ActDetails.module.css';
import { factsText } from './act-words.ts';
import type { Act } from './acts-query.ts';
import { PostingSides } from './PostingSides.tsx';

/** An act as the log has it. */
export const ActDetails = ({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) => {
  const words = useWords();
  const { locale } = useLocale();
  const { acts } = words;
  const { fields, kinds } = acts;
  const { player, amount, balance, reason } = act;
  return (
    <Details title={kinds[act.kind]} onClose={onClose}>
      <DetailsPart>
        {amount != null && (
          <p className={styles.amount}>
            <Amount value={amount} signed />
          </p>
        )}
        <p className={styles.text}>{factsText(act.facts, words, locale, new Date())}</p>
        {amount != null && balance != null && <PostingSides amount={amount} balance={balance} />}
      </DetailsPart>
      <DetailsPart title={fields.reason}>
        <p className={styles.text}>{reason == null || reason === '' ? acts.noReason : reason}</p>
      </DetailsPart>
      <DetailsPart>
        <Facts
          shape="sum"
          facts={[
            ...(player == null ? [] : [{ label: fields.player, value: <PlayerLink id={player} /> }]),
            { label: fields.at, value: <Moment at={act.at} /> },
            { label: fields.position, value: <Position at={act.position} /> },
          ]}
        />
      </DetailsPart>
    </Details>
  );
};
