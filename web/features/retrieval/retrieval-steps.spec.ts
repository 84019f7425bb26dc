import { describe, expect, it } from 'vitest';
import { isDisputeText, stepOf } from './retrieval-steps.ts';

describe('the steps of a retrieval', () => {
  it('go from the order to the arrival, and a failed one stands at none', () => {
    expect((['RETRIEVING', 'AWAITING_SHIPMENT', 'AWAITING_RECEIPT', 'SUCCESS', 'FAILED'] as const).map(stepOf)).toEqual(
      [0, 1, 2, 3, null],
    );
  });
});

describe('the text of a dispute', () => {
  it('says something, and not too much', () => {
    expect(isDisputeText('   too short   ')).toBe(false);
    expect(isDisputeText('it never came')).toBe(true);
    expect(isDisputeText('x'.repeat(2000))).toBe(true);
    expect(isDisputeText('x'.repeat(2001))).toBe(false);
  });
});
