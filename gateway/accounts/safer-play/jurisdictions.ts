import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Licence } from './licences.ts';

/** The demands of the law of a place. */
export interface Jurisdiction {
  /** ISO 3166 alpha-2; `ZZ` where the phone doesn't tell. */
  readonly code: string;
  /** Least time between two plays; 0 for none. */
  readonly minCycleMs: number;
  readonly allowFastReveal: boolean;
}

/** The rules by places, and those of the site's own licence, which hold everywhere. */
export interface Jurisdictions {
  readonly places: ReadonlyMap<string, Jurisdiction>;
  readonly licence: Licence | null;
}

const pattern = /^([A-Z]{2}):(\d{1,5}):([01])$/;

/**
 * Reads `GB:2500:0,DE:5000:1`: country, least milliseconds between two plays, whether reveals may be fast.
 * @returns null where it isn't of that form
 */
export const parseJurisdictions = (text: string): Jurisdictions['places'] | null => {
  const places = new Map<string, Jurisdiction>();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [, code, cycle, fast] = pattern.exec(part) ?? [];
    if (code === undefined || places.has(code)) return null;
    places.set(code, { code, minCycleMs: Number(cycle), allowFastReveal: fast === '1' });
  }
  return places;
};

/** The place of a phone (E.164), with the stricter rules of the place and the licence; the most lenient ones where there are neither. */
export const jurisdictionOf = ({ places, licence }: Jurisdictions, phone: string): Jurisdiction => {
  const code = parsePhoneNumberFromString(phone)?.country ?? 'ZZ';
  const place = places.get(code);
  return {
    code,
    minCycleMs: Math.max(place?.minCycleMs ?? 0, licence?.minCycleMs ?? 0),
    allowFastReveal: (place?.allowFastReveal ?? true) && (licence?.allowFastReveal ?? true),
  };
};
