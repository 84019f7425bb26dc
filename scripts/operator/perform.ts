import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseCatalog } from '../../engine/catalog/parse-catalog.ts';
import type { Command } from '../../engine/commands.ts';
import type { Resealed } from '../../engine/committer/reseal.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { integerColumn, rowsAs } from '../../engine/database/sql.ts';
import type { Engine, Outcome } from '../../engine/engine.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import { type CommandId, isCommandId, isGiveawayId, mustBe } from '../../engine/kernel/ids.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { passwordsWith } from '../../gateway/accounts/password.ts';
import type { SecurityLine } from '../../gateway/accounts/security-journal/security-journal.ts';
import { desksWith } from '../../gateway/accounts/sensitive/desk.ts';
import { holdsOver } from '../../gateway/accounts/sensitive/holds.ts';
import { giveawayPasswordsIn } from '../../gateway/giveaway-passwords.ts';
import type { MailOutbox } from '../../gateway/mail/outbox.ts';
import { restrictionsIn } from '../../gateway/restrictions/restrictions.ts';
import { type Act, actsIn } from './acts.ts';
import { AFTER_CATALOG } from './after-catalog.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import { isFactorRequest } from './factor-requests.ts';
import { foretell } from './foretell.ts';
import { publishCatalog } from './import-catalog.ts';
import { listBattles, listGiveaways, listListings } from './lists.ts';
import { performForFactors } from './perform-factors.ts';
import { performForPlayers } from './perform-players.ts';
import { performRestriction } from './perform-restrictions.ts';
import { officialBattle, officialGiveaway, openedIn } from './perform-rooms.ts';
import { retrievalCommand } from './perform-shop.ts';
import { foretellTerms, showTerms, termsCommand } from './perform-terms.ts';
import { planImport } from './plan-import.ts';
import { isPlayerRequest } from './player-requests.ts';
import type { OperatorRequest } from './requests.ts';
import { isRestrictionRequest } from './restriction-requests.ts';
import type { CreateBattleRequest, CreateGiveawayRequest } from './room-requests.ts';
import { type Caps, weigh } from './weigh.ts';

const statusRow = z.object({
  events: integerColumn,
  players: integerColumn,
  cases: integerColumn,
  retired: integerColumn,
  skins: integerColumn,
  stopped: z.string(),
});
const projectionRow = z.object({ name: z.string(), position: integerColumn, status: z.string() });

const status = async ({ pool }: Database): Promise<OperatorAnswer> => {
  const [row] = rowsAs(
    statusRow,
    await pool.query(
      `SELECT (SELECT position FROM log_head WHERE id = 1) AS events,
              (SELECT count(*) FROM account) AS players,
              (SELECT count(*) FROM case_version WHERE status = 'open') AS cases,
              (SELECT count(*) FROM case_version WHERE status = 'retired') AS retired,
              (SELECT count(*) FROM skin_current) AS skins,
              coalesce((SELECT string_agg(game, ', ' ORDER BY game) FROM game_switch WHERE stopped), '') AS stopped`,
    ),
  );
  const folded = rowsAs(
    projectionRow,
    await pool.query(`SELECT name, position, status FROM projection WHERE name <> 'live-relay' ORDER BY name`),
  );
  if (row === undefined) return refused('The database holds no log.');
  return done(
    `${row.events} events, ${row.players} accounts`,
    `${row.cases} cases open, ${row.retired} retired, ${row.skins} skins`,
    row.stopped === '' ? 'all games are running' : `STOPPED: ${row.stopped}`,
    ...folded.map(({ name, position, status: state }) => `read model ${name}: ${position} events, ${state}`),
  );
};

export interface OperatorParts {
  readonly database: Database;
  readonly engine: Engine;
  readonly beacon: BeaconChoice;
  /** Hashes Golden Codes. */
  readonly accountKey: Uint8Array;
  /** Seals every stored seed with the current key. */
  readonly reseal: () => Promise<Resealed>;
  readonly caps: Caps;
  readonly line: SecurityLine;
  /** Mail of notices; whether any is sent at all, and where its links lead. */
  readonly mail: Pick<MailOutbox, 'keep' | 'wake'>;
  readonly mails: boolean;
  readonly publicOrigin: () => string;
}

/** How a request is meant. */
export interface Manner {
  /** Names the act; null where its words do, or nothing needs to. */
  readonly id: string | null;
  /** Only tells what would be done. */
  readonly preview: boolean;
}

const DONE_BEFORE = 'nothing was done again. --id <other> does it.';

/** Acts of one or two writes to the site's own tables, besides restrictions and factors. */
const WRITTEN: ReadonlySet<string> = new Set<OperatorRequest['request']>([
  'answer-ticket',
  'assign-ticket',
  'close-ticket',
  'publish-notice',
  'withdraw-notice',
  'revoke-code',
]);

