import type { Outcome } from '../../engine/engine.ts';
import { isGoldenCodeId, mustBe } from '../../engine/kernel/ids.ts';
import { majorText } from '../../engine/kernel/money.ts';
import { type GoldenCodes, goldenCodesIn } from '../../gateway/money/rewards/golden-codes.ts';
import { csvRow } from '../../schema/clients/csv.ts';
import { done, iso, type OperatorAnswer, unfinished } from './answer.ts';
import type { ActContext } from './operator-request.ts';
import { expiresIn } from './valid-for.ts';

export const MAX_CODES = 1_000;
const AT_ONCE = 50;
/** Letters and digits that a reader doesn't mistake for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const drawnCode = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const codesIn = ({ sql, accountKey }: Pick<ActContext, 'sql' | 'accountKey'>): GoldenCodes =>
  goldenCodesIn(sql, accountKey, Date.now);

/** The reward of a code, in minor units, and the number of its uses. */
export interface Reward {
  readonly points: string;
  readonly locked: string;
  readonly uses: number;
}

interface Drawn {
  readonly code: string;
  readonly codeId: ReturnType<typeof codeIdOf>;
  readonly outcome: Outcome;
}

const codeIdOf = (bytes: Buffer) => mustBe(isGoldenCodeId, bytes.toString('base64url'));

/**
 * Issues many codes as steps of one act. Code and id of each step follow from the act's name, and so does the id under
 * which the engine takes it: an operator who repeats an act that a dying process left gets the same codes, each issued once.
 */
export const issueCodes = async (
  context: ActContext,
  { count, points, locked, uses, days }: Reward & { readonly count: number; readonly days: number },
): Promise<OperatorAnswer> => {
  const codes = codesIn(context);
  const expiresAt = expiresIn(days, context);
  const issue = async (step: number): Promise<Drawn> => {
    const code = drawnCode(context.derived(`code ${step}`));
    const codeId = codeIdOf(context.derived(`id ${step}`));
    // As with a single code, the hash comes before the log.
    if (!(await codes.keep(code, codeId)) && (await codes.idOf(code)) !== codeId)
      throw new Error(`code ${step} of this act exists already`);
    const command = { type: 'IssueGoldenCode', codeId, uses, points, locked, expiresAt } as const;
    return { code, codeId, outcome: await context.askStep(step, command) };
  };

  // All steps say the same, so a refusal of the rules is told by the first.
  const first = await issue(1);
  if (first.outcome.status === 'rejected' || first.outcome.status === 'conflict') {
    await codes.revoke(first.codeId);
    return context.answerOf(first.outcome, '');
  }
  const drawn = [first];
  while (drawn.length < count && drawn.every(({ outcome }) => outcome.status === 'accepted')) {
    const more = Array.from({ length: Math.min(AT_ONCE, count - drawn.length) }, (_one, n) => drawn.length + 1 + n);
    drawn.push(...(await Promise.all(more.map(issue))));
  }
  const issued = drawn.filter(({ outcome }) => outcome.status === 'accepted');
  if (issued.length < count) {
    return unfinished(
      `Not done: ${issued.length} of ${count} codes are issued. The same words finish it, and show all of them.`,
    );
  }
  const amounts = [points, locked].map((amount) => ({ exact: majorText(BigInt(amount)) }));
  return done(
    csvRow(['code', 'id', 'uses', 'points', 'locked', 'expires']),
    ...issued.map(({ code, codeId }) => csvRow([code, { exact: codeId }, uses, ...amounts, iso(expiresAt)])),
  );
};
