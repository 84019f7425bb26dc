import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { dialPrefixesOf, isOrdinaryNumber } from './destinations.ts';

const countries = new Set(['CN', 'HK', 'TW', 'MO', 'US', 'CA', 'GB', 'DE']);

describe('a message', () => {
  it.each([
    '+8613800000012',
    '+85251234567',
    '+886912345678',
    '+85366123456',
    '+14155552671',
    '+447400123456',
    '+4915112345678',
  ])('goes to a person: %s', (phone) => expect(isOrdinaryNumber(phone, countries)).toBe(true));

  it.each([
    ['a premium number of North America', '+19002345678'],
    ['a premium number of Britain', '+449098790123'],
    ['a shared-cost number of Britain', '+448431234567'],
    ['a personal number of Britain', '+447012345678'],
    ['a pager of Britain', '+447640123456'],
    ['international premium rate', '+979123456789'],
    ['Inmarsat', '+870773111632'],
    ['global satellite', '+881612345678'],
    ['international networks', '+882161123456'],
    ['international shared cost', '+80812345678'],
    ['a freephone number', '+18005551234'],
    ['a fixed line', '+4930123456'],
    ['a premium number of Germany', '+4990012345'],
    ['a country that is not served', '+5511961234567'],
    ['a number of the plan next door', '+18762345678'],
    ['no number', '+1'],
  ])('never goes to %s', (_what, phone) => expect(isOrdinaryNumber(phone, countries)).toBe(false));
});

describe('the dialling codes that are offered', () => {
  it('are those of the countries that are served, each', () => {
    const offered = dialPrefixesOf(countries);
    expect(new Set(offered.map(({ region }) => region))).toEqual(countries);
    for (const { region, prefix } of offered) {
      const number = (isSupportedCountry(region) ? getExampleNumber(region, examples)?.number : undefined) ?? '';
      expect([number.startsWith(prefix), isOrdinaryNumber(number, countries)], region).toEqual([true, true]);
    }
  });
});
