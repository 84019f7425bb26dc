import { isCommandId, LOCAL_OPERATOR, mustBe } from '../../engine/kernel/ids.ts';
import { amy, cleo } from '../acts-cast.ts';
import { type Fault, finding, otherHash, withData } from '../forger.ts';
import { games } from './games.ts';

const { rules, sealed } = finding;
const { all, changed, edited, find, inserted } = games;

const proposed = find('ActProposed', ({ data }) => data.kind === 'PublishCatalog');
const approved = find('ActApproved', ({ data }) => data.actId === proposed.event.data.actId);
const correction = find('PlayerActProposed');
const corrected = find('PlayerActApproved');
const isCorrection = ({ commandId }: { readonly commandId: string }): boolean =>
  commandId === corrected.event.data.commandId;
const adjusted = find('BalanceAdjusted', ({ data }) => isCorrection(data));
const alone = find('PlayerActApproved', ({ data }) => data.breakGlass);
const published = find('CasePublished', ({ data }) => data.commandId === approved.event.data.commandId);
const [skin] = all('SkinPublished').filter(({ event }) => event.data.commandId === approved.event.data.commandId);
if (skin === undefined) throw new Error('the act published no skin');
const acted = find('ActRulesPublished');
const broken = find('BreakGlassDeclared');
const reviewed = find('ActReviewed');
const refused = find('ActRefused');

const otherCommand = mustBe(isCommandId, 'operator:act.forged');

const left = (...events: readonly unknown[]) => edited((event) => (events.includes(event) ? null : event));

const acts: readonly Fault[] = [
  rules('an act that its proposer approved', () => changed(approved, { approver: amy })),
  rules('an act that its proposer approved, behind a glass that is whole', () =>
    changed(approved, { approver: amy, breakGlass: true }),
  ),
  rules('an act that the command line approved', () => changed(approved, { approver: LOCAL_OPERATOR })),
  rules('an effect without its act', () => left(approved.event)),
  rules('an approval without a proposal', () => left(proposed.event)),
  rules('an approval without its effect', () => left(published.event, skin.event)),
  rules('an approval without a part of its effect', () => left(skin.event)),
  rules('an effect that wasn’t proposed', () =>
    changed(skin, {
      definition: { ...skin.event.data.definition, finishNames: { 'zh-CN': '', 'zh-TW': '', en: 'x' } },
    }),
  ),
  rules('a proposal of another command', () => changed(proposed, { effectHash: otherHash })),
  rules('an approval after the end', () => changed(proposed, { expiresAt: approved.recorded.at })),
  rules('a proposal that is open for too long', () =>
    changed(proposed, { expiresAt: proposed.recorded.at + 14 * 24 * 3_600_000 + 1 }),
  ),
  rules('an act that is approved and refused', () => changed(refused, { actId: approved.event.data.actId })),
  rules('rules with a number that was skipped', () => changed(acted, { version: 2 })),
  rules('a glass that was broken though the rules don’t allow it', () => changed(acted, { breakGlass: false })),
  rules('a glass that was broken for an act that takes one person', () =>
    changed(acted, { twoPeople: acted.event.data.twoPeople.slice(1) }),
  ),
  rules('a review by the one who broke the glass', () => changed(reviewed, { by: amy })),
  rules('a review of a glass that is whole', () => left(broken.event)),
  rules('a glass of an act that is said to be on a player, though its proposal is open', () =>
    inserted(
      approved.recorded.position,
      proposed.recorded.stream,
      withData(broken.event, { actId: proposed.event.data.actId, commandId: otherCommand }),
    ),
  ),
  sealed.rules('a correction that its proposer approved', () => changed(corrected, { approver: amy })),
  sealed.rules('a correction without its act', () => left(corrected.event)),
  sealed.rules('a correction of another amount than was proposed', () => changed(adjusted, { amount: '71' })),
  sealed.rules('a correction of another player', () => changed(correction, { playerId: alone.event.data.playerId })),
  sealed.rules('an approval that is said to be by two people', () => changed(alone, { breakGlass: false })),
  sealed.rules('a glass that another person broke', () =>
    edited((event) => (event === broken.event ? withData(broken.event, { by: cleo }) : event)),
  ),
];

export const forgedActs = { acts };
