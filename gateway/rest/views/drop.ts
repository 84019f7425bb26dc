import { HIDDEN_PLAYER } from '../../accounts/profile/hidden-player.ts';
import { at, inLanguage, numbered, orElse, surelyWithin, view } from '../answers/view.ts';
import { weaponFields } from './weapon.ts';

const eventType = numbered(
  { CASE_DROP: 21, UPGRADE_DROP: 22, BATTLE_DROP: 23, BATTLE_CREATE: 31, BATTLE_STATE: 32, BATTLE_RANK: 33 },
  '21 case, 22 upgrade, 23 battle.',
);

const event = { seq: 'seq', eventType: at('eventType', eventType), createTime: 'displayAt' };

/** An event of the live feed that has a drop. */
export const drop = view({
  ...event,
  ...surelyWithin('drop', {
    id: 'id',
    game: 'game',
    ...weaponFields,
    value: 'value',
    nickname: orElse('nickname', HIDDEN_PLAYER),
    boxId: 'caseSlug',
    boxName: at('caseNames', inLanguage()),
    boxNames: 'caseNames',
    boxImage: 'caseImage',
  }),
});
