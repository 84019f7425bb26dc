import type { PlayerId } from '../../engine/kernel/ids.ts';
import { formatMoney } from '../../engine/kernel/money.ts';
import type { House } from '../deciders.ts';
import { playerOf } from '../deciders.ts';
import { type ActKind, perform } from '../money-acts.ts';
import { code, DAY } from '../money-cast.ts';
import { transferTerms } from '../terms-cast.ts';

const KINDS: readonly ActKind[] = [
  'request',
  'request',
  'settle',
  'settle',
  'cancel',
  'exchange',
  'transfer',
  'grant',
  'daily',
  'tell',
  'rebate',
  'vip',
  'code',
  'adjust',
];

/** Acts of a story's players about money besides plays: deposits, points, rewards, codes, invitations. */
export const createMoneyActs = (house: House, ids: readonly PlayerId[], below: (n: number) => number) => ({
  /** The operator issues a Golden Code. */
  open: (): void => {
    const expiresAt = house.now() + 300 * DAY;
    house.submit({ type: 'IssueGoldenCode', codeId: code, uses: 4, points: '50', locked: '50', expiresAt });
  },
  play: (who: PlayerId): void => {
    if (house.world().player(who).status === 'absent') return;
    const other = ids[below(ids.length)] ?? who;
    const dice = below(KINDS.length + 2);
    const kind = KINDS[dice];
    if (kind !== undefined) perform(house, { kind, who, n: below(100_000) });
    else if (dice % 2 === 0) house.submit({ type: 'BindInviter', playerId: who, inviterId: other });
    else {
      const points = formatMoney(playerOf(house, who).points / 2n);
      house.submit({ type: 'TransferPoints', terms: transferTerms, playerId: who, points, to: other });
    }
  },
});
