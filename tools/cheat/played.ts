import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import { webRoot } from '../../scripts/start/web-build.ts';
import type { Eyes } from './browser/eyes.ts';
import { openingPage } from './browser/opening-page.ts';
import { untilCaughtUp } from './caught-up.ts';
import type { Client } from './client/client.ts';
import { type Manner, openingClient } from './client/opening-client.ts';
import { takeSeat } from './client/seat.ts';
import { openEdge } from './edge.ts';
import type { CheatingHouse } from './house/cheating-house.ts';
import type { RunningHouse } from './running-house.ts';
import type { Judged, Table, Trick } from './trick.ts';
import type { Measured, Verdict } from './verdict.ts';

/** The result for a player: their losses or winnings by the log, and the reason why their client stopped. */
export interface Played {
  readonly clients: readonly Pick<Client, 'kept'>[];
  /** Null where there is nothing to lose. */
  readonly measured: Measured | null;
  readonly stopped: string | null;
  /** Whether the room said before the stake that the house can do this. */
  readonly said?: boolean;
}

interface PlayedTrick<Own extends CheatingHouse> {
  readonly name: string;
  readonly does: string;
  /** A new one for each run. */
  readonly house: () => Own;
  readonly play: (running: RunningHouse, table: Table, house: Own) => Promise<Played>;
  readonly onPage?: (running: RunningHouse, eyes: Eyes, house: Own) => Promise<Played>;
}

/** The costs and winnings of a player's settled plays, as the log has them. */
export const measuredOf = async (running: RunningHouse, playerId: string): Promise<Measured> => {
  await untilCaughtUp(running.database, 'plays');
  const sums = db
    .selectFrom('play')
    .select(({ fn }) => [
      fn.countAll<number>().as('n'),
      fragment<number>`coalesce(sum(cost), 0)::bigint`.as('staked'),
      fragment<number>`coalesce(sum(won), 0)::bigint`.as('won'),
    ])
    .where('playerId', '=', playerId);
  const [row] = await runQuery(running.database.pool, sums);
  return { of: 'coin', n: row?.n ?? 0, staked: row?.staked ?? 0, won: row?.won ?? 0 };
};

/** How often more a client plays than it was asked to, until the house had a chance. */
const PATIENCE = 100;

/** So many plays of one honest client, one after the other, and more until the house had so many chances. */
export const openCasesAs =
  (manner: Manner, chances = 1) =>
  async (running: RunningHouse, { plays }: Table, { tried }: CheatingHouse): Promise<Played> => {
    const client = await openingClient(await takeSeat(running.url), manner);
    let stopped: string | null = null;
    for (let n = 0; stopped === null && (n < plays || (tried() < chances && n < PATIENCE * plays)); n += 1) {
      const shown = await client.play();
      if (shown.kind === 'stopped') stopped = shown.why;
    }
    return { clients: [client], measured: await measuredOf(running, client.playerId), stopped };
  };

export const openCases = openCasesAs({});

/** Of openings on the page a few are enough: it either shows what the house likes, or it doesn't. */
const PAGE_PLAYS = 2;
const MOST_PAGE_PLAYS = 80;

/** The same on the real page, until the house had its chance. */
export const openCasesOnPage =
  (name: string) =>
  async (running: RunningHouse, eyes: Eyes, { tried }: CheatingHouse): Promise<Played> => {
    const client = await openingPage(eyes, await takeSeat(running.url), name);
    let stopped: string | null = null;
    for (let n = 0; stopped === null && (n < PAGE_PLAYS || tried() === 0) && n < MOST_PAGE_PLAYS; n += 1) {
      const shown = await client.play();
      if (shown.kind === 'stopped') stopped = shown.why;
    }
    const measured = await measuredOf(running, client.playerId);
    await client.page.goto('/provably-fair');
    await client.page.getByRole('heading').first().waitFor();
    await eyes.picture(client.page, `${name}-afterwards`);
    return { clients: [client], measured, stopped };
  };

/** The client's word comes first: it stops before anything is lost. */
const judge = async (running: RunningHouse, house: CheatingHouse, played: Played): Promise<Verdict> => {
  if (played.stopped !== null) return { kind: 'refused', why: played.stopped };
  const promises = (await Promise.all(played.clients.map((client) => client.kept()))).flat();
  const [deepest] = await running.audited(promises);
  if (deepest !== undefined) return { kind: 'found', code: deepest.kind };
  if (house.tried() === 0) throw new Error('the house never had a chance');
  if (house.turned() === 0) return { kind: 'impossible' };
  return { kind: played.said === true ? 'said' : 'missed' };
};

/** Runs the house, has it played, and judges. */
const judged = async <Own extends CheatingHouse>(
  house: Own,
  table: Table,
  served: string | null,
  play: (running: RunningHouse) => Promise<Played>,
): Promise<Judged> => {
  const running = await table.open({ house, webRoot: served });
  const edge = house.rewrite === undefined ? null : await openEdge(running.url, house.rewrite);
  try {
    const played = await play({ ...running, url: edge?.url ?? running.url });
    return { verdict: await judge(running, house, played), measured: played.measured };
  } finally {
    await edge?.close();
    await running.close();
  }
};

/** A trick that a running house plays on honest clients. */
export const playedTrick = <Own extends CheatingHouse>(trick: PlayedTrick<Own>): Trick => {
  const { name, does, house: build, play, onPage } = trick;
  const run = (table: Table): Promise<Judged> => {
    const house = build();
    return judged(house, table, null, (running) => play(running, table, house));
  };
  if (onPage === undefined) return { name, does, run };
  return {
    name,
    does,
    run,
    onPage: (table, eyes) => {
      const house = build();
      return judged(house, table, webRoot, (running) => onPage(running, eyes, house));
    },
  };
};
