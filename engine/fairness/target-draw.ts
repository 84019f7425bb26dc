import type { DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { Wear } from './odds.ts';
import { playEntropy } from './seed-pair.ts';

/** A skin in one wear that is played for. */
export type Target = {
  readonly skin: string;
  /** '' for a skin without wear. */
  readonly wear: Wear | '';
  /** Float range in millionths: first inclusive, last exclusive. Both 0 without wear. */
  readonly floatMin: number;
  readonly floatMax: number;
  /** Minor units, decimal. */
  readonly value: string;
};

/** The public inputs of one round of a player's own pair. */
export interface RoundPlay {
  readonly pairId: string;
  readonly roundNo: number;
  readonly userSeed: string;
  /** The play's own, 32 hex digits. */
  readonly entropy: string;
}

export const roundRequest = (
  play: RoundPlay,
  { game, label, tableHash, n }: Pick<DrawRequest, 'game' | 'label' | 'tableHash' | 'n'>,
): DrawRequest => ({
  game,
  label,
  id: play.pairId,
  entropy: playEntropy(play.userSeed, play.entropy),
  round: play.roundNo,
  index: 0,
  tableHash,
  n,
});

/** The wear float of what was won: N is the width of its range, and the float the lower end plus the ticket. */
export const drawFloat = <Drawn extends DrawnTicket>(
  { floatMin, floatMax }: Pick<Target, 'floatMin' | 'floatMax'>,
  play: RoundPlay,
  from: Pick<DrawRequest, 'game' | 'tableHash'>,
  draw: (request: DrawRequest) => Drawn,
): { readonly float: number | null; readonly draw: Drawn | null } => {
  if (floatMax <= floatMin) return { float: null, draw: null };
  const drawn = draw(roundRequest(play, { ...from, label: 'float', n: BigInt(floatMax - floatMin) }));
  return { float: floatMin + Number(drawn.ticket), draw: drawn };
};
