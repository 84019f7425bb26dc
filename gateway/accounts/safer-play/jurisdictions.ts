import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** The demands of the law of a place. */
export interface Jurisdiction {
  /** ISO 3166 alpha-2; `ZZ` where the phone doesn't tell. */
  readonly code: string;
  /** Least time between two plays; 0 for none. */
  readonly minCycleMs: number;
  readonly allowFastReveal: boolean;
}

export type Jurisdictions = ReadonlyMap<string, Jurisdiction>;

const pattern = /^([A-Z]{2}):(\d{1,5}):([01])$/;

/**
 * Reads `GB:2500:0,DE:5000:1`: country, least milliseconds between two plays, whether reveals may be fast.
 * @returns null where it isn't of that form
 */
export const parseJurisdictions = (text: string): Jurisdictions | null => {
  const places = new Map<string, Jurisdiction>();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [, code, cycle, fast] = pattern.exec(part) ?? [];
    if (code === undefined || places.has(code)) return null;
    places.set(code, { code, minCycleMs: Number(cycle), allowFastReveal: fast === '1' });
  }
  return places;
};

/** The place of a phone (E.164), with the most lenient rules where none are configured for it. */
export const jurisdictionOf = (places: Jurisdictions, phone: string): Jurisdiction => {
  const code = parsePhoneNumberFromString(phone)?.country ?? 'ZZ';
  return places.get(code) ?? { code, minCycleMs: 0, allowFastReveal: true };
};
