import { effectSchema } from '../../../engine/acts/effect-schema.ts';
import { type Effect, effectHash } from '../../../engine/acts/effects.ts';
import { isOnPlayer } from '../../../engine/acts/kinds.ts';
import type { ActState, Proposal } from '../../../engine/acts/state.ts';
import type { Command } from '../../../engine/commands.ts';
import { db, runQuery } from '../../../engine/database/queries.ts';
import { canonicalJson, jsonIn } from '../../../engine/kernel/canonical-json.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import {
  type ActId,
  actStream,
  isActId,
  isCommandId,
  isHexHash,
  isOperatorId,
  mustBe,
  type OperatorId,
} from '../../../engine/kernel/ids.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { ActKind } from '../../../engine/terms/act-rules.ts';
import { visibleNameIn } from '../../../schema/input/names.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
import { CAP_VARIABLES, riskOf } from '../caps.ts';
import type { OperatorContext } from '../context.ts';
import { actsOf, rolesIn } from '../roles.ts';
import type { OperatorScope } from '../scopes.ts';
import { changesOf } from './changes.ts';
import { rehearse } from './rehearse.ts';

const MAX_WORDS = 500;
/** A proposal is open for so long. */
const OPEN_MS = 72 * 60 * 60_000;
/** The largest effect, as the text of its JSON. */
const MAX_EFFECT = 900_000;

type Desk = Pick<OperatorContext, 'sql' | 'operator' | 'engine' | 'readStreams' | 'caps' | 'now' | 'randomBytes'>;

/** The entry that tells of a step of an act. */
interface ActStep {
  readonly id: string;
  readonly position: number;
}

/** The asker as the log names them. @throws GatewayError SCOPE_MISSING for a key, which is no person */
const operatorIn = ({ operator: { id, kind } }: Pick<Desk, 'operator'>): OperatorId => {
  if (kind === 'access-key' || !isOperatorId(id))
    throw new GatewayError('SCOPE_MISSING', { scope: 'operator:propose' });
  return id;
};

/** Whether the asker's roles have acts of the kind; the terminal has all. */
export const isKindOf = ({ kind: asker, roles }: OperatorContext['operator'], kind: ActKind): boolean =>
  asker === 'local' || actsOf(roles).includes(kind);

const requireKind = ({ operator }: Desk, kind: ActKind, scope: OperatorScope): void => {
  if (!isKindOf(operator, kind)) throw new GatewayError('SCOPE_MISSING', { scope });
};

/** Holds an act to the caps of a plain command. @throws GatewayError INVALID_INPUT */
const requireCap = async ({ sql, caps }: Desk, effect: Effect): Promise<void> => {
  const risk = await riskOf(sql, effect);
  if (risk !== null && risk.sum > caps[risk.cap])
    throw invalidInput('effect', `puts more at risk than ${CAP_VARIABLES[risk.cap]} allows`);
};

/** An operator as the table of persons has them. */
interface Person {
  readonly roles: readonly string[];
  readonly endedAt: Instant | null;
}

/** Whether the proposer of an act may propose it to this day. `person` is undefined for the terminal. */
export const stillProposes = (person: Person | undefined, kind: ActKind): boolean =>
  person === undefined || (person.endedAt === null && actsOf(rolesIn(person.roles)).includes(kind));

const personIn = async ({ sql }: Desk, operatorId: string): Promise<Person | undefined> => {
  const persons = db.selectFrom('operatorPerson').select(['roles', 'endedAt']);
  return (await runQuery(sql, persons.where('operatorId', '=', operatorId)))[0];
};

