import { expect, it } from 'vitest';
import { reconnectSpreadMs } from './reconnect-spread.ts';

it('is announced where more listen than come back in a second, so that 200 a second do, within a minute', () => {
  const windows = [0, 1, 200, 201, 400, 1_000, 12_000, 10_000_000].map((listeners) => reconnectSpreadMs(listeners));
  expect(windows).toEqual([0, 0, 0, 2_000, 2_000, 5_000, 60_000, 60_000]);
});
