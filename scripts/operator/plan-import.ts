import { z } from 'zod';
import type { CatalogDocument } from '../../engine/catalog/document.ts';
import type { Command } from '../../engine/commands.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { caseSlug } from '../../engine/kernel/event-codec.ts';
import { type CaseSlug, isCommandId, mustBe, type StreamId } from '../../engine/kernel/ids.ts';
import { PERMISSIVE, type World } from '../../engine/kernel/world.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { rowsAs, type SqlClient } from '../../engine/projections/sql.ts';
import { rulesWith } from '../../engine/registry.ts';
import { evolveStream, initialState, type StreamState } from '../../engine/stream-state.ts';
import { knownStates, worldStates } from '../../engine/world-states.ts';
import { type CatalogCommand, catalogCommands } from './catalog-commands.ts';

/** Returns outside of it are mistakes more often than plans: hundredths of a percent. */
export const USUAL_RTP = { min: 8_000n, max: 9_600n };

export interface ImportOptions {
  /** Retires the open cases that the document doesn't have. */
  readonly retireMissing: boolean;
  /** Retired cases that may come back. */
  readonly bringBack: readonly string[];
  /** Cases that may return what is unusual. */
  readonly allowRtp: readonly string[];
}

/** What an import would do: nothing of it is done where there is a problem. */
export interface ImportPlan {
  readonly problems: readonly string[];
  readonly lines: readonly string[];
  /** Skins, then cases and tables, then retirements: each part may go at once. */
  readonly commands: readonly (readonly CatalogCommand[])[];
}

const none = (): never => {
  throw new Error('publishing a catalog draws nothing');
};

/** The rules themselves, over the log's states with what was accepted on top: what the engine would answer now. */
const rehearsal = async (sql: Queryable, commands: readonly Command[]) => {
  const rules = rulesWith(nodeHashing);
  const states = new Map<StreamId, StreamState>();
  const needed = commands.flatMap(
    (command) =>
      rules.needs(
        command,
        knownStates(() => undefined),
      ).streams,
  );
  for (const [id, state] of await readStates(sql, [...new Set(needed)])) states.set(id, state);
  const read = worldStates((stream) => states.get(stream) ?? initialState(stream));
  const world: World = {
    at: Date.now(),
    ...read,
    guard: () => PERMISSIVE,
    draw: none,
    reveal: none,
    freshPair: none,
  };
  const commandId = mustBe(isCommandId, 'import:rehearsal');
  return {
    case: read.case,
    decide: (command: Command) => {
      const decision = rules.decide(command, world, commandId);
      if (decision.kind !== 'accepted') return decision;
      for (const { stream, event } of decision.events) {
        states.set(stream, evolveStream(states.get(stream) ?? initialState(stream), event, world.at));
      }
      return decision;
    },
  };
};

const percent = (hundredths: bigint): string => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')} %`;

type Rtp = { readonly numerator: string; readonly denominator: string };
const hundredthsOf = ({ numerator, denominator }: Rtp): bigint => (BigInt(numerator) * 10_000n) / BigInt(denominator);

const openRow = z.object({ slug: caseSlug });

const openCases = async (sql: SqlClient): Promise<readonly CaseSlug[]> =>
  rowsAs(openRow, await sql.query(`SELECT slug FROM case_version WHERE status = 'open' ORDER BY slug`, [])).map(
    ({ slug }) => slug,
  );

/**
 * What importing the document would change, and everything that is wrong with it: the rules are asked about all of it before
 * the first of it is published.
 */
export const planImport = async (
  sql: SqlClient & Queryable,
  document: CatalogDocument,
  { retireMissing, bringBack, allowRtp }: ImportOptions,
): Promise<ImportPlan> => {
  const { skins, cases, consolation } = catalogCommands(document);
  const has = new Set(document.cases.map(({ slug }) => slug));
  const missing = (await openCases(sql)).filter((slug) => !has.has(slug));
  const retirements: readonly CatalogCommand[] = (retireMissing ? missing : []).map((slug) => ({
    name: `retire.${slug}`,
    command: { type: 'RetireCase', case: slug, reason: 'not in the imported catalog' },
  }));
  const all = [...skins, ...cases, ...consolation, ...retirements];
  const stage = await rehearsal(
    sql,
    all.map(({ command }) => command),
  );
  const problems: string[] = [];
  const lines: string[] = [];
  let unchanged = 0;
  let newSkins = 0;

  for (const option of [...bringBack, ...allowRtp]) {
    if (!has.has(option)) problems.push(`${option}: named by an option, and not in the document`);
  }
  for (const { name, command } of all) {
    const before = command.type === 'PublishCase' ? stage.case(command.case) : null;
    const decision = stage.decide(command);
    if (decision.kind !== 'accepted') {
      if (decision.kind === 'rejected' && decision.code === 'NOTHING_TO_DO') unchanged += 1;
      else if (decision.kind === 'rejected')
        problems.push(`${name}: ${decision.code} ${JSON.stringify(decision.details)}`);
      continue;
    }
    if (command.type === 'PublishSkin') newSkins += 1;
    if (command.type === 'PublishConsolation') lines.push('consolation table: a new version');
    if (command.type === 'RetireCase') lines.push(`${command.case}: retired, because the document doesn't have it`);
    if (command.type !== 'PublishCase') continue;
    const now = stage.case(command.case);
    if (now.status === 'absent') continue;
    const rtp = hundredthsOf(now.table.rtp);
    const terms = `price ${now.table.price}, returns ${percent(rtp)}`;
    if (before === null || before.status === 'absent') lines.push(`${command.case}: new, ${terms}`);
    else if (before.status === 'retired') lines.push(`${command.case}: brought back, ${terms}`);
    else {
      const old = `price ${before.table.price}, returns ${percent(hundredthsOf(before.table.rtp))}`;
      lines.push(`${command.case}: ${old} -> ${terms}`);
    }
    if (before?.status === 'retired' && !bringBack.includes(command.case)) {
      problems.push(`${name}: it is retired; --bring-back ${command.case} offers it again`);
    }
    if ((rtp < USUAL_RTP.min || rtp > USUAL_RTP.max) && !allowRtp.includes(command.case)) {
      const usual = `${percent(USUAL_RTP.min)} to ${percent(USUAL_RTP.max)}`;
      problems.push(`${name}: returns ${percent(rtp)}, which is not ${usual}; --allow-rtp ${command.case} takes it`);
    }
  }
  if (!retireMissing) {
    for (const slug of missing) {
      lines.push(`${slug}: not in the document and stays open; --retire-missing takes such cases off the site`);
    }
  }
  lines.unshift(`${newSkins} skins new or changed, ${unchanged} skins, cases and tables as they are`);
  return { problems, lines, commands: [skins, [...cases, ...consolation], retirements] };
};
