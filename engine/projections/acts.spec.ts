import { describe, expect, it } from 'vitest';
import { recordGames } from '../../test/games-story/story.ts';
import { isCommandId, mustBe } from '../kernel/ids.ts';
import { ACT_TYPES, actIn, FACT_NAMES, OFFICIAL_COMMAND } from './acts.ts';
import { eventsOf } from './projection.ts';

const recorded = eventsOf(ACT_TYPES, recordGames().recorded);
const acts = recorded.flatMap((one) => actIn(one) ?? []);

describe('acts', () => {
  it('have their facts by known names, each at the place of its entry', () => {
    expect(new Set(acts.map(({ kind }) => kind)).size).toBeGreaterThan(6);
    for (const { position, kind, facts } of acts) {
      const entry = recorded.find((one) => one.position === position);
      expect(entry?.event.type).toBe(kind);
      for (const [name, value] of Object.entries(JSON.parse(facts))) {
        expect(FACT_NAMES).toContain(name);
        expect(['string', 'number']).toContain(typeof value);
        expect(String(value)).not.toMatch(/[{}[\]"]|undefined|null/);
      }
    }
  });

  it('are battles of the house, but not those of players or those that the site opens by the hour', () => {
    const [room] = eventsOf(['BattleCreated'], recorded);
    if (room === undefined) throw new Error('the story has no battle');
    const openedBy = (creator: typeof room.event.data.creator, commandId: string) =>
      actIn({
        ...room,
        event: { ...room.event, data: { ...room.event.data, creator, commandId: mustBe(isCommandId, commandId) } },
      });
    expect(openedBy(null, 'operator:evening.1')).toMatchObject({ kind: 'BattleCreated', playerId: null });
    expect(openedBy(null, `${OFFICIAL_COMMAND}7-1`)).toBeNull();
    const player = recorded.flatMap(({ event }) => (event.type === 'BattleCreated' ? [event.data.creator] : []));
    expect(openedBy(player.find((one) => one !== null) ?? null, 'operator:evening.2')).toBeNull();
  });

  it('are rooms that an operator gives up, and no others', () => {
    const over = eventsOf(['BattleDissolved', 'GiveawayCancelled'], recorded);
    expect(over.length).toBeGreaterThan(0);
    for (const one of over) expect(actIn(one) !== null).toBe(one.event.data.reason === 'operator');
  });
});
