import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Control, giveOrder, NoCluster, OrderFailed, openControl } from './control.ts';

let folder: string;
let control: Control | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-control-'));
});
afterEach(async () => {
  await control?.close();
  control = null;
  await rm(folder, { recursive: true, force: true });
});

describe("a cluster's door", () => {
  it('takes an order, tells what happens and when it is done, and is for its own user alone', async () => {
    control = await openControl(folder, async (order, print) => print(`${order}: one, two`));
    expect((await stat(join(folder, 'cluster.sock'))).mode & 0o777).toBe(0o600);
    const printed: string[] = [];
    await giveOrder(folder, 'roll', (line) => printed.push(line));
    expect(printed).toEqual(['roll: one, two']);
  });

  it('says why an order failed, and does one at a time', async () => {
    const { promise: going, resolve: go } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    control = await openControl(folder, async () => {
      begin();
      await going;
      throw new Error('engine-1 is not ready');
    });
    const first = giveOrder(folder, 'roll', () => undefined);
    await begun;
    await expect(giveOrder(folder, 'roll', () => undefined)).rejects.toThrow(/another order is under way/);
    go();
    await expect(first).rejects.toThrow(OrderFailed);
    await expect(first).rejects.toThrow('engine-1 is not ready');
  });

  it('is not there without a cluster', async () => {
    await expect(giveOrder(folder, 'stop', () => undefined)).rejects.toThrow(NoCluster);
  });
});
