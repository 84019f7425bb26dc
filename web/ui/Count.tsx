import { formatCount, useLocale } from '../i18n/index.ts';
import { Text } from './Box.tsx';

interface CountProps {
  readonly value: number | bigint | string;
}

/** A count, isolated from the direction of the text around it. */
export const Count = ({ value }: CountProps) => {
  const { locale } = useLocale();
  return (
    <Text as="bdi" num>
      {formatCount(value, locale)}
    </Text>
  );
};
