import { expect, it } from 'vitest';
import { SECURITY_EVENTS, WAYS } from '../../../gateway/accounts/security-journal/kinds.ts';
import security from '../../generated/texts/zh-CN/security.ts';

it('has words for everything that the journal records, and for nothing else', () => {
  expect(Object.keys(security.journal.kinds).sort()).toEqual([...SECURITY_EVENTS].sort());
});

it('has words for everything that somebody can show of themselves', () => {
  expect(Object.keys(security.journal.ways).sort()).toEqual([...WAYS].sort());
});
