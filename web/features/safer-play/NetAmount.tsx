import { formatMoney, useLocale } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';

/** A gain with its plus, a loss with its minus: the sign says it, not the colour. Minor units. */
export const NetAmount = ({ value }: { readonly value: number }) => {
  const { locale } = useLocale();
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return (
    <Text as="bdi" num dir="ltr">
      {sign}
      {formatMoney(Math.abs(value), locale)}
    </Text>
  );
};
