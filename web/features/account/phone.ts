import { HOME_PREFIX, phoneIn } from '../../../schema/input/phone.ts';

/** A number as it stands in its field. */
export interface TypedPhone {
  /** `+` and digits. */
  readonly prefix: string;
  readonly phone: string;
}

export const noPhone: TypedPhone = { prefix: HOME_PREFIX, phone: '' };

/** The number in E.164; null while it can't be one. */
export const readPhone = (prefix: string, typed: string): string | null => phoneIn(typed, prefix);
