import { isAmount } from '../kernel/amount.ts';
import { accept, type Instant } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type GoldenCodeId, goldenCodeStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { type GoldenCodeIssued, goldenCodeIssued } from './code-events.ts';
import type { SeesCodes } from './code-state.ts';

const MAX_CODE_USES = 100_000;

/** The operator issues a Golden Code. */
export type IssueGoldenCode = {
  readonly type: 'IssueGoldenCode';
  readonly codeId: GoldenCodeId;
  /** 1 to `MAX_CODE_USES`. */
  readonly uses: number;
  /** Points and locked bonus of each use: minor units, decimal; not both 0. */
  readonly points: string;
  readonly locked: string;
  readonly expiresAt: Instant;
};

export const issueGoldenCode: Handler<IssueGoldenCode, GoldenCodeIssued, SeesCodes> = {
  needs: ({ codeId }) => ({ streams: [goldenCodeStream(codeId)], guards: [], pairs: [] }),

  decide: ({ codeId, uses, points, locked, expiresAt }, world, commandId) => {
    if (!(Number.isInteger(uses) && uses >= 1 && uses <= MAX_CODE_USES)) {
      return reject('INPUT_INVALID', { field: 'uses' });
    }
    if (!isAmount(points) || !isAmount(locked) || (points === '0' && locked === '0')) {
      return reject('INPUT_INVALID', { field: 'points' });
    }
    if (!(Number.isSafeInteger(expiresAt) && expiresAt > world.at)) {
      return reject('INPUT_INVALID', { field: 'expiresAt' });
    }
    if (world.code(codeId).status !== 'absent') return reject('NOTHING_TO_DO');
    return accept([
      goldenCodeIssued.in(goldenCodeStream(codeId), { commandId, codeId, uses, points, locked, expiresAt }),
    ]);
  },
};
