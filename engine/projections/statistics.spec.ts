import { describe, expect, it } from 'vitest';
import { scriptedSite } from '../../test/harness/scripted-site.ts';
import { isRound, pairsOf } from '../events.ts';
import { addedBy, type SiteTotal } from './statistics.ts';

describe('the totals of the site', () => {
  const { log, step } = scriptedSite('totals');
  for (let n = 0; n < 600; n += 1) step();
  const total = (name: SiteTotal): number =>
    log.events.flatMap(addedBy).reduce((sum, [one, amount]) => sum + (one === name ? amount : 0), 0);

  it('count as revealed what was drawn from a seed that the log reveals, one by one', () => {
    const revealed = new Set(log.events.flatMap(({ event }) => pairsOf(event).revealed.map(({ pairId }) => pairId)));
    const settled = new Set(
      log.events.flatMap(({ event }) => (event.type === 'BattleSettled' ? event.data.battleId : [])),
    );
    let [drawn, shown] = [0, 0];
    for (const { event } of log.events) {
      if (isRound(event)) {
        drawn += 1;
        if (revealed.has(event.data.pairId)) shown += 1;
      } else if (event.type === 'BattleRoundPlayed') {
        drawn += event.data.draws.length;
        if (settled.has(event.data.battleId)) shown += event.data.draws.length;
      } else if (event.type === 'GiveawayDrawn') {
        drawn += event.data.winners.length;
        shown += event.data.winners.length;
      }
    }
    expect(settled.size).toBeGreaterThan(0);
    expect(total('drawn')).toBe(drawn);
    expect(total('revealed')).toBe(shown);
    expect(shown).toBeLessThan(drawn);
  });

  it('count people and games once each', () => {
    const of = (type: string) => log.events.filter(({ event }) => event.type === type).length;
    expect(total('players')).toBe(of('PlayerRegistered'));
    expect(total('opened')).toBe(of('CaseOpened') + of('FreeCaseOpened'));
    expect(total('upgrades')).toBe(of('UpgradePlayed'));
    expect(total('battles')).toBe(of('BattleSettled'));
    expect(total('giveaways')).toBe(of('GiveawayDrawn'));
  });
});
