import { isE164 } from '../../../schema/input/addresses.ts';

/** Countries whose codes the prefix list offers; +86 is the default. A number typed with its own `+` may have any. */
export const dialPrefixes = [
  { region: 'CN', prefix: '+86' },
  { region: 'TW', prefix: '+886' },
  { region: 'HK', prefix: '+852' },
  { region: 'MO', prefix: '+853' },
  { region: 'SG', prefix: '+65' },
  { region: 'MY', prefix: '+60' },
  { region: 'JP', prefix: '+81' },
  { region: 'KR', prefix: '+82' },
  { region: 'TH', prefix: '+66' },
  { region: 'VN', prefix: '+84' },
  { region: 'PH', prefix: '+63' },
  { region: 'ID', prefix: '+62' },
  { region: 'IN', prefix: '+91' },
  { region: 'AU', prefix: '+61' },
  { region: 'NZ', prefix: '+64' },
  { region: 'US', prefix: '+1' },
  { region: 'GB', prefix: '+44' },
  { region: 'DE', prefix: '+49' },
  { region: 'FR', prefix: '+33' },
  { region: 'ES', prefix: '+34' },
  { region: 'IT', prefix: '+39' },
  { region: 'BR', prefix: '+55' },
  { region: 'RU', prefix: '+7' },
  { region: 'TR', prefix: '+90' },
  { region: 'IL', prefix: '+972' },
  { region: 'AE', prefix: '+971' },
] as const;

export type DialPrefix = (typeof dialPrefixes)[number]['prefix'];

export const defaultPrefix: DialPrefix = '+86';

export const isDialPrefix = (text: string): text is DialPrefix => dialPrefixes.some(({ prefix }) => prefix === text);

const mainlandMobile = /^\+861[3-9]\d{9}$/;

/**
 * The number in E.164, or null when it can't be one. Only what is certain is refused here; the server knows the
 * numbering plans. A leading 0 (the national trunk prefix) goes, except in Italy, where it belongs to the number.
 */
export const readPhone = (prefix: DialPrefix, typed: string): string | null => {
  const bare = typed.replaceAll(/[\s().-]/g, '');
  const number = bare.startsWith('+') ? bare : `${prefix}${prefix === '+39' ? bare : bare.replace(/^0/, '')}`;
  if (!isE164(number)) return null;
  return number.startsWith('+86') && !mainlandMobile.test(number) ? null : number;
};
