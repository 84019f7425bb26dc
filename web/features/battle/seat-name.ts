import { useCallback } from 'react';
import type { SeatKind } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';

interface Named {
  readonly kind: SeatKind;
  /** Null where it isn't shown. */
  readonly nickname: string | null;
}

/** The log calls bots `bot-1`, `bot-2` …: they have names in every language. */
export const botNumber = ({ kind, nickname }: Named): string | null => {
  const number = kind === 'BOT' ? /^bot-(\d{1,2})$/.exec(nickname ?? '')?.[1] : undefined;
  return number === undefined ? null : number.padStart(2, '0');
};

/** Names the player or bot of a seat. */
export const useSeatName = (): ((seat: Named) => string) => {
  const { battle, shell } = useMessages();
  return useCallback(
    (seat) => {
      const number = botNumber(seat);
      return number === null ? (seat.nickname ?? shell.hiddenPlayer) : battle.botName({ number });
    },
    [battle, shell],
  );
};
