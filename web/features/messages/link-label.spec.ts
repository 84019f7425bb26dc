import { expect, it } from 'vitest';
import inbox from '../../generated/texts/en/inbox.ts';
import { linkLabel } from './link-label.ts';

it('says what the link of a notice does, and of any other link that it leads on', () => {
  expect(linkLabel('/security/freeze#token', inbox)).toBe('Freeze the account');
  expect(linkLabel('/security/stop-change#token', inbox)).toBe('Stop this change');
  expect(linkLabel('/security/stop-recovery#token', inbox)).toBe('I didn’t reset it');
  expect(linkLabel('/security/confirm-email#token', inbox)).toBe('Confirm the address');
  expect(linkLabel('/security/constructor#token', inbox)).toBe('Take me there');
  expect(linkLabel('/records?tab=balance', inbox)).toBe('Take me there');
});
