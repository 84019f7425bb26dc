interface Filling {
  readonly seats: readonly unknown[];
  readonly seatCount: number;
  readonly private: boolean;
}

/** Of battles that wait the one with the fewest seats left, the earliest of the list among equals; null without any. */
export const fullest = <Battle extends Filling>(waiting: readonly Battle[]): Battle | null =>
  waiting
    .filter((battle) => !battle.private)
    .reduce<Battle | null>(
      (best, battle) =>
        best === null || battle.seatCount - battle.seats.length < best.seatCount - best.seats.length ? battle : best,
      null,
    );

interface Drawn {
  readonly status: string;
  readonly drawAt: string;
}

/** Of giveaways the one that is open and drawn first; null where none is open. */
export const nextDrawn = <Room extends Drawn>(rooms: readonly Room[]): Room | null =>
  rooms
    .filter(({ status }) => status === 'OPEN')
    .toSorted((one, other) => Date.parse(one.drawAt) - Date.parse(other.drawAt))[0] ?? null;
