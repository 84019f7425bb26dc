import { formatMoney, useLocale } from '../i18n/index.ts';
import { classNames } from './class-names.ts';
import styles from './Money.module.css';

export const Coin = () => (
  <svg className={styles.coin} viewBox="0 0 18 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M9 1l8 4.6v8.8L9 19l-8-4.6V5.6z" />
    <path d="M9 6l4 2.3v3.4L9 14l-4-2.3V8.3z" fill="currentColor" stroke="none" />
  </svg>
);

interface MoneyProps {
  /** Minor units. */
  readonly value: number;
  readonly coin?: boolean;
  readonly className?: string | undefined;
}

/** An amount of coin, isolated from the direction of the text around it. */
export const Money = ({ value, coin = true, className }: MoneyProps) => {
  const { locale } = useLocale();
  return (
    <bdi className={classNames('num', styles.amount, className)}>
      {coin && <Coin />}
      {formatMoney(value, locale)}
    </bdi>
  );
};
