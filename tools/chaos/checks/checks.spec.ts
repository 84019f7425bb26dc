import { describe, expect, it } from 'vitest';
import { toHex } from '../../../engine/fairness/bytes.ts';
import { leafHash } from '../../../engine/log/merkle.ts';
import { rootOfLeaves } from '../../../engine/log/tree.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { Asked } from '../ledger.ts';
import { checkCheckpoints } from './checkpoints.ts';
import { checkCommands } from './commands.ts';
import type { LogRow } from './log-rows.ts';
import { checkOrder } from './order.ts';
import { checkSubscriber } from './subscribers.ts';

const rowAt = (position: number, more: Partial<LogRow> = {}): LogRow => {
  const entry = Buffer.from(`entry ${position}`);
  return {
    position,
    stream: 'player-a',
    version: position + 1,
    type: 'CaseOpened',
    at: 1_000 + position,
    commandId: `command ${position}`,
    entry,
    leaf: Buffer.from(leafHash(nodeHashing, entry)),
    ...more,
  };
};
const rows = [rowAt(0), rowAt(1), rowAt(2), rowAt(3, { commandId: 'command 2' })];

const asked = (id: string, answer: Asked['answer'], more: Partial<Asked> = {}): Asked => ({
  id,
  kind: 'open',
  events: 1,
  unknown: 0,
  answer,
  ...more,
});

const faultsOf = (command: Asked, log: readonly LogRow[] = rows) => checkCommands([command], log).faults;

describe('the check of the order', () => {
  it('passes a whole log', () => {
    expect(checkOrder(rows).faults).toEqual([]);
  });

  it('finds a gap, a repeated version and time that goes back', () => {
    expect(checkOrder([rowAt(0), rowAt(2)]).faults).toContain('position 2 stands where 1 belongs');
    expect(checkOrder([rowAt(0), rowAt(1, { version: 1 })]).faults).toEqual(['player-a has version 1 where 2 belongs']);
    expect(checkOrder([rowAt(0), rowAt(1, { at: 999 })]).faults).toEqual(['time goes back at position 1']);
  });
});

describe('the check of commands', () => {
  it('passes what was acknowledged and is there once', () => {
    expect(faultsOf(asked('command 1', { position: 1 }))).toEqual([]);
    expect(faultsOf(asked('command 2', { position: 3 }, { events: 2 }))).toEqual([]);
    expect(faultsOf(asked('command 9', { code: 'INSUFFICIENT_FUNDS' }))).toEqual([]);
  });

  it.each([
    ['lost', asked('command 9', { position: 9 }), /acknowledged at 9 and is not in the log/],
    ['elsewhere', asked('command 1', { position: 2 }), /acknowledged at 2, and is at 1/],
    ['played twice', asked('command 2', { position: 3 }), /has 2 plays in the log, and asked for 1/],
    ['refused and done', asked('command 1', { code: 'BATTLE_FULL' }), /was refused \(BATTLE_FULL\) and is in the log/],
    ['never answered', asked('command 1', null), /was never answered/],
  ])('finds one that was %s', (_, command, fault) => {
    expect(faultsOf(command)).toEqual([expect.stringMatching(fault)]);
  });

  it('finds one that was done in two places', () => {
    const log = [rowAt(0), rowAt(1), rowAt(2, { commandId: 'command 0' })];
    expect(faultsOf(asked('command 0', { position: 0 }, { events: 2 }), log)).toEqual([
      expect.stringMatching(/in several places: 0,2/),
    ]);
  });
});

describe('the check of a subscriber', () => {
  const heard = (seqs: readonly number[]) => ({ name: 'one', seqs, connections: () => 1, stop: async () => undefined });

  it('wants every number once, in order, to the last', () => {
    expect(checkSubscriber(heard([3, 4, 5]), 5, 'as numbered').faults).toEqual([]);
    expect(checkSubscriber(heard([4, 3, 5]), 5, 'as shown').faults).toEqual([]);
    expect(checkSubscriber(heard([4, 3, 5]), 5, 'as numbered').faults).toHaveLength(1);
    expect(checkSubscriber(heard([3, 5]), 5, 'as shown').faults).toEqual(['5 came where 4 belongs']);
    expect(checkSubscriber(heard([3, 3, 4, 5]), 5, 'as shown').faults).toEqual(['3 came where 4 belongs']);
    expect(checkSubscriber(heard([3, 4]), 5, 'as shown').faults).toEqual(['4 is the last that came, of 5']);
    expect(checkSubscriber(heard([]), 5, 'as shown').faults).toEqual(['nothing came']);
  });
});

describe('the check of checkpoints', () => {
  const seen = (gateway: string, size: number, log = rows) => ({
    gateway,
    size,
    root: toHex(
      rootOfLeaves(
        nodeHashing,
        log.slice(0, size).map(({ leaf }) => leaf),
      ),
    ),
  });

  it('passes checkpoints of this log', () => {
    expect(checkCheckpoints([seen('a', 1), seen('b', 1), seen('a', 3), seen('a', 4)], rows).faults).toEqual([]);
  });

  it('finds one that shrank, one of another log and one that promises more', () => {
    expect(checkCheckpoints([seen('a', 3), seen('a', 2)], rows).faults).toEqual(['a went back from 3 to 2']);
    const other = [rowAt(0), rowAt(7), rowAt(2)];
    expect(checkCheckpoints([seen('a', 3, other)], rows).faults).toEqual([
      'the checkpoint of 3 entries is not of this log',
    ]);
    expect(checkCheckpoints([seen('a', 4)], rows.slice(0, 3)).faults).toEqual([
      'a checkpoint of 4 entries was published, and the log has 3',
    ]);
  });
});
