import { describe, expect, it } from 'vitest';
import { stepOf } from './retrieval-steps.ts';

describe('the steps of a retrieval', () => {
  it('go from the order to the arrival, and a failed one stands at none', () => {
    expect((['RETRIEVING', 'AWAITING_SHIPMENT', 'AWAITING_RECEIPT', 'SUCCESS', 'FAILED'] as const).map(stepOf)).toEqual(
      [0, 1, 2, 3, null],
    );
  });
});
