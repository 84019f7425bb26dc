import autocannon from 'autocannon';
import { z } from 'zod';
import { readTrustedTexts } from '../../gateway/graphql/trusted-documents.ts';
import { openingOf } from '../../test/player/case.ts';

/** The other side of the HTTP benchmark, in a process of its own: asked by message, answers by message. */

const player = z.object({ token: z.string(), pairId: z.string(), userSeed: z.string() });

export const httpTask = z.object({
  url: z.string(),
  connections: z.int(),
  seconds: z.number(),
  /** Players who open cases, one after the other; null asks for the mutation that does nothing. */
  open: z
    .object({ players: z.array(player).min(1), slug: z.string(), oddsHash: z.string(), terms: z.string() })
    .nullable(),
});
export type HttpTask = z.infer<typeof httpTask>;

export const httpResult = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  answered: z.int(),
  failed: z.int(),
  /** Microseconds of this process. */
  processor: z.number(),
  /** Positions in the log that the site gave out for opened cases. */
  positions: z.array(z.int()),
});
export type HttpResult = z.infer<typeof httpResult>;

const NOTHING = JSON.stringify({ query: 'mutation Nothing { logout }' });

/** How the page names what it asks when a case is opened. */
const openCaseNamed = async () => {
  for (const [sha256Hash, text] of await readTrustedTexts()) {
    if (/\bmutation OpenCase\b/.test(text)) return { persistedQuery: { version: 1, sha256Hash } };
  }
  throw new Error('the client has no document that opens a case');
};

const requestOf = (
  { open }: HttpTask,
  turn: number,
  extensions: Awaited<ReturnType<typeof openCaseNamed>>,
): { readonly authorization?: string; readonly body: string } => {
  const player = open?.players[turn % open.players.length];
  if (open === null || player === undefined) return { body: NOTHING };
  const { token, ...round } = player;
  const variables = { input: openingOf(open, round) };
  return { authorization: `Bearer ${token}`, body: JSON.stringify({ extensions, variables }) };
};

const run = async (task: HttpTask): Promise<HttpResult> => {
  const positions: number[] = [];
  let answered = 0;
  let failed = 0;
  let turn = 0;
  const extensions = await openCaseNamed();
  const before = process.cpuUsage();
  const result = await autocannon({
    url: task.url,
    connections: task.connections,
    duration: task.seconds,
    requests: [
      {
        method: 'POST',
        path: '/graphql',
        setupRequest: (request) => {
          turn += 1;
          const { body, ...authorization } = requestOf(task, turn, extensions);
          return {
            ...request,
            headers: { ...request.headers, 'content-type': 'application/json', ...authorization },
            body,
          };
        },
        onResponse: (status, body) => {
          const position = /"position":"(\d+)"/.exec(body)?.[1];
          if (status !== 200 || body.includes('"errors"')) failed += 1;
          else answered += 1;
          if (position !== undefined) positions.push(Number(position));
        },
      },
    ],
  });
  const { p50, p99 } = result.latency;
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: answered / result.duration,
    p50,
    p99,
    answered,
    processor: user + system,
    failed: failed + result.errors + result.timeouts,
    positions,
  };
};

process.on('message', (message) => {
  const answer = async (): Promise<void> => {
    process.send?.(await run(httpTask.parse(message)));
  };
  answer().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'load failed'}\n`);
    process.exit(1);
  });
});
