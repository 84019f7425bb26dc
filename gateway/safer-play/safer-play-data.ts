import type { PersonalData } from '../accounts/personal-data.ts';
import type { SaferPlay } from './safer-play.ts';

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What a player set for their own protection. An exclusion outlasts the account. */
export const saferPlayData = (saferPlay: Pick<SaferPlay, 'of'>): PersonalData => ({
  name: 'saferPlay',
  export: async ({ playerId }) => {
    const { limits, timeOutUntil, excludedUntil, reminder } = await saferPlay.of(playerId);
    return {
      limits: limits.map(({ kind, period, amount, from }) => ({
        kind,
        period,
        amount: amount === null ? null : String(amount),
        from: time(from),
      })),
      timeOutUntil: time(timeOutUntil),
      excludedUntil: time(excludedUntil),
      realityCheckMinutes: reminder,
    };
  },
  keep: async ({ playerId }) => ({ excludedUntil: (await saferPlay.of(playerId)).excludedUntil }),
  erase: async ({ playerId }, tx) => {
    await tx.query('DELETE FROM safer_play WHERE player_id = $1', [playerId]);
    await tx.query('DELETE FROM guard WHERE player_id = $1', [playerId]);
  },
});
