import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeUntracked } from '../../scripts/make-untracked.ts';
import { administer, type MigratedEmbedded, migratedEmbedded, migratedOn } from './migrated.ts';
import { startPostgres, type TestServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Ask it for `postgres`, and it answers the address of the run's one server; for `migrated`, the name of a migrated
     * database there to copy; for `pglite`, the path of an embedded one as PGlite dumps it; for `files`, that of its files. Each is
     * made when a test first asks.
     */
    databaseBroker?: string;
  }
}

/** Serves databases that are costly to make to a whole run of the tests; makes each when a test first asks for it. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const problems = await makeUntracked();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-tests-'));
  let server: Promise<TestServer> | undefined;
  let migrated: Promise<string> | undefined;
  let embedded: Promise<MigratedEmbedded> | undefined;
  const serverUrl = async (): Promise<string> => {
    server ??= startPostgres();
    return (await server).url;
  };
  const embeddedOnce = (): Promise<MigratedEmbedded> => {
    embedded ??= migratedEmbedded(folder);
    return embedded;
  };
  const answerTo = async (what: string | undefined): Promise<string> => {
    switch (what) {
      case '/pglite':
        return (await embeddedOnce()).dump;
      case '/files':
        return (await embeddedOnce()).files;
      case '/migrated':
        migrated ??= serverUrl().then(migratedOn);
        return migrated;
      default:
        return serverUrl();
    }
  };
  const broker = createServer((request, response) => {
    answerTo(request.url).then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(503).end(error instanceof Error ? error.message : 'not to be had'),
    );
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  const address = broker.address();
  if (address !== null && typeof address === 'object') {
    project.provide('databaseBroker', `http://127.0.0.1:${address.port}`);
  }
  return async () => {
    broker.close();
    const running = await server?.catch(() => undefined);
    const name = await migrated?.catch(() => undefined);
    // The server may be the developer's own, and stay.
    if (running !== undefined && name !== undefined)
      await administer(running.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
