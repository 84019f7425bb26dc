import { randomUUID } from 'node:crypto';
import { logHead } from '../../../engine/database/log-head.ts';
import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { GameName } from '../../../engine/kernel/game-name.ts';
import { publishedSize } from '../../../engine/log/tile-store.ts';
import { maskEmail } from '../../accounts/profile/email.ts';
import { GatewayError } from '../../errors.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
import type { AlertReceivers } from '../../site/configuration/program.ts';
import { alertsIn } from '../alerts/deliver-alerts.ts';
import { layAlert, toldAlarms } from '../alerts/tell-alarms.ts';
import type { OperatorContext } from '../context.ts';
import type { AlertChannel, Resolvers } from '../generated/resolvers.ts';
import { commandIdOf, once } from '../once.ts';
import { note } from '../persons/journal.ts';
import { changeFor } from '../persons/persons.ts';
import { readModelsOf } from '../standing.ts';
import { askDrill, drillsIn } from '../system/drills.ts';
import { gamesIn } from '../system/games.ts';
import { keysIn } from '../system/keys.ts';
import { processesIn } from '../system/processes.ts';
import { seenWitnesses } from '../watched.ts';

const tables = db.selectNoFrom([
  fragment<string>`current_setting('server_version')`.as('server'),
  fragment<string>`(SELECT max(name) FROM kysely_migration)`.as('schema'),
]);

const channelsOf = ({ webhook, mail }: AlertReceivers): readonly AlertChannel[] => [
  ...(webhook === null ? [] : (['webhook'] as const)),
  ...(mail === null ? [] : (['mail'] as const)),
];

const alertsOf = async (sql: SqlClient, { webhook, mail }: AlertReceivers) => ({
  webhook,
  mail: mail === null ? null : maskEmail(mail),
  lasting: await toldAlarms(sql),
  posts: await alertsIn(sql),
});

const newestDrill = async (sql: SqlClient) => {
  const [newest] = await drillsIn(sql);
  if (newest === undefined) throw new GatewayError('NOT_FOUND');
  return newest;
};

/** Stops a game or lets it go on; the log has it once, and so has the journal. @throws GatewayError ACT_NEEDED, NOTHING_TO_DO */
const switchGame = async (
  context: OperatorContext,
  commandId: string,
  { game, stop, reason }: { readonly game: GameName; readonly stop: boolean; readonly reason: string },
) => {
  const { engine, operator, now } = context;
  const outcome = await engine.submit({
    actor: 'operator',
    commandId: commandIdOf(context, commandId),
    command: { type: 'StopGame', game, stop, reason },
  });
  const [{ position }] = outcomeOrThrow(outcome).events;
  const operation = stop ? 'stopGame' : 'resumeGame';
  await once(context, { commandId, operation, given: { game, reason } }, (tx) =>
    note(tx, {
      ...{ at: now(), operatorId: operator.id, kind: stop ? 'game-stopped' : 'game-resumed' },
      ...{ subject: game, reason: stop ? reason : null },
    }),
  );
  return { game, stopped: stop, position };
};

export const system: Resolvers = {
  Query: {
    system: async (_root, _given, context) => {
      const { sql, tiles, now, program } = context;
      const at = now();
      const [{ server = '', schema = '' } = {}] = await runQuery(sql, tables);
      const { size } = await logHead(sql);
      return {
        ...{ at, version: program.version, node: program.node, programSchema: program.schema, schema },
        database: `${program.isEmbedded ? 'embedded, ' : ''}PostgreSQL ${server}`,
        processes: await processesIn(sql, size, at),
        readModels: (await readModelsOf(sql)).map((model) => ({
          ...model,
          behind: Math.max(size - model.position, 0),
        })),
        keys: await keysIn(context),
        backups: program.backups,
        drills: await drillsIn(sql),
        games: await gamesIn(sql),
        witnesses: (await seenWitnesses(tiles, await publishedSize(tiles))).witnesses,
        alerts: await alertsOf(sql, program.alerts),
        settings: program.settings,
      };
    },
  },
  Mutation: {
    drillRestore: async (_root, { commandId }, context) => {
      const { sql, operator, now } = context;
      const asked = await once(context, { commandId, operation: 'drillRestore', given: {} }, async (tx) => {
        const at = now();
        if (await askDrill(tx, operator.id, at))
          await note(tx, { at, operatorId: operator.id, kind: 'drill-asked', subject: null });
        return newestDrill(tx);
      });
      return asked ?? newestDrill(sql);
    },
    stopGame: (_root, { commandId, game, reason: words }, context) => {
      const { reason } = changeFor(context.operator.id, context.now(), words);
      return switchGame(context, commandId, { game, stop: true, reason });
    },
    resumeGame: (_root, { commandId, game }, context) =>
      switchGame(context, commandId, { game, stop: false, reason: '' }),
    testAlerts: async (_root, { commandId }, context) => {
      const { operator, now, program, publicOrigin } = context;
      const channels = channelsOf(program.alerts);
      const at = now();
      await once(context, { commandId, operation: 'testAlerts', given: {} }, async (tx) => {
        const text = 'this is a test that an operator asked for';
        await layAlert(
          tx,
          { state: 'test', kind: 'TEST', text, since: at },
          { site: publicOrigin(), channels, now: at, randomUuid: randomUUID },
        );
        await note(tx, { at, operatorId: operator.id, kind: 'alerts-tested', subject: null });
      });
      return { channels };
    },
  },
};
