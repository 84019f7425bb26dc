import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { visibleNameIn } from '../../../schema/input/names.ts';
import { secretFrom, secretHash } from '../../accounts/secrets.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { OPERATOR_ROLES, type OperatorRole, rolesIn } from '../roles.ts';
import { note } from './journal.ts';

export const INVITATION_LIFE_MS = 24 * 60 * 60_000;
/** Operators in force. */
export const MAX_OPERATORS = 200;
export const MAX_OPERATOR_NAME = 60;
const MAX_REASON = 200;
const LISTED = 500;
const ID_BYTES = 8;

const columns = ['operatorId', 'name', 'roles', 'createdAt', 'endedAt'] as const;
export type OperatorPerson = Omit<Row<'operatorPerson', typeof columns>, 'roles'> & {
  readonly roles: readonly OperatorRole[];
  /** Name of an operator, or `operator:local`. */
  readonly invitedBy: string;
  readonly passkeys: number;
  /** Of a session, to the minute, or of a passkey; null for neither. */
  readonly lastSeenAt: Instant | null;
};

/** A change of operators: by whom, when and why. It is written in the transaction of its entry in the journal. */
export interface Change {
  /** The operator who changes it; `operator:local` for the terminal. */
  readonly by: string;
  readonly at: Instant;
  readonly reason: string;
}

/** The name of an operator in its one form; null unless it is 1 to 60 characters that people can see. */
export const operatorNameIn = (text: string): string | null => visibleNameIn(text, MAX_OPERATOR_NAME);

const readReason = (text: string): string => {
  const reason = visibleNameIn(text, MAX_REASON);
  if (reason === null) throw invalidInput('reason', `is 1 to ${MAX_REASON} visible characters`);
  return reason;
};

/** The reason of a change, checked. @throws GatewayError INVALID_INPUT */
export const changeFor = (by: string, at: Instant, reason: string): Change => ({ by, at, reason: readReason(reason) });

const readRoles = (roles: readonly string[]): OperatorRole[] => {
  const found = rolesIn(roles);
  if (found.length === 0) throw invalidInput('roles', `has at least one of ${OPERATOR_ROLES.join(', ')}`);
  return [...found];
};

export interface Invited {
  readonly operatorId: string;
  /** Told this once: the database keeps its hash. */
  readonly secret: string;
  readonly expiresAt: Instant;
}

/** Makes an operator without a passkey, and the secret of a link. @throws GatewayError INVALID_INPUT, TOO_MANY */
export const invite = async (
  tx: SqlClient,
  wanted: { readonly name: string; readonly roles: readonly string[] },
  { by, at, reason }: Change,
  randomBytes: (size: number) => Uint8Array,
): Promise<Invited> => {
  const name = operatorNameIn(wanted.name);
  if (name === null) throw invalidInput('name', `is 1 to ${MAX_OPERATOR_NAME} visible characters`);
  const roles = readRoles(wanted.roles);
  const inForce = db.selectFrom('operatorPerson').select('operatorId').where('endedAt', 'is', null);
  if ((await runQuery(tx, inForce.limit(MAX_OPERATORS))).length >= MAX_OPERATORS)
    throw new GatewayError('TOO_MANY', { max: MAX_OPERATORS });
  const operatorId = Buffer.from(randomBytes(ID_BYTES)).toString('hex');
  const person = { operatorId, name, roles, invitedBy: by, createdAt: at };
  await runQuery(tx, db.insertInto('operatorPerson').values(person));
  const secret = secretFrom(randomBytes);
  const expiresAt = at + INVITATION_LIFE_MS;
  const invitation = { secretHash: secretHash(secret), operatorId, expiresAt };
  await runQuery(tx, db.insertInto('operatorInvitation').values(invitation));
  await note(tx, { at, operatorId: by, kind: 'invited', subject: operatorId, detail: roles.join(','), reason });
  return { operatorId, secret, expiresAt };
};

/** The address that an invited operator opens. Browsers send nothing behind the `#`. */
export const invitationLink = (publicOrigin: string, secret: string): string =>
  `${publicOrigin}/operator/invitation#${secret}`;

/** The roles of an operator in force, whose row stays locked. @throws GatewayError NOT_FOUND */
const lockedRoles = async (tx: SqlClient, operatorId: string): Promise<readonly OperatorRole[]> => {
  const finding = db.selectFrom('operatorPerson').select('roles').where('operatorId', '=', operatorId);
  const [found] = await runQuery(tx, finding.where('endedAt', 'is', null).forUpdate());
  if (found === undefined) throw new GatewayError('NOT_FOUND');
  return rolesIn(found.roles);
};