/** The proposal as the log has it now. @throws GatewayError ACT_NOT_FOUND */
const proposalIn = async ({ readStreams }: Desk, actId: ActId): Promise<Proposal & Pick<ActState, 'closed'>> => {
  const found = (await readStreams([actStream(actId)])).get(actStream(actId));
  if (found?.category !== 'act' || found.state.proposal === null) throw new GatewayError('ACT_NOT_FOUND');
  return { ...found.state.proposal, closed: found.state.closed };
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

/** An act would issue a code that no player can redeem: its text is kept where codes are issued. @throws GatewayError INVALID_INPUT */
const withoutCodes = (effect: Effect): Effect => {
  const named = effect.type === 'PublishActRules' ? effect.twoPeople : [effect.type];
  if (named.includes('IssueGoldenCode'))
    throw invalidInput('effect', 'names Golden Codes, which `code issue` alone issues');
  return effect;
};

/** The effect in a text of JSON, as docs/audit-format.md describes it. @throws GatewayError INVALID_INPUT */
export const effectIn = (text: string): Effect => {
  if (text.length > MAX_EFFECT) throw invalidInput('effect', `has ${MAX_EFFECT} characters at most`);
  const { data, error } = effectSchema.safeParse(jsonIn(text));
  if (data !== undefined) return withoutCodes(data);
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
  requireKind(desk, asked.type, 'operator:propose');
  await requireCap(desk, asked);
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

/**
 * Holds a publication to the changes that its people saw: another one may have come before it.
 * @throws GatewayError ACT_CHANGED, and the codes with which the rules refuse the effect
 */
const requireSeen = async ({ readStreams, now }: Desk, effect: Effect, seen: string): Promise<void> => {
  const { events, world } = await rehearse(readStreams, effect, now());
  if (JSON.stringify(changesOf(events, world, () => '')) !== seen) throw new GatewayError('ACT_CHANGED');
};

/** Approves an act; the engine carries it out with that. @throws GatewayError with the codes of the act and of its effect */
export const approve = async (desk: Desk, id: string): Promise<ActStep> => {
  const [actId, approver] = [found(id), operatorIn(desk)];
  const kept = db.selectFrom('operatorProposal').select(['effect', 'changes']).where('actId', '=', actId);
  const [row] = await runQuery(desk.sql, kept);
  if (row === undefined) throw new GatewayError('ACT_NOT_FOUND');
  const effect = effectIn(row.effect);
  requireKind(desk, effect.type, 'operator:approve');
  await requireCap(desk, effect);
  const { proposer, closed } = await proposalIn(desk, actId);
  // The proposer was ended, or has another role: another operator has to propose it.
  if (!stillProposes(await personIn(desk, proposer), effect.type))
    throw new GatewayError('ACT_CLOSED', { state: 'expired' });
  if (effect.type === 'PublishCatalog' && closed === null) await requireSeen(desk, effect, row.changes);
  return submit(desk, actId, { type: 'ApproveAct', actId, approver, effect });
};

/**
 * Refuses an act; of an act on a player the log has the hash of the words. `own`: withdraws one of the asker's.
 * @throws GatewayError ACT_NOT_FOUND, ACT_CLOSED, SCOPE_MISSING for a withdrawal of another's act
 */
export const refuse = async (desk: Desk, id: string, reason: string, own: boolean): Promise<ActStep> => {
  const [actId, by, words] = [found(id), operatorIn(desk), wordsIn('reason', reason)];
  const { kind, proposer } = await proposalIn(desk, actId);
  if (own && proposer !== by) throw new GatewayError('SCOPE_MISSING', { scope: 'operator:approve' });
  const told = isOnPlayer(kind) ? hashed(words) : words;
  const step = await submit(desk, actId, { type: 'RefuseAct', actId, by, reason: told });
  await runQuery(desk.sql, db.updateTable('operatorProposal').set({ refusal: words }).where('actId', '=', actId));
  return step;
};

/** Breaks the glass of an own act, in public. @throws GatewayError ACT_NOT_FOUND, ACT_CLOSED, ACT_OWN, NOTHING_TO_DO */
export const breakGlass = async (desk: Desk, id: string, reason: string): Promise<ActStep> => {
  const [actId, by, words] = [found(id), operatorIn(desk), wordsIn('reason', reason)];
  const { kind } = await proposalIn(desk, actId);
  requireKind(desk, kind, 'operator:approve');
  return submit(desk, actId, { type: 'BreakGlass', actId, kind, by, reason: words });
};

/** @throws GatewayError ACT_OWN, NOTHING_TO_DO */
export const review = async (desk: Desk, id: string, note: string): Promise<ActStep> => {
  const [actId, by, words] = [found(id), operatorIn(desk), wordsIn('note', note)];
  return submit(desk, actId, { type: 'ReviewAct', actId, by, note: words });
};
