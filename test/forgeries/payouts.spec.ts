import { describe, expect, it } from 'vitest';
import { findsEach } from '../faults.ts';
import { entriesOf } from '../fixture-log.ts';
import { auditSigned, honest } from '../forger.ts';
import { forgedPayouts } from './payouts.ts';

findsEach(forgedPayouts);

describe('a validly signed log', () => {
  it('is clean as long as nobody forges it', async () => {
    expect((await auditSigned(entriesOf(honest))).findings.shown).toEqual([]);
  });
});
