import { typedAmountIn } from '../../../schema/input/amounts.ts';

/** How far one has come, 0 to 1. A goal of nothing, and no goal, are reached. */
export const shareDone = (done: number, goal: number | null | undefined): number => {
  if (goal === null || goal === undefined || goal <= 0) return 1;
  return Math.min(1, Math.max(0, done / goal));
};

interface GradeReward {
  readonly grade: number;
  readonly reward: number;
  readonly claimed: boolean;
}

/** Rewards of grades that are reached and not claimed, the lowest first. */
export const claimableGrades = <Grade extends GradeReward>(
  grades: readonly Grade[],
  reached: number,
): readonly Grade[] => grades.filter(({ grade, reward, claimed }) => grade <= reached && reward > 0 && !claimed);

/** The address to give to friends: the home page with the code. */
export const inviteAddress = (origin: string, code: string): string =>
  `${origin}/home?promoteCode=${encodeURIComponent(code)}`;

export type PointsProblem = 'required' | 'format' | 'short';

/** Reads typed points into minor units; `held` is what there is. */
export const readPoints = (
  typed: string,
  held: number,
): { readonly ok: true; readonly points: number } | { readonly ok: false; readonly problem: PointsProblem } => {
  if (typed.trim() === '') return { ok: false, problem: 'required' };
  const points = typedAmountIn(typed);
  if (points === null || points === 0) return { ok: false, problem: 'format' };
  return points > held ? { ok: false, problem: 'short' } : { ok: true, points };
};
