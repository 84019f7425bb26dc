import { useLocale } from '../../i18n/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { amountText } from './figures.ts';

interface AmountProps {
  /** Minor units; null for none. */
  readonly value: number | null | undefined;
  /** Writes a plus before what comes in. */
  readonly signed?: boolean;
  readonly className?: string | undefined;
}

/** An amount with two decimals, isolated from the direction of the text around it. The head of its column says the unit. */
export const Amount = ({ value, signed = false, className }: AmountProps) => {
  const { locale } = useLocale();
  return <bdi className={classNames('num', className)}>{value == null ? '—' : amountText(value, locale, signed)}</bdi>;
};
