import type { SmsPurpose } from '../../generated/graphql.ts';
import { PhoneField } from './PhoneField.tsx';
import { readPhone } from './phone.ts';
import { phoneProblem } from './registration.ts';
import { SmsCodeField } from './SmsCodeField.tsx';
import type { TypedPhone } from './typed-phone.ts';
import type { useFormErrors } from './use-form-errors.ts';

export interface TypedPhoneWithCode extends TypedPhone {
  readonly code: string;
}

interface PhoneWithCodeProps {
  readonly values: TypedPhoneWithCode;
  /** What the code is for. */
  readonly purpose: SmsPurpose;
  /** What is wrong with them. */
  readonly form: Pick<ReturnType<typeof useFormErrors>, 'errors' | 'check' | 'forget'>;
  readonly label?: string;
  readonly autoComplete?: string;
  readonly onChange: (changed: TypedPhoneWithCode) => void;
}

/** A number, and the code that is sent to it. */
export const PhoneWithCode = ({ values, purpose, form, onChange, ...ofPhone }: PhoneWithCodeProps) => (
  <>
    <PhoneField
      {...ofPhone}
      prefix={values.prefix}
      phone={values.phone}
      error={form.errors.phone}
      onPrefix={(prefix) => onChange({ ...values, prefix })}
      onPhone={(phone) => {
        onChange({ ...values, phone });
        form.forget('phone');
      }}
    />
    <SmsCodeField
      phone={readPhone(values.prefix, values.phone)}
      purpose={purpose}
      code={values.code}
      error={form.errors.code}
      onCode={(code) => {
        onChange({ ...values, code });
        form.forget('code');
      }}
      onPhoneMissing={() => form.check({ phone: phoneProblem(values.prefix, values.phone) ?? 'phone' })}
    />
  </>
);
