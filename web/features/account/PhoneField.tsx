import { useEffect, useMemo } from 'react';
import { languageOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './account.module.css';
import { useAccountSite } from './account-site.ts';

interface PhoneFieldProps {
  /** `+` and digits. */
  readonly prefix: string;
  readonly phone: string;
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  readonly onPrefix: (prefix: string) => void;
  readonly onPhone: (phone: string) => void;
}

/** The prefix shows its digits alone; its list names the countries in the language of the page. */
const PrefixSelect = ({ prefix, onPrefix }: Pick<PhoneFieldProps, 'prefix' | 'onPrefix'>) => {
  const { account } = useMessages();
  const { locale } = useLocale();
  const served = useAccountSite()?.dialPrefixes;
  const offered = served ?? [];
  const first = offered.some((one) => one.prefix === prefix) ? undefined : offered[0]?.prefix;
  // A site need not serve the country that a form begins with.
  useEffect(() => {
    if (first !== undefined) onPrefix(first);
  });
  const regions = useMemo(() => new Intl.DisplayNames(languageOf(locale), { type: 'region' }), [locale]);
  return (
    <Row
      as="span"
      gap={4}
      position="relative"
      minHeight={48}
      padStart={14}
      padEnd={10}
      tone="muted"
      className={styles.prefix}
    >
      <Text as="bdi" num tone="text" aria-hidden="true">
        {prefix}
      </Text>
      <Icon name="down" size={16} />
      <select
        className={styles.prefixSelect}
        aria-label={account.fields.prefix}
        autoComplete="tel-country-code"
        value={prefix}
        onChange={({ target }) => onPrefix(target.value)}
      >
        {offered.map((one) => (
          <option key={one.region} value={one.prefix}>
            {`${regions.of(one.region)} ${one.prefix}`}
          </option>
        ))}
      </select>
    </Row>
  );
};

export const PhoneField = ({
  prefix,
  phone,
  label,
  hint,
  error,
  autoComplete = 'tel-national',
  onPrefix,
  onPhone,
}: PhoneFieldProps) => {
  const { account } = useMessages();
  return (
    <Field
      label={label ?? account.fields.phone}
      hint={hint}
      error={error}
      type="tel"
      name="phone"
      inputMode="tel"
      autoComplete={autoComplete}
      dir="ltr"
      required
      value={phone}
      onChange={({ target }) => onPhone(target.value)}
      before={<PrefixSelect prefix={prefix} onPrefix={onPrefix} />}
    />
  );
};
