import { useState } from 'react';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { publicHashOf } from '../../../engine/fairness/seed-pair.ts';
import type { SeedsQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Hex } from './Hex.tsx';
import { Rows } from './Rows.tsx';
import styles from './seeds.module.css';
import { VerdictMark } from './steps/Step.tsx';

type RevealedPair = SeedsQuery['seeds']['history'][number];

/** Hex that isn't hex fails the check instead of breaking the page. */
const recompute = ({ serverSeed, salt }: RevealedPair): string => {
  try {
    return publicHashOf(nobleHashing, serverSeed, salt);
  } catch {
    return '';
  }
};

const Revealed = ({ pair }: { readonly pair: RevealedPair }) => {
  const { history } = useMessages().fairness;
  const { locale } = useLocale();
  const [computed, setComputed] = useState<string | null>(null);
  const copyable = (label: string, text: string) => ({
    label,
    value: (
      <span className={styles.copyable}>
        <Hex text={text} />
        <CopyButton text={text} label={label} />
      </span>
    ),
  });
  return (
    <li className={styles.revealed}>
      <p className={styles.revealedHead}>
        <b>{history.rounds({ count: pair.roundCount })}</b>
        <span>{history.revealedAt({ moment: formatDateTime(pair.revealedAt, locale) })}</span>
        <bdi>{history.inLog({ position: formatCount(pair.position, locale) })}</bdi>
      </p>
      <Rows
        rows={[
          copyable(history.serverSeed, pair.serverSeed),
          copyable(history.salt, pair.salt),
          copyable(history.publicHash, pair.publicHash),
          {
            label: history.userSeed,
            value: (
              <bdi dir="ltr" className="mono">
                {pair.userSeed}
              </bdi>
            ),
          },
          ...(computed === null ? [] : [{ label: history.computed, value: <Hex text={computed} /> }]),
        ]}
      />
      <div className={styles.check} role="status">
        {computed === null ? (
          <Button variant="proof" icon="shield" onClick={() => setComputed(recompute(pair))}>
            {history.check}
          </Button>
        ) : (
          <VerdictMark
            verdict={computed === pair.publicHash ? 'match' : 'mismatch'}
            words={{ match: history.checked, mismatch: history.wrong }}
          />
        )}
      </div>
    </li>
  );
};

/** Pairs that are over. Each can be checked against its commitment here and now. */
export const PairHistory = ({ pairs }: { readonly pairs: readonly RevealedPair[] }) => {
  const { history } = useMessages().fairness;
  return (
    <section aria-labelledby="pair-history">
      <h2 id="pair-history" className={styles.heading}>
        {history.title}
      </h2>
      {pairs.length === 0 && <p className={styles.empty}>{history.empty}</p>}
      <ul>
        {pairs.map((pair) => (
          <Revealed key={pair.id} pair={pair} />
        ))}
      </ul>
    </section>
  );
};
