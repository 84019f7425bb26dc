import { createHmac, randomUUID } from 'node:crypto';
import type { Command } from '../../engine/commands.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { Outcome } from '../../engine/engine.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type CommandId, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import type { MailOutbox } from '../../gateway/accounts/mail/outbox.ts';
import { restrictionsIn } from '../../gateway/accounts/restrictions/restrictions.ts';
import type { SecurityLine } from '../../gateway/accounts/security-journal/security-journal.ts';
import { holdsOver } from '../../gateway/accounts/sensitive/holds.ts';
import { securityChangesWith } from '../../gateway/accounts/sensitive/security-changes.ts';
import { type Act, actsIn } from './acts.ts';
import { done, iso, type OperatorAnswer, refused } from './answer.ts';
import type { ActContext } from './operator-request.ts';
import { type OperatorRequest, understood } from './requests.ts';
import { toPropose } from './to-propose.ts';
import { weighed } from './weigh.ts';

export interface OperatorParts
  extends Pick<
    ActContext,
    | 'engine'
    | 'beacon'
    | 'caps'
    | 'program'
    | 'channels'
    | 'zone'
    | 'now'
    | 'tiles'
    | 'accountKey'
    | 'reseal'
    | 'initCopy'
    | 'continueLog'
  > {
  readonly database: Database;
  readonly line: SecurityLine;
  /** Mail of notices; whether any is sent at all, and where its links lead. */
  readonly mail: Pick<MailOutbox, 'keep' | 'wake'>;
  readonly mails: boolean;
  readonly publicOrigin: () => string;
}

/** How a request is meant. */
export interface Mode {
  /** Names the act; null where its words do, or nothing needs to. */
  readonly id: string | null;
  /** Only tells what would be done. */
  readonly preview: boolean;
}

const DONE_BEFORE = 'nothing was done again. --id <other> does it.';

interface Naming extends Pick<ActContext, 'sql' | 'at' | 'line'> {
  readonly commandId: CommandId;
  /** Whether `sql` is a transaction, of which every change of an account is a part. */
  readonly isWritten: boolean;
}

/** The context of one act. */
const contextOf = async (
  parts: OperatorParts,
  { sql, line, commandId, at, isWritten }: Naming,
): Promise<ActContext> => {
  const {
    database,
    engine,
    beacon,
    zone,
    tiles,
    accountKey,
    reseal,
    initCopy,
    continueLog,
    mail,
    mails,
    publicOrigin,
  } = parts;
  const sizeBefore = await logSize(sql);
  const ask = (command: Command): Promise<Outcome> => engine.submit({ actor: 'operator', commandId, command });
  const askStep = (step: number, command: Command): Promise<Outcome> =>
    engine.submit({ actor: 'operator', commandId: mustBe(isCommandId, `${commandId}.${step}`), command });
  const answerOf = (outcome: Outcome, success: string): OperatorAnswer => {
    if (outcome.status === 'accepted') {
      const { position, at: when } = outcome.events[0];
      if (position >= sizeBefore) return done(`${success}, position ${position} of the log`);
      return done(`Done before, at ${iso(when)}, position ${position} of the log: ${DONE_BEFORE}`);
    }
    if (outcome.status === 'rejected' && outcome.code === 'ACT_NEEDED') return refused(toPropose(outcome.details));
    return refused(
      outcome.status === 'rejected'
        ? `Refused: ${outcome.code} ${JSON.stringify(outcome.details)}`
        : outcome.status === 'conflict'
          ? 'Refused: an act of this --id was done before, and meant something else then'
          : `Not done: the engine is ${outcome.status}`,
    );
  };
  const transaction: ActContext['transaction'] = (work) => database.transaction('request', work);
  return {
    ...{ sql, engine, beacon, zone, tiles, accountKey, reseal, initCopy, continueLog },
    ...{ at, ask, askStep, answerOf, line, publicOrigin, transaction, now: parts.now },
    ...{ caps: parts.caps, program: parts.program, channels: parts.channels },
    submit: async (command, success) => answerOf(await ask(command), success),
    derived: (what) =>
      createHmac('sha256', accountKey).update(`operator|${what}|${commandId}`).digest().subarray(0, 16),
    securityChanges: securityChangesWith({
      transaction: isWritten ? (work) => work(sql) : transaction,
      ticketsIn: () => ({ require: () => Promise.reject(new Error('support brings no ticket')) }),
      credentials: { changed: () => undefined },
      // Mail is sent when the transaction is through.
      mail: { keep: mail.keep, wake: isWritten ? () => undefined : () => mail.wake() },
      holdsIn: (tx) => holdsOver(restrictionsIn({ sql: tx, now: Date.now, randomUuid: randomUUID })),
      ...{ mails, line, accountKey, publicOrigin, now: Date.now, randomUuid: randomUUID },
    }),
  };
};

/**
 * Does an operator's request. An act with a name is done once: an operator who asks again gets the time when it was
 * done, and an act that a dying process left is finished.
 */
export const perform = async (
  parts: OperatorParts,
  request: OperatorRequest,
  { id, preview }: Mode = { id: null, preview: false },
): Promise<OperatorAnswer> => {
  const { database, accountKey, caps } = parts;
  const { isWritten, again, weigh, preview: previewOf, perform: act } = understood(request);
  const acts = actsIn(database.pool, accountKey);
  const name = acts.nameOf(request, id, Date.now());
  const repeated = ({ same, doneAt }: Act): OperatorAnswer | null => {
    if (!same) return refused('Refused: an act of this --id was asked for before, with other words');
    if (doneAt === null) return null;
    return done(`Done before, at ${iso(doneAt)}: ${DONE_BEFORE}`, ...(again === null ? [] : [again]));
  };
  const before = name === null ? null : await acts.find(name, request);
  const answerOf = before === null ? null : repeated(before);
  if (answerOf !== null) return answerOf;
  const weight = await weigh(database.pool);
  const risk = weight === null ? null : weighed(weight, caps);
  if (risk?.ok === false) return risk;
  if (preview) return risk ?? previewOf(database.pool);
  const lines: string[] = [];
  const once = async (sql: Queryable): Promise<OperatorAnswer> => {
    lines.length = 0;
    const doAs = async (commandId: CommandId, at: Instant): Promise<OperatorAnswer> =>
      act(await contextOf(parts, { sql, line: (text) => void lines.push(text), commandId, at, isWritten }));
    if (name === null) return doAs(mustBe(isCommandId, randomUUID()), Date.now());
    const marks = actsIn(sql, accountKey);
    const begun = await marks.begin(name, request, Date.now());
    const meanwhile = repeated(begun);
    if (meanwhile !== null) return meanwhile;
    // An act that was refused is a new one for the engine when it is tried again; one that a dying process left is not.
    const answer = await doAs(mustBe(isCommandId, `${name}.${begun.firstAt}`), begun.firstAt);
    const { isUnfinished = false, ...told } = answer;
    if (answer.ok) await marks.end(name, Date.now());
    else if (!isUnfinished) await marks.forget(name);
    return told;
  };
  const answer = isWritten ? await database.transaction('request', once) : await once(database.pool);
  for (const text of lines) parts.line(text);
  if (isWritten) parts.mail.wake();
  return answer;
};
