import { effectSchema } from '../../../engine/acts/effect-schema.ts';
import { type Effect, effectHash } from '../../../engine/acts/effects.ts';
import { isOnPlayer } from '../../../engine/acts/kinds.ts';
import type { Command } from '../../../engine/commands.ts';
import { db, runQuery } from '../../../engine/database/queries.ts';
import { canonicalJson, jsonIn } from '../../../engine/kernel/canonical-json.ts';
import {
  type ActId,
  isActId,
  isCommandId,
  isHexHash,
  isOperatorId,
  mustBe,
  type OperatorId,
} from '../../../engine/kernel/ids.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { actProposalOf } from '../../../engine/projections/queries/act-proposals.ts';
import { visibleNameIn } from '../../../schema/input/names.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
import type { OperatorContext } from '../context.ts';
import { changesOf } from './changes.ts';
import { rehearse } from './rehearse.ts';

const MAX_WORDS = 500;
/** A proposal is open for so long. */
const OPEN_MS = 72 * 60 * 60_000;
/** The largest effect, as the text of its JSON. */
const MAX_EFFECT = 900_000;

type Desk = Pick<OperatorContext, 'sql' | 'operator' | 'engine' | 'readStreams' | 'now' | 'randomBytes'>;

/** The entry that tells of a step of an act. */
interface ActStep {
  readonly id: string;
  readonly position: number;
}

/** The asker as the log names them. @throws GatewayError SCOPE_MISSING for a key, which is no person */
const operatorIn = ({ operator: { id } }: Pick<Desk, 'operator'>): OperatorId => {
  if (!isOperatorId(id)) throw new GatewayError('SCOPE_MISSING', { scope: 'operator:propose' });
  return id;
};

const wordsIn = (field: string, text: string): string => {
  const words = visibleNameIn(text, MAX_WORDS);
  if (words === null) throw invalidInput(field, `is 1 to ${MAX_WORDS} visible characters`);
  return words;
};

const hashed = (words: string): string => mustBe(isHexHash, nodeHashing.sha256Text(words));

const submit = async ({ engine, randomBytes }: Desk, id: ActId, command: Command): Promise<ActStep> => {
  const commandId = mustBe(isCommandId, `operator:act.${Buffer.from(randomBytes(16)).toString('hex')}`);
  const { events } = outcomeOrThrow(await engine.submit({ actor: 'operator', commandId, command }), commandId);
  return { id, position: events[0].position };
};

const textOf = (effect: Effect): string => canonicalJson(JSON.parse(JSON.stringify(effect)));

const nicknameOf = async ({ sql }: Desk, playerId: string): Promise<string> => {
  const found = await runQuery(sql, db.selectFrom('account').select('nickname').where('playerId', '=', playerId));
  return found[0]?.nickname ?? playerId;
};

/** The effect in a text of JSON, as docs/audit-format.md describes it. @throws GatewayError INVALID_INPUT */
export const effectIn = (text: string): Effect => {
  if (text.length > MAX_EFFECT) throw invalidInput('effect', `has ${MAX_EFFECT} characters at most`);
  const { data, error } = effectSchema.safeParse(jsonIn(text));
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw invalidInput('effect', `is no effect of an act: ${[...(issue?.path ?? []), issue?.message].join(' ')}`);
};

/**
 * Proposes an act after a rehearsal. The effect and the words are kept before the log has their hashes.
 * @throws GatewayError INVALID_INPUT, and the codes with which the rules refuse the effect
 */
