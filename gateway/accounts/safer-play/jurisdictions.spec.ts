import { describe, expect, it } from 'vitest';
import { jurisdictionOf, parseJurisdictions } from './jurisdictions.ts';
import { LICENCES } from './licences.ts';

const places = parseJurisdictions('DE:6000:1,FR:1000:1') ?? new Map();
const GERMAN = '+4915112345678';
const FRENCH = '+33612345678';
const CHINESE = '+8613800000000';

describe('the rules of play of a player', () => {
  it('are those of the place of the phone, and lenient where none are set', () => {
    const of = (phone: string) => jurisdictionOf({ places, licence: null }, phone);
    expect(of(GERMAN)).toEqual({ code: 'DE', minCycleMs: 6_000, allowFastReveal: true });
    expect(of(CHINESE)).toEqual({ code: 'CN', minCycleMs: 0, allowFastReveal: true });
    expect(of('none')).toEqual({ code: 'ZZ', minCycleMs: 0, allowFastReveal: true });
  });

  it('are the stricter ones of the place and of the site’s licence', () => {
    const of = (phone: string) => jurisdictionOf({ places, licence: LICENCES.gb }, phone);
    expect(of(GERMAN)).toEqual({ code: 'DE', minCycleMs: 6_000, allowFastReveal: false });
    expect(of(FRENCH)).toEqual({ code: 'FR', minCycleMs: 5_000, allowFastReveal: false });
    expect(of(CHINESE)).toEqual({ code: 'CN', minCycleMs: 5_000, allowFastReveal: false });
  });
});
