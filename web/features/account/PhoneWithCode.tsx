import type { SmsPurpose } from '../../generated/graphql.ts';
import type { FormErrors } from '../../platform/use-form.ts';
import { PhoneField } from './PhoneField.tsx';
import { readPhone, type TypedPhone } from './phone.ts';
import { type FormField, type Problems, phoneProblem } from './registration.ts';
import { SmsCodeField } from './SmsCodeField.tsx';

export interface TypedPhoneWithCode extends TypedPhone {
  readonly code: string;
}

interface PhoneWithCodeProps {
  readonly values: TypedPhoneWithCode;
  /** The act that the code confirms. */
  readonly purpose: SmsPurpose;
  /** The errors of the values. */
  readonly errors: FormErrors<FormField>;
  /** A code was asked for without a number to send it to. */
  readonly onPhoneMissing: (problems: Problems) => void;
  readonly label?: string;
  readonly autoComplete?: string;
  readonly onChange: (part: Partial<TypedPhoneWithCode>) => void;
}

/** A number, and the code that is sent to it. */
export const PhoneWithCode = ({
  values,
  purpose,
  errors,
  onPhoneMissing,
  onChange,
  ...ofPhone
}: PhoneWithCodeProps) => (
  <>
    <PhoneField
      {...ofPhone}
      prefix={values.prefix}
      phone={values.phone}
      error={errors.phone}
      onPrefix={(prefix) => onChange({ prefix })}
      onPhone={(phone) => onChange({ phone })}
    />
    <SmsCodeField
      phone={readPhone(values.prefix, values.phone)}
      purpose={purpose}
      code={values.code}
      error={errors.code}
      onCode={(code) => onChange({ code })}
      onPhoneMissing={() => onPhoneMissing({ phone: phoneProblem(values.prefix, values.phone) ?? 'phone' })}
    />
  </>
);
