import { describe, expect, it } from 'vitest';
import { belongsTo } from './belongs-to.ts';

const id = 'BPt6MqHzHEmU2gB4fXDpLg';

describe('what a movement belongs to', () => {
  it('is a round with its proof', () => {
    expect(belongsTo(`${id}.17`, 'CASE_OPEN')).toEqual({ kind: 'round', to: `/provably-fair/verify/${id}.17` });
  });

  it('is the battle, also where its timer moved the balance', () => {
    expect(belongsTo(id, 'BATTLE_ENTRY')).toEqual({ kind: 'battle', to: `/battle/${id}` });
    expect(belongsTo(`timer:battle-${id}:battle-round:2`, 'BONUS_RELEASED')).toEqual({
      kind: 'battle',
      to: `/battle/${id}`,
    });
  });

  it('is a deposit’s order by its number', () => {
    expect(belongsTo('26112500000042', 'DEPOSIT')).toEqual({ kind: 'order', id: '26112500000042' });
  });

  it.each(['timer:player-x:release:1', '4b1c0a4e-1f8e-4a39-9d3f-0d5d7c2f0f6a', id, 'command'])(
    'is nobody’s to read where it is %s',
    (orderId) => {
      expect(belongsTo(orderId, 'VIP_REWARD')).toBeNull();
    },
  );
});