export const propose = async (
  desk: Desk,
  asked: Effect,
  { reason, ticket }: { readonly reason: string; readonly ticket: string | null },
): Promise<ActStep> => {
  const [proposer, at, words] = [operatorIn(desk), desk.now(), wordsIn('reason', reason)];
  if (ticket !== null && !/^[A-Za-z0-9._-]{1,40}$/.test(ticket))
    throw invalidInput('ticket', 'is 1 to 40 letters, digits, dots, underscores and hyphens');
  const { effect, events, world } = await rehearse(desk.readStreams, asked, at);
  const playerId = 'playerId' in effect ? effect.playerId : null;
  const name = playerId === null ? '' : await nicknameOf(desk, playerId);
  const actId = mustBe(isActId, Buffer.from(desk.randomBytes(16)).toString('base64url'));
  const changes = JSON.stringify(changesOf(events, world, () => name));
  const kept = { actId, playerId, effect: textOf(effect), changes, reason: words, createdAt: at };
  await runQuery(desk.sql, db.insertInto('operatorProposal').values(kept));
  try {
    return await submit(desk, actId, {
      ...{ type: 'ProposeAct', actId, kind: effect.type, effectHash: effectHash(effect), proposer, playerId },
      ...{ reason: playerId === null ? words : hashed(words), ticket, expiresAt: at + OPEN_MS },
    });
  } catch (error) {
    if (error instanceof GatewayError && error.code !== 'OUTCOME_UNKNOWN')
      await runQuery(desk.sql, db.deleteFrom('operatorProposal').where('actId', '=', actId));
    throw error;
  }
};

const found = (id: string): ActId => {
  if (!isActId(id)) throw new GatewayError('ACT_NOT_FOUND');
  return id;
};

/** Approves an act; the engine carries it out with that. @throws GatewayError with the codes of the act and of its effect */
export const approve = async (desk: Desk, id: string): Promise<ActStep> => {
  const [actId, approver] = [found(id), operatorIn(desk)];
  const kept = db.selectFrom('operatorProposal').select('effect').where('actId', '=', actId);
  const [row] = await runQuery(desk.sql, kept);
  if (row === undefined) throw new GatewayError('ACT_NOT_FOUND');
  return submit(desk, actId, { type: 'ApproveAct', actId, approver, effect: effectIn(row.effect) });
};

/**
 * Refuses an act; of an act on a player the log has the hash of the words. `own`: withdraws one of the asker's.
 * @throws GatewayError ACT_NOT_FOUND, ACT_CLOSED, SCOPE_MISSING for a withdrawal of another's act
 */
export const refuse = async (desk: Desk, id: string, reason: string, own: boolean): Promise<ActStep> => {
  const [actId, by, words] = [found(id), operatorIn(desk), wordsIn('reason', reason)];
  const act = await actProposalOf(desk.sql, actId);
  if (act === null) throw new GatewayError('ACT_NOT_FOUND');
  if (own && act.proposer !== by) throw new GatewayError('SCOPE_MISSING', { scope: 'operator:approve' });
  const told = isOnPlayer(act.kind) ? hashed(words) : words;
  const step = await submit(desk, actId, { type: 'RefuseAct', actId, by, reason: told });
  await runQuery(desk.sql, db.updateTable('operatorProposal').set({ refusal: words }).where('actId', '=', actId));
  return step;
};

/** Breaks the glass of an own act, in public. @throws GatewayError ACT_NOT_FOUND, ACT_CLOSED, ACT_OWN, NOTHING_TO_DO */
export const breakGlass = async (desk: Desk, id: string, reason: string): Promise<ActStep> => {
  const [actId, by, words] = [found(id), operatorIn(desk), wordsIn('reason', reason)];
  const act = await actProposalOf(desk.sql, actId);
  if (act === null) throw new GatewayError('ACT_NOT_FOUND');
  return submit(desk, actId, { type: 'BreakGlass', actId, kind: act.kind, by, reason: words });
};

/** @throws GatewayError ACT_OWN, NOTHING_TO_DO */
export const review = async (desk: Desk, id: string, note: string): Promise<ActStep> => {
  const [actId, by, words] = [found(id), operatorIn(desk), wordsIn('note', note)];
  return submit(desk, actId, { type: 'ReviewAct', actId, by, note: words });
};
