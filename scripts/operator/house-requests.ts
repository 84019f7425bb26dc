import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseCatalog } from '../../engine/catalog/parse-catalog.ts';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { caseSlug } from '../../engine/kernel/event-codec.ts';
import { logOrigin } from '../../gateway/site/configuration/log.ts';
import { given, UsageError } from '../command-line.ts';
import { AFTER_CATALOG } from './after-catalog.ts';
import { done, type OperatorAnswer, refused, toConfirm } from './answer.ts';
import { publishCatalog } from './import-catalog.ts';
import { act, define, jsonIn, TEXT, textIn } from './operator-request.ts';
import { type ImportOptions, type ImportPlan, planImport } from './plan-import.ts';

const figures = db.selectNoFrom([
  fragment<number>`(SELECT position FROM log_head WHERE id = 1)`.as('events'),
  fragment<number>`(SELECT count(*) FROM account)`.as('players'),
  fragment<number>`(SELECT count(*) FROM case_version WHERE until IS NULL)`.as('cases'),
  fragment<number>`(SELECT count(DISTINCT slug) - count(*) FILTER (WHERE until IS NULL) FROM case_version)`.as(
    'retired',
  ),
  fragment<number>`(SELECT count(*) FROM skin_current)`.as('skins'),
  fragment<string>`coalesce((SELECT string_agg(game, ', ' ORDER BY game) FROM game_switch WHERE stopped), '')`.as(
    'stopped',
  ),
]);
const readModels = db
  .selectFrom('projection')
  .select(['name', 'position', 'status'])
  .where('name', '<>', 'live-relay')
  .orderBy('name');

const status = async (sql: Queryable): Promise<OperatorAnswer> => {
  const [row] = await runQuery(sql, figures);
  const folded = await runQuery(sql, readModels);
  if (row === undefined) return refused('The database holds no log.');
  return done(
    `${row.events} events, ${row.players} accounts`,
    `${row.cases} cases open, ${row.retired} retired, ${row.skins} skins`,
    row.stopped === '' ? 'all games are running' : `STOPPED: ${row.stopped}`,
    ...folded.map(({ name, position, status: state }) => `read model ${name}: ${position} events, ${state}`),
  );
};

const reasonOf = (reason: string | undefined): string => {
  if (reason === undefined || reason.trim() === '' || reason.length > 200) {
    throw new UsageError('--reason says why, in up to 200 characters: the log publishes it');
  }
  return reason;
};

const catalogIn = async (path: string): Promise<unknown> => {
  const document = await jsonIn(path);
  const parsed = parseCatalog(document);
  if (parsed.ok) return document;
  const shown = parsed.problems.slice(0, 100).map((problem) => `  ${problem}`);
  throw new UsageError(`${path} has ${parsed.problems.length} problems:\n${shown.join('\n')}`);
};

/** The plan of an import, or the reason why it can't be done. */
const planned = async (
  sql: Queryable,
  request: ImportOptions & { readonly document?: unknown },
): Promise<ImportPlan | OperatorAnswer> => {
  const parsed = parseCatalog(request.document);
  if (!parsed.ok) return refused(...parsed.problems.slice(0, 20));
  const plan = await planImport(sql, parsed.catalog, request);
  return plan.problems.length > 0 ? refused('Nothing was published:', ...plan.problems) : plan;
};

const slugs = z.array(caseSlug).max(1_000);
const REPEATED = { type: 'string', multiple: true } as const;

const COPY = {
  made: 'The newest signed checkpoint lies in GLASSCASE_CHECKPOINT_COPY now: the site may start',
  there: 'Not done: GLASSCASE_CHECKPOINT_COPY holds a checkpoint already',
  unsigned: 'Not done: this log was never signed, and its first checkpoint will lie there by itself',
  unnamed: 'Not done: GLASSCASE_CHECKPOINT_COPY names no folder',
} as const;