/** What is all in the tables is done in one transaction with its being marked as done: a cut leaves all of it or nothing. */
const isWritten = (request: OperatorRequest): boolean =>
  isRestrictionRequest(request) || isFactorRequest(request) || WRITTEN.has(request.request);

interface Naming {
  /** The tables: of a transaction for what `isWritten`. */
  readonly sql: Queryable;
  /** Told once what was written is there to stay. */
  readonly line: SecurityLine;
  readonly commandId: CommandId;
  /** The moment that it counts from. */
  readonly at: Instant;
  readonly preview: boolean;
}

/** One act, through the same engine as everything else. All that is drawn for it follows from its name. */
const act = async (
  { database, engine, beacon, accountKey, reseal, mail, mails, publicOrigin }: OperatorParts,
  request: OperatorRequest,
  { sql, line, commandId, at, preview }: Naming,
): Promise<OperatorAnswer> => {
  const sizeBefore = await logSize(sql);
  const derived = (what: string): Buffer =>
    createHmac('sha256', accountKey).update(`operator|${what}|${commandId}`).digest().subarray(0, 16);
  const rooms = {
    sql: database.pool,
    beacon,
    randomBytes: (size: number) => derived('entropy').subarray(0, size),
    now: () => at,
  };
  const ask = (command: Command): Promise<Outcome> => engine.submit({ actor: 'operator', commandId, command });
  const told = (outcome: Outcome, success: string): OperatorAnswer => {
    if (outcome.status === 'accepted') {
      const { position, at: when } = outcome.events[0];
      if (position >= sizeBefore) return done(`${success}, position ${position} of the log`);
      return done(`Done before, at ${new Date(when).toISOString()}, position ${position} of the log: ${DONE_BEFORE}`);
    }
    return refused(
      outcome.status === 'rejected'
        ? `Refused: ${outcome.code} ${JSON.stringify(outcome.details)}`
        : outcome.status === 'conflict'
          ? 'Refused: an act of this --id was done before, and meant something else then'
          : `Not done: the engine is ${outcome.status}`,
    );
  };
  const submit = async (command: Command, success: string) => told(await ask(command), success);

  const openBattle = async (asked: CreateBattleRequest): Promise<OperatorAnswer> => {
    const command = await officialBattle(rooms, asked);
    if ('notOpen' in command) return refused(`${command.notOpen} is no open case.`);
    const outcome = await ask(command);
    return told(outcome, `Battle ${openedIn(outcome)} is open`);
  };

  /** The room's id is known once its seed is: until the password is set, a locked room lets nobody in. */
  const hostGiveaway = async (asked: CreateGiveawayRequest): Promise<OperatorAnswer> => {
    const outcome = await ask(await officialGiveaway(rooms, asked));
    const id = openedIn(outcome);
    if (id !== null && isGiveawayId(id) && asked.password !== null) {
      const passwords = passwordsWith(randomBytes, (work) => work());
      await giveawayPasswordsIn(database.pool, passwords, Date.now).set(id, asked.password);
    }
    return told(outcome, `Giveaway ${id} is open`);
  };

  const desks = desksWith({
    transaction: (work) => work(sql),
    ticketsIn: () => ({ require: () => Promise.reject(new Error('support brings no ticket')) }),
    credentials: { changed: () => undefined },
    // It is sent when the transaction is through.
    mail: { keep: mail.keep, wake: () => undefined },
    holdsIn: (tx) => holdsOver(restrictionsIn({ sql: tx, now: Date.now, randomUuid: randomUUID })),
    ...{ mails, line, accountKey, publicOrigin, now: Date.now, randomUuid: randomUUID },
  });
  if (isRestrictionRequest(request)) {
    const restrictions = restrictionsIn({ sql, now: Date.now, randomUuid: randomUUID });
    return performRestriction({ sql, restrictions, desks }, request);
  }
  if (isFactorRequest(request)) return performForFactors({ sql, desks, randomUuid: randomUUID }, request);
  if (isPlayerRequest(request)) return performForPlayers({ sql, accountKey, at, derived, submit }, request);

  switch (request.request) {
    case 'status':
      return status(database);
    case 'import-catalog': {
      const parsed = parseCatalog(request.document);
      if (!parsed.ok) return refused(...parsed.problems.slice(0, 20));
      const plan = await planImport(database.pool, parsed.catalog, request);
      if (plan.problems.length > 0) return refused('Nothing was published:', ...plan.problems);
      if (preview) return { ...done(...plan.lines), confirm: true };
      const result = await publishCatalog(engine, plan.changes, randomUUID());
      if (result.refused !== null) return refused(`Nothing was published: ${result.refused}`);
      const lines = [`${result.published} published`];
      for (const { name, publish } of AFTER_CATALOG) {
        const { refused: why } = await publish(database.pool, engine, randomUUID());
        if (why !== null) return refused(...lines, `${name} was not: ${why}. Importing again publishes it`);
      }
      return done(...lines);
    }
    case 'retire-case':
      return submit({ type: 'RetireCase', case: request.case, reason: request.reason }, `${request.case} is retired`);
    case 'switch-game': {
      const { game, stop, reason } = request;
      return submit({ type: 'StopGame', game, stop, reason }, stop ? `${game} is stopped` : `${game} is running again`);
    }
    case 'create-battle':
      return openBattle(request);
    case 'dissolve-battle':
      return submit({ type: 'DissolveBattle', playerId: null, battleId: request.battle }, 'The room is dissolved');
    case 'create-giveaway':
      return hostGiveaway(request);
    case 'cancel-giveaway':
      return submit({ type: 'CancelGiveaway', giveawayId: request.giveaway }, 'The giveaway is cancelled');
    case 'list-battles':
      return listBattles(database.pool);
    case 'list-giveaways':
      return listGiveaways(database.pool);
    case 'list-listings':
      return listListings(database.pool);
    case 'stock-listing': {
      const { listing, skin, wear, balance, quantity } = request;
      return submit({ type: 'StockListing', listing, skin, wear, balance, quantity }, `${listing} is stocked`);
    }
    case 'close-listing':
      return submit({ type: 'CloseListing', listing: request.listing }, `${request.listing} is closed`);
    case 'advance-retrieval': {
      const command = await retrievalCommand(database.pool, request);
      if (command === null) return refused('There is no such retrieval.');
      const outcome = await engine.submit({
        actor: 'system',
        commandId: mustBe(isCommandId, `operator:retrieval.${request.retrieval}.${randomUUID()}`),
        command,
      });
      return told(outcome, `The retrieval is ${request.state}`);
    }
    case 'show-terms':
      return showTerms(database.pool);
    case 'diff-terms':
      return foretellTerms(database.pool, { effectiveAt: null, sections: request.sections });
    case 'publish-terms':
      return submit(await termsCommand(database.pool, request), 'The terms are published');
    case 'reseal-seeds': {
      const { resealed, kept } = await reseal();
      return done(`${resealed} seeds are sealed with the current key now, ${kept} were before`);
    }
  }
};