/**
 * Refuses to leave the site without an owner who can sign in. Locks all owners, so that two of them can't end each other.
 * @throws GatewayError LAST_OWNER
 */
const keepAnOwner = async (tx: SqlClient, operatorId: string): Promise<void> => {
  const owners = db
    .selectFrom('operatorPerson as o')
    .select('o.operatorId')
    .select(fragment<boolean>`EXISTS (SELECT FROM operator_passkey p WHERE p.operator_id = o.operator_id)`.as('able'))
    .where('o.endedAt', 'is', null)
    .where(fragment<boolean>`'owner' = ANY (o.roles)`)
    .orderBy('o.operatorId')
    .forUpdate('o');
  const able = (await runQuery(tx, owners)).filter((owner) => owner.able);
  if (able.length === 1 && able[0]?.operatorId === operatorId) throw new GatewayError('LAST_OWNER');
};

/** @throws GatewayError INVALID_INPUT, NOT_FOUND, OWN_ROLES, LAST_OWNER */
export const setRoles = async (
  tx: SqlClient,
  operatorId: string,
  wanted: readonly string[],
  { by, at, reason }: Change,
): Promise<void> => {
  const roles = readRoles(wanted);
  if (!roles.includes('owner')) await keepAnOwner(tx, operatorId);
  const before = await lockedRoles(tx, operatorId);
  if (by === operatorId && roles.some((role) => !before.includes(role))) throw new GatewayError('OWN_ROLES');
  await runQuery(tx, db.updateTable('operatorPerson').set({ roles }).where('operatorId', '=', operatorId));
  const detail = `${before.join(',')} → ${roles.join(',')}`;
  await note(tx, { at, operatorId: by, kind: 'roles-set', subject: operatorId, detail, reason });
};

const endAllSessions = (tx: SqlClient, operatorId: string) =>
  runQuery(tx, db.deleteFrom('operatorSession').where('operatorId', '=', operatorId));

/** Nothing of the operator opens anything from here on. @throws GatewayError NOT_FOUND, LAST_OWNER */
export const end = async (tx: SqlClient, operatorId: string, { by, at, reason }: Change): Promise<void> => {
  await keepAnOwner(tx, operatorId);
  await lockedRoles(tx, operatorId);
  await runQuery(tx, db.updateTable('operatorPerson').set({ endedAt: at }).where('operatorId', '=', operatorId));
  await runQuery(tx, db.deleteFrom('operatorInvitation').where('operatorId', '=', operatorId));
  await endAllSessions(tx, operatorId);
  await note(tx, { at, operatorId: by, kind: 'ended', subject: operatorId, reason });
};

/** @throws GatewayError NOT_FOUND */
export const endSessions = async (tx: SqlClient, operatorId: string, { by, at }: Omit<Change, 'reason'>) => {
  await lockedRoles(tx, operatorId);
  await endAllSessions(tx, operatorId);
  await note(tx, { at, operatorId: by, kind: 'sessions-ended', subject: operatorId });
};

const persons = db
  .selectFrom('operatorPerson as o')
  .leftJoin('operatorPerson as i', 'i.operatorId', 'o.invitedBy')
  .select(columns.map((column) => `o.${column}` as const))
  .select([
    fragment<string>`coalesce(i.name, o.invited_by)`.as('invitedBy'),
    fragment<number>`(SELECT count(*) FROM operator_passkey p WHERE p.operator_id = o.operator_id)`.as('passkeys'),
    fragment<Instant | null>`greatest(
      (SELECT max(s.last_used_at) FROM operator_session s WHERE s.operator_id = o.operator_id),
      (SELECT max(p.last_used_at) FROM operator_passkey p WHERE p.operator_id = o.operator_id))`.as('lastSeenAt'),
  ]);

/** Those in force first, then the newest. */
export const personsIn = async (sql: SqlClient): Promise<readonly OperatorPerson[]> => {
  const listing = persons
    .orderBy(({ eb }) => eb('o.endedAt', 'is', null), 'desc')
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.operatorId')
    .limit(LISTED);
  return (await runQuery(sql, listing)).map((row) => ({ ...row, roles: rolesIn(row.roles) }));
};

/** @throws GatewayError NOT_FOUND */
export const personOf = async (sql: SqlClient, operatorId: string): Promise<OperatorPerson> => {
  const [row] = await runQuery(sql, persons.where('o.operatorId', '=', operatorId));
  if (row === undefined) throw new GatewayError('NOT_FOUND');
  return { ...row, roles: rolesIn(row.roles) };
};
