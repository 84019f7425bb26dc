import { consolationSum } from '../../../../engine/fairness/dream-draw.ts';
import { DREAM_RTP_PERCENT } from '../../../../engine/fairness/terms.ts';
import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import { UPGRADE_FEE_TICKETS } from '../../../../engine/fairness/upgrade-draw.ts';
import { formatChance, formatCount, formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import type { DreamTerms } from '../proof/verify-dream.ts';
import type { UpgradeVerification } from '../proof/verify-upgrade.ts';
import type { Row } from '../Rows.tsx';
import { Bytes } from './Bytes.tsx';
import { tenMillionths } from './decimal.ts';
import styles from './draw.module.css';
import { HashRows } from './HashRows.tsx';
import { Step, VerdictMark } from './Step.tsx';

interface EquationProps {
  readonly left: string;
  readonly right: string;
  /** In words, what the right side is. */
  readonly meaning?: string;
}

const Equation = ({ left, right, meaning }: EquationProps) => (
  <>
    <bdi dir="ltr" className={styles.sum}>
      {`${left} = `}
      <b>{right}</b>
    </bdi>
    {meaning !== undefined && <span className={styles.used}>{` · ${meaning}`}</span>}
  </>
);

/** What the player agreed to: that the stake adds up, that the chance follows from it, and the hash over all of it. */
export const UpgradeTermsStep = ({ play, terms }: Pick<UpgradeVerification, 'play' | 'terms'>) => {
  const { terms: words, hashed } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { coin, staked, target } = play.event.data;
  const money = (amount: string | bigint): string => formatMoney(Number(amount), locale);
  const count = (amount: string | bigint | number): string => formatCount(amount, locale);
  const parts = [...staked.map(({ counted }) => counted), ...(coin === '0' ? [] : [coin])];
  const kept = count(TICKETS - UPGRADE_FEE_TICKETS);
  const rows: readonly Row[] = [
    { label: words.stake, value: <Equation left={parts.map(money).join(' + ')} right={money(terms.stake)} /> },
    {
      label: words.chance,
      value: (
        <Equation
          left={`floor(${count(terms.stake)} × ${kept} ÷ ${count(target.value)})`}
          right={count(terms.win)}
          meaning={formatChance(terms.win, locale)}
        />
      ),
    },
  ];
  return (
    <Step title={words.upgrade} verdict={terms.verdict} result={<VerdictMark verdict={terms.verdict} />}>
      <HashRows computed={terms.computed} published={terms.published} more={rows} />
      <Bytes label={hashed} text={terms.text} />
    </Step>
  );
};

/** What the player agreed to: that the fee follows from target, chance and consolations, and the hash over all of it. */
export const DreamTermsStep = ({ terms }: { readonly terms: DreamTerms }) => {
  const { terms: words, hashed } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { table, consolation, fee } = terms;
  const count = (amount: string | bigint | number): string => formatCount(amount, locale);
  const sum = consolation.table === null ? 0n : consolationSum(consolation.table.entries);
  const chance = tenMillionths(BigInt(table.win));
  const rest = tenMillionths(BigInt(TICKETS - table.win));
  const left = `ceil((${count(table.target.value)} × ${chance} + ${tenMillionths(sum)} × ${rest}) ÷ 0.${DREAM_RTP_PERCENT})`;
  const rows: readonly Row[] = [
    {
      label: words.fee,
      value:
        fee === null ? (
          <span className={styles.fault}>{words.noConsolation}</span>
        ) : (
          <Equation left={left} right={count(fee)} meaning={formatMoney(Number(fee), locale)} />
        ),
    },
    { label: words.chance, value: <bdi className="num">{formatChance(table.win, locale)}</bdi> },
  ];
  return (
    <Step title={words.dream} verdict={terms.verdict} result={<VerdictMark verdict={terms.verdict} />}>
      <HashRows computed={terms.computed} published={terms.published} more={rows} />
      <Bytes label={hashed} text={terms.text} />
      {consolation.text !== '' && <Bytes label={words.consolation} text={consolation.text} />}
    </Step>
  );
};
