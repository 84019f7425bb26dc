import { type DialPrefix, defaultPrefix } from './phone.ts';

/** A number as it stands in its field. */
export interface TypedPhone {
  readonly prefix: DialPrefix;
  readonly phone: string;
}

export const noPhone: TypedPhone = { prefix: defaultPrefix, phone: '' };
