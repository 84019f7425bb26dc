import { db, type Row } from '../../../engine/database/queries.ts';
import type { Outcome } from '../../../engine/engine.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import {
  type GoldenCodeId,
  goldenCodeStream,
  isCommandId,
  isGoldenCodeId,
  mustBe,
} from '../../../engine/kernel/ids.ts';
import { formatMoney, type Money } from '../../../engine/kernel/money.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { goldenCodesIn } from '../../money/rewards/golden-codes.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
import type { OperatorContext } from '../context.ts';
import type { Begun } from '../once.ts';
import { expiresIn } from './valid-for.ts';

const MAX_CODES = 1_000;
const AT_ONCE = 50;
/** Letters and digits that a reader doesn't mistake for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const drawnCode = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

interface CodesAsked {
  /** Null draws them. */
  readonly code: string | null;
  readonly count: number;
  readonly points: Money;
  readonly bonus: Money;
  readonly uses: number;
  readonly days: number;
}

interface IssuedCode {
  readonly code: string;
  readonly id: GoldenCodeId;
  readonly expiresAt: Instant;
}

const requireCount = ({ code, count }: CodesAsked): void => {
  if (count < 1 || count > MAX_CODES) throw invalidInput('count', `is 1 to ${MAX_CODES}`);
  if (code === null) return;
  if (count > 1) throw invalidInput('code', 'names one code, and count draws many');
  if (!/^[A-Za-z0-9-]{6,32}$/.test(code)) throw invalidInput('code', 'is 6 to 32 letters, digits or -');
};

const isFinal = ({ status }: Outcome): boolean => status === 'rejected' || status === 'conflict';

/**
 * Issues codes as steps of one act. Code and id of each follow from the act, and so does the id under which the engine takes it: a
 * repetition of an act that broke off gives the same codes, each issued once. All of them or none can be redeemed: a refusal takes all back.
 * @throws GatewayError INVALID_INPUT, the codes of the rules; OUTCOME_UNKNOWN where a repetition finishes it
 */
export const issueCodes = async (
  { sql, accountKey, now, engine }: Pick<OperatorContext, 'sql' | 'accountKey' | 'now' | 'engine'>,
  asked: CodesAsked,
  { at, commandId, derived }: Pick<Begun, 'at' | 'commandId' | 'derived'>,
): Promise<readonly IssuedCode[]> => {
  requireCount(asked);
  const { count, uses } = asked;
  const [points, locked] = [formatMoney(asked.points), formatMoney(asked.bonus)];
  const expiresAt = expiresIn(asked.days, at);
  const codes = goldenCodesIn(sql, accountKey, now);
  const batch = derived('batch').subarray(0, 16).toString('base64url');
  const issue = async (step: number) => {
    const code = (asked.code ?? drawnCode(derived(`code ${step}`))).toUpperCase();
    const id = mustBe(isGoldenCodeId, derived(`id ${step}`).subarray(0, 16).toString('base64url'));
    // The hash comes first: a code in the log that no player can redeem would be worse than an unused hash.
    if (!(await codes.keep(code, id, { batch, expiresAt })) && (await codes.idOf(code)) !== id)
      throw invalidInput('code', 'exists already');
    const command = { type: 'IssueGoldenCode', codeId: id, uses, points, locked, expiresAt } as const;
    const ofStep = mustBe(isCommandId, `${commandId}.${step}`);
    return { code, id, expiresAt, outcome: await engine.submit({ actor: 'operator', commandId: ofStep, command }) };
  };

  // All steps say the same, so a refusal of the rules is mostly told by the first.
  const drawn = [await issue(1)];
  while (drawn.length < count && drawn.every(({ outcome }) => outcome.status === 'accepted')) {
    const more = Array.from({ length: Math.min(AT_ONCE, count - drawn.length) }, (_one, n) => drawn.length + 1 + n);
    drawn.push(...(await Promise.all(more.map(issue))));
  }
  const refused = drawn.find(({ outcome }) => isFinal(outcome));
  if (refused !== undefined) {
    await codes.revokeBatch(batch);
    outcomeOrThrow(refused.outcome);
  }
  const issued = drawn.filter(({ outcome }) => outcome.status === 'accepted');
  if (issued.length < count)
    throw new GatewayError(
      'OUTCOME_UNKNOWN',
      {},
      `${issued.length} of ${count} codes are issued. The same words finish it, and show all of them`,
    );
  return issued.map(({ code, id }) => ({ code, id, expiresAt }));
};

const columns = ['codeId', 'batch', 'createdAt'] as const;
type CodeRow = Omit<Row<'goldenCode', typeof columns>, 'codeId'> & { readonly codeId: GoldenCodeId };

export const MAX_CODES_PAGE = 100;
const newestCodes = defineList({
  cursor: () => 'operator codes',
  rows: () => db.selectFrom('goldenCode').select(columns).$narrowType<Pick<CodeRow, 'codeId'>>(),
  sorts: { newest: ['desc integer createdAt', 'desc text codeId'] },
  usual: 'newest',
  size: { usual: 50, most: MAX_CODES_PAGE },
});

/** Codes that can be redeemed, the newest first, as the log has them. @throws InvalidCursor */
export const codesPage = async (
  { sql, readStreams }: Pick<OperatorContext, 'sql' | 'readStreams'>,
  asked: { readonly first: number; readonly after: string | null },
) => {
  const { rows, hasNextPage, endCursor } = await newestCodes.page(sql, {}, asked);
  const states = await readStreams(rows.map(({ codeId }) => goldenCodeStream(codeId)));
  const codes = rows.flatMap(({ codeId: id, batch, createdAt }) => {
    const held = states.get(goldenCodeStream(id));
    if (held?.category !== 'code' || held.state.status === 'absent') return [];
    const { uses, redeemedBy, points, locked: bonus, expiresAt } = held.state;
    return [{ id, batch, createdAt, uses, used: redeemedBy.size, points, bonus, expiresAt }];
  });
  return { codes, hasNextPage, endCursor };
};
