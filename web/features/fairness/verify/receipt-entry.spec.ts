import { describe, expect, it } from 'vitest';
import { addBot, must, openArena, openRoom, runClock } from '../../../../test/battle-cast.ts';
import { alice } from '../../../../test/cast.ts';
import { roomProof, specTools } from '../../../../test/sample-proofs.ts';
import { verifyProof } from '../proof/verify-proof.ts';
import { receiptEntry } from './receipt-entry.ts';

describe('the entry whose receipt is offered', () => {
  it('is a battle’s lock once there is one, and its creation before', async () => {
    const house = openArena();
    const room = openRoom(house, { sides: 2 });
    const typeNow = async (): Promise<string | undefined> => {
      const { entries, explanation } = await verifyProof(specTools, room, roomProof(house, room));
      return explanation === null ? undefined : receiptEntry(entries, explanation)?.event.type;
    };
    expect(await typeNow()).toBe('BattleCreated');
    must(house, addBot(alice, room));
    expect(await typeNow()).toBe('BattleLocked');
    runClock(house);
    expect(await typeNow()).toBe('BattleLocked');
  });
});