/** An operator's requests about the whole house. */
export const HOUSE_REQUESTS = [
  define({
    request: 'status',
    fields: {},
    look: 'status   what the log and the read models hold',
    perform: ({ sql }) => status(sql),
  }),
  define({
    request: 'import-catalog',
    fields: { document: z.unknown(), retireMissing: z.boolean(), bringBack: slugs, allowRtp: slugs },
    commands: act({
      usage: `catalog import <file> [--retire-missing] [--bring-back <slug>]… [--allow-rtp <slug>]…
      publish a catalog (docs/catalog.md), all of it or nothing; --dry-run shows what it would change`,
      options: { 'retire-missing': { type: 'boolean' }, 'bring-back': REPEATED, 'allow-rtp': REPEATED },
      request: async ({ values, words: [file = ''] }) => ({
        document: await catalogIn(file),
        retireMissing: values['retire-missing'] === true,
        bringBack: values['bring-back'] ?? [],
        allowRtp: values['allow-rtp'] ?? [],
      }),
    }),
    preview: async (sql, request) => {
      const plan = await planned(sql, request);
      return 'ok' in plan ? plan : toConfirm(...plan.lines);
    },
    perform: async ({ sql, engine }, request) => {
      const plan = await planned(sql, request);
      if ('ok' in plan) return plan;
      const result = await publishCatalog(engine, plan.changes, randomUUID());
      if (result.refused !== null) return refused(`Nothing was published: ${result.refused}`);
      const lines = [`${result.published} published`];
      for (const { name, publish } of AFTER_CATALOG) {
        const { refused: why } = await publish(sql, engine, randomUUID());
        if (why !== null) return refused(...lines, `${name} was not: ${why}. Importing again publishes it`);
      }
      return done(...lines);
    },
  }),
  define({
    request: 'retire-case',
    fields: { case: caseSlug, reason: z.string().min(1).max(200) },
    commands: act({
      usage: 'case retire <slug> --reason <why>   take a case off the site; the reason is published in the log',
      options: { reason: TEXT },
      request: ({ values, words: [slug] }) => ({
        case: slug,
        reason: reasonOf(values.reason),
      }),
    }),
    perform: ({ submit }, request) =>
      submit({ type: 'RetireCase', case: request.case, reason: request.reason }, `${request.case} is retired`),
  }),
  define({
    request: 'init-checkpoint-copy',
    fields: {},
    act: 'log init   give GLASSCASE_CHECKPOINT_COPY, a new and empty place, its first checkpoint (docs/operations.md)',
    perform: async ({ initCopy }) => {
      const outcome = await initCopy();
      return outcome === 'made' ? done(COPY[outcome]) : refused(COPY[outcome]);
    },
  }),
  define({
    request: 'continue-log',
    fields: {
      origin: logOrigin.max(200),
      reason: z.string().max(200),
      lost: z.string().max(65_536).nullable(),
    },
    commands: act({
      usage: `log continue --origin <new origin> --reason <why> [--lost <checkpoint file>]
      go on after entries that were signed are lost for good: states the loss in the log with the old key, gives up open rooms
      and reveals every seed (docs/operations.md). Asked again, it goes on where it was cut off`,
      words: [],
      options: { origin: TEXT, reason: TEXT, lost: TEXT },
      request: async ({ values }) => ({
        origin: given('origin', values.origin),
        reason: reasonOf(values.reason),
        lost: values.lost === undefined ? null : await textIn(values.lost),
      }),
    }),
    preview: (_, { origin }) =>
      toConfirm(
        `The log goes on as ${origin}, and says in public that entries are lost.`,
        'Every promise of a lost entry is broken. Every seed is revealed, open rooms are given up, all games stop.',
      ),
    perform: ({ continueLog }, { origin, reason, lost }) => continueLog({ origin, reason, lost }),
  }),
  define({
    request: 'reseal-seeds',
    fields: {},
    act: 'keys reseal   seal every stored seed with the current seal key (docs/operations.md)',
    perform: async ({ reseal }) => {
      const { resealed, kept } = await reseal();
      return done(`${resealed} seeds are sealed with the current key now, ${kept} were before`);
    },
  }),
];