/**
 * Does what an operator asked. An act that has a name is done once: whoever asks again hears when it was, and one that a dying
 * process left is done to its end.
 */
export const perform = async (
  parts: OperatorParts,
  request: OperatorRequest,
  { id, preview }: Manner = { id: null, preview: false },
): Promise<OperatorAnswer> => {
  const { database, accountKey, caps } = parts;
  const acts = actsIn(database.pool, accountKey);
  const name = acts.nameOf(request, id, Date.now());
  const repeated = ({ same, doneAt }: Act): OperatorAnswer | null => {
    if (!same) return refused('Refused: an act of this --id was asked for before, with other words');
    return doneAt === null ? null : done(`Done before, at ${new Date(doneAt).toISOString()}: ${DONE_BEFORE}`);
  };
  const before = name === null ? null : await acts.find(name, request);
  const told = before === null ? null : repeated(before);
  if (told !== null) return told;
  const weighed = await weigh(database.pool, request, caps);
  if (weighed?.ok === false) return weighed;
  if (preview && request.request !== 'import-catalog') return weighed ?? foretell(database.pool, request);
  const said: string[] = [];
  const once = async (sql: Queryable): Promise<OperatorAnswer> => {
    said.length = 0;
    const naming = { sql, line: (text: string) => void said.push(text), preview };
    if (name === null || preview) {
      return act(parts, request, { ...naming, commandId: mustBe(isCommandId, randomUUID()), at: Date.now() });
    }
    const marks = actsIn(sql, accountKey);
    const begun = await marks.begin(name, request, Date.now());
    const meanwhile = repeated(begun);
    if (meanwhile !== null) return meanwhile;
    // An act that was refused is a new one for the engine when it is tried again; one that a dying process left is not.
    const commandId = mustBe(isCommandId, `${name}.${begun.firstAt}`);
    const answer = await act(parts, request, { ...naming, commandId, at: begun.firstAt });
    await (answer.ok ? marks.end(name, Date.now()) : marks.forget(name));
    return answer;
  };
  const answer = isWritten(request) ? await database.transaction('request', once) : await once(database.pool);
  for (const text of said) parts.line(text);
  if (isFactorRequest(request) || isRestrictionRequest(request)) parts.mail.wake();
  return answer;
};
