import type { Effect } from '../../engine/acts/effects.ts';
import { isGoldenCodeId, mustBe } from '../../engine/kernel/ids.ts';
import { actNumber, amy, approving, bob, proposing } from '../acts-cast.ts';
import { charm, charmDefinition, crediting, publishDawn, revalued } from '../cast.ts';
import { HOUR } from '../money-cast.ts';
import { ann, ben, type Stage } from './stage.ts';

/**
 * Acts of two operators: carried out, refused, withdrawn, forgotten, in the open and sealed; one that its proposer approves
 * behind a broken glass, which is reviewed; and one that takes one person alone.
 */
export const recordActs = (stage: Stage): void => {
  let acts = 0;
  const propose = (effect: Effect): number => {
    acts += 1;
    stage.ask(proposing(effect, { n: acts, at: stage.house.now() }));
    stage.pass(60_000);
    return acts;
  };
  const carryOut = (effect: Effect, approver = bob): void => {
    stage.ask(approving(effect, { n: propose(effect), approver }));
    stage.pass(2_000);
  };
  const code: Effect = {
    type: 'IssueGoldenCode',
    codeId: mustBe(isGoldenCodeId, 'code-of-amy-----------'),
    uses: 2,
    points: '10',
    locked: '0',
    expiresAt: stage.house.now() + HOUR,
  };
  carryOut(code, amy);
  const twoPeople = ['AdjustBalance', 'PublishCatalog', 'PublishTerms'] as const;
  stage.ask({ type: 'PublishActRules', twoPeople: [...twoPeople], breakGlass: true });

  const charms = { type: 'PublishSkin', skin: charm, definition: revalued(charmDefinition, '', '11') } as const;
  carryOut({ type: 'PublishCatalog', changes: [charms, { ...publishDawn, price: '140' }] });
  carryOut(crediting(ben, '70'));
  stage.ask({ type: 'RefuseAct', actId: actNumber(propose(crediting(ann, '7000'))), by: bob, reason: 'f'.repeat(64) });
  const dearer: Effect = { type: 'PublishCatalog', changes: [{ ...publishDawn, price: '150' }] };
  stage.ask({ type: 'RefuseAct', actId: actNumber(propose(dearer)), by: amy, reason: 'a typo' });
  propose({ type: 'PublishActRules', twoPeople: ['PublishTerms'], breakGlass: true });

  const alone = crediting(ann, '30');
  const actId = actNumber(propose(alone));
  stage.ask({ type: 'BreakGlass', actId, kind: alone.type, by: amy, reason: 'the second person is away' });
  stage.ask(approving(alone, { n: acts, approver: amy }));
  stage.pass(HOUR);
  stage.ask({ type: 'ReviewAct', actId, by: bob, note: 'the complaint was right' });
};
